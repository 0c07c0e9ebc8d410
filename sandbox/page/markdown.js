// Discord's markdown, as nodes: blocks here, what stands inside a line in inline.js. Nothing of a text ever becomes markup by itself.

import { h } from "./dom.js";
import { inline } from "./inline.js";
import { say } from "./words.js";

const FENCE = /```(?:([A-Za-z0-9+#.-]+)\n)?\n*([\s\S]*?)\n*```/g;
const HEADING = /^(#{1,3})\s+(.+)$/;
const SMALL = /^-#\s+(.+)$/;
const ITEM = /^(\s*)(?:([-*])|(\d{1,9})\.)\s+(.*)$/;

/** A text's nodes. */
export function markdown(text) {
  const nodes = [];
  let at = 0;
  for (const match of text.matchAll(FENCE)) {
    if (!match[2]) continue;
    nodes.push(...blocks(text.slice(at, match.index).replace(/\n$/, "")));
    nodes.push(h("pre", { tabindex: 0, role: "group", "aria-label": say("message.code") }, h("code", null, match[2])));
    at = match.index + match[0].length;
  }
  nodes.push(...blocks(at ? text.slice(at).replace(/^\n/, "") : text));
  return nodes;
}

function blocks(text, inQuote = false) {
  if (!text) return [];
  const lines = text.split("\n");
  const nodes = [];
  while (lines.length) nodes.push(takeBlock(lines, inQuote));
  return nodes;
}

/** Takes the next block's lines away and builds it. A quote holds no quote. */
function takeBlock(lines, inQuote) {
  const line = lines[0];
  if (!inQuote && line.startsWith(">>> ")) return quote(lines.splice(0).join("\n").slice(4));
  if (!inQuote && line.startsWith("> ")) return quote(takeWhile(lines, (next) => next.startsWith("> ")).map((part) => part.slice(2)).join("\n"));
  if (HEADING.test(line)) return heading(lines.shift());
  if (SMALL.test(line)) return h("p", { class: "small" }, inline(SMALL.exec(lines.shift())[1]));
  if (ITEM.test(line)) return list(takeWhile(lines, inListOf(ITEM.exec(line))));
  return h("p", null, inline(takeWhile(lines, isPlain, 1).join("\n")));
}

const isPlain = (line) => !(HEADING.test(line) || SMALL.test(line) || ITEM.test(line) || /^>(>>)? /.test(line));

/** Takes lines from the front as long as they fit; the first `sure` ones in any case. */
function takeWhile(lines, fits, sure = 0) {
  let count = sure;
  while (count < lines.length && fits(lines[count])) count += 1;
  return lines.splice(0, count);
}

/** Whether a line goes on with a list: an entry of its kind, one that stands deeper, or a text set in. */
function inListOf([, indent, bullet]) {
  return (line) => {
    const item = ITEM.exec(line);
    if (!item) return /^\s+\S/.test(line);
    return item[1].length > indent.length || Boolean(item[2]) === Boolean(bullet);
  };
}

const quote = (text) => h("blockquote", null, blocks(text, true));

/** Headings in a message rank below the page's own. */
function heading(line) {
  const [, marks, text] = HEADING.exec(line);
  return h(`h${marks.length + 2}`, { class: `heading-${marks.length}` }, inline(text));
}

function list(lines) {
  const first = ITEM.exec(lines[0]);
  const node = h(first[3] ? "ol" : "ul", first[3] && first[3] !== "1" ? { start: first[3] } : null);
  while (lines.length) node.append(takeItem(lines, first[1].length));
  return node;
}

/** One entry, with what stands deeper below it as a list of its own. */
function takeItem(lines, indent) {
  const match = ITEM.exec(lines[0]);
  const own = [match ? match[4] : lines[0].trim()];
  lines.shift();
  own.push(...takeWhile(lines, (line) => !ITEM.test(line)).map((line) => line.trim()));
  const deeper = takeWhile(lines, (line) => (ITEM.exec(line)?.[1].length ?? Infinity) > indent);
  return h("li", null, inline(own.join("\n")), deeper.length ? list(deeper) : null);
}
