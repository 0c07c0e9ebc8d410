// What the page knows, in one place: what the sandbox last said, and what this reader is doing with it.

/** Everything that is shown is drawn from this. */
export const ui = {
  person: "aoi",
  /** Id of the channel that is open, or null for the person's first. */
  place: null,
  /** A message to bring into sight once. */
  target: null,
  /** The last answer of /api/state for `person`; null until it has come. */
  mine: null,
  /** The same, shorter, for each of the other people; only for their badges. */
  others: {},
  /** What can be done here: {commands, context}. */
  offered: { commands: [], context: [] },
  /** How often that has changed. */
  offers: 0,
  away: false,
  limit: 50,
  /** Acts on their way, as `message/custom_id`. */
  pending: new Set(),
  /** Why the last act on a message failed: its id (or "composer") and an error code. */
  failures: new Map(),
  /** What was chosen in a menu and not answered by an edit yet. */
  chosen: new Map(),
};

const listeners = [];
let scheduled = false;

/** Calls `draw` after every change. */
export const onChange = (draw) => listeners.push(draw);

/** Says that something in `ui` has changed; drawn once, soon, however often this is called. Timers, not frames: a tab in the background is drawn too. */
export function changed() {
  if (scheduled) return;
  scheduled = true;
  queueMicrotask(() => {
    scheduled = false;
    for (const draw of listeners) draw();
  });
}

/** All places that this person sees. */
export const places = (state = ui.mine) => (state ? [...state.channels, ...state.threads, ...state.dms] : []);

/** The place that is open: the one asked for, else the first channel, else the DM. */
export function here() {
  const all = places();
  return all.find((place) => place.id === ui.place) ?? (ui.place === "dm" ? ui.mine?.dms[0] : null) ?? all[0] ?? null;
}

/** A message that this person sees, in whichever place. */
export function messageById(id) {
  for (const place of places()) {
    const found = place.messages.find((message) => message.id === id);
    if (found) return found;
  }
  return null;
}

/** What a user is called; null where nobody has this id. */
export function userById(id) {
  if (!ui.mine) return null;
  if (ui.mine.app.user.id === id) return { ...ui.mine.app.user, bot: true };
  return ui.mine.people.find((person) => person.id === id) ?? null;
}

/** What a role is called, as it is mentioned; null where there is none of this id. */
export function roleName(id) {
  const role = ui.mine?.guild.roles.find((one) => one.id === id);
  return role ? `@${role.name.replace(/^@/, "")}` : null;
}

/** Whether snowflake `a` is later than `b`. */
export const isLater = (a, b) => a.length > b.length || (a.length === b.length && a > b);
