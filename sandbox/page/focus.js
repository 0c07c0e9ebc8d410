// Where the focus stays while what it is on changes: on the control that is called the same, wherever that stands now. What was under it
// and is now another thing never keeps it, or a press meant for the one would do the other.

/** The last control of a message that was used, as `message/custom_id`: what comes of it is what its reader waits for. */
let used = null;

/** Remembers that this control was used. */
export const markUsed = (message, customId) => {
  used = `${message}/${customId}`;
};

/** What a control of a message is called by its reader; null for what keeps its place whatever it shows. */
function nameOf(node) {
  if (node.dataset.act === "press") return `button ${node.textContent}`;
  return node.dataset.act === "open-menu" ? `menu ${node.dataset.placeholder}` : null;
}

/** The control that has the focus, and all that is needed to find it again. */
export function holdFocus(node) {
  const row = node?.closest("[data-message]");
  return node && { node, row, name: nameOf(node), key: row && `${row.dataset.message}/${node.dataset.custom}` };
}

/** Puts the focus where it belongs after a change: on the same control; after one's own act on what comes next; else on the message. */
export function giveFocus(held) {
  const { node, row, name, key } = held;
  if (node.isConnected && !node.disabled && nameOf(node) === name) {
    node.focus({ preventScroll: true });
    return;
  }
  const controls = [...(row?.querySelectorAll(".content :is(.button, .menu):not(:disabled)") ?? [])];
  const same = name && controls.find((control) => nameOf(control) === name);
  if (same) same.focus({ preventScroll: true });
  else if (key === used && controls.length) controls[0].focus();
  else (row?.isConnected ? row : document.getElementById("log")).focus({ preventScroll: true });
}
