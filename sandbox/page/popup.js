// A box that opens beside what was pressed, and goes away by Escape or a press elsewhere; on a phone it rises from below.

import { giveFocus, holdFocus } from "./focus.js";

const PHONE = matchMedia("(max-width: 700px)");
const GAP = 6;

/** Opens `box` beside `anchor`; `onClose` is called once, whichever way it goes. The focus returns to the anchor. */
export function openPopup(anchor, box, onClose = () => null) {
  const host = anchor.closest("dialog") ?? document.body;
  const held = holdFocus(anchor);
  box.setAttribute("popover", "auto");
  box.classList.add("popup");
  host.append(box);
  box.addEventListener("toggle", (event) => {
    if (event.newState !== "closed") return;
    const focused = box.contains(document.activeElement) || [anchor, document.body].includes(document.activeElement);
    box.remove();
    if (focused) giveFocus(held);
    onClose();
  });
  box.showPopover();
  settle(anchor, box);
}

/** Puts the box below its anchor, or above where there is more room. */
function settle(anchor, box) {
  if (PHONE.matches) return;
  const at = anchor.getBoundingClientRect();
  box.style.minWidth = `${Math.min(at.width, 480)}px`;
  const below = innerHeight - at.bottom - 2 * GAP;
  const isAbove = box.offsetHeight > below && at.top > below;
  box.style.maxHeight = `${(isAbove ? at.top : below + GAP) - 2 * GAP}px`;
  box.style.left = `${Math.max(GAP, Math.min(at.left, innerWidth - box.offsetWidth - GAP))}px`;
  if (isAbove) box.style.bottom = `${innerHeight - at.top + GAP}px`;
  else box.style.top = `${at.bottom + GAP}px`;
}

/** Which entry an arrow key leads to: the next of `count`, round the end. */
export function step(key, at, count) {
  const moves = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: count - 1 };
  return key in moves && count ? (moves[key] + count) % count : null;
}
