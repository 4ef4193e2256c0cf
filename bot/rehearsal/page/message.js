// One message as a bubble with its keyboard, or as a service line.

import { avatar, colourOf, element } from "./dom.js";
import { formatted } from "./text.js";
import { words } from "./words.js";

// `actions`: press(message, index, button), command(text), open(url), copy(text).
export function messageElement(message, viewer, group, actions) {
  if (Object.keys(message.service).length) return serviceElement(message);
  const mine = message.from === viewer.id;
  const bubble = element(
    "div",
    { class: "bubble" },
    group && !mine ? element("div", { class: `sender ${colourOf(message.from)}-text`, dir: "auto" }, message.name) : null,
    message.reply_to ? quote(message.reply_to) : null,
    message.media ? element("div", { class: "media" }, message.media === "photo" ? words.picture : words.file) : null,
    element("div", { class: "text" }, ...formatted(message.text, message.entities, actions)),
    footer(message),
  );
  const body = element("div", { class: "body" }, bubble, message.rows.length ? keyboard(message, actions) : null);
  const classes = ["message", mine ? "mine" : "theirs", message.protected ? "protected" : ""].join(" ");
  return element("article", { class: classes }, group && !mine ? avatar(message.from, message.name) : null, body);
}

function quote(replied) {
  return element("div", { class: "quote" }, element("b", { dir: "auto" }, replied.name), element("div", { dir: "auto" }, replied.text));
}

function footer(message) {
  const time = new Date(message.date * 1000).toLocaleTimeString([], { hour: "2-digit", minute: "2-digit" });
  const edited = message.edited && !message.rows.length ? `${words.edited} ` : "";
  return element(
    "div",
    { class: "footer" },
    message.protected ? element("span", { class: "shield", title: words.protected, role: "img", "aria-label": words.protected }) : null,
    `${edited}${time}`,
  );
}

function keyboard(message, actions) {
  let index = 0;
  const rows = message.rows.map((row) => {
    const buttons = row.map((button) => buttonElement(message, button, index++, actions));
    return element("div", { class: "row" }, ...buttons);
  });
  return element("div", { class: "keyboard" }, ...rows);
}

function buttonElement(message, button, index, actions) {
  const press = async (event) => {
    const pressed = event.currentTarget;
    if (button.copy !== undefined) return actions.copy(button.copy);
    pressed.classList.add("waiting");
    await actions.press(message, index, button);
    pressed.classList.remove("waiting");
  };
  const mark = button.url ? "\u2197" : button.copy !== undefined ? "\u29C9" : null;
  return element(
    "button",
    { type: "button", class: `key ${button.style ?? ""}`, onclick: press },
    element("span", { class: "label" }, button.text),
    mark ? element("span", { class: "mark", "aria-hidden": "true" }, mark) : null,
  );
}

function serviceElement(message) {
  return element("article", { class: "service" }, element("span", { dir: "auto" }, serviceWords(message)));
}

function serviceWords({ service, name }) {
  const named = (user) => [user.first_name, user.last_name].filter(Boolean).join(" ");
  if (service.new_chat_members) return words.joined(service.new_chat_members.map(named).join(", "), name);
  if (service.left_chat_member) return words.left(named(service.left_chat_member), name);
  if (service.new_chat_title) return words.renamed(service.new_chat_title);
  if (service.forum_topic_created) return words.topicCreated(service.forum_topic_created.name);
  if (service.forum_topic_closed) return words.topicClosed;
  if (service.forum_topic_reopened) return words.topicReopened;
  return words.migrated;
}
