// One person's phone: their private chat with the bot.

import { act } from "./api.js";
import { ChatView } from "./chat.js";
import { avatar, element } from "./dom.js";
import { words } from "./words.js";

export class Phone {
  constructor({ opened }) {
    this.view = new ChatView(opened);
    this.name = element("bdi");
    this.face = element("span");
    this.status = element("span", { class: "status" });
    this.check = element("input", { type: "checkbox", role: "switch" });
    this.standIn = element("label", { class: "switch", hidden: true }, this.check, element("span", {}, words.standIn));
    this.block = element("button", { type: "button", class: "quiet", onclick: () => this.view.attempt(() => act("block", { person: this.person.id })) }, words.block);
    const title = element("div", { class: "title" }, this.face, element("div", { class: "who" }, element("h2", {}, this.name), this.status), this.standIn, this.block);
    this.root = element("section", { class: "column phone" }, element("header", {}, title), this.view.root);
    this.check.addEventListener("change", () => {
      this.view.attempt(() => act("autoplay", { person: this.person.id, on: this.check.checked }));
    });
  }

  show(state, person) {
    if (this.name.textContent !== person.name) this.face.replaceChildren(avatar(person.id, person.name));
    this.person = person;
    this.root.dataset.column = person.id;
    this.name.textContent = person.name;
    this.status.textContent = [person.language, person.blocked ? words.blocked : ""].filter(Boolean).join(" · ");
    this.block.hidden = !person.started || person.blocked;
    this.standIn.hidden = !state.autoplay.offered;
    this.check.checked = state.autoplay.people.includes(person.id);
    const chat = state.chats.find(({ id }) => id === person.id);
    const commands = person.commands[person.id] ?? [];
    this.view.show({ viewer: person, chat, commands, instead: this.instead(), empty: person.description || state.bot.name });
  }

  instead() {
    const { id, started, blocked } = this.person;
    if (!started) return { label: words.start, action: () => act("start", { person: id }) };
    return blocked ? { label: words.unblock, action: () => act("unblock", { person: id }) } : null;
  }
}
