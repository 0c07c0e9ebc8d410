// Choosing from a list: one entry, or several with bounds. Used by menus under messages, fields of forms, options of commands.

import { h, icon } from "./dom.js";
import { emoji } from "./inline.js";
import { openPopup, step } from "./popup.js";
import { say } from "./words.js";

const SEARCH_FROM = 9;
let numbered = 0;

/**
 * Opens a list. `options` are {value, label, description, emoji}; `values` are chosen already. With `max` above 1 (or `min` 0) several
 * can be marked, and a press on "Done" or beside the list ends it. `onDone(values)` is called where something was chosen.
 */
export function pick(anchor, { label, options, values = [], min = 1, max = 1, onDone }) {
  const several = max > 1 || min === 0;
  const id = `picker-${(numbered += 1)}`;
  const chosen = new Set(values);
  let shown = options;
  let active = Math.max(0, options.findIndex((option) => chosen.has(option.value)));
  let isOver = false;

  const search = options.length >= SEARCH_FROM ? searchField(id, label) : null;
  const list = h("ul", { role: "listbox", id, tabindex: search ? -1 : 0, "aria-label": label, "aria-multiselectable": several ? "true" : null });
  const count = several ? h("span", { class: "count", role: "status" }) : null;
  const done = several ? h("button", { type: "button", class: "button primary" }, say("choose.done")) : null;
  const foot = several ? h("div", { class: "foot" }, count, done) : null;
  const box = h("div", { class: "picker" }, h("p", { class: "title" }, label), search, list, foot);
  const field = search ?? list;

  const isEnough = () => chosen.size >= min && chosen.size <= max;
  const finish = () => {
    isOver = true;
    box.hidePopover();
    onDone(options.map((option) => option.value).filter((value) => chosen.has(value)));
  };
  const draw = () => {
    list.replaceChildren(...shown.map((option, index) => optionNode(option, `${id}-${index}`, chosen.has(option.value), index === active, several)));
    if (!shown.length) list.append(h("li", { class: "hint", role: "presentation" }, say("choose.none")));
    field.setAttribute("aria-activedescendant", shown.length ? `${id}-${active}` : "");
    list.children[active]?.scrollIntoView({ block: "nearest" });
    if (!several) return;
    count.textContent = say(min === max ? "choose.exactly" : "choose.count", { count: chosen.size, min, max });
    done.disabled = !isEnough();
  };
  const take = (option) => {
    if (!option) return;
    if (!several) {
      chosen.clear();
      chosen.add(option.value);
      finish();
      return;
    }
    if (!chosen.delete(option.value)) {
      if (max === 1) chosen.clear();
      if (chosen.size < max) chosen.add(option.value);
    }
    draw();
  };

  search?.addEventListener("input", () => {
    const wanted = search.value.trim().toLowerCase();
    shown = options.filter((option) => `${option.label} ${option.description ?? ""}`.toLowerCase().includes(wanted));
    active = 0;
    draw();
  });
  box.addEventListener("keydown", (event) => {
    if (event.isComposing || event.target === done) return;
    const next = step(event.key, active, shown.length);
    if (next !== null) active = next;
    else if (event.key === "Enter" || (event.key === " " && event.target !== search)) take(shown[active]);
    else if (event.key === "Escape") isOver = true;
    else return;
    if (event.key !== "Escape") event.preventDefault();
    if (!isOver) draw();
  });
  list.addEventListener("click", (event) => {
    const row = event.target.closest("[role=option]");
    if (!row) return;
    active = [...list.children].indexOf(row);
    take(shown[active]);
  });
  done?.addEventListener("click", finish);
  const before = String([...chosen]);
  draw();
  openPopup(anchor, box, () => {
    if (!isOver && several && isEnough() && String([...chosen]) !== before) finish();
  });
  list.children[active]?.scrollIntoView({ block: "nearest" });
  field.focus();
}

function searchField(id, label) {
  return h("input", {
    type: "text",
    role: "combobox",
    "aria-controls": id,
    "aria-expanded": "true",
    "aria-label": label,
    placeholder: say("choose.search"),
    autocomplete: "off",
  });
}

/** One entry of a list of choices. */
export function optionNode(option, id, isChosen, isActive, several) {
  return h(
    "li",
    { role: "option", id, "aria-selected": isChosen ? "true" : "false", class: isActive ? "active" : null, "data-value": option.value },
    several ? h("span", { class: "box", "aria-hidden": "true" }, isChosen ? icon("check") : null) : null,
    emoji(option.emoji),
    h("span", { class: "what" }, h("b", null, option.label), option.description ? h("small", null, option.description) : null),
    !several && isChosen ? icon("check") : null,
  );
}
