/** Saves what a person has typed into a form in this tab until it is sent, so that a reload or an error loses nothing. */

/** `attempted` is what was last sent, as text, whatever the outcome; null before the first attempt. */
export type Draft = { id: string; attempted: string | null; values: unknown };

/**
 * The id of a submission. Resending the same content reuses the id, so that it is stored once; changed
 * content gets a new id, so that none is lost.
 */
export function getAttemptId(
  draft: Pick<Draft, "id" | "attempted">,
  words: string,
  newId: () => string,
): string {
  return draft.attempted === null || draft.attempted === words ? draft.id : newId();
}

/** 32 random hexadecimal digits; `crypto.randomUUID` is missing over plain http. */
export function createFormId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** If the browser blocks storage or it is full, drafts last as long as the page. */
const memory = new Map<string, string>();

/** The saved draft; null if there is none or it is malformed. The form checks the values. */
export function readDraft(form: string): Draft | null {
  const text = memory.get(form) ?? readStored(form);
  if (text === null) return null;
  try {
    const parsed: unknown = JSON.parse(text);
    return isDraft(parsed) ? parsed : null;
  } catch {
    return null;
  }
}

export function writeDraft(form: string, draft: Draft): void {
  const text = JSON.stringify(draft);
  try {
    sessionStorage.setItem(toStorageKey(form), text);
    memory.delete(form);
  } catch {
    memory.set(form, text);
  }
}

/** Deletes the draft of a form that has been sent; a newer draft, with another id, stays. */
export function clearDraft(form: string, id: string): void {
  const saved = readDraft(form);
  if (saved !== null && saved.id !== id) return;
  memory.delete(form);
  try {
    sessionStorage.removeItem(toStorageKey(form));
  } catch {
    // Nothing is stored if storage is blocked.
  }
}

function readStored(form: string): string | null {
  try {
    return sessionStorage.getItem(toStorageKey(form));
  } catch {
    return null;
  }
}

function toStorageKey(form: string): string {
  return `tassel-draft-${form}`;
}

function isDraft(value: unknown): value is Draft {
  return (
    typeof value === "object" &&
    value !== null &&
    "id" in value &&
    typeof value.id === "string" &&
    /^[0-9a-f]{32}$/.test(value.id) &&
    "attempted" in value &&
    (value.attempted === null || typeof value.attempted === "string") &&
    "values" in value
  );
}
