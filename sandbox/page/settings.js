// What one person can set: name, language, whether they take direct messages, and whether they are in the server.

import { post } from "./api.js";
import { h } from "./dom.js";
import { refresh } from "./live.js";
import { reason } from "./message.js";
import { ui } from "./state.js";
import { say } from "./words.js";
import { openWorld } from "./world.js";

/** Languages stand in their own names. */
const LANGUAGES = ["ja", "en-US"];
const nameOf = (code) => new Intl.DisplayNames(code, { type: "language" }).of(code.split("-")[0]);

/** Opens the settings of the present person. */
export function openSettings() {
  const { me } = ui.mine;
  const problem = h("p", { class: "failure", role: "alert", hidden: true });
  const dialog = h(
    "dialog",
    { class: "form", "aria-labelledby": "settings-title" },
    h("h2", { id: "settings-title" }, say("settings", { person: me.display_name })),
    h("form", { method: "dialog" }, nameField(me, problem), languageField(me, problem), directField(me, problem), blockField(me, problem), problem, foot(me, problem)),
  );
  dialog.addEventListener("close", () => dialog.remove());
  dialog.addEventListener("click", (event) => event.target === dialog && dialog.close());
  document.body.append(dialog);
  dialog.showModal();
}

/** Sends a setting, and says why where it is refused. */
async function set(problem, body, kind = "settings") {
  const failed = await post(ui.person, kind, body).then(() => null, (refused) => refused.code ?? "other");
  problem.hidden = !failed;
  problem.textContent = failed ? reason(failed) : "";
  await refresh();
  return !failed;
}

function nameField(me, problem) {
  const input = h("input", { type: "text", id: "settings-name", maxlength: 32, value: me.display_name, autocomplete: "off" });
  input.addEventListener("change", () => set(problem, { display_name: input.value }));
  return h("div", { class: "field" }, h("label", { for: "settings-name" }, say("settings.name")), input);
}

/** A new language is spoken at once, so the dialog is opened anew in it. */
function languageField(me, problem) {
  const rows = LANGUAGES.map((code) => {
    const box = h("input", { type: "radio", name: "locale", value: code, checked: me.locale === code });
    box.addEventListener("change", async () => {
      if (!(await set(problem, { locale: code }))) return;
      box.closest("dialog").close();
      openSettings();
      document.querySelector(`dialog[open] input[value="${code}"]`)?.focus();
    });
    return h("label", { class: "choice", lang: code }, box, h("span", null, nameOf(code)));
  });
  return h("fieldset", { class: "field" }, h("legend", null, say("settings.language")), rows);
}

function directField(me, problem) {
  const box = h("input", { type: "checkbox", role: "switch", name: "dm", checked: me.dm });
  box.addEventListener("change", () => set(problem, { dm: box.checked }));
  return h("label", { class: "choice field" }, box, h("span", null, say("settings.dm"), h("small", null, say("settings.dm.hint"))));
}

function blockField(me, problem) {
  const box = h("input", { type: "checkbox", role: "switch", name: "blocks", checked: me.blocks });
  box.addEventListener("change", () => set(problem, {}, box.checked ? "block" : "unblock"));
  return h("label", { class: "choice field" }, box, h("span", null, say("settings.block"), h("small", null, say("settings.block.hint"))));
}

/** The way to what happens to the server, which is nobody's own setting. */
function worldButton() {
  const button = h("button", { type: "button", class: "button secondary", "data-world": true }, say("world.open"));
  button.addEventListener("click", () => {
    button.closest("dialog").close();
    openWorld();
  });
  return button;
}

function foot(me, problem) {
  const membership = h("button", { type: "button", class: "button danger", "data-membership": true }, say(me.member ? "settings.leave" : "left.join"));
  membership.addEventListener("click", async () => {
    if (await set(problem, {}, me.member ? "leave" : "join")) membership.closest("dialog").close();
  });
  return h("div", { class: "foot" }, worldButton(), membership, h("button", { class: "button primary" }, say("settings.close")));
}
