"""Real python-telegram-bot applications, in the manner of its echo and inline-keyboard examples, run against it."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from telegram import ForceReply, InlineKeyboardButton, InlineKeyboardMarkup, Update
from telegram.ext import (
    Application,
    ApplicationBuilder,
    CallbackQueryHandler,
    CommandHandler,
    ContextTypes,
    MessageHandler,
    filters,
)

from bot.rehearsal.server import Rehearsal
from bot.rehearsal.world import World
from tests.rehearsal.conftest import TOKEN

Context = ContextTypes.DEFAULT_TYPE


async def greet(update: Update, _: Context) -> None:
    assert update.effective_user
    assert update.message
    markup = ForceReply(selective=True)
    await update.message.reply_html(f"Hi {update.effective_user.mention_html()}", reply_markup=markup)


async def echo(update: Update, _: Context) -> None:
    assert update.message
    assert update.message.text
    await update.message.reply_text(update.message.text)


async def offer(update: Update, _: Context) -> None:
    assert update.message
    options = [
        [InlineKeyboardButton("Option 1", callback_data="1"), InlineKeyboardButton("Option 2", callback_data="2")]
    ]
    await update.message.reply_text("Please choose:", reply_markup=InlineKeyboardMarkup(options))


async def choose(update: Update, _: Context) -> None:
    query = update.callback_query
    assert query
    await query.answer()
    await query.edit_message_text(text=f"Selected option: {query.data}")


@asynccontextmanager
async def running(server: Rehearsal, *handlers: Any) -> AsyncIterator[Application[Any, Any, Any, Any, Any, Any]]:
    app = ApplicationBuilder().token(TOKEN).base_url(server.base_url).build()
    app.add_handlers(list(handlers))
    async with app:
        assert app.updater
        await app.updater.start_polling(allowed_updates=Update.ALL_TYPES)
        await app.start()
        try:
            yield app
        finally:
            await app.updater.stop()
            await app.stop()


async def test_the_echo_bot(server: Rehearsal, world: World) -> None:
    words = MessageHandler(filters.TEXT & ~filters.COMMAND, echo)
    ada = world.person("Ada")
    async with running(server, CommandHandler("start", greet), words):
        ada.start()
        greeting = await ada.chat.shows("Hi Ada")
        assert greeting.now.formatted.entities[0]["type"] == "text_mention"
        ada.say("سلام 🂡")
        await world.until(lambda: len([m for m in ada.chat.shown() if m.text == "سلام 🂡"]) == 2)
    assert not len(world.updates)


async def test_the_inline_keyboard_bot(server: Rehearsal, world: World) -> None:
    ada = world.person("Ada")
    group = world.group("Sunday cards", [ada])
    async with running(server, CommandHandler("start", offer), CallbackQueryHandler(choose)):
        ada.send(group, "/start@rehearsal_bot")
        question = await group.shows("Please choose:")
        assert question.labels == ("Option 1", "Option 2")
        press = ada.press(question, "Option 2")
        await group.shows("Selected option: 2")
        assert press.answer is not None
        assert not question.buttons
