// Where one writes: ordinary messages, and after a slash commands with their options as fields.

import { command as sendCommand, write } from "./acts.js";
import { h, icon } from "./dom.js";
import { placeName } from "./inline.js";
import { failure } from "./message.js";
import { matching, offerCommands, typedOut } from "./offered.js";
import { optionField } from "./options.js";
import { step } from "./popup.js";
import { here, ui } from "./state.js";
import { say } from "./words.js";

const LONGEST = 2000;

let form;
let text;
let menu;
let call;
let problem;
let send;
/** The command being filled in: {command, fields}; null while an ordinary message is written. */
let filling = null;
let listed = [];
let active = 0;
let dismissed = false;
let owner = "";

/** Takes its elements from the page. */
export function startComposer() {
  form = document.getElementById("composer");
  text = document.getElementById("text");
  menu = document.getElementById("commands");
  call = document.getElementById("call");
  problem = document.getElementById("problem");
  send = document.getElementById("send");
  send.append(icon("send"));
  text.maxLength = LONGEST;
  text.addEventListener("input", typed);
  text.addEventListener("keydown", keyInText);
  text.addEventListener("blur", () => setTimeout(() => document.activeElement !== text && hideMenu()));
  text.addEventListener("focus", typed);
  menu.addEventListener("pointerdown", (event) => event.preventDefault());
  menu.addEventListener("click", (event) => {
    const row = event.target.closest("[role=option]");
    if (row) begin(listed[[...menu.children].indexOf(row)]);
  });
  form.addEventListener("keydown", (event) => {
    if (filling && event.key === "Escape" && !event.defaultPrevented) leaveCommand(true);
  });
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    if (filling) sendFilled();
    else sendText();
  });
}

/** Draws what depends on place, language and person. */
export function drawComposer() {
  const place = here();
  form.hidden = !place;
  if (!place) return;
  const mine = `${ui.person}/${place.id}/${ui.mine.me.locale}`;
  if (owner && owner !== mine) {
    leaveCommand(false);
    ui.failures.delete("composer");
  }
  owner = mine;
  const closed = place.locked && place.archived;
  text.placeholder = closed ? say("thread.locked") : say("composer.hint");
  text.disabled = closed;
  text.setAttribute("aria-label", say("composer", { place: placeName(place.id) }));
  send.setAttribute("aria-label", say("composer.send"));
  menu.setAttribute("aria-label", say("composer.commands"));
  const failed = failure("composer");
  if (failed?.textContent !== problem.textContent) problem.replaceChildren(...(failed ? [failed] : []));
  if (!menu.hidden) drawMenu();
}

/** Begins a command as if its name had been typed; of an unknown one, opens the menu at it. */
export function startCommand(name) {
  const command = ui.offered.commands.find((candidate) => candidate.name === name);
  if (command) begin(command);
  else putText(`/${name}`);
}

/** Puts the cursor where one writes, with a text where one is given. */
export function putText(value) {
  leaveCommand(false);
  if (value !== undefined) text.value = value;
  text.focus();
  typed();
}

/** Puts away why the last try failed. */
function forgive() {
  ui.failures.delete("composer");
  problem.replaceChildren();
}

function typed() {
  dismissed = false;
  if (text.value) forgive();
  grow();
  if (!text.value.startsWith("/")) return hideMenu();
  if (text.value === "/") offerCommands(true);
  const out = typedOut(text.value.slice(1));
  if (out) return begin(out.command, out.rest);
  active = 0;
  return drawMenu();
}

function grow() {
  text.style.height = "auto";
  text.style.height = `${Math.min(text.scrollHeight, 200)}px`;
}

function drawMenu() {
  if (dismissed || filling) return;
  listed = matching(text.value.slice(1));
  active = Math.min(active, Math.max(0, listed.length - 1));
  const empty = h("li", { class: "hint", role: "presentation" }, say(ui.offered.commands.length ? "composer.noCommands" : "composer.noneHere"));
  menu.replaceChildren(...(listed.length ? listed.map(commandRow) : [empty]));
  menu.hidden = false;
  text.setAttribute("aria-expanded", "true");
  if (listed.length) text.setAttribute("aria-activedescendant", `command-${active}`);
  else text.removeAttribute("aria-activedescendant");
  menu.children[active]?.scrollIntoView({ block: "nearest" });
}

function commandRow(command, index) {
  const props = { role: "option", id: `command-${index}`, "data-command": command.name, class: index === active ? "active" : null };
  const options = command.options.map((option) => h("code", { class: option.required ? "needed" : null }, option.display));
  return h("li", { ...props, "aria-selected": index === active ? "true" : "false" }, h("b", null, `/${command.display}`), options, h("small", null, command.description));
}

function hideMenu() {
  menu.hidden = true;
  text.setAttribute("aria-expanded", "false");
  text.removeAttribute("aria-activedescendant");
}

function keyInText(event) {
  if (event.isComposing || event.keyCode === 229) return;
  const next = menu.hidden ? null : step(event.key, active, listed.length);
  if (next !== null && !["Home", "End"].includes(event.key)) {
    event.preventDefault();
    active = next;
    drawMenu();
  } else if (["Enter", "Tab"].includes(event.key) && !menu.hidden && listed.length && !event.shiftKey) {
    event.preventDefault();
    begin(listed[active]);
  } else if (event.key === "Enter" && !event.shiftKey) {
    event.preventDefault();
    form.requestSubmit();
  } else if (event.key === "Escape") {
    escape();
  }
}

/** Puts the menu away; when there is none, leaves the field, so that single keys work. */
function escape() {
  if (menu.hidden) document.getElementById("log").focus();
  dismissed = true;
  hideMenu();
}

function begin(command, rest = "") {
  hideMenu();
  text.value = "";
  text.hidden = true;
  const fields = command.options.map((option) => optionField(option, { command, values: () => valuesOf(fields), submit: () => form.requestSubmit(), next }));
  filling = { command, fields };
  const cancel = h("button", { type: "button", class: "round", "aria-label": say("composer.cancel") }, icon("close"));
  cancel.addEventListener("click", () => leaveCommand(true));
  const title = h("div", { class: "title" }, h("b", null, `/${command.display}`), h("small", null, command.description), cancel);
  call.replaceChildren(title, h("div", { class: "options" }, fields.map((field) => field.node)));
  call.dataset.command = command.name;
  call.hidden = false;
  if (rest) fields[0]?.put(rest);
  (fields[0] ?? { focus: () => send.focus() }).focus();
}

/** After a choice: to the next field that is needed and empty, else to "Send". */
function next() {
  const open = filling.fields.find((field) => field.required && !field.isFilled());
  if (open) open.focus();
  else send.focus();
}

function leaveCommand(withFocus) {
  if (!filling) return;
  forgive();
  filling = null;
  call.hidden = true;
  call.replaceChildren();
  text.hidden = false;
  if (withFocus) text.focus();
}

const valuesOf = (fields) =>
  Object.fromEntries(fields.filter((field) => field.isFilled()).map((field) => [field.name, field.value()]));

async function sendFilled() {
  const { command, fields } = filling;
  if (form.getAttribute("aria-busy")) return;
  const wrong = fields.find((field) => field.problem());
  if (wrong) {
    problem.replaceChildren(h("p", { class: "failure", role: "alert" }, wrong.problem()));
    wrong.focus();
    return;
  }
  form.setAttribute("aria-busy", "true");
  const taken = await sendCommand(command.name, valuesOf(fields));
  form.removeAttribute("aria-busy");
  if (taken && filling?.fields === fields) leaveCommand(!document.querySelector("dialog[open]"));
}

async function sendText() {
  const value = text.value.trim();
  if (!value || form.getAttribute("aria-busy")) return;
  form.setAttribute("aria-busy", "true");
  const taken = await write(value);
  form.removeAttribute("aria-busy");
  if (taken && text.value.trim() === value) text.value = "";
  grow();
}
