// Text with its entities as elements. Offsets count UTF-16 units, as JavaScript's strings do.

import { element } from "./dom.js";

const TAGS = {
  bold: "strong",
  italic: "em",
  underline: "u",
  strikethrough: "s",
  code: "code",
  pre: "pre",
  blockquote: "blockquote",
  expandable_blockquote: "blockquote",
};

// `actions.command(text)` and `actions.open(url)` are called for what can be tapped.
export function formatted(text, entities, actions) {
  return render(text, 0, text.length, entities, actions);
}

function render(text, start, end, entities, actions) {
  const parts = [];
  let at = start;
  let rest = entities;
  while (rest.length) {
    const [first, ...others] = rest;
    const stop = Math.min(first.offset + first.length, end);
    if (first.offset < at || first.offset >= end) {
      rest = others;
      continue;
    }
    parts.push(text.slice(at, first.offset));
    const inner = others.filter((entity) => entity.offset < stop);
    parts.push(wrap(first, text.slice(first.offset, stop), render(text, first.offset, stop, inner, actions), actions));
    at = stop;
    rest = others.filter((entity) => entity.offset >= stop);
  }
  parts.push(text.slice(at, end));
  return parts;
}

function wrap(entity, text, children, actions) {
  switch (entity.type) {
    case "spoiler":
      return element("span", { class: "spoiler", onclick: (event) => event.currentTarget.classList.add("seen") }, ...children);
    case "bot_command":
      return element("a", { href: "#", class: "command", onclick: tap(() => actions.command(text)) }, ...children);
    case "url":
    case "text_link": {
      const url = entity.url ?? (text.includes("//") ? text : `https://${text}`);
      return element("a", { href: url, onclick: tap(() => actions.open(url)) }, ...children);
    }
    case "mention":
    case "text_mention":
      return element("span", { class: "mention" }, ...children);
    default:
      return element(TAGS[entity.type] ?? "span", {}, ...children);
  }
}

function tap(action) {
  return (event) => {
    event.preventDefault();
    action();
  };
}
