"""Texts: length after parsing, HTML that does not parse, entities, trimming."""

import pytest
from telegram import Bot, MessageEntity
from telegram.error import BadRequest

from bot.rehearsal.people import Person
from bot.rehearsal.world import World


@pytest.fixture
def ada(world: World) -> Person:
    ada = world.person("Ada")
    ada.start()
    return ada


async def test_length_is_counted_after_parsing(bot: Bot, ada: Person) -> None:
    await bot.send_message(ada.id, f"<b>{'x' * 4096}</b>", parse_mode="HTML")
    with pytest.raises(BadRequest, match="Message is too long"):
        await bot.send_message(ada.id, "x" * 4097)


@pytest.mark.parametrize("text", ["", "   \n ", "<b></b>"])
async def test_nothing_is_no_text(bot: Bot, ada: Person, text: str) -> None:
    with pytest.raises(BadRequest, match="Message text is empty"):
        await bot.send_message(ada.id, text, parse_mode="HTML")


@pytest.mark.parametrize(
    ("html", "words"),
    [
        ("1 < 2", 'Unsupported start tag "" at byte offset 2'),
        ("<table>", 'Unsupported start tag "table" at byte offset 0'),
        ("é<br>", 'Unsupported start tag "br" at byte offset 2'),
        ("<b>bold", 'Can\'t find end tag corresponding to start tag "b"'),
        ("bold</b>", "Unexpected end tag at byte offset 4"),
        ("<b><i>x</b></i>", 'Unmatched end tag at byte offset 7, expected "</i>", found "</b>"'),
        ("<span>x</span>", 'Tag "span" must have class "tg-spoiler" at byte offset 0'),
    ],
)
async def test_bad_html(bot: Bot, ada: Person, html: str, words: str) -> None:
    with pytest.raises(BadRequest) as caught:
        await bot.send_message(ada.id, html, parse_mode="HTML")
    assert str(caught.value).lower() == f"can't parse entities: {words}".lower()


async def test_entities(bot: Bot, ada: Person) -> None:
    html = (
        "🂡 <b>bold <i>both</i></b> <code>a &lt; b</code> &amp; <a href='https://t.me/x'>link</a> "
        "<pre><code class='language-py'>x</code></pre> <tg-spoiler>s</tg-spoiler> "
        "<blockquote expandable>q</blockquote>"
    )
    message = await bot.send_message(ada.id, html, parse_mode="HTML")
    assert message.text == "🂡 bold both a < b & link x s q"
    found = {entity.type: message.parse_entity(entity) for entity in message.entities}
    assert found == {
        MessageEntity.BOLD: "bold both",
        MessageEntity.ITALIC: "both",
        MessageEntity.CODE: "a < b",
        MessageEntity.TEXT_LINK: "link",
        MessageEntity.PRE: "x",
        MessageEntity.SPOILER: "s",
        MessageEntity.EXPANDABLE_BLOCKQUOTE: "q",
    }
    (pre,) = [entity for entity in message.entities if entity.type == MessageEntity.PRE]
    assert pre.language == "py"


async def test_a_text_is_trimmed_with_its_entities(bot: Bot, ada: Person) -> None:
    message = await bot.send_message(ada.id, "\n  <b> x </b>\n", parse_mode="HTML")
    assert message.text == "x"
    assert (message.entities[0].offset, message.entities[0].length) == (0, 1)


async def test_commands_links_and_mentions_are_found(bot: Bot, ada: Person) -> None:
    message = await bot.send_message(ada.id, "🂡 /play@some_bot or t.me/rehearsal_bot?start=a1, ask @boris")
    found = {entity.type: message.parse_entity(entity) for entity in message.entities}
    assert found == {"bot_command": "/play@some_bot", "url": "t.me/rehearsal_bot?start=a1", "mention": "@boris"}


async def test_direction_overrides_are_dropped_and_isolates_stay(bot: Bot, ada: Person) -> None:
    message = await bot.send_message(ada.id, "\u202bآدا\u202c \u2068Ada\u2069 \x07.")
    assert message.text == "آدا \u2068Ada\u2069  ."


async def test_own_entities_must_lie_inside(bot: Bot, ada: Person) -> None:
    bold = MessageEntity("bold", 0, 3)
    message = await bot.send_message(ada.id, "abc", entities=[bold])
    assert message.entities[0].type == "bold"
    with pytest.raises(BadRequest, match="Can't parse entities"):
        await bot.send_message(ada.id, "ab", entities=[bold])


async def test_unknown_parse_mode(bot: Bot, ada: Person) -> None:
    with pytest.raises(BadRequest, match="Unsupported parse_mode"):
        await bot.send_message(ada.id, "x", parse_mode="RTF")


async def test_captions(bot: Bot, ada: Person) -> None:
    document = await bot.send_document(
        ada.id, b"a sheet", filename="sheet.txt", caption="<b>Sheet</b>", parse_mode="HTML"
    )
    assert document.document is not None
    assert (document.document.file_name, document.document.file_size, document.caption) == ("sheet.txt", 7, "Sheet")
    picture = await bot.send_photo(ada.id, b"\x89PNG", caption="x" * 1024)
    assert picture.photo[0].file_size == 4
    with pytest.raises(BadRequest, match="Message caption is too long"):
        await bot.send_photo(ada.id, b"\x89PNG", caption="x" * 1025)
    changed = await bot.edit_message_caption(ada.id, picture.message_id, caption="new")
    assert not isinstance(changed, bool)
    assert changed.caption == "new"
    with pytest.raises(BadRequest, match="There is no text in the message to edit"):
        await bot.edit_message_text("x", ada.id, picture.message_id)
