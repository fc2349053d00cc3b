/** The letters' texts, kept in this tab alone so that each can stand beside what was read from it. */
import { readDraft, writeDraft } from "#client/forms/draft.ts";

const key = "offer-letters";
/** A draft wants an id; these are sent nowhere, so it is always the same. */
const id = "0".repeat(32);
/** All together: what a tab's storage holds beside everything else. */
const mostCharacters = 1_000_000;

type Texts = Readonly<Record<string, string>>;

/** Null if the letter was read in another tab or on another device. */
export function readLetterText(offerId: string): string | null {
  return readTexts()[offerId] ?? null;
}

/** The oldest go first where they are too many. */
export function keepLetterText(offerId: string, text: string): void {
  const entries = [
    ...Object.entries(readTexts()).filter(([other]) => other !== offerId),
    [offerId, text] as const,
  ];
  const total = () => entries.reduce((sum, [, one]) => sum + one.length, 0);
  while (entries.length > 1 && total() > mostCharacters) entries.shift();
  writeDraft(key, { id, attempted: null, values: Object.fromEntries(entries) });
}

function readTexts(): Texts {
  const values: unknown = readDraft(key)?.values;
  if (typeof values !== "object" || values === null) return {};
  return Object.fromEntries(
    Object.entries(values).filter((entry): entry is [string, string] => typeof entry[1] === "string"),
  );
}
