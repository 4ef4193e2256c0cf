// The group's column: which group, which topic, and who of its people you are.

import { act } from "./api.js";
import { ChatView } from "./chat.js";
import { avatar, element, reconcile } from "./dom.js";
import { words } from "./words.js";

const GENERAL = null;

export class GroupColumn {
  constructor({ opened, ask, chosen }) {
    this.chosen = chosen;
    this.ask = ask;
    this.view = new ChatView(opened);
    this.groups = element("select", { class: "groups", "aria-label": words.groupTitle });
    this.count = element("span", { class: "status" });
    this.people = element("div", { class: "people", role: "radiogroup", "aria-label": words.actAs });
    this.topics = element("div", { class: "topics", role: "tablist", hidden: true });
    const head = element("header", {}, element("div", { class: "title" }, this.groups, this.count), this.people, this.topics);
    this.root = element("section", { class: "column group-column", "data-column": "group" }, head, this.view.root);
    this.groups.addEventListener("change", () => this.choose({ chat: Number(this.groups.value), thread: undefined }));
  }

  choose(changed) {
    Object.assign(this, changed);
    this.show(this.state);
    this.chosen(this.state);
  }

  show(state) {
    this.state = state;
    const groups = state.chats.filter((chat) => chat.kind !== "private");
    const chat = groups.find(({ id }) => id === this.chat) ?? groups[0];
    this.root.classList.toggle("empty", !chat);
    if (!chat) return;
    this.chat = chat.id;
    const people = state.people.filter((person) => chat.audience.includes(person.id));
    const viewer = people.find(({ id }) => id === this.person) ?? people[0];
    this.showGroups(groups, chat);
    this.showPeople(people, viewer);
    this.showTopics(chat);
    if (!viewer) return;
    this.person = viewer.id;
    const topic = chat.topics.find(({ id }) => id === this.thread);
    const thread = chat.forum ? (topic?.id ?? GENERAL) : undefined;
    this.view.show({ viewer, chat, thread, commands: viewer.commands[chat.id] ?? [], instead: this.instead(chat, topic, viewer) });
  }

  instead(chat, topic, viewer) {
    if (!chat.bot) return { label: words.addBot, action: () => act("add", { person: viewer.id, chat: chat.id, whom: "bot" }) };
    return topic?.closed ? { label: words.closed } : null;
  }

  showGroups(groups, chat) {
    const make = (group) => element("option", { value: group.id }, group.title);
    reconcile(this.groups, groups, ({ id }) => id, ({ title }) => title, make);
    this.groups.value = chat.id;
    this.count.textContent = words.members(chat.audience.length);
  }

  showPeople(people, viewer) {
    const make = (person) => {
      const chosen = person.id === viewer?.id;
      const pick = () => this.choose({ person: person.id });
      return element("button", { type: "button", role: "radio", class: "chip", "aria-checked": String(chosen), onclick: pick }, avatar(person.id, person.name), element("span", { dir: "auto" }, person.name));
    };
    const content = (person) => `${person.name}/${person.id === viewer?.id}`;
    reconcile(this.people, people, ({ id }) => id, content, make);
  }

  showTopics(chat) {
    this.topics.hidden = !chat.forum;
    if (!chat.forum) return;
    const known = chat.topics.some(({ id }) => id === this.thread);
    const entries = [{ id: GENERAL, name: words.general }, ...chat.topics];
    const make = (topic) => {
      const chosen = topic.id === (known ? this.thread : GENERAL);
      return element("button", { type: "button", role: "tab", "aria-selected": String(chosen), onclick: () => this.choose({ thread: topic.id }) }, topic.name);
    };
    const tabs = entries.map(make);
    tabs.push(element("button", { type: "button", class: "quiet", onclick: () => this.openTopic() }, words.newTopic));
    this.topics.replaceChildren(...tabs);
  }

  async openTopic() {
    const values = await this.ask(words.newTopic, [{ name: "name", label: words.topicName, required: true }]);
    if (values) await act("open_topic", { person: this.person, chat: this.chat, name: values.name });
  }
}
