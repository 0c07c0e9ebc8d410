// What is new for whom. How far somebody has read is kept by the browser, so all its tabs agree.

import { isLater, places, ui } from "./state.js";

const KEY = "tefuda.read.";

const readMarks = (person) => JSON.parse(localStorage.getItem(KEY + person) ?? "{}");

/** Up to which message a person has read a place; "" for nothing yet. */
export const readUpTo = (person, place) => readMarks(person)[place] ?? "";

/** Remembers that a person has read a place to its end. */
export function markRead(person, place) {
  const last = place.messages.at(-1)?.id;
  const marks = readMarks(person);
  if (!last || marks[place.id] === last) return;
  marks[place.id] = last;
  localStorage.setItem(KEY + person, JSON.stringify(marks));
}

/** How many messages of a place are new, and how many of these call the person: {news, pings}. In a DM every one does. */
export function unreadOf(person, place) {
  const mark = readMarks(person)[place.id] ?? "";
  const fresh = place.messages.filter((message) => isLater(message.id, mark) && message.author.name !== person);
  return { news: fresh.length, pings: fresh.filter((message) => place.kind === "dm" || message.pings_me).length };
}

/** The same over all places of a person. */
export function unreadBy(person) {
  const state = person === ui.person ? ui.mine : ui.others[person];
  const all = places(state).filter((place) => !place.archived).map((place) => unreadOf(person, place));
  return { news: sum(all, "news"), pings: sum(all, "pings") };
}

const sum = (rows, key) => rows.reduce((total, row) => total + row[key], 0);
