// Discord's components under and in messages: Components V1 (rows) and V2 (containers, sections, texts, galleries, files).

import { addressOf, placeOfLink } from "./address.js";
import { h, icon } from "./dom.js";
import { emoji, outMark } from "./inline.js";
import { markdown } from "./markdown.js";
import { file, picture } from "./media.js";
import { places, roleName, ui, userById } from "./state.js";
import { say } from "./words.js";

const STYLES = { 1: "primary", 2: "secondary", 3: "success", 4: "danger", 5: "link" };

const BUILD = {
  1: (part, message) => h("div", { class: "row" }, part.components.map((child) => component(child, message))),
  2: button,
  3: menu,
  5: menu,
  6: menu,
  7: menu,
  8: menu,
  9: section,
  10: (part) => h("div", { class: "text" }, markdown(part.content)),
  11: (part) => picture({ ...part.media, ...part, width: part.media.width, height: part.media.height }, `media-${part.id}`, true),
  12: gallery,
  13: (part) => file({ url: part.file.url, name: part.name, size: part.size, spoiler: part.spoiler }),
  14: (part) => h("hr", { class: `separator${part.divider === false ? " bare" : ""}${part.spacing === 2 ? " wide" : ""}` }),
  17: container,
};

/** One component's node; of an unknown type, nothing. */
export function component(part, message) {
  const node = BUILD[part.type]?.(part, message) ?? null;
  if (node && !node.dataset.key) node.dataset.key = `part-${part.id}`;
  return node;
}

function section(part, message) {
  const texts = h("div", { class: "texts" }, part.components.map((child) => component(child, message)));
  return h("div", { class: "section" }, texts, component(part.accessory, message));
}

function container(part, message) {
  const accent = Number.isInteger(part.accent_color) ? `--accent: #${part.accent_color.toString(16).padStart(6, "0")}` : null;
  const cover = part.spoiler ? { "data-act": "reveal", role: "button", tabindex: 0, "aria-label": say("spoiler") } : {};
  const kind = `container${accent ? " accented" : ""}${part.spoiler ? " spoiler" : ""}`;
  return h("div", { class: kind, style: accent, ...cover }, part.components.map((child) => component(child, message)));
}

function gallery(part) {
  const items = part.items.map((item, index) =>
    picture({ url: item.media.url, width: item.media.width, height: item.media.height, ...pick(item) }, `item-${index}`),
  );
  return h("div", { class: `gallery of-${Math.min(items.length, 4)}` }, items);
}

const pick = ({ description, spoiler }) => ({ description, spoiler });

/** How an act on its way is remembered. */
export const actKey = (message, customId) => `${message}/${customId}`;

function button(part, message) {
  if (part.url) return linkButton(part);
  const busy = ui.pending.has(actKey(message.id, part.custom_id));
  return h(
    "button",
    {
      type: "button",
      class: `button ${STYLES[part.style] ?? "secondary"}`,
      "data-act": "press",
      "data-custom": part.custom_id,
      disabled: part.disabled,
      "aria-busy": busy ? "true" : null,
      "aria-label": part.label ? null : part.emoji?.name,
    },
    emoji(part.emoji),
    part.label ? h("span", null, part.label) : null,
  );
}

function linkButton(part) {
  const place = placeOfLink(part.url);
  const isSafe = /^(https?|discord):\/\//i.test(part.url);
  const there = place ? { href: addressOf(place.channel, place.message) } : { href: isSafe ? part.url : null, target: "_blank", rel: "noreferrer noopener" };
  return h("a", { class: "button link", ...there }, emoji(part.emoji), h("span", null, part.label ?? part.url), place ? null : outMark());
}

/** A closed menu; menus.js opens it. */
function menu(part, message) {
  const key = actKey(message.id, part.custom_id);
  const options = optionsOf(part);
  const chosen = ui.chosen.get(key);
  const values = chosen && chosen.edited === message.edited_timestamp ? chosen.values : defaultsOf(part);
  const labels = options.filter((option) => values.includes(option.value)).map((option) => option.label);
  const shown = labels.join(", ") || part.placeholder || say("choose");
  return h(
    "button",
    {
      type: "button",
      class: `menu${labels.length ? " chosen" : ""}`,
      "data-act": "open-menu",
      "data-custom": part.custom_id,
      "data-placeholder": part.placeholder ?? "",
      "aria-haspopup": "listbox",
      "aria-label": [part.placeholder, labels.join(", ")].filter(Boolean).join(": ") || say("choose"),
      "aria-busy": ui.pending.has(key) ? "true" : null,
      disabled: part.disabled,
    },
    h("span", null, shown),
    icon("down"),
  );
}

/** What a menu, or a field of a form, offers: {value, label, description, emoji}. */
export function optionsOf(part) {
  if (part.options) return part.options;
  const users = [...ui.mine.people.filter((person) => person.member), { ...ui.mine.app.user, name: "bot", bot: true }];
  const people = users.map((user) => ({ value: user.id, label: user.display_name, description: `@${user.username}` }));
  if (part.type === 5 || part.type === 7) return people;
  if (part.type === 6) return ui.mine.guild.roles.map((role) => ({ value: role.id, label: roleName(role.id) }));
  if (part.type === 8) return channelsFor(part).map((place) => ({ value: place.id, label: `#${place.name}` }));
  return [];
}

const THREAD = 11;
const channelsFor = ({ channel_types: types }) =>
  places().filter((place) => place.kind === "channel" || (place.kind === "thread" && (types?.includes(THREAD) ?? true)));

/** What is chosen in it from the start. */
export function defaultsOf(part) {
  if (part.options) return part.options.filter((option) => option.default).map((option) => option.value);
  return (part.default_values ?? []).map((value) => value.id).filter((id) => userById(id) || [...places(), ...ui.mine.guild.roles].some((one) => one.id === id));
}

/** The component of a message that has this custom id. */
export function findComponent(parts, customId) {
  for (const part of parts) {
    if (part.custom_id === customId) return part;
    const inner = [...(part.components ?? []), part.accessory, part.component].filter(Boolean);
    const found = findComponent(inner, customId);
    if (found) return found;
  }
  return null;
}
