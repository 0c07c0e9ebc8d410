// The messages of the open place: only what changed is touched, and what one is reading stays where it is.

import { h, icon, morph } from "./dom.js";
import { giveFocus, holdFocus } from "./focus.js";
import { joins, lookOf, messageNode } from "./message.js";
import { languageOffer } from "./speaking.js";
import { here, isLater, ui } from "./state.js";
import { placeName } from "./inline.js";
import { language, languageOf, say, sayNodes } from "./words.js";
import { markRead, readUpTo } from "./unread.js";

const AT_ONCE = 12;
const NEAR = 60;

let log;
let rows;
let above;
let fresh;
let toNewest;
let shownPlace = null;
let divider = "";
/** What goes on in all messages, as one string. */
let acts = "";
/** What is shown, by message id: {row, look, and what that was made of}. */
let shown = new Map();
let sticks = true;
let lastTop = 0;
let backlog = null;
let announced = "";
/** Answers that were promised and say nothing yet. */
let silent = new Set();

/** Takes its elements from the page. */
export function startList() {
  log = document.getElementById("log");
  rows = document.getElementById("rows");
  above = document.getElementById("above");
  fresh = document.getElementById("announce");
  toNewest = document.getElementById("to-newest");
  log.addEventListener("scroll", scrolled);
  toNewest.addEventListener("click", scrollToEnd);
  new ResizeObserver(() => sticks && scrollToEnd()).observe(log);
  new ResizeObserver(() => sticks && scrollToEnd()).observe(rows);
}

/** Only a reader scrolls up; what grows below them is no reason to let the end go. */
function scrolled() {
  const isAtEnd = log.scrollHeight - log.scrollTop - log.clientHeight < NEAR;
  if (isAtEnd || log.scrollTop < lastTop) sticks = isAtEnd;
  lastTop = log.scrollTop;
  toNewest.hidden = sticks;
}

function scrollToEnd() {
  log.scrollTop = log.scrollHeight;
  lastTop = log.scrollTop;
  toNewest.hidden = true;
}

/** Draws the open place. */
export function drawList() {
  const place = here();
  const key = place && `${ui.person}/${place.id}`;
  if (key !== shownPlace) begin(key, place);
  drawAbove(place);
  const messages = place?.messages ?? [];
  acts = JSON.stringify([...ui.pending, ...ui.failures.entries(), ...ui.chosen.entries()]);
  keepPlace(() => patch(messages, settingOf()));
  announce(messages);
  if (place && document.visibilityState === "visible") markRead(ui.person, place);
  showTarget();
}

/** What the look of every message depends on, as one string. */
function settingOf() {
  const people = (ui.mine?.people ?? []).map((person) => person.display_name);
  const threads = (ui.mine?.threads ?? []).map((thread) => thread.name);
  return JSON.stringify([people, threads, ui.person, language(), ui.offers]);
}

function begin(key, place) {
  shownPlace = key;
  divider = place ? readUpTo(ui.person, place.id) : "";
  shown = new Map();
  if (rows.contains(document.activeElement)) log.focus({ preventScroll: true });
  rows.replaceChildren();
  fresh.replaceChildren(); // what was read out to another person is theirs
  sticks = true;
  announced = place?.messages.at(-1)?.id ?? "";
  silent = new Set();
  log.setAttribute("aria-label", place ? say("messages", { place: placeName(place.id) }) : "");
}

function drawAbove(place) {
  toNewest.replaceChildren(icon("down"), say("messages.toNewest"));
  const nodes = [];
  if (!ui.mine) nodes.push(h("p", { class: "hint" }, say(ui.away ? "sandbox.away" : "loading")));
  else if (!place) nodes.push(...whyEmpty());
  else if (place.messages.length >= ui.limit && ui.limit < 500) nodes.push(earlier());
  else nodes.push(...whyEmpty(), ...firstWords(place));
  const next = h("div", { id: "above" }, nodes);
  morph(above, next);
}

/** Why there is nothing of the server to be seen, and what helps. */
function whyEmpty() {
  const { me } = ui.mine;
  if (me.deleted) return notice("account.gone", "new-account", "world.account.new");
  return me.member ? [] : notice("left.title", "join", "left.join");
}

const notice = (title, act, label) => [
  h("h2", null, say(title)),
  h("button", { type: "button", class: "button primary", "data-act": act }, say(label)),
];

const earlier = () => h("button", { type: "button", class: "button secondary", "data-act": "earlier" }, say("messages.earlier"));

function firstWords(place) {
  const isDirect = place.kind === "dm";
  const title = isDirect ? say("first.direct.title", { bot: place.name }) : say("first.title", { place: placeName(place.id) });
  const hint = isDirect ? say("first.direct", { bot: place.name }) : sayNodes("first.hint", { key: slashKey() });
  return [h("h2", null, title), h("p", { class: "hint" }, hint), ...(isDirect ? [] : languageOffer())];
}

const slashKey = () => h("button", { type: "button", class: "key", "data-act": "slash" }, h("kbd", null, "/"));

/** Makes the rows equal to the messages; of many new ones the latest at once and the rest in small portions, so that nothing waits. */
function patch(messages, setting) {
  clearTimeout(backlog);
  const before = new Map(messages.map((message, index) => [message.id, messages[index - 1]]));
  const missing = messages.filter((message) => !shown.has(message.id));
  const waiting = new Set(missing.slice(0, Math.max(0, missing.length - AT_ONCE)).map((message) => message.id));
  const kept = new Set(messages.map((message) => message.id));
  for (const [id, { row }] of shown) {
    if (kept.has(id)) continue;
    row.remove();
    shown.delete(id);
  }
  let next = null;
  for (const message of messages.toReversed()) {
    if (!waiting.has(message.id)) next = place(message, joins(message, before.get(message.id)), setting, next);
  }
  placeDivider(messages);
  if (waiting.size) backlog = setTimeout(() => keepPlace(() => patch(messages, setting)));
}

/** Puts a message before `next`, anew only where its look has changed; returns its node. `setting` is all that it does not say itself. */
function place(message, joined, setting, next) {
  const old = shown.get(message.id);
  if (old?.message === message && old.setting === setting && old.joined === joined && old.acts === acts) return old.row;
  const look = lookOf(message, joined, setting);
  const row = old ? (old.look === look ? old.row : redraw(old.row, messageNode(message, joined))) : messageNode(message, joined);
  if (!old) rows.insertBefore(row, next);
  shown.set(message.id, { row, look, message, setting, joined, acts });
  return row;
}

/** Changes a row in place, and keeps the focus that is in it. */
function redraw(row, next) {
  const held = row.contains(document.activeElement) ? holdFocus(document.activeElement) : null;
  const changed = morph(row, next);
  if (held) giveFocus(held);
  return changed;
}

function placeDivider(messages) {
  rows.querySelector(":scope > .divider")?.remove();
  if (!divider) return;
  const first = messages.find((message) => isLater(message.id, divider) && message.author.name !== ui.person);
  const row = shown.get(first?.id)?.row;
  if (row?.previousElementSibling) row.before(h("li", { class: "divider", role: "separator" }, say("messages.new")));
}

/** Runs a change; afterwards the end, or what was at the top of the window, is where it was. */
function keepPlace(change) {
  const anchor = sticks ? null : [...rows.children].find((row) => row.getBoundingClientRect().bottom > log.getBoundingClientRect().top);
  const top = anchor?.getBoundingClientRect().top;
  change();
  if (sticks) scrollToEnd();
  else if (anchor?.isConnected) log.scrollTop += anchor.getBoundingClientRect().top - top;
}

/** Reads new messages out, politely, each as soon as it says something; edits are not read, a board is edited too often. */
function announce(messages) {
  const due = messages.filter((message) => isLater(message.id, announced) || silent.has(message.id));
  if (!due.length) return;
  announced = messages.at(-1).id;
  silent = new Set(due.filter((message) => message.thinking).map((message) => message.id));
  const news = due.filter((message) => !message.thinking && message.author.name !== ui.person);
  fresh.append(...news.map((message) => h("p", { lang: languageOf(readable(message)) }, `${message.author.display_name}: ${readable(message)}`)));
  while (fresh.children.length > 5) fresh.firstChild.remove();
}

/** A message's text as it is shown: names for ids, no signs of markup. */
function readable(message) {
  const texts = shown.get(message.id)?.row.querySelectorAll(".content .text, .system p") ?? [];
  return [...texts].map((node) => node.textContent).join(" ") || message.text;
}

function showTarget() {
  const row = shown.get(ui.target)?.row;
  if (!row) return;
  ui.target = null;
  sticks = false;
  row.scrollIntoView({ block: "center" });
  row.focus({ preventScroll: true });
  row.classList.add("target");
  setTimeout(() => row.classList.remove("target"), 2000);
}
