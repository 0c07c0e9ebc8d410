// The bot's forms: a dialog with a title, fields and two buttons. It stays until it is sent or closed, also over a restart.

import { post, Refused } from "./api.js";
import { defaultsOf, optionsOf } from "./components.js";
import { h, icon } from "./dom.js";
import { inline } from "./inline.js";
import { markdown } from "./markdown.js";
import { reason } from "./message.js";
import { pick } from "./picker.js";
import { refresh } from "./live.js";
import { ui } from "./state.js";
import { say } from "./words.js";

const SELECTS = new Set([3, 5, 6, 7, 8]);

let shown = null;
const finished = new Set();

/** Shows the oldest open form of the present person, and puts away that of another. */
export function drawForms() {
  if (!ui.mine) return;
  if (shown && shown.person !== ui.person) putAway();
  const open = ui.mine.modals.filter((modal) => !finished.has(modal.id));
  if (shown && ui.mine.me.name === ui.person && shown.seen && !open.some((modal) => modal.id === shown.id)) putAway();
  if (shown) shown.seen ||= open.some((modal) => modal.id === shown.id);
  if (!shown && open.length) showForm(open[0]);
}

function putAway() {
  const { dialog } = shown;
  shown = null;
  dialog.close();
  dialog.remove();
}

/** Shows a form. */
export function showForm(modal) {
  if (shown || finished.has(modal.id)) return;
  const fields = modal.components.map(fieldOf).filter(Boolean);
  const problem = h("p", { class: "failure", role: "alert", hidden: true });
  const send = h("button", { type: "submit", class: "button primary" }, say("form.send"));
  const cancel = h("button", { type: "button", class: "button secondary" }, say("form.cancel"));
  const foot = h("div", { class: "foot" }, cancel, send);
  const form = h("form", { novalidate: true }, fields.map((field) => field.node), problem, foot);
  const titled = { "aria-labelledby": `title-${modal.id}`, "data-modal": modal.id };
  const dialog = h("dialog", { class: "form", ...titled }, h("h2", { id: `title-${modal.id}` }, modal.title), form);
  const mine = { id: modal.id, person: ui.person, dialog, seen: false };
  shown = mine;
  cancel.addEventListener("click", () => cancelForm(mine));
  dialog.addEventListener("cancel", (event) => {
    event.preventDefault();
    cancelForm(mine);
  });
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    sendForm(mine, fields, problem, send);
  });
  document.body.append(dialog);
  dialog.showModal();
  (form.querySelector("input, textarea, button") ?? send).focus();
}

/** Puts a form away for good. */
function end(form) {
  finished.add(form.id);
  if (shown === form) putAway();
}

function cancelForm(form) {
  post(form.person, "close", { modal: form.id }).catch(() => null);
  end(form);
}

/** Sends a form if all is there that it needs; else, or where it is refused, says why and leaves it open. */
async function sendForm(form, fields, problem, button) {
  const lacking = fields.find((field) => field.required && !field.isFilled());
  if (lacking) {
    tell(problem, say("form.choose", { field: lacking.label }));
    lacking.focus();
    return;
  }
  button.setAttribute("aria-busy", "true");
  const named = fields.filter((field) => field.customId);
  const code = await submit(form.person, form.id, Object.fromEntries(named.map((field) => [field.customId, field.value()])));
  button.removeAttribute("aria-busy");
  if (code && code !== "unknown_modal") tell(problem, reason(code));
  else end(form);
  refresh();
}

function tell(problem, text) {
  problem.textContent = text;
  problem.hidden = false;
}

/** Sends a form; the error code, or null. */
async function submit(person, modal, values) {
  try {
    const answer = await post(person, "submit", { modal, values });
    if (answer.modal) finished.add(modal);
    return answer.error ?? null;
  } catch (problem) {
    if (problem instanceof Refused) return problem.code;
    throw problem;
  }
}

/** A field: its node, its name, and how its value is read. Texts between fields have no name. */
function fieldOf(part) {
  if (part.type === 10) return { node: h("div", { class: "text" }, markdown(part.content)) };
  if (part.type === 1) return fieldOf(part.components[0]);
  const inner = part.type === 18 ? part.component : part;
  const build = inner.type === 4 ? textField : SELECTS.has(inner.type) ? menuField : CHOICES[inner.type];
  if (!build) return inner.type === 19 ? { node: h("p", { class: "hint" }, say("composer.noFiles")) } : null;
  const label = part.label ?? inner.label ?? "";
  return { customId: inner.custom_id, label, required: inner.required !== false, ...build(inner, label, part.description) };
}

function labelled(inner, label, description, control) {
  const id = `field-${inner.custom_id}`;
  control.id = id;
  control.dataset.field = inner.custom_id;
  const isRequired = inner.required !== false;
  const hint = description ? h("small", { id: `${id}-hint` }, inline(description)) : null;
  if (hint) control.setAttribute("aria-describedby", `${id}-hint`);
  return h("div", { class: "field" }, h("label", { for: id, id: `${id}-label` }, label, isRequired ? requiredMark() : null), hint, control);
}

const requiredMark = () => h("span", { class: "required", title: say("form.required"), "aria-label": say("form.required") }, " *");

function textField(inner, label, description) {
  const shared = {
    placeholder: inner.placeholder,
    minlength: inner.min_length,
    maxlength: inner.max_length,
    "aria-required": inner.required === false ? null : "true",
    autocomplete: "off",
  };
  const control = inner.style === 2 ? h("textarea", { rows: 5, ...shared }) : h("input", { type: "text", ...shared });
  control.value = inner.value ?? "";
  return {
    node: labelled(inner, label, description, control),
    value: () => control.value,
    isFilled: () => control.value.length >= Math.max(1, inner.min_length ?? 0),
    focus: () => control.focus(),
  };
}

function menuField(inner, label, description) {
  const options = optionsOf(inner);
  let values = defaultsOf(inner);
  const text = h("span");
  const control = h("button", { type: "button", class: "menu", "aria-haspopup": "listbox" }, text, icon("down"));
  const draw = () => {
    const labels = options.filter((option) => values.includes(option.value)).map((option) => option.label);
    text.textContent = labels.join(", ") || inner.placeholder || say("choose");
    control.classList.toggle("chosen", labels.length > 0);
    const asked = inner.required === false ? label : `${label} (${say("form.required")})`;
    control.setAttribute("aria-label", `${asked}: ${text.textContent}`);
  };
  control.addEventListener("click", () => {
    const isRequired = inner.required !== false;
    const bounds = { min: isRequired ? (inner.min_values ?? 1) : 0, max: inner.max_values ?? 1 };
    pick(control, { label, options, values, ...bounds, onDone: (picked) => { values = picked; draw(); } });
  });
  draw();
  return { node: labelled(inner, label, description, control), value: () => values, isFilled: () => values.length >= (inner.min_values ?? 1), focus: () => control.focus() };
}

const CHOICES = { 21: (inner, ...rest) => group("radio", inner, ...rest), 22: (inner, ...rest) => group("checkbox", inner, ...rest), 23: checkbox };

function group(type, inner, label, description) {
  const boxes = inner.options.map((option) => h("input", { type, name: inner.custom_id, value: option.value, checked: option.default, "data-field": inner.custom_id }));
  const rows = inner.options.map((option, index) =>
    h("label", { class: "choice" }, boxes[index], h("span", null, option.label, option.description ? h("small", null, option.description) : null)),
  );
  const chosen = () => boxes.filter((box) => box.checked).map((box) => box.value);
  const legend = h("legend", null, label, inner.required === false ? null : requiredMark());
  return {
    node: h("fieldset", { class: "field" }, legend, description ? h("small", null, inline(description)) : null, rows),
    value: () => (type === "radio" ? (chosen()[0] ?? null) : chosen()),
    isFilled: () => chosen().length >= Math.max(1, inner.min_values ?? 1),
    focus: () => boxes[0].focus(),
  };
}

function checkbox(inner, label, description) {
  const box = h("input", { type: "checkbox", checked: inner.default, "data-field": inner.custom_id });
  const words = h("span", null, label, description ? h("small", null, inline(description)) : null);
  return { required: false, node: h("label", { class: "choice field" }, box, words), value: () => box.checked, isFilled: () => true, focus: () => box.focus() };
}
