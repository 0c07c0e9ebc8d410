// The page's own words, in the reader's language. They stand in data/sandbox/words.*.json; what the bot says comes as it is.

const FILES = { ja: "words.ja.json", "en-US": "words.en-US.json" };
const FALLBACK = "en-US";

const tables = {};
let locale = FALLBACK;

/** Reads both languages, so that a switch of person needs no waiting. */
export async function loadWords() {
  const read = async ([code, file]) => {
    tables[code] = await (await fetch(new URL(file, import.meta.url))).json();
  };
  await Promise.all(Object.entries(FILES).map(read));
}

/** Which of the two the browser asks for. */
export const ofBrowser = () => (navigator.language.startsWith("ja") ? "ja" : FALLBACK);

/** Which of the two a locale of Discord's reads. */
export const spokenFor = (code) => (code in FILES ? code : FALLBACK);

/** Chooses the language by Discord's locale code; any other than Japanese reads English. */
export function speak(code) {
  locale = spokenFor(code);
  // Writing it anew, even the same, would have the whole page laid out again.
  if (document.documentElement.lang !== locale) document.documentElement.lang = locale;
}

const JAPANESE = /[\u3040-\u30ff\u4e00-\u9fff]/g;
const LATIN = /[A-Za-z]/g;
/** A Japanese sign says about as much as two letters: with as many of these, a text is Japanese with English names in it, not the reverse. */
const SAYS_AS_MUCH = 2;

/** The language of a text that somebody wrote, so that it is read out in the right voice; null where it has no letters. */
export function languageOf(text) {
  const [japanese, latin] = [JAPANESE, LATIN].map((signs) => (text.match(signs) ?? []).length);
  if (!japanese && !latin) return null;
  return japanese * SAYS_AS_MUCH >= latin ? "ja" : "en";
}

/** The language that is spoken now, for dates and numbers. */
export const language = () => locale;

/** A sentence; `values` fill its {names}, and `count` also chooses singular or plural. */
export function say(key, values = {}) {
  return pattern(key, values).replace(/\{(\w+)\}/g, (_, name) => values[name] ?? "");
}

/** A sentence without values in another language than the one that is spoken now. */
export const sayIn = (code, key) => tables[code][key];

/** A sentence with nodes in it, as a list that an element takes as children. */
export function sayNodes(key, values) {
  return pattern(key, values)
    .split(/(\{\w+\})/)
    .map((part) => (/^\{\w+\}$/.test(part) ? values[part.slice(1, -1)] : part));
}

/** Whether there is a sentence under this key. */
export const knows = (key) => key in tables[locale];

function pattern(key, values) {
  const found = tables[locale]?.[key] ?? tables[FALLBACK]?.[key] ?? key;
  if (typeof found === "string") return found;
  return found[formatter("PluralRules").select(values.count)] ?? found.other;
}

const formatters = new Map();

/** One of the browser's formatters (`Intl` …) in the present language; they are slow to make, so each is made once. */
export function formatter(kind, options = {}) {
  const key = `${kind} ${locale} ${JSON.stringify(options)}`;
  if (!formatters.has(key)) formatters.set(key, new Intl[kind](locale, options));
  return formatters.get(key);
}
