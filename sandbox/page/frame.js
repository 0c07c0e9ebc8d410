// What stands round the messages: who one is, the places, the people, and whether the bot is there.

import { become, addressOf } from "./address.js";
import { h, icon, morph } from "./dom.js";
import { placeName } from "./inline.js";
import { avatar } from "./message.js";
import { here, ui } from "./state.js";
import { unreadBy, unreadOf } from "./unread.js";
import { say } from "./words.js";

const PEOPLE = ["aoi", "ren", "sora"];

let shownPlace = null;

/** Takes its elements from the page. */
export function startFrame() {
  const who = document.getElementById("who");
  who.addEventListener("click", (event) => {
    const chosen = event.target.closest("[data-person]");
    if (chosen) become(chosen.dataset.person);
  });
  who.addEventListener("keydown", (event) => {
    const moves = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };
    if (!(event.key in moves)) return;
    event.preventDefault();
    become(PEOPLE[(PEOPLE.indexOf(ui.person) + moves[event.key] + PEOPLE.length) % PEOPLE.length]);
    queueMicrotask(() => who.querySelector("[aria-checked=true]")?.focus());
  });
  document.getElementById("settings").append(icon("settings"));
  document.getElementById("people").append(icon("people"));
}

/** Draws all of it. */
export function drawFrame() {
  const place = here();
  const people = ui.mine?.people ?? [];
  document.getElementById("settings").setAttribute("aria-label", say("settings.open"));
  document.getElementById("people").setAttribute("aria-label", say("members"));
  into("who", { role: "radiogroup", "aria-label": say("who"), title: say("who.hint") }, people.map(personSwitch));
  into("guild", null, ui.mine?.guild.name ?? "");
  into("place", null, place ? [icon(kindIcon(place)), h("span", null, place.name)] : "");
  into("places", { "aria-label": say("places") }, ui.mine ? groups() : []);
  showOpenPlace(place);
  into("members", { "aria-label": say("members") }, ui.mine ? members() : []);
  into("banner", { role: "status" }, banner());
  document.title = ui.mine ? titleText(place) : "…";
}

/** On a phone the places are a strip: the open one is moved into sight, once. */
function showOpenPlace(place) {
  const link = document.querySelector("#places [aria-current]");
  if (!link || place.id === shownPlace) return;
  shownPlace = place.id;
  link.scrollIntoView({ block: "nearest", inline: "center" });
}

/** Makes an element's content, and the attributes that are given, so. */
function into(id, props, content) {
  const old = document.getElementById(id);
  const attributes = Object.fromEntries([...old.attributes].map((attribute) => [attribute.name, attribute.value]));
  morph(old, h(old.localName, { ...attributes, ...props }, content));
}

function personSwitch(person) {
  const isMine = person.name === ui.person;
  const { news, pings } = unreadBy(person.name);
  const props = { type: "button", role: "radio", "aria-checked": String(isMine), tabindex: isMine ? 0 : -1, "data-person": person.name, "data-key": person.name };
  return h("button", props, avatar(person), h("span", null, person.display_name), badge(news, pings));
}

/** A number where somebody is called, a dot where something is new. */
function badge(news, pings) {
  if (pings) return h("span", { class: "badge" }, h("span", { "aria-hidden": "true" }, pings > 99 ? "99+" : pings), h("span", { class: "aside" }, say("who.pings", { count: pings })));
  return news ? h("span", { class: "dot" }, h("span", { class: "aside" }, say("who.news"))) : null;
}

const kindIcon = (place) => ({ channel: "table", thread: place.private ? "lock" : "thread", dm: "direct" })[place.kind];

function groups() {
  const { channels, dms } = ui.mine;
  const threads = ui.mine.threads.filter((thread) => !thread.archived || thread.id === here()?.id);
  const direct = dms.length ? dms.map(placeLink) : [openDirect()];
  return [group("channels", channels.map(placeLink)), group("threads", threads.map(placeLink)), group("direct", direct)];
}

const group = (key, entries) =>
  entries.length ? h("section", { class: key, "data-key": key }, h("h2", null, say(`places.${key}`)), h("ul", null, entries.map((entry) => h("li", null, entry)))) : null;

function placeLink(place) {
  const { news, pings } = place.archived ? { news: 0, pings: 0 } : unreadOf(ui.person, place);
  const isOpen = place.id === here()?.id;
  const kind = [news && "news", place.archived && "archived"].filter(Boolean).join(" ");
  const props = { href: addressOf(place.id), "aria-current": isOpen ? "page" : null, class: kind || null, "data-place": place.kind, title: place.name };
  return h("a", props, icon(kindIcon(place)), h("span", null, place.name), badge(news, pings));
}

const openDirect = () =>
  h("button", { type: "button", "data-act": "open-dm", "data-place": "dm" }, icon("direct"), h("span", null, ui.mine.app.user.display_name));

function members() {
  const all = [...ui.mine.people.filter((person) => person.member), { ...ui.mine.app.user, name: "bot", bot: true }];
  return [h("h2", null, say("members")), h("ul", null, all.map(member))];
}

const member = (user) => {
  const props = { type: "button", "data-act": "person", "data-user": user.id, "aria-haspopup": "menu" };
  const sign = user.bot ? h("i", { class: ui.mine.bot === "ready" ? "state ready" : "state" }) : null;
  return h("li", null, h("button", props, avatar(user), h("span", null, user.display_name), sign));
};

function banner() {
  if (ui.away) return say("sandbox.away");
  if (ui.mine?.guild.outage) return say("outage");
  if (ui.mine && !ui.mine.guild.bot) return say("bot.removed", { bot: ui.mine.app.user.display_name });
  if (ui.mine?.bot === "absent") return say("bot.absent", { bot: ui.mine.app.user.display_name });
  return "";
}

function titleText(place) {
  const me = ui.mine.me.display_name;
  const { pings } = unreadBy(ui.person);
  const text = place ? say("title", { place: placeName(place.id), person: me }) : me;
  return pings ? `(${pings}) ${text}` : text;
}

/** What can be pressed in the list of people where there is no room for it beside the messages. */
export const memberList = () => h("div", { class: "members" }, h("p", { class: "title" }, say("members")), members()[1]);

