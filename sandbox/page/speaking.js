// A browser that speaks another language than the server: the offer to have the server and its people in that one.

import { post, tell } from "./api.js";
import { h } from "./dom.js";
import { ui } from "./state.js";
import { ofBrowser, sayIn, spokenFor } from "./words.js";

/** The button of the offer, in the browser's language; nothing where the server speaks that already. */
export function languageOffer() {
  const wanted = ofBrowser();
  if (spokenFor(ui.mine.guild.preferred_locale) === wanted) return [];
  return [h("button", { type: "button", class: "button secondary", lang: wanted, "data-act": "speak" }, sayIn(wanted, "first.speak"))];
}

/** The server, all people, and the names that they came with, in the browser's language. */
export async function speakEverywhere() {
  const locale = ofBrowser();
  const former = spokenFor(ui.mine.guild.preferred_locale);
  await Promise.all(ui.mine.people.filter((person) => !person.deleted).map((person) => post(person.name, "settings", { locale, ...newName(person, former, locale) })));
  await tell("POST", "/api/server", { action: "language", locale });
}

/** Who has given themselves a name keeps it. */
function newName(person, former, locale) {
  const key = `person.${person.name}`;
  return person.display_name === sayIn(former, key) ? { display_name: sayIn(locale, key) } : {};
}
