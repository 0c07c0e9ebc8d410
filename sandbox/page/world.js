// What a tester lets happen to the server: people and the bot sent away, places closed, permissions taken, time that passes, lines that break.

import { Refused, tell } from "./api.js";
import { h, morph } from "./dom.js";
import { refresh } from "./live.js";
import { reason } from "./message.js";
import { here, ui } from "./state.js";
import { say } from "./words.js";

/** What the bot may be forbidden in a channel, by Discord's names. */
const PERMISSIONS = {
  view_channel: "world.may.view",
  send_messages: "world.may.send",
  send_messages_in_threads: "world.may.sendInThreads",
  create_public_threads: "world.may.openThreads",
  attach_files: "world.may.attach",
  embed_links: "world.may.embed",
  read_message_history: "world.may.read",
  manage_messages: "world.may.manageMessages",
  manage_threads: "world.may.manageThreads",
};

const MINUTE = 60;
const DAY = 24 * 60 * MINUTE;
const STEPS = [
  ["world.time.quarter", 15 * MINUTE],
  ["world.time.hour", 60 * MINUTE],
  ["world.time.day", DAY],
  ["world.time.threeDays", 3 * DAY],
];

let failed = null;

/** Opens the panel; it is then redrawn with everything else. */
export function openWorld() {
  failed = null;
  const dialog = h("dialog", { class: "form world", id: "world", "aria-labelledby": "world-title" }, content());
  dialog.addEventListener("close", () => dialog.remove());
  dialog.addEventListener("click", (event) => (event.target === dialog ? dialog.close() : pressed(event)));
  dialog.addEventListener("change", (event) => toggled(event.target));
  document.body.append(dialog);
  dialog.showModal();
}

/** Draws the panel where it is open. */
export function drawWorld() {
  const form = document.querySelector("#world form");
  if (!form || !ui.mine) return;
  morph(form, content()[1]);
  for (const box of form.querySelectorAll("input")) box.checked = box.hasAttribute("checked");
}

const content = () => [
  h("h2", { id: "world-title" }, say("world")),
  h("form", { method: "dialog" }, h("p", { class: "hint" }, say("world.hint")), people(), place(), server(), connection(), time(), problem(), h("div", { class: "foot" }, h("button", { class: "button primary" }, say("settings.close")))),
];

const problem = () => h("p", { class: "failure", role: "alert", hidden: !failed }, failed ? reason(failed) : "");

const group = (title, ...children) => h("fieldset", { class: "field" }, h("legend", null, title), children);
const row = (...children) => h("div", { class: "levers" }, children);

/** Something to press; `does` is the method, the path and the body of what the sandbox is asked. */
const lever = (label, does, kind = "secondary") => h("button", { type: "button", class: `button ${kind}`, "data-does": JSON.stringify(does) }, label);

/** Something that is so or not; a press asks the sandbox for the opposite. */
const toggle = (label, isSo, does) =>
  h("label", { class: "choice" }, h("input", { type: "checkbox", role: "switch", checked: isSo, "data-does": JSON.stringify(does) }), h("span", null, label));

const serverDoes = (action, more = {}) => ["POST", "/api/server", { action, ...more }];

function people() {
  return group(say("world.people"), ui.mine.people.map(person));
}

function person(who) {
  const name = who.display_name;
  const kick = who.member && lever(say("world.kick"), serverDoes("kick", { person: who.name }));
  const account = who.deleted ? "new_account" : "delete_account";
  const label = who.deleted ? say("world.account.new") : say("world.account.delete");
  return h("div", { class: "levers", role: "group", "aria-label": name, "data-key": who.name }, h("b", null, name), kick, lever(label, ["POST", `/api/people/${who.name}/${account}`, {}], who.deleted ? "secondary" : "danger"));
}

function place() {
  const open = here();
  if (!open || open.kind === "dm") return null;
  const thread = open.kind === "thread" && [
    toggle(say("world.archived"), open.archived, serverDoes("thread", { channel: open.id, archived: !open.archived })),
    toggle(say("world.locked"), open.locked, serverDoes("thread", { channel: open.id, locked: !open.locked })),
  ];
  const newest = open.messages.at(-1)?.id;
  const levers = row(
    newest && lever(say("world.deleteNewest"), ["DELETE", `/api/messages/${newest}`]),
    lever(say("world.purge"), serverDoes("purge", { channel: open.id }), "danger"),
    lever(say("world.delete"), ["DELETE", `/api/channels/${open.id}`], "danger"),
  );
  return group(say("world.place", { place: open.name }), thread, levers, permissions(open));
}

function permissions(open) {
  const switches = Object.entries(PERMISSIONS).map(([name, words]) => {
    const may = !open.denied.includes(name);
    const deny = may ? [...open.denied, name] : open.denied.filter((other) => other !== name);
    return toggle(say(words), may, ["POST", "/api/permissions", { channel: open.id, deny }]);
  });
  return h("details", null, h("summary", null, say("world.permissions", { bot: ui.mine.app.user.display_name })), switches);
}

function server() {
  const { bot, outage } = ui.mine.guild;
  return group(
    say("world.server"),
    toggle(say("world.bot", { bot: ui.mine.app.user.display_name }), bot, serverDoes(bot ? "remove_bot" : "invite_bot")),
    toggle(say("world.outage"), outage, serverDoes(outage ? "end_outage" : "begin_outage")),
    row(lever(say("world.channel"), serverDoes("create_channel", { name: `table-${ui.mine.channels.length + 1}` }))),
  );
}

const connection = () =>
  group(
    say("world.connection"),
    row(
      lever(say("world.drop"), ["POST", "/api/gateway", { action: "drop", abrupt: true }]),
      lever(say("world.reconnect"), ["POST", "/api/gateway", { action: "reconnect" }]),
      lever(say("world.invalidate"), ["POST", "/api/gateway", { action: "invalidate" }]),
    ),
  );

const time = () => group(say("world.time"), row(STEPS.map(([words, advance]) => lever(say(words), ["POST", "/api/clock", { advance }]))));

function pressed(event) {
  const node = event.target.closest("button[data-does]");
  if (node) run(node);
}

const toggled = (box) => box.dataset.does && run(box);

/** Asks the sandbox, and says why where it refuses. */
async function run(node) {
  try {
    await tell(...JSON.parse(node.dataset.does));
    failed = null;
  } catch (refused) {
    if (!(refused instanceof Refused)) throw refused;
    failed = refused.code;
  }
  await refresh();
  drawWorld();
}
