// One chat on one person's phone: its messages, a line to write in, toasts and alerts.

import { act } from "./api.js";
import { element, reconcile } from "./dom.js";
import { messageElement } from "./message.js";
import { words } from "./words.js";

const TOAST_MS = 3500;

export class ChatView {
  // `opened(person)` is called when a link led into that person's private chat.
  constructor(opened) {
    this.opened = opened;
    this.lines = element("div", { class: "lines", role: "log" });
    this.list = element("div", { class: "messages" }, this.lines);
    this.pinned = element("div", { class: "pinned", hidden: true });
    this.toasts = element("div", { class: "toasts", "aria-live": "polite" });
    this.field = element("textarea", { rows: 1, dir: "auto", placeholder: words.message, "aria-label": words.message });
    this.menu = element("div", { class: "menu", hidden: true });
    this.slash = element("button", { type: "button", class: "slash", title: words.commands, "aria-label": words.commands, onclick: () => this.toggleMenu() }, "/");
    const send = element("button", { type: "submit", class: "send", "aria-label": words.send }, "\u27A4");
    this.composer = element("form", { class: "composer" }, this.menu, this.slash, this.field, send);
    this.instead = element("div", { class: "instead", hidden: true });
    this.alert = element("div", { class: "alert", hidden: true, role: "alertdialog" });
    this.root = element("div", { class: "chat" }, this.pinned, this.list, this.composer, this.instead, this.toasts, this.alert);
    this.composer.addEventListener("submit", (event) => this.submit(event));
    this.field.addEventListener("keydown", (event) => this.key(event));
  }

  // `instead` replaces the line to write in: {text, label, action}, or null.
  show({ viewer, chat, thread, commands, instead, empty }) {
    Object.assign(this, { viewer, chat, thread, commands });
    const shown = chat.messages.filter((message) => thread === undefined || (message.thread ?? null) === thread);
    const place = `${chat.id}/${thread}/${viewer.id}`;
    const group = chat.kind !== "private";
    const make = (message) => messageElement(message, viewer, group, this.actions());
    reconcile(this.lines, shown, (m) => `${place}/${m.id}`, (m) => JSON.stringify(m), make);
    this.list.dataset.empty = shown.length ? "" : (empty ?? "");
    if (this.place !== place) this.list.scrollTop = 0; // the list is laid from its end, see chat.css
    this.place = place;
    this.showPinned(chat);
    this.showInstead(instead);
    this.slash.hidden = !commands.length;
  }

  showPinned(chat) {
    const message = chat.messages.find(({ id }) => id === chat.pinned);
    this.pinned.hidden = !message;
    this.pinned.textContent = message ? `${words.pinned}: ${message.text.split("\n")[0]}` : "";
  }

  showInstead(instead) {
    this.composer.hidden = Boolean(instead);
    this.instead.hidden = !instead;
    if (!instead || this.instead.dataset.label === instead.label) return;
    this.instead.dataset.label = instead.label;
    const button = instead.action ? element("button", { type: "button", class: "primary", onclick: () => this.attempt(instead.action) }, instead.label) : instead.label;
    this.instead.replaceChildren(button);
  }

  actions() {
    const where = { person: this.viewer.id, chat: this.chat.id };
    return {
      press: (message, index, button) => this.attempt(() => this.press(where, message, index, button)),
      command: (text) => this.attempt(() => this.send(text)),
      open: (url) => this.attempt(() => this.open(url)),
      copy: (text) => this.copy(text),
    };
  }

  async attempt(action) {
    try {
      await action();
    } catch (error) {
      this.toast(error.message, "error");
    }
  }

  async press(where, message, index, button) {
    if (button.url) return this.open(button.url);
    const { answer } = await act("press", { ...where, message: message.id, button: index });
    if (!answer) return this.toast(words.unanswered, "error");
    if (answer.url) return this.open(answer.url);
    if (answer.text && answer.alert) return this.showAlert(answer.text);
    if (answer.text) this.toast(answer.text);
  }

  async open(url) {
    const { started } = await act("open", { person: this.viewer.id, url });
    if (started) this.opened(this.viewer.id);
    else window.open(url, "_blank", "noopener");
  }

  async copy(text) {
    await navigator.clipboard?.writeText(text).catch(() => {});
    this.toast(words.copied);
  }

  async send(text) {
    await act("send", { person: this.viewer.id, chat: this.chat.id, thread: this.thread ?? null, text });
  }

  submit(event) {
    event.preventDefault();
    const text = this.field.value.trim();
    if (!text) return;
    this.field.value = "";
    this.menu.hidden = true;
    this.attempt(() => this.send(text));
  }

  key(event) {
    if (event.key === "Enter" && !event.shiftKey) this.composer.requestSubmit();
    if (event.key === "Escape") this.menu.hidden = true;
    if (event.key === "Enter" && !event.shiftKey) event.preventDefault();
  }

  toggleMenu() {
    this.menu.hidden = !this.menu.hidden;
    const lines = this.commands.map(({ command, description }) => {
      const run = () => {
        this.menu.hidden = true;
        this.attempt(() => this.send(`/${command}`));
      };
      const name = element("b", { dir: "ltr" }, `/${command}`);
      return element("button", { type: "button", onclick: run }, name, element("span", { dir: "auto" }, description));
    });
    this.menu.replaceChildren(...lines);
  }

  toast(text, kind = "") {
    const shown = element("div", { class: `toast ${kind}`, dir: "auto" }, text);
    this.toasts.append(shown);
    setTimeout(() => shown.remove(), TOAST_MS);
  }

  showAlert(text) {
    const close = element("button", { type: "button", onclick: () => (this.alert.hidden = true) }, words.ok);
    this.alert.replaceChildren(element("div", { class: "box" }, element("p", { class: "text" }, text), close));
    this.alert.hidden = false;
    close.focus();
  }
}
