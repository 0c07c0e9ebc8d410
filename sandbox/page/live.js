// Keeps `ui` equal to the sandbox: a stream says that something changed, then the state is read again.

import { read } from "./api.js";
import { changed, ui } from "./state.js";

const RETRY = 1000;
const UNSEEN = 3000;
const OTHERS_AFTER = 150;
const OTHERS_LIMIT = 15;

let stream = null;
let asking = null;
let seen = 0;
let running = null;
let again = false;
let othersTimer = null;
let retryTimer = null;

/** Begins to follow; to be called once. A tab that nobody looks at asks now and then instead: a browser lends one host few connections. */
export function startLive() {
  document.addEventListener("visibilitychange", follow);
  window.addEventListener("pagehide", leave);
  window.addEventListener("pageshow", (event) => event.persisted && follow());
  follow();
}

/** Follows the present person from now on; also to be called when that is another one. */
export function follow() {
  leave();
  seen = 0;
  refresh();
  if (document.visibilityState === "visible") listen();
  else asking = setInterval(refresh, UNSEEN);
}

function leave() {
  stream?.close();
  stream = null;
  clearInterval(asking);
}

function listen() {
  const mine = new EventSource(`/api/events?as=${ui.person}`);
  stream = mine;
  mine.addEventListener("open", () => refresh());
  mine.addEventListener("state", (event) => {
    if (JSON.parse(event.data).version > seen) refresh();
  });
  mine.addEventListener("error", () => {
    seen = 0;
    if (mine.readyState !== EventSource.CLOSED) refresh();
    else if (stream === mine) setTimeout(() => stream === mine && follow(), RETRY);
  });
}

/** Reads the state again; the promise is kept when `ui` holds one that was asked for after this call. */
export function refresh() {
  if (running) {
    again = true;
    return running;
  }
  running = readUntilSettled().finally(() => {
    running = null;
  });
  return running;
}

async function readUntilSettled() {
  do {
    again = false;
    await readOnce();
  } while (again);
}

async function readOnce() {
  const person = ui.person;
  try {
    const state = await read("/api/state", { as: person, limit: ui.limit });
    if (person !== ui.person) return;
    seen = state.version;
    ui.mine = state;
    ui.away = false;
    ui.drift = Date.parse(state.now) - Date.now();
    readOthersSoon();
  } catch {
    ui.away = true;
    retrySoon();
  }
  changed();
}

function retrySoon() {
  retryTimer ??= setTimeout(() => {
    retryTimer = null;
    refresh();
  }, RETRY);
}

function readOthersSoon() {
  othersTimer ??= setTimeout(async () => {
    othersTimer = null;
    if (!ui.mine) return;
    const names = ui.mine.people.map((person) => person.name).filter((name) => name !== ui.person);
    await Promise.all(names.map(readOther)).catch(() => null);
    changed();
  }, OTHERS_AFTER);
}

async function readOther(name) {
  ui.others[name] = await read("/api/state", { as: name, limit: OTHERS_LIMIT });
}
