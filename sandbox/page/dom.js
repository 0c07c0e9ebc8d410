// Making elements, and changing what is there into what should be there without touching what stays.

/** An element. Props are attributes: `true` is an empty one, `false`, null and undefined leave it out; `class` and `data-…` are ordinary. */
export function h(tag, props, ...children) {
  const node = document.createElement(tag);
  for (const [name, value] of Object.entries(props ?? {})) {
    if (value === false || value === null || value === undefined) continue;
    node.setAttribute(name, value === true ? "" : value);
  }
  node.append(...children.flat(Infinity).filter(isThere));
  return node;
}

const isThere = (child) => child !== null && child !== undefined && child !== false && child !== "";

/** Attributes that only the reader changes: an opened description stays open when its message is edited. */
const READERS_OWN = new Set(["open", "data-shown"]);

/** Makes `old` equal to `next`, in place where it can; returns the node that now stands there. */
export function morph(old, next) {
  if (old.nodeName !== next.nodeName || keyOf(old) !== keyOf(next)) {
    old.replaceWith(next);
    return next;
  }
  if (old.nodeType !== Node.ELEMENT_NODE) {
    if (old.data !== next.data) old.data = next.data;
  } else if (!old.isEqualNode(next)) {
    morphAttributes(old, next);
    morphChildren(old, next);
  }
  return old;
}

const keyOf = (node) => (node.nodeType === Node.ELEMENT_NODE ? node.getAttribute("data-key") : null);

function morphAttributes(old, next) {
  for (const name of old.getAttributeNames()) {
    if (!next.hasAttribute(name) && !READERS_OWN.has(name)) old.removeAttribute(name);
  }
  for (const name of next.getAttributeNames()) {
    const value = next.getAttribute(name);
    if (old.getAttribute(name) !== value) old.setAttribute(name, value);
  }
}

/** Children are matched by `data-key` where they have one, otherwise by their place. */
export function morphChildren(old, next) {
  const keyed = new Map([...old.childNodes].filter(keyOf).map((child) => [keyOf(child), child]));
  let cursor = old.firstChild;
  for (const child of [...next.childNodes]) {
    const match = keyOf(child) ? keyed.get(keyOf(child)) : sameKind(cursor, child);
    if (!match) {
      old.insertBefore(child, cursor);
      continue;
    }
    if (match === cursor) cursor = cursor.nextSibling;
    else old.insertBefore(match, cursor);
    morph(match, child);
  }
  while (cursor) {
    const gone = cursor;
    cursor = cursor.nextSibling;
    gone.remove();
  }
}

const sameKind = (node, child) => (node && !keyOf(node) && node.nodeName === child.nodeName ? node : null);

const ICONS = {
  table: '<path d="M9.5 4 7.5 20M16.5 4l-2 16M4 9h17M3 15h17"/>',
  thread: '<path d="M4 5h16v11h-8l-5 4v-4H4z"/><path d="M8 9h8M8 12h5"/>',
  direct: '<path d="M3 6h18v12H3z"/><path d="m3 7 9 7 9-7"/>',
  people: '<circle cx="9" cy="8" r="3.5"/><path d="M2.5 20c0-4 3-6 6.5-6s6.5 2 6.5 6M16 5a3.5 3.5 0 0 1 0 6.5M18 14.5c2.5.8 3.5 2.8 3.5 5.5"/>',
  settings:
    '<circle cx="12" cy="12" r="3"/><path d="M12 2.5v3M12 18.5v3M2.5 12h3M18.5 12h3M5.3 5.3l2.1 2.1M16.6 16.6l2.1 2.1M5.3 18.7l2.1-2.1M16.6 7.4l2.1-2.1"/>',
  send: '<path d="M4 12 3 4l18 8-18 8z"/><path d="M4 12h8"/>',
  close: '<path d="m6 6 12 12M18 6 6 18"/>',
  down: '<path d="m6 9 6 6 6-6"/>',
  check: '<path d="m5 12.5 4.5 4.5L19 7"/>',
  eye: '<path d="M2 12s3.6-6.5 10-6.5S22 12 22 12s-3.6 6.5-10 6.5S2 12 2 12z"/><circle cx="12" cy="12" r="2.5"/>',
  more: '<circle cx="5" cy="12" r="1"/><circle cx="12" cy="12" r="1"/><circle cx="19" cy="12" r="1"/>',
  file: '<path d="M6 3h8l5 5v13H6z"/><path d="M14 3v5h5"/>',
  out: '<path d="M9 5H5v14h14v-4M13 5h6v6M19 5l-9 9"/>',
  lock: '<rect x="6" y="11" width="12" height="9" rx="1"/><path d="M8.5 11V8a3.5 3.5 0 0 1 7 0v3"/>',
};

/** One of the page's own line drawings; it says nothing to a screen reader. */
export function icon(name) {
  const holder = document.createElement("template");
  holder.innerHTML = `<svg class="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">${ICONS[name]}</svg>`;
  return holder.content.firstChild;
}
