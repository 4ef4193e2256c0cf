// The page: the group and everyone's phone side by side; on a narrow screen one of them at a time.

import { act, loadState, watch } from "./api.js";
import { element, reconcile } from "./dom.js";
import { GroupColumn } from "./group.js";
import { Phone } from "./phone.js";
import { words } from "./words.js";

const stage = document.getElementById("stage");
const tabs = document.getElementById("tabs");
const dialog = document.getElementById("form-dialog");
const phones = new Map();
const group = new GroupColumn({ opened: reveal, ask, chosen: showTabs });
let current = "group";

stage.append(group.root);
document.getElementById("world-tools").append(
  element("button", { type: "button", class: "quiet", onclick: addPerson }, words.addPerson),
  element("button", { type: "button", class: "quiet", onclick: addGroup }, words.addGroup),
);

async function refresh() {
  const state = await loadState();
  document.getElementById("bot-name").textContent = document.title = state.bot.name;
  group.show(state);
  for (const person of state.people) {
    if (!phones.has(person.id)) addPhone(person.id);
    phones.get(person.id).show(state, person);
  }
  showTabs(state);
  // What is shown is the world as it was at this revision; who waits for more to be drawn can read it.
  document.body.dataset.revision = state.revision;
}

function addPhone(id) {
  const phone = new Phone({ opened: reveal });
  phones.set(id, phone);
  stage.append(phone.root);
}

function showTabs(state) {
  const title = state.chats.find(({ id }) => id === group.chat)?.title ?? words.noGroup;
  const entries = [{ id: "group", name: title }, ...state.people];
  const content = (entry) => `${entry.name}/${String(entry.id) === current}`;
  const make = (entry) => {
    const chosen = String(entry.id) === current;
    return element("button", { type: "button", role: "tab", "aria-selected": String(chosen), dir: "auto", onclick: () => reveal(entry.id) }, entry.name);
  };
  reconcile(tabs, entries, ({ id }) => id, content, make);
  for (const column of stage.children) column.classList.toggle("current", column.dataset.column === current);
}

// Brings a column into sight: the group's, or the phone of the person with this id.
function reveal(id) {
  current = String(id);
  for (const tab of tabs.children) tab.setAttribute("aria-selected", String(tab.dataset.key === current));
  for (const column of stage.children) column.classList.toggle("current", column.dataset.column === current);
  const column = [...stage.children].find((child) => child.dataset.column === current);
  column?.scrollIntoView({ behavior: "smooth", inline: "nearest", block: "nearest" });
  column?.animate([{ boxShadow: "0 0 0 3px var(--accent)" }, { boxShadow: "0 0 0 0 transparent" }], 900);
}

// Asks for a few values in a dialog; null when it is closed without an answer.
function ask(title, fields) {
  const inputs = fields.map((field) => {
    const input = element("input", { name: field.name, type: field.type ?? "text", required: field.required, maxlength: field.type ? null : 64, dir: "auto" });
    return element("label", { class: field.type ?? "text" }, element("span", {}, field.label), input);
  });
  const cancel = element("button", { type: "button", class: "quiet", onclick: () => dialog.close("") }, words.cancel);
  const create = element("button", { type: "submit", class: "primary" }, words.create);
  const form = element("form", { method: "dialog" }, element("h2", {}, title), ...inputs, element("div", { class: "row" }, cancel, create));
  dialog.replaceChildren(form);
  return new Promise((resolve) => {
    form.addEventListener("submit", () => resolve(Object.fromEntries(new FormData(form))));
    dialog.addEventListener("close", () => resolve(null), { once: true });
    dialog.showModal();
  });
}

async function addPerson() {
  const fields = [{ name: "first_name", label: words.personName, required: true }, { name: "language", label: words.language }];
  const values = await ask(words.addPerson, fields);
  if (!values) return;
  const person = await act("person", { first_name: values.first_name, language: values.language || "en" });
  if (group.chat) await act("add", { person, chat: group.chat, whom: person });
}

async function addGroup() {
  const fields = [{ name: "title", label: words.groupTitle, required: true }, { name: "forum", label: words.forum, type: "checkbox" }];
  const values = await ask(words.addGroup, fields);
  if (!values) return;
  const chat = await act("group", { title: values.title, members: [...phones.keys()], forum: Boolean(values.forum) });
  group.chat = chat;
  await refresh();
}

await refresh();
watch(refresh);
