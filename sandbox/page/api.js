// The sandbox's user side (docs/sandbox.md), as the page asks it.

/** A refused request; `code` is one of the words of docs/sandbox.md section 8, or "away". */
export class Refused extends Error {
  constructor(code, detail) {
    super(detail ?? code);
    this.code = code;
  }
}

async function ask(path, init) {
  let response;
  try {
    response = await fetch(path, init);
  } catch {
    throw new Refused("away");
  }
  const body = await response.json().catch(() => null);
  if (!response.ok) throw new Refused(body?.error ?? "other", body?.detail);
  return body;
}

/** Reads from the sandbox. */
export function read(path, query = {}) {
  return ask(`${path}?${new URLSearchParams(query)}`);
}

/** Asks the sandbox to do something. */
export function tell(method, path, body = {}) {
  return ask(path, { method, headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) });
}

/** Does something as one person: `kind` is the last part of the route. */
export const post = (person, kind, body) => tell("POST", `/api/people/${person}/${kind}`, body);
