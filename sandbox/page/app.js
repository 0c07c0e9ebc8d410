// The page, put together: what is pressed, what is typed, and what is drawn when something changes.
//
// state.js holds what is known, live.js keeps it equal to the sandbox, and the draw… functions make the page equal to it. Everything inside
// a message is only described by attributes (`data-act`, …) and acted on here, so that a message can be changed in place.

import { choose, dismiss, press } from "./acts.js";
import { becomeNext, become, goTo, nameAddress, readAddress } from "./address.js";
import { post } from "./api.js";
import { defaultsOf, findComponent, optionsOf } from "./components.js";
import { drawComposer, putText, startCommand, startComposer } from "./composer.js";
import { drawForms } from "./form.js";
import { drawFrame, memberList, startFrame } from "./frame.js";
import { drawList, startList } from "./list.js";
import { follow, refresh, startLive } from "./live.js";
import { enlarge } from "./media.js";
import { messageMenu, personMenu } from "./menu.js";
import { offerCommands } from "./offered.js";
import { pick } from "./picker.js";
import { openPopup } from "./popup.js";
import { openSettings } from "./settings.js";
import { speakEverywhere } from "./speaking.js";
import { changed, here, messageById, onChange, ui } from "./state.js";
import { runClock } from "./times.js";
import { loadWords, ofBrowser, say, speak } from "./words.js";
import { drawWorld } from "./world.js";

const MOST = 500;

const ACTS = {
  press: (node) => press(messageOf(node), node.dataset.custom),
  "open-menu": openMenu,
  dismiss: (node) => dismiss(messageOf(node)),
  enlarge: (node) => enlarge(node.querySelector("img")),
  person: (node) => personMenu(node, node.dataset.user),
  "message-menu": (node) => messageMenu(node, messageOf(node)),
  command: (node) => startCommand(node.dataset.command),
  slash: () => putText("/"),
  reveal,
  earlier: () => {
    ui.limit = Math.min(MOST, ui.limit + 100);
    refresh();
  },
  join: () => post(ui.person, "join").then(refresh),
  speak: () => speakEverywhere().then(refresh),
  "new-account": () => post(ui.person, "new_account").then(refresh),
  "open-dm": async () => {
    const channel = await post(ui.person, "dm");
    await refresh();
    goTo(channel.id);
  },
};

const messageOf = (node) => node.closest("[data-message]").dataset.message;

function openMenu(node) {
  const id = messageOf(node);
  const customId = node.dataset.custom;
  const part = findComponent(messageById(id).components, customId);
  const bounds = { min: part.min_values ?? 1, max: part.max_values ?? 1 };
  const label = part.placeholder || say("choose");
  pick(node, { label, options: optionsOf(part), values: defaultsOf(part), ...bounds, onDone: (values) => choose(id, customId, values) });
}

/** Shows what was hidden; whatever is in it can then be used. */
function reveal(node) {
  node.dataset.shown = "";
  for (const name of ["role", "tabindex", "aria-label", "data-act"]) node.removeAttribute(name);
}

function onPress(event) {
  const hidden = event.target.closest(".spoiler[data-act]");
  const node = hidden ?? event.target.closest("[data-act]");
  if (!node || node.disabled) return;
  if (hidden) event.preventDefault();
  ACTS[node.dataset.act](node);
}

/** A right press on a name opens the same menu as a left one. */
function onContextMenu(event) {
  const node = event.target.closest("[data-act=person]");
  if (!node) return;
  event.preventDefault();
  ACTS.person(node);
}

const isWriting = (node) => /^(INPUT|TEXTAREA|SELECT)$/.test(node.tagName) || node.isContentEditable;

/** Keys of the page: F2 the next person, 1 to 3 one of them, / to write a command. */
function onKey(event) {
  if (event.defaultPrevented || event.isComposing || document.querySelector("dialog[open], .popup")) return;
  if (event.key === "F2") {
    event.preventDefault();
    becomeNext(event.shiftKey ? -1 : 1);
    return;
  }
  if (event.target.matches?.("[role=button].spoiler") && ["Enter", " "].includes(event.key)) {
    event.preventDefault();
    reveal(event.target);
    return;
  }
  if (event.ctrlKey || event.altKey || event.metaKey || isWriting(event.target)) return;
  if (["1", "2", "3"].includes(event.key)) become(["aoi", "ren", "sora"][event.key - 1]);
  else if (event.key === "/") {
    event.preventDefault();
    putText("/");
  }
}

function draw() {
  if (ui.mine) speak(ui.mine.me.locale);
  nameAddress(here());
  drawList();
  drawFrame();
  drawComposer();
  drawForms();
  drawWorld();
  if (ui.mine) offerCommands();
}

function onAddress() {
  if (readAddress()) {
    ui.mine = ui.others[ui.person] ?? null;
    ui.limit = 50;
    follow();
  }
  changed();
}

/** Letters for a machine that has none for Japanese: there before anything is written, since text already shaped may stay as boxes. */
const loadLetters = () => document.fonts.load('16px "Letters"').catch(() => []);

/** A client that starts anew has forgotten what only its reader saw, as Discord's has. */
const isReload = () => performance.getEntriesByType("navigation")[0]?.type === "reload";

async function start() {
  await Promise.all([loadWords(), loadLetters()]);
  speak(ofBrowser());
  readAddress();
  if (isReload()) await post(ui.person, "reload").catch(() => null);
  startFrame();
  startList();
  startComposer();
  document.addEventListener("click", onPress);
  document.addEventListener("contextmenu", onContextMenu);
  document.addEventListener("keydown", onKey);
  document.addEventListener("visibilitychange", changed);
  window.addEventListener("hashchange", onAddress);
  window.addEventListener("storage", changed);
  document.getElementById("settings").addEventListener("click", () => ui.mine && openSettings());
  document.getElementById("people").addEventListener("click", (event) => ui.mine && openPopup(event.currentTarget, memberList()));
  onChange(draw);
  runClock();
  startLive();
  changed();
}

start();
