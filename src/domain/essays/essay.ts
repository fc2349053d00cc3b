/** An essay a student writes: what the plan keeps of it, and how its text is put together from what each device saved. */

/** "ready": ready for a reader. People invited to read essays see them from there on. */
export const essayStatuses = ["idea", "drafting", "ready", "final", "submitted"] as const;
export type EssayStatus = (typeof essayStatuses)[number];

/** Characters, except for a text. */
const essayLengths = {
  /** UTF-8, per text. */
  textBytes: 64_000,
  titleLength: 140,
  outlineLength: 10_000,
  noteLength: 5_000,
  promptLength: 3_000,
  versionNameLength: 60,
} as const;

export const essayLimits = {
  ...essayLengths,
  essays: 300,
  /** Answers to brainstorm questions, per essay. */
  notes: 100,
  /** Windows that wrote one essay; see `SavedText.seen`. */
  writers: 2_000,
} as const;

export type EssayLimit = { unit: "words" | "characters"; most: number; least: number | null };

/** A prompt the student typed in, because we have no record of it. */
export type OwnPrompt = {
  /** The college that asks; null for anything else, such as a scholarship. */
  unitId: number | null;
  text: string;
  /** Null where the student knows of none. */
  limit: EssayLimit | null;
};

/**
 * Of each writer, the last turn that was known when a text was saved, and which it therefore replaces. A text that no
 * other text replaces is current; two of them were written on two devices that did not know of each other.
 */
export type SeenTurns = Readonly<Record<string, number>>;

/**
 * One text as a window saved it. `writer` names the window and `turn` counts its saves of this essay; both together
 * identify the text everywhere.
 */
export type SavedText = {
  /** The instant and id of the command, which put texts side by side in the same order everywhere. */
  stamp: string;
  writer: string;
  turn: number;
  /** What it replaced, and what everything it replaced had replaced. */
  seen: SeenTurns;
  text: string;
};

export type PlanEssay = {
  id: string;
  addedAt: string;
  /** A record's id; null with `ownPrompt`, or while the command that names it is on its way. */
  promptId: string | null;
  ownPrompt: OwnPrompt | null;
  title: string;
  status: EssayStatus;
  /** In the student's own words. */
  outline: string;
  /** Answers to brainstorm questions, by the question's id. */
  notes: Readonly<Record<string, string>>;
  /** The current texts, the last saved first: none before the first save, two or more where devices disagree. */
  texts: readonly SavedText[];
  /** For each writer, the latest turn that any of the saved texts has replaced. */
  seen: SeenTurns;
  /** What the student calls a version, by its id. Named versions are never thinned out. */
  versionNames: Readonly<Record<string, string>>;
};

/** Essays not on the list have no added date; a constant keeps replays identical. */
const notAddedAt = "1970-01-01T00:00:00.000Z";

export function makeEmptyEssay(id: string): PlanEssay {
  return {
    id,
    addedAt: notAddedAt,
    promptId: null,
    ownPrompt: null,
    title: "",
    status: "idea",
    outline: "",
    notes: {},
    texts: [],
    seen: {},
    versionNames: {},
  };
}

/** The essay's text: of several, the one saved last. */
export function getText({ texts }: Pick<PlanEssay, "texts">): string {
  return texts[0]?.text ?? "";
}

/** Texts that were written elsewhere meanwhile and are not in `getText`, the last saved first. */
export function listTextsBeside({ texts }: Pick<PlanEssay, "texts">): SavedText[] {
  const [first, ...others] = texts;
  return others.filter(({ text }) => text !== first?.text);
}

/** A saved text's id among the versions of its essay. */
export function toVersionId({ writer, turn }: Pick<SavedText, "writer" | "turn">): string {
  return `${writer}.${turn}`;
}

/** What the next text has seen if it is written by someone who knows all current texts. */
export function listSeen({ seen, texts }: Pick<PlanEssay, "seen" | "texts">): Record<string, number> {
  return joinSeen(seen, Object.fromEntries(texts.map(({ writer, turn }) => [writer, turn])));
}

/** Joins what two texts have seen: for each writer, the later of the two turns. */
export function joinSeen(one: SeenTurns, other: SeenTurns): Record<string, number> {
  const joined = new Map(Object.entries(one));
  for (const [writer, turn] of Object.entries(other)) {
    if (turn > (joined.get(writer) ?? 0)) joined.set(writer, turn);
  }
  return Object.fromEntries([...joined].toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

export function isReplaced({ writer, turn }: Pick<SavedText, "writer" | "turn">, seen: SeenTurns): boolean {
  return Object.hasOwn(seen, writer) && (seen[writer] ?? 0) >= turn;
}

/**
 * The essay after one more save. The result is the same whatever the order of the saves: what any of them has seen is
 * joined, and every text nobody has seen stays.
 */
export function addSavedText(essay: PlanEssay, saved: SavedText): PlanEssay {
  const joined = joinSeen(essay.seen, saved.seen);
  const byId = new Map(essay.texts.map((text) => [toVersionId(text), text]));
  const same = byId.get(toVersionId(saved));
  if (same === undefined || same.stamp < saved.stamp) byId.set(toVersionId(saved), saved);
  const texts = [...byId.values()]
    .filter((text) => !isReplaced(text, joined))
    .toSorted((a, b) => (a.stamp > b.stamp ? -1 : 1));
  return { ...essay, texts, seen: joined };
}

/** Whether anything was entered; an essay that is not on the list is kept only then. */
export function hasAnyContent(essay: PlanEssay): boolean {
  const { promptId, ownPrompt, title, status, outline, notes, seen, texts, versionNames } = essay;
  const records = [notes, seen, versionNames].some((record) => Object.keys(record).length > 0);
  const isNamed = promptId !== null || ownPrompt !== null || title !== "";
  return isNamed || status !== "idea" || outline !== "" || texts.length > 0 || records;
}

/** UTF-8 bytes, as the limit counts them. */
export function isTextTooLong(text: string): boolean {
  // A UTF-16 unit takes at most three bytes, so only long texts need counting.
  if (text.length * 3 <= essayLimits.textBytes) return false;
  return new TextEncoder().encode(text).length > essayLimits.textBytes;
}
