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
const SUGGEST_AFTER = 120;
let numbered = 0;

/** A field: its node, and how it is read, filled and checked. `around` is {command, values(), submit(), next()}. */
export function optionField(option, around) {
  const made = build(option, around);
  const field = {
    name: option.name,
    required: option.required,
    put: () => null,
    problem: () => (option.required && !field.isFilled() ? say("composer.missing", { option: option.display }) : (made.wrong?.() ?? null)),
    ...made,
    node: framed(option, made),
  };
  return field;
}

function build(option, around) {
  if (option.choices.length || option.type === YES_NO || option.type in AS_MENU) return chosenField(option, around);
  if (option.type === FILE) return noField();
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

const noField = () => ({ control: h("p", { class: "hint" }, say("composer.noFiles")), value: () => null, isFilled: () => false, focus: () => null });

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
  const { control } = field;
  const id = `suggested-${(numbered += 1)}`;
  const list = h("ul", { role: "listbox", id, class: "suggested", hidden: true, "aria-label": option.display });
  let choices = [];
  let active = 0;
  let timer = null;
  let asked = 0;
  let taken = null;

  const draw = () => {
    list.replaceChildren(...choices.map((choice, index) => optionNode({ value: choice.value, label: choice.display }, `${id}-${index}`, false, index === active)));
    list.hidden = !choices.length || document.activeElement !== control;
    control.setAttribute("aria-expanded", String(!list.hidden));
    control.setAttribute("aria-activedescendant", list.hidden ? "" : `${id}-${active}`);
    list.children[active]?.scrollIntoView({ block: "nearest" });
  };
  const ask = async () => {
    const mine = (asked += 1);
    const found = await complete(around.command.name, { ...around.values(), [option.name]: control.value }, option.name);
    if (mine !== asked) return;
    choices = found;
    active = 0;
    draw();
  };
  const askSoon = () => {
    clearTimeout(timer);
    timer = setTimeout(ask, SUGGEST_AFTER);
  };
  const take = (choice) => {
    taken = choice;
    control.value = choice.display;
    choices = [];
    asked += 1;
    clearTimeout(timer);
    draw();
    around.next();
  };
  control.setAttribute("role", "combobox");
  control.setAttribute("aria-autocomplete", "list");
  control.setAttribute("aria-controls", id);
  control.setAttribute("aria-expanded", "false");
  control.addEventListener("input", () => { taken = null; askSoon(); });
  control.addEventListener("focus", ask);
  control.addEventListener("blur", () => { choices = []; asked += 1; draw(); });
  list.addEventListener("pointerdown", (event) => event.preventDefault());
  list.addEventListener("click", (event) => {
    const row = event.target.closest("[role=option]");
    if (row) take(choices[[...list.children].indexOf(row)]);
  });
  control.addEventListener("keydown", (event) => {
    if (list.hidden || event.isComposing) return;
    const next = step(event.key, active, choices.length);
    if (next !== null) active = next;
    else if (event.key === "Enter") take(choices[active]);
    else if (event.key === "Escape") choices = [];
    else return;
    event.preventDefault();
    draw();
  }, { capture: true });
  return { ...field, extra: list, value: () => (taken ? taken.value : field.value()), put: (value) => { control.value = value; askSoon(); }, wrong: () => (taken ? null : field.wrong()) };
}
