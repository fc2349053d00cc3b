/** What a careful reader says of a draft: one remark on an exact piece of it, why, and one question. Never a rewrite. */
import type { PromptKind } from "../prompt.ts";
import type { LengthLimit } from "../text/countText.ts";

/** In order of importance. "care": a line that sounds like someone in danger gets a quiet note. */
export const remarkKinds = [
  "care",
  "otherCollege",
  "wrongFact",
  "overLimit",
  "promptPart",
  "opening",
  "anyones",
  "telling",
  "underLimit",
  "longSentence",
  "repeatedOpening",
  "repeatedWord",
  "rhythm",
  "readability",
] as const;
export type RemarkKind = (typeof remarkKinds)[number];

/** More at once would read as a list of failures. */
export const mostRemarks = 12;

/** `start` and `end` are positions in the draft; `question` ends with "?". */
export type Remark = { kind: RemarkKind; start: number; end: number; why: string; question: string };

/** What a prompt asks for, where it can be looked for. "ownThings": of the college that asks. */
export const promptParts = [
  "ownThings",
  "ownLink",
  "moment",
  "people",
  "action",
  "otherView",
  "effect",
  "reflection",
  "reason",
  "contribution",
] as const;
export type PromptPart = (typeof promptParts)[number];

export const openingKinds = [
  "dictionary",
  "quotation",
  "everSince",
  "alwaysBeen",
  "society",
  "imagine",
  "introduction",
  "announcement",
  "haveYouEver",
  "beginningOfTime",
  "lifeIs",
  "alarmClock",
] as const;
export type OpeningKind = (typeof openingKinds)[number];

/** What of the college is said otherwise than the data set has it; `said` is the draft's, `known` ours. */
export type CollegeClaim = "place" | "size" | "control" | "ivyLeague";

/** A remark before it is put into words. */
export type Finding = { start: number; end: number } & (
  | { kind: "care"; tier: "danger" | "harmedByOthers" }
  | { kind: "otherCollege"; named: string; college: string | null }
  | { kind: "wrongFact"; claim: CollegeClaim; college: string; said: string; known: string }
  | { kind: "overLimit" | "underLimit"; by: number; limit: LengthLimit }
  | { kind: "promptPart"; part: PromptPart; college: string | null }
  | { kind: "opening"; opening: OpeningKind }
  | { kind: "anyones"; phrase: string; isOfCollege: boolean }
  /** Without a phrase, the whole paragraph tells. */
  | { kind: "telling"; phrase: string | null }
  | { kind: "longSentence"; words: number }
  | { kind: "repeatedOpening"; word: string; times: number; of: number }
  | { kind: "repeatedWord"; word: string; times: number; isNear: boolean }
  | { kind: "rhythm"; sentences: number; words: number }
  | { kind: "readability"; words: readonly string[] }
);

/** The prompt as far as a reader needs it: from a record, or typed in by the student. */
export type DraftPrompt = {
  /** Null for a prompt of one's own. */
  kind: PromptKind | null;
  /** The topic in our words, or the prompt's own text. */
  topic: string;
  limit: LengthLimit | null;
};
