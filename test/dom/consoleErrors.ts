/** Errors on the console fail a test unless it declared them. */

let seen: string[] = [];
let expected: string[] = [];

/** Parts of console errors that this test causes on purpose. */
export function expectErrors(...parts: string[]): void {
  expected.push(...parts);
}

export function noteConsoleError(...said: unknown[]): void {
  seen.push(said.map(String).join(" "));
}

/** What was not declared since the last call. */
export function takeUnexpectedErrors(): string[] {
  const unexpected = seen.filter((text) => !expected.some((part) => text.includes(part)));
  seen = [];
  expected = [];
  return unexpected;
}
