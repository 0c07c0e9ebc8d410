// Pictures with their descriptions, files, and the picture in full size.

import { h, icon } from "./dom.js";
import { formatter, say } from "./words.js";

/** The room of a picture of which the size is not known. */
const UNKNOWN = 400;

const isPicture = (attachment) => (attachment.content_type ?? "").startsWith("image/") || Boolean(attachment.width);

/** What hangs on a message that is not Components V2: pictures, then files. */
export function attachments(message) {
  return message.attachments.map((attachment) =>
    isPicture(attachment)
      ? picture({ ...attachment, spoiler: attachment.filename.startsWith("SPOILER_") }, `file-${attachment.filename}`)
      : file({ url: attachment.url, name: attachment.filename, size: attachment.size, spoiler: false }),
  );
}

/** A picture in place, with its description to be read by whoever wants to; pressing it shows it large. */
export function picture({ url, description, width, height, spoiler }, key, small = false) {
  const image = h("img", { src: url, alt: description ?? "", decoding: "async", draggable: "false" });
  const cover = spoiler ? { "data-act": "reveal", role: "button", tabindex: 0, "aria-label": say("spoiler.picture") } : {};
  const label = say("picture.enlarge", { description: description ?? say("picture.none") });
  return h(
    "figure",
    { class: `picture${small ? " small" : ""}${spoiler ? " spoiler" : ""}`, "data-key": key, style: `--w: ${width || UNKNOWN}; --h: ${height || UNKNOWN}`, ...cover },
    h("button", { type: "button", class: "enlarge", "data-act": "enlarge", "aria-label": label }, image),
    small ? null : altText(description),
  );
}

function altText(description) {
  if (!description) return null;
  return h("details", { class: "alt" }, h("summary", { title: say("picture.alt.title") }, say("picture.alt")), h("p", null, description));
}

/** A file to be saved. */
export function file({ url, name, size, spoiler }) {
  const label = say("file", { name, size: bytes(size) });
  return h(
    "a",
    { class: `file${spoiler ? " spoiler" : ""}`, href: url, download: name, target: "_blank", "aria-label": label },
    icon("file"),
    h("span", null, h("b", null, name), h("small", null, bytes(size))),
  );
}

function bytes(count) {
  const [value, unit, unitDisplay] = count < 1024 ? [count, "byte", "long"] : count < 1048576 ? [count / 1024, "kilobyte"] : [count / 1048576, "megabyte"];
  return formatter("NumberFormat", { style: "unit", unit, unitDisplay, maximumFractionDigits: 1 }).format(value);
}

/** Shows a picture as large as the window; any press or Escape puts it away. */
export function enlarge(image) {
  const close = h("button", { type: "button", class: "round", "aria-label": say("close"), autofocus: true }, icon("close"));
  const dialog = h(
    "dialog",
    { class: "lightbox", "aria-label": say("picture") },
    h("img", { src: image.currentSrc || image.src, alt: image.alt }),
    image.alt ? h("p", null, image.alt) : null,
    close,
  );
  dialog.addEventListener("click", () => dialog.close());
  dialog.addEventListener("close", () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
}
