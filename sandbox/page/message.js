// One message: who, when, in answer to what, and what it says.

import { addressOf } from "./address.js";
import { component } from "./components.js";
import { h, icon } from "./dom.js";
import { embed } from "./embeds.js";
import { markdown } from "./markdown.js";
import { attachments } from "./media.js";
import { messageById, places, ui } from "./state.js";
import { sentAt } from "./times.js";
import { formatter, knows, languageOf, say, sayNodes } from "./words.js";

const V2 = 1 << 15;
const TOGETHER = 7 * 60 * 1000;
const THREAD_OPENED = 18;

/** Whether a message stands under the one before without a head of its own. */
export function joins(message, before) {
  if (!before || message.interaction || message.reply_to || message.type === THREAD_OPENED || before.type === THREAD_OPENED) return false;
  if (message.author.id !== before.author.id || message.ephemeral !== before.ephemeral) return false;
  return Date.parse(message.timestamp) - Date.parse(before.timestamp) < TOGETHER;
}

/** All that a message's look depends on, as one string: equal strings, equal looks. `setting` stands for names, language and offers. */
export function lookOf(message, joined, setting) {
  const acts = [...ui.pending, ...ui.chosen.keys()].filter((key) => key.startsWith(`${message.id}/`));
  const chosen = acts.map((key) => ui.chosen.get(key));
  return JSON.stringify([message, joined, setting, ui.failures.get(message.id), acts, chosen]);
}

/** A message's node. */
export function messageNode(message, joined) {
  if (message.type === THREAD_OPENED) return threadOpened(message);
  const kind = ["message", joined && "joined", message.ephemeral && "ephemeral", message.pings_me && "pings"].filter(Boolean).join(" ");
  return h(
    "li",
    { class: kind, "data-key": message.id, "data-message": message.id, tabindex: -1, "aria-label": say("message.of", whose(message)) },
    message.reply_to ? reply(message) : null,
    message.interaction ? used(message.interaction) : null,
    joined ? null : avatar(message.author),
    h(
      "div",
      { class: "body" },
      joined ? null : head(message),
      message.thinking ? thinking(message) : content(message, joined),
      message.thread ? threadLink(message.thread) : null,
      message.ephemeral ? ephemeral() : null,
      failure(message.id),
    ),
    moreButton(message),
  );
}

/** Whose message it is and from when, for those who meet it by ear. */
export const whose = (message) => ({ user: message.author.display_name, time: sentAt(message.timestamp) });

/** That it was changed: beside the time, or below where a message has no head. */
function edited(message) {
  return message.edited ? h("small", { class: "edited", title: sentAt(message.edited_timestamp) }, say("edited")) : null;
}

function content(message, joined) {
  const isV2 = message.flags & V2;
  return h(
    "div",
    { class: "content", "data-key": "content", lang: languageOf(wordsOf(message)) },
    isV2 || !message.content ? null : h("div", { class: "text", "data-key": "text" }, markdown(message.content)),
    isV2 ? null : attachments(message),
    message.embeds.map(embed),
    message.components.map((part) => component(part, message)),
    joined ? edited(message) : null,
  );
}

/** All that a message says, as one string. */
export const wordsOf = (message) => [message.text, ...message.attachments.map((file) => file.description ?? "")].join(" ");

const head = (message) =>
  h(
    "div",
    { class: "head" },
    name(message.author),
    message.author.bot ? h("span", { class: "tag" }, say("member.bot")) : null,
    h("time", { class: "sent", datetime: message.timestamp }, sentAt(message.timestamp)),
    edited(message),
  );

/** A name that can be pressed: what can be done with this person. */
export function name(user) {
  const props = { type: "button", class: `name ${user.name ?? "gone"}`, "data-act": "person", "data-user": user.id, "aria-haspopup": "menu" };
  return h("button", props, user.display_name);
}

/** The sign of a person: the first character of their name, each in a color of their own. */
export function avatar(user) {
  const first = [...formatter("Segmenter").segment(user.display_name)][0]?.segment ?? "";
  return h("span", { class: `avatar ${user.bot ? "bot" : (user.name ?? "gone")}`, "aria-hidden": "true" }, user.bot ? "" : first);
}

function used(interaction) {
  const command = h("b", null, interaction.type === 2 && interaction.name ? shownName(interaction.name) : "…");
  if (!interaction.name) return null;
  return h("div", { class: "used" }, avatar(interaction.user), h("span", null, sayNodes("used", { user: name(interaction.user), command })));
}

/** A command as this reader types it; one of a context menu has no slash. */
function shownName(commandName) {
  const slash = ui.offered.commands.find((command) => command.name === commandName);
  if (slash) return `/${slash.display}`;
  const entry = ui.offered.context.find((candidate) => candidate.name === commandName);
  return entry ? entry.display : `/${commandName}`;
}

function reply(message) {
  const first = messageById(message.reply_to);
  if (!first) return null;
  const text = first.text.split("\n")[0].slice(0, 120);
  return h(
    "a",
    { class: "used", href: addressOf(first.channel, first.id) },
    avatar(first.author),
    h("span", null, say("replies", { user: first.author.display_name }), text ? `: ${text}` : null),
  );
}

const thinking = (message) =>
  h(
    "p",
    { class: "thinking", role: "status" },
    h("span", { class: "dots", "aria-hidden": "true" }, h("i"), h("i"), h("i")),
    say("thinking", { user: message.author.display_name }),
  );

const ephemeral = () =>
  h(
    "p",
    { class: "only-you", "data-key": "only-you" },
    icon("eye"),
    h("span", null, say("ephemeral")),
    h("button", { type: "button", class: "plain", "data-act": "dismiss" }, say("ephemeral.dismiss")),
  );

/** Why the last act on this message (or in the composer) did not work. */
export function failure(key) {
  const code = ui.failures.get(key);
  if (!code) return null;
  return h("p", { class: "failure", role: "alert", "data-key": "failure" }, reason(code));
}

/** An error code of the user side, in words. */
export const reason = (code) => say(knows(`error.${code}`) ? `error.${code}` : "error.other");

const threadOf = (id) => places().find((place) => place.id === id);

function threadLink(id) {
  const thread = threadOf(id);
  if (!thread) return null;
  return h("a", { class: "thread-link", href: addressOf(id), "data-key": "thread" }, icon("thread"), h("b", null, thread.name), h("span", null, say("thread.goto")));
}

function threadOpened(message) {
  const thread = threadOf(message.thread);
  const label = thread?.name ?? message.content;
  const where = thread ? h("a", { href: addressOf(thread.id) }, label) : h("b", null, label);
  return h(
    "li",
    { class: "message system", "data-key": message.id, "data-message": message.id, tabindex: -1 },
    icon("thread"),
    h("p", null, sayNodes("opened", { user: name(message.author), thread: where })),
    h("time", { class: "sent", datetime: message.timestamp }, sentAt(message.timestamp)),
  );
}

function moreButton(message) {
  if (!ui.offered.context.some((entry) => entry.target === "message")) return null;
  const props = { type: "button", class: "more", "data-act": "message-menu", "aria-haspopup": "menu", "aria-label": say("message.more", whose(message)) };
  return h("button", props, icon("more"));
}
