// Which commands can be used here, in this person's language.

import { read } from "./api.js";
import { changed, here, ui } from "./state.js";

let known = "";
let asked = 0;

/** Asks for the commands of the open place, where that, the person, the language or the bot is another; with `anew`, in any case. */
export async function offerCommands(anew = false) {
  const place = here();
  const key = place ? [ui.person, place.id, ui.mine.me.locale, ui.mine.bot, ui.mine.me.member, ui.mine.guild.bot].join() : "";
  if (!place || (key === known && !anew)) return;
  known = key;
  const mine = (asked += 1);
  const answer = await read("/api/commands", { as: ui.person, channel: place.id }).catch(() => null);
  if (!answer || mine !== asked) return;
  if (JSON.stringify(answer) === JSON.stringify(ui.offered)) return;
  ui.offered = answer;
  ui.offers += 1;
  changed();
}

/** The commands whose name, in any language, fits what is typed; those that begin with it first. */
export function matching(typed) {
  const wanted = typed.trim().toLowerCase();
  const score = (command) => {
    const names = [command.name, command.display].map((name) => name.toLowerCase());
    if (names.some((name) => name.startsWith(wanted))) return 0;
    if (names.some((name) => name.includes(wanted))) return 1;
    return command.description.toLowerCase().includes(wanted) ? 2 : 3;
  };
  const scored = ui.offered.commands.map((command) => [score(command), command]).filter(([points]) => points < 3);
  return scored.sort(([a], [b]) => a - b).map(([, command]) => command);
}

/** The command that is typed out and followed by a space, with what stands after it: {command, rest}; else null. */
export function typedOut(text) {
  const low = text.toLowerCase();
  const names = (command) => [command.name, command.display].map((name) => `${name.toLowerCase()} `);
  const fits = ui.offered.commands.filter((command) => names(command).some((name) => low.startsWith(name)));
  const command = fits.sort((a, b) => b.name.length - a.name.length)[0];
  if (!command) return null;
  const used = names(command).find((name) => low.startsWith(name));
  return { command, rest: text.slice(used.length) };
}
