// Makes elements; strings always become text, never markup.

export function element(tag, attributes = {}, ...children) {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (value === null || value === undefined || value === false) continue;
    if (name === "onclick") made.addEventListener("click", value);
    else made.setAttribute(name, value === true ? "" : value);
  }
  made.append(...children.filter((child) => child !== null && child !== undefined));
  return made;
}

const COLOURS = 7;

// One of a few colours that a person keeps.
export const colourOf = (id) => `colour-${Math.abs(id) % COLOURS}`;

export function avatar(id, name) {
  const letter = [...name.replace(/^[^\p{L}\p{N}]+/u, "")][0] ?? "?";
  return element("span", { class: `avatar ${colourOf(id)}`, "aria-hidden": "true" }, letter);
}

// Brings `parent`'s children in line with `items`, keeping the elements whose content did not change.
export function reconcile(parent, items, key, content, make) {
  const old = new Map([...parent.children].map((child) => [child.dataset.key, child]));
  let previous = null;
  for (const item of items) {
    const id = String(key(item));
    const now = content(item);
    let child = old.get(id);
    if (child && child.dataset.content !== now) {
      const fresh = make(item);
      child.replaceWith(fresh);
      child = fresh;
    }
    child ??= make(item);
    old.delete(id);
    child.dataset.key = id;
    child.dataset.content = now;
    const place = previous ? previous.nextSibling : parent.firstChild;
    if (child !== place) parent.insertBefore(child, place);
    previous = child;
  }
  for (const child of old.values()) child.remove();
}
