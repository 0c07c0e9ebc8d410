// A command's options as fields: text, number, choice, person, place, or what the bot suggests while one types.

import { complete } from "./acts.js";
import { h, icon } from "./dom.js";
import { optionsOf } from "./components.js";
import { optionNode, pick } from "./picker.js";
import { step } from "./popup.js";
import { say } from "./words.js";

const WHOLE = 4;
const YES_NO = 5;
const NUMBER = 10;
const FILE = 11;
/** Option types that are chosen from what there is, and the menu of a message that offers the same. */
const AS_MENU = { 6: 5, 7: 8, 8: 6, 9: 7 };
/** Bytes of a file that Discord takes. */
const LARGEST = 10 * 1024 * 1024;
const SUGGEST_AFTER = 120;
let numbered = 0;

/** A field: its node, and how it is read, filled and checked. `around` is {command, values(), submit(), next()}. */
export function optionField(option, around) {
  const made = build(option, around);
  const field = {
    name: option.name,
    required: option.required,
    put: () => null,
    problem: () => made.wrong?.() ?? (option.required && !field.isFilled() ? say("composer.missing", { option: option.display }) : null),
    ...made,
    node: framed(option, made),
  };
  return field;
}

function build(option, around) {
  if (option.choices.length || option.type === YES_NO || option.type in AS_MENU) return chosenField(option, around);
  if (option.type === FILE) return fileField(option, around);
  return option.autocomplete ? suggestedField(option, around) : typedField(option, around);
}

function framed(option, made) {
  const kind = say(option.required ? "composer.required" : "composer.optional");
  const label = h("span", { class: "label" }, option.display, h("small", { class: option.required ? "needed" : null }, kind));
  made.control.setAttribute("aria-description", option.description);
  made.control.dataset.option = option.name;
  if (option.required) made.control.setAttribute("aria-required", "true");
  return h("label", { class: "field", title: option.description }, label, made.control, made.extra);
}

/** A file from one's disk, as its name and its bytes in base64; it is read when it is chosen. */
function fileField(option, around) {
  const control = h("input", { type: "file" });
  let sent = null;
  const isLarge = () => (control.files[0]?.size ?? 0) > LARGEST;
  control.addEventListener("click", () => { control.value = ""; }); // the same file, mended, is a choice too
  control.addEventListener("change", async () => {
    const file = control.files[0];
    sent = null;
    if (!file || isLarge()) return;
    const data = await base64(file);
    if (file !== control.files[0]) return;
    sent = { filename: file.name, data };
    around.next();
  });
  return {
    control,
    value: () => sent,
    isFilled: () => sent !== null,
    focus: () => control.focus(),
    wrong: () => (isLarge() ? say("composer.largeFile", { option: option.display }) : null),
  };
}

function base64(file) {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener("load", () => resolve(reader.result.slice(reader.result.indexOf(",") + 1)));
    reader.addEventListener("error", () => reject(reader.error));
    reader.readAsDataURL(file);
  });
}

function inputOf(option, around) {
  const isNumber = option.type === WHOLE || option.type === NUMBER;
  const input = h("input", {
    type: "text",
    inputmode: option.type === WHOLE ? "numeric" : isNumber ? "decimal" : null,
    minlength: option.min_length,
    maxlength: option.max_length ?? 6000,
    placeholder: option.description,
    autocomplete: "off",
    spellcheck: "false",
  });
  input.addEventListener("keydown", (event) => {
    if (event.key !== "Enter" || event.isComposing || event.defaultPrevented) return;
    event.preventDefault();
    around.submit();
  });
  return input;
}

function typedField(option, around) {
  const control = inputOf(option, around);
  const isNumber = option.type === WHOLE || option.type === NUMBER;
  const text = () => control.value.trim();
  const number = () => Number(text().normalize("NFKC"));
  const isWrong = () => isNumber && text() !== "" && !(option.type === WHOLE ? Number.isInteger(number()) : Number.isFinite(number()));
  return {
    control,
    value: () => (isNumber ? number() : control.value),
    isFilled: () => text() !== "",
    focus: () => control.focus(),
    put: (value) => { control.value = value; },
    wrong: () => (isWrong() ? say("composer.wrongNumber", { option: option.display }) : null),
  };
}

function choicesOf(option) {
  if (option.choices.length) return option.choices.map((choice) => ({ value: choice.value, label: choice.display }));
  if (option.type === YES_NO) return [{ value: true, label: say("yes") }, { value: false, label: say("no") }];
  return optionsOf({ type: AS_MENU[option.type] });
}

function chosenField(option, around) {
  const text = h("span", null, say("choose"));
  const control = h("button", { type: "button", class: "menu", "aria-haspopup": "listbox" }, text, icon("down"));
  let picked = null;
  const put = (choice) => {
    picked = choice;
    text.textContent = choice.label;
    control.classList.add("chosen");
    control.setAttribute("aria-label", `${option.display}: ${choice.label}`);
  };
  const open = () => {
    const options = choicesOf(option).map((choice) => ({ ...choice, value: String(choice.value), real: choice.value }));
    const onDone = ([value]) => {
      put(options.find((choice) => choice.value === value));
      around.next();
    };
    pick(control, { label: option.display, options, values: picked ? [picked.value] : [], onDone });
  };
  control.setAttribute("aria-label", `${option.display}: ${say("choose")}`);
  control.addEventListener("click", open);
  control.addEventListener("keydown", (event) => {
    if (event.key !== "ArrowDown") return;
    event.preventDefault();
    open();
  });
  return { control, value: () => picked.real, isFilled: () => picked !== null, focus: () => control.focus() };
}

/** A text for which the bot offers entries while it is typed; what is typed may also stand as it is. */
function suggestedField(option, around) {
  const field = typedField(option, around);
  const suggestions = new Suggestions(field.control, option, around);
  return {
    ...field,
    extra: suggestions.list,
    value: () => (suggestions.taken ? suggestions.taken.value : field.value()),
    put: (value) => {
      field.control.value = value;
      suggestions.askSoon();
    },
    wrong: () => (suggestions.taken ? null : field.wrong()),
  };
}

/** What the bot offers for a text, as a list over its field. An answer that comes after the next question is not heard. */
class Suggestions {
  constructor(control, option, around) {
    Object.assign(this, { control, option, around, choices: [], active: 0, asked: 0, taken: null, timer: null });
    this.id = `suggested-${(numbered += 1)}`;
    this.list = h("ul", { role: "listbox", id: this.id, class: "suggested", hidden: true, "aria-label": option.display });
    const roles = { role: "combobox", "aria-autocomplete": "list", "aria-controls": this.id, "aria-expanded": "false" };
    for (const [name, value] of Object.entries(roles)) control.setAttribute(name, value);
    this.listen();
  }

  listen() {
    const { control, list } = this;
    control.addEventListener("input", () => {
      this.taken = null;
      this.askSoon();
    });
    control.addEventListener("focus", () => this.ask());
    control.addEventListener("blur", () => this.close());
    control.addEventListener("keydown", (event) => this.key(event), { capture: true });
    list.addEventListener("pointerdown", (event) => event.preventDefault());
    list.addEventListener("click", (event) => {
      const row = event.target.closest("[role=option]");
      if (row) this.take(this.choices[[...list.children].indexOf(row)]);
    });
  }

  askSoon() {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.ask(), SUGGEST_AFTER);
  }

  async ask() {
    const mine = (this.asked += 1);
    const { name } = this.option;
    const found = await complete(this.around.command.name, { ...this.around.values(), [name]: this.control.value }, name);
    if (mine !== this.asked) return;
    this.choices = found;
    this.active = 0;
    this.draw();
  }

  draw() {
    const row = ({ value, display }, at) => optionNode({ value, label: display }, `${this.id}-${at}`, false, at === this.active);
    this.list.replaceChildren(...this.choices.map(row));
    this.list.hidden = !this.choices.length || document.activeElement !== this.control;
    this.control.setAttribute("aria-expanded", String(!this.list.hidden));
    this.control.setAttribute("aria-activedescendant", this.list.hidden ? "" : `${this.id}-${this.active}`);
    this.list.children[this.active]?.scrollIntoView({ block: "nearest" });
  }

  close() {
    clearTimeout(this.timer);
    this.asked += 1;
    this.choices = [];
    this.draw();
  }

  take(choice) {
    this.taken = choice;
    this.control.value = choice.display;
    this.close();
    this.around.next();
  }

  key(event) {
    if (this.list.hidden || event.isComposing) return;
    const next = step(event.key, this.active, this.choices.length);
    if (next !== null) this.active = next;
    else if (event.key === "Escape") this.choices = [];
    else if (event.key !== "Enter") return;
    event.preventDefault();
    if (event.key === "Enter") this.take(this.choices[this.active]);
    else this.draw();
  }
}
