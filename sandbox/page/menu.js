// The menu of a person or a message: what the bot offers for it, and what the page itself can do.

import { context } from "./acts.js";
import { become } from "./address.js";
import { putText } from "./composer.js";
import { h } from "./dom.js";
import { whose } from "./message.js";
import { openPopup, step } from "./popup.js";
import { messageById, ui, userById } from "./state.js";
import { say } from "./words.js";

/** Opens the menu of a person. */
export function personMenu(anchor, userId) {
  const user = userById(userId);
  if (!user) return;
  const entries = offeredFor("user", userId);
  const isPerson = user.name !== "bot" && !user.bot;
  entries.push({ label: say("person.mention"), run: () => putText(`<@${userId}> `) });
  if (isPerson && user.name !== ui.person) entries.push({ label: say("person.become", { person: user.display_name }), run: () => become(user.name) });
  openMenu(anchor, say("person.more", { person: user.display_name }), entries);
}

/** Opens the menu of a message. */
export function messageMenu(anchor, messageId) {
  const message = messageById(messageId);
  openMenu(anchor, say("message.more", whose(message)), offeredFor("message", messageId));
}

const offeredFor = (target, id) =>
  ui.offered.context
    .filter((entry) => entry.target === target)
    .map((entry) => ({ label: entry.display, name: entry.name, run: () => context(entry.name, id) }));

function openMenu(anchor, label, entries) {
  const items = entries.map((entry) => h("li", { role: "none" }, h("button", { type: "button", role: "menuitem", "data-context": entry.name, tabindex: -1 }, entry.label)));
  const list = h("ul", { role: "menu", "aria-label": label }, items);
  const buttons = [...list.querySelectorAll("button")];
  const box = h("div", { class: "context" }, h("p", { class: "title" }, label), list);
  list.addEventListener("click", (event) => {
    const at = buttons.indexOf(event.target.closest("button"));
    if (at < 0) return;
    box.hidePopover();
    entries[at].run();
  });
  list.addEventListener("keydown", (event) => {
    const next = step(event.key, buttons.indexOf(document.activeElement), buttons.length);
    if (next === null) return;
    event.preventDefault();
    buttons[next].focus();
  });
  openPopup(anchor, box);
  buttons[0]?.focus();
}
