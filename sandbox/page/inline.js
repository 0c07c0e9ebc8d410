// Discord's markup inside a line: emphasis, code, spoilers, links, mentions, times.

import { addressOf, placeOfLink } from "./address.js";
import { h, icon } from "./dom.js";
import { here, places, roleName, ui, userById } from "./state.js";
import { timestamp } from "./times.js";
import { say } from "./words.js";

const SPECIAL = /[\\`*_~|<[@h]/g;

/**
 * Each rule is tried where a special character stands: a sticky pattern, and what it becomes. A pattern goes over what follows once: no
 * text, however odd, may keep the page busy.
 */
const RULES = [
  [/\\([^A-Za-z0-9\s])/y, ([, character]) => character],
  [/(`+)(?!`)([\s\S]*?[^`])\1(?!`)/y, ([, , code]) => h("code", null, code.trim() || code)],
  [/\*\*([\s\S]+?)\*\*(?!\*)/y, ([, inner]) => h("strong", null, inline(inner))],
  [/__([\s\S]+?)__(?!_)/y, ([, inner]) => h("u", null, inline(inner))],
  [/\*(?=\S)((?:\*\*[^*\\]+\*\*|\\[\s\S]|[^*\\])+)\*(?!\*)/y, ([, inner]) => h("em", null, inline(inner))],
  [/\b_((?:__[^_\\]+__|\\[\s\S]|[^_\\]|_(?=\w))+)_\b/y, ([, inner]) => h("em", null, inline(inner))],
  [/~~([\s\S]+?)~~(?!~)/y, ([, inner]) => h("s", null, inline(inner))],
  [/\|\|([\s\S]+?)\|\|/y, ([, inner]) => spoiler(inline(inner))],
  [/\[((?:\\.|[^\]\\])+)\]\(<?(https?:\/\/[^\s)>]+)>?(?:\s+"[^"]*")?\)/y, ([, text, url]) => link(url, inline(text))],
  [/<(https?:\/\/[^\s>]+)>/y, ([, url]) => link(url)],
  [/https?:\/\/[^\s<]+[^<.,:;"'\]\s)]/y, ([url]) => link(url)],
  [/<@!?(\d+)>/y, ([, id]) => userMention(id)],
  [/<#(\d+)>/y, ([, id]) => placeMention(id)],
  [/<@&(\d+)>/y, ([text, id]) => h("span", { class: "mention" }, roleName(id) ?? text)],
  [/@(?:everyone|here)\b/y, ([text]) => h("span", { class: "mention" }, text)],
  [/<t:(-?\d{1,13})(?::([tTdDfFR]))?>/y, ([, seconds, style]) => timestamp(Number(seconds), style)],
  [/<a?:(\w+):\d+>/y, ([, name]) => h("span", { class: "emoji" }, `:${name}:`)],
  [/<\/([^:>]+):\d+>/y, ([, name]) => commandMention(name)],
];

/** A line's nodes. */
export function inline(text) {
  const nodes = [];
  let plain = "";
  let at = 0;
  while (at < text.length) {
    SPECIAL.lastIndex = at;
    const special = SPECIAL.exec(text);
    plain += text.slice(at, special?.index ?? text.length);
    if (!special) break;
    const found = tryRules(text, special.index);
    if (found) {
      nodes.push(plain, found.node);
      plain = "";
    } else {
      plain += special[0];
    }
    at = found ? found.end : special.index + 1;
  }
  nodes.push(plain);
  return nodes.filter((node) => node !== "");
}

function tryRules(text, at) {
  for (const [rule, build] of RULES) {
    rule.lastIndex = at;
    const match = rule.exec(text);
    if (match) return { node: build(match), end: at + match[0].length };
  }
  return null;
}

const spoiler = (children) =>
  h("span", { class: "spoiler", "data-act": "reveal", role: "button", tabindex: 0, "aria-label": say("spoiler") }, h("span", null, children));

/** A link: into this page where it names one of Discord's places, else to the internet in a tab of its own. */
export function link(url, children = null) {
  const place = placeOfLink(url);
  if (place) return placeLink(place, children);
  if (!/^https?:\/\//i.test(url)) return h("span", null, children ?? url);
  return h("a", { href: url, target: "_blank", rel: "noreferrer noopener", title: `${url} (${say("link.out")})` }, children ?? url);
}

function placeLink({ channel, message }, children) {
  const label = children ?? [placeName(channel), message ? " ›" : null];
  return h("a", { class: children ? null : "mention", href: addressOf(channel, message) }, label);
}

const placeMention = (id) => h("a", { class: "mention", href: addressOf(id) }, placeName(id));

/** What a place is called in a text. */
export function placeName(id) {
  const place = places().find((candidate) => candidate.id === id);
  if (!place) return "#…";
  return { channel: "#", thread: "", dm: "@" }[place.kind] + place.name;
}

function userMention(id) {
  const user = userById(id);
  const mine = user?.id === ui.mine?.me.id;
  const props = { type: "button", class: mine ? "mention mine" : "mention", "data-act": "person", "data-user": id };
  return h("button", props, `@${user?.display_name ?? "…"}`);
}

const commandMention = (name) =>
  h("button", { type: "button", class: "mention command", "data-act": "command", "data-command": name, disabled: !here() }, `/${name}`);

/** A picture character or a custom emoji of a button or an option; custom ones are shown by name. */
export function emoji(value) {
  if (!value) return null;
  return h("span", { class: "emoji", "aria-hidden": "true" }, value.id ? `:${value.name}:` : value.name);
}

/** A mark that a link leaves the page. */
export const outMark = () => icon("out");
