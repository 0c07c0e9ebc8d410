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
  new Picker({ label, options, values, min, max, onDone }).open(anchor);
}

class Picker {
  constructor({ label, options, values, min, max, onDone }) {
    Object.assign(this, { options, min, max, onDone, shown: options, isOver: false });
    this.several = max > 1 || min === 0;
    this.id = `picker-${(numbered += 1)}`;
    this.chosen = new Set(values);
    this.before = String(values);
    this.active = Math.max(0, options.findIndex((option) => this.chosen.has(option.value)));
    this.build(label);
    this.listen();
    this.draw();
  }

  build(label) {
    this.search = this.options.length >= SEARCH_FROM ? searchField(this.id, label) : null;
    const props = { role: "listbox", id: this.id, tabindex: this.search ? -1 : 0, "aria-label": label };
    this.list = h("ul", { ...props, "aria-multiselectable": this.several ? "true" : null });
    this.count = h("span", { class: "count", role: "status" });
    this.done = h("button", { type: "button", class: "button primary" }, say("choose.done"));
    const foot = this.several ? h("div", { class: "foot" }, this.count, this.done) : null;
    this.box = h("div", { class: "picker" }, h("p", { class: "title" }, label), this.search, this.list, foot);
  }

  listen() {
    this.search?.addEventListener("input", () => this.filter());
    this.box.addEventListener("keydown", (event) => this.key(event));
    this.done.addEventListener("click", () => this.finish());
    this.list.addEventListener("click", (event) => {
      const row = event.target.closest("[role=option]");
      if (!row) return;
      this.active = [...this.list.children].indexOf(row);
      this.take(this.shown[this.active]);
    });
  }

  open(anchor) {
    openPopup(anchor, this.box, () => {
      if (!this.isOver && this.several && this.isEnough() && String([...this.chosen]) !== this.before) this.finish();
    });
    this.showActive();
    (this.search ?? this.list).focus();
  }

  isEnough() {
    return this.chosen.size >= this.min && this.chosen.size <= this.max;
  }

  draw() {
    const row = (option, at) => optionNode(option, `${this.id}-${at}`, this.chosen.has(option.value), at === this.active, this.several);
    this.list.replaceChildren(...this.shown.map(row));
    if (!this.shown.length) this.list.append(h("li", { class: "hint", role: "presentation" }, say("choose.none")));
    (this.search ?? this.list).setAttribute("aria-activedescendant", this.shown.length ? `${this.id}-${this.active}` : "");
    this.showActive();
    const { min, max } = this;
    this.count.textContent = say(min === max ? "choose.exactly" : "choose.count", { count: this.chosen.size, min, max });
    this.done.disabled = !this.isEnough();
  }

  showActive() {
    this.list.children[this.active]?.scrollIntoView({ block: "nearest" });
  }

  filter() {
    const wanted = this.search.value.trim().toLowerCase();
    this.shown = this.options.filter((option) => `${option.label} ${option.description ?? ""}`.toLowerCase().includes(wanted));
    this.active = 0;
    this.draw();
  }

  key(event) {
    if (event.isComposing || event.target === this.done) return;
    if (event.key === "Escape") {
      this.isOver = true;
      return;
    }
    const next = step(event.key, this.active, this.shown.length);
    const takes = event.key === "Enter" || (event.key === " " && event.target !== this.search);
    if (next === null && !takes) return;
    event.preventDefault();
    if (takes) this.take(this.shown[this.active]);
    else this.active = next;
    if (!this.isOver) this.draw();
  }

  /** Marks an entry, or takes the mark away; where one is all there is to choose, that was it. */
  take(option) {
    if (!option) return;
    if (!this.chosen.delete(option.value)) {
      if (this.max === 1) this.chosen.clear();
      if (this.chosen.size < this.max) this.chosen.add(option.value);
    } else if (!this.several) {
      this.chosen.add(option.value);
    }
    if (this.several) this.draw();
    else this.finish();
  }

  finish() {
    this.isOver = true;
    this.box.hidePopover();
    this.onDone(this.options.map((option) => option.value).filter((value) => this.chosen.has(value)));
  }
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
