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

/** Does something as one person: `kind` is the last part of the route. */
export function post(person, kind, body = {}) {
  return ask(`/api/people/${person}/${kind}`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body),
  });
}
