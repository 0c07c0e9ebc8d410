// What a person does, and what the page shows meanwhile and afterwards.

import { post, Refused } from "./api.js";
import { actKey } from "./components.js";
import { markUsed } from "./focus.js";
import { showForm } from "./form.js";
import { refresh } from "./live.js";
import { changed, here, messageById, ui } from "./state.js";

/** Presses a button. */
export const press = (message, customId) => onMessage("press", message, customId, {});

/** Sends what was chosen in a menu; it is shown there until the message is edited, which says itself what is chosen. */
export function choose(message, customId, values) {
  ui.chosen.set(actKey(message, customId), { values, edited: messageById(message)?.edited_timestamp });
  return onMessage("select", message, customId, { values });
}

async function onMessage(kind, message, customId, body) {
  const key = actKey(message, customId);
  if (ui.pending.has(key)) return;
  markUsed(message, customId);
  ui.pending.add(key);
  await act(kind, { message, custom_id: customId, ...body }, message);
  ui.pending.delete(key);
  changed();
}

/** Uses a command; says whether it was taken. */
export const command = (name, options) => act("command", { channel: here().id, name, options }, "composer");

/** Uses an entry of a context menu on a person or a message. */
export const context = (name, target) => act("context", { channel: here().id, name, target }, "composer");

/** Writes an ordinary message. */
export const write = (content) => act("say", { channel: here().id, content }, "composer");

/** Puts an ephemeral message away. */
export const dismiss = (message) => act("dismiss", { message }, message);

/** Asks what could stand in an option; an empty list where the bot has nothing to say. */
export async function complete(name, options, focused) {
  const answer = await post(ui.person, "autocomplete", { channel: here().id, name, options, focused }).catch(() => null);
  return answer?.choices ?? [];
}

/** Does it, shows a form where one is the answer, and remembers under `place` why it failed. */
async function act(kind, body, place) {
  const person = ui.person;
  ui.failures.delete(place);
  changed();
  let failed = null;
  try {
    const answer = await post(person, kind, body);
    failed = answer.error ?? null;
    if (answer.modal && person === ui.person) showForm(answer.modal);
  } catch (problem) {
    if (!(problem instanceof Refused)) throw problem;
    failed = problem.code;
  }
  if (failed) ui.failures.set(place, failed);
  await refresh();
  changed();
  return failed === null;
}
