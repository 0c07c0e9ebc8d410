// Times as Discord writes them, in the reader's language, by the sandbox's clock.

import { h } from "./dom.js";
import { ui } from "./state.js";
import { formatter, say } from "./words.js";

const STYLES = {
  t: { timeStyle: "short" },
  T: { timeStyle: "medium" },
  d: { dateStyle: "short" },
  D: { dateStyle: "long" },
  f: { dateStyle: "long", timeStyle: "short" },
  F: { dateStyle: "full", timeStyle: "short" },
};
const UNITS = [
  ["year", 31536000],
  ["month", 2592000],
  ["day", 86400],
  ["hour", 3600],
  ["minute", 60],
  ["second", 1],
];
const LARGEST = 8.64e12;

/** The sandbox's time in milliseconds. */
export const now = () => Date.now() + (ui.drift ?? 0);

/** What `<t:SECONDS:STYLE>` shows; a relative one goes on by itself. */
export function timestamp(seconds, style = "f") {
  if (Math.abs(seconds) > LARGEST) return String(seconds);
  const whole = format(seconds, "F");
  const props = { class: "time", datetime: new Date(seconds * 1000).toISOString(), title: whole };
  if (style === "R") props["data-relative"] = seconds;
  return h("time", props, style === "R" ? relative(seconds) : format(seconds, style));
}

/** When a message was sent: the time, and the day where it is not today. */
export function sentAt(iso) {
  const date = new Date(iso);
  const time = format(date / 1000, "t");
  const days = Math.round((startOfDay(now()) - startOfDay(date)) / 86400000);
  if (days === 0) return say("today", { time });
  return days === 1 ? say("yesterday", { time }) : `${format(date / 1000, "d")} ${time}`;
}

const startOfDay = (time) => new Date(time).setHours(0, 0, 0, 0);
const format = (seconds, style) => formatter("DateTimeFormat", STYLES[style]).format(new Date(seconds * 1000));

function relative(seconds) {
  const away = seconds - now() / 1000;
  const [unit, size] = UNITS.find(([, length]) => Math.abs(away) >= length) ?? UNITS.at(-1);
  return formatter("RelativeTimeFormat", { numeric: "auto" }).format(Math.round(away / size), unit);
}

/** Lets relative times go on. */
export function runClock() {
  setInterval(() => {
    for (const node of document.querySelectorAll("time[data-relative]")) {
      const text = relative(Number(node.dataset.relative));
      if (node.textContent !== text) node.textContent = text;
    }
  }, 1000);
}
