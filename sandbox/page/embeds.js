// Embeds, as older messages have them.

import { h } from "./dom.js";
import { inline, link } from "./inline.js";
import { markdown } from "./markdown.js";
import { picture } from "./media.js";

/** An embed's card. */
export function embed(part, index) {
  const accent = Number.isInteger(part.color) ? `--accent: #${part.color.toString(16).padStart(6, "0")}` : null;
  const title = part.title && (part.url ? link(part.url, inline(part.title)) : inline(part.title));
  return h(
    "div",
    { class: "container accented embed", style: accent, "data-key": `embed-${index}` },
    part.author ? h("p", { class: "small" }, part.author.name) : null,
    title ? h("h5", null, title) : null,
    part.description ? h("div", { class: "text" }, markdown(part.description)) : null,
    part.fields?.length ? h("dl", { class: "fields" }, part.fields.map(field)) : null,
    part.image ? picture(part.image, "image") : null,
    part.thumbnail ? picture(part.thumbnail, "thumbnail", true) : null,
    part.footer ? h("p", { class: "small" }, part.footer.text) : null,
  );
}

const field = ({ name, value, inline: beside }) =>
  h("div", { class: beside ? "beside" : null }, h("dt", null, inline(name)), h("dd", null, markdown(value)));
