// Where the page is, kept in its address: two tabs can be two people, and Back goes back.

import { ui } from "./state.js";

const PEOPLE = ["aoi", "ren", "sora"];
const REMEMBERED = "tefuda.place.";

/** The address of a place for the present person. */
export function addressOf(place, message = null) {
  return `#as=${ui.person}${place ? `&at=${place}` : ""}${message ? `&message=${message}` : ""}`;
}

/** Reads the address into `ui`; says whether the person is another one now. */
export function readAddress() {
  const parts = new URLSearchParams(location.hash.slice(1));
  const person = PEOPLE.includes(parts.get("as")) ? parts.get("as") : PEOPLE[0];
  const isNew = person !== ui.person;
  ui.person = person;
  ui.place = parts.get("at") ?? sessionStorage.getItem(REMEMBERED + person);
  ui.target = parts.get("message");
  if (ui.place) sessionStorage.setItem(REMEMBERED + person, ui.place);
  return isNew;
}

/** Writes the open place into an address that names none, so that Back finds it again. */
export function nameAddress(place) {
  if (place && ui.place !== place.id) {
    ui.place = place.id;
    history.replaceState(null, "", addressOf(place.id));
  } else if (place && !location.hash.includes("&at=")) {
    history.replaceState(null, "", addressOf(place.id));
  }
}

/** Opens a place, and in it a message. */
export function goTo(place, message = null) {
  const next = addressOf(place, message);
  if (location.hash === next) window.dispatchEvent(new HashChangeEvent("hashchange"));
  else location.hash = next;
}

/** Becomes another person, in the place where that one was last. No step of the history: Back leads to places. */
export function become(person) {
  if (person === ui.person) return;
  history.replaceState(null, "", `#as=${person}`);
  window.dispatchEvent(new HashChangeEvent("hashchange"));
}

/** Becomes the next person in the row, or the one before. */
export function becomeNext(step) {
  become(PEOPLE[(PEOPLE.indexOf(ui.person) + step + PEOPLE.length) % PEOPLE.length]);
}

/** Where in this page a link leads that names a place of Discord; null for any other. */
export function placeOfLink(url) {
  const found = /^https:\/\/(?:\w+\.)?discord\.com\/channels\/(\d+|@me)\/(\d+)(?:\/(\d+))?\/?$/.exec(url);
  return found ? { channel: found[2], message: found[3] ?? null } : null;
}
