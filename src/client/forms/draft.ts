/** What a person has written into a form, kept for this tab until it is sent: a reload or an error costs them nothing. */

/** `attempted` is what was last sent, as text, whatever became of it; null before the first try. */
export type Draft = { id: string; attempted: string | null; values: unknown };

/** The id a sending carries. The same words sent again carry the same one, so that they are stored once; changed words a new one, so that none is lost. */
export function getAttemptId(
  draft: Pick<Draft, "id" | "attempted">,
  words: string,
  newId: () => string,
): string {
  return draft.attempted === null || draft.attempted === words ? draft.id : newId();
}

/** 32 hexadecimal digits of chance; `crypto.randomUUID` is missing over plain http. */
export function createFormId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Where the browser forbids or has no room to keep anything, a draft lasts as long as the page. */
const memory = new Map<string, string>();

/** The kept draft; null where there is none, or where what is kept makes no sense. The values are checked by the form. */
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

/** Forgets the draft of a form that has been sent; a newer draft, under another id, stays. */
export function clearDraft(form: string, id: string): void {
  const saved = readDraft(form);
  if (saved !== null && saved.id !== id) return;
  memory.delete(form);
  try {
    sessionStorage.removeItem(toStorageKey(form));
  } catch {
    // Nothing is kept where storage is forbidden.
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
