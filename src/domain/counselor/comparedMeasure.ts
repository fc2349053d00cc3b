/** What several colleges are compared by: "which has the higher graduation rate", "which is harder to get into". */
import type { CollegeMeasure } from "./counselor.ts";
import type { Cue } from "./cues.ts";

/** Where the words name no figure, what they set the colleges against each other by. */
const comparisons: readonly (readonly [CollegeMeasure, RegExp])[] = [
  [
    "admitRate",
    /\b(?:hard(?:er|est)|eas(?:ier|iest)|tough(?:er|est)|difficult)\b.*\b(?:get (?:in|into)|admission|into)\b|\b(?:more|most|less|least) (?:selective|competitive)\b|\bmas (?:dificil|facil) (?:de )?entrar\b/,
  ],
  ["graduation", /\bfinish(?:es|ing)?\b|\bgraduat\w+ (?:on time|in (?:four|4)|more|faster)\b/],
  ["size", /\b(?:bigger|biggest|larger|largest|smaller|smallest|mas (?:grande|pequena|chica))\b/],
  ["earnings", /\b(?:earn|make|paid|pay) more\b|\bhigher (?:salar\w+|earnings|pay|incomes?)\b/],
];

/** Beside a price or a grade of one's own, both the chance and the price are told. */
const asksMore = /\d|\b(?:cheap\w*|costs?|price|tuition|afford\w*|aid|money|pay|me|my|i|better|best)\b/;

/** Null where the whole colleges are compared. */
function findComparedMeasure(text: string): CollegeMeasure | null {
  if (asksMore.test(text.replace(/\bpay more\b|\b(?:four|4) years?\b/, " "))) return null;
  return comparisons.find(([, pattern]) => pattern.test(text))?.[0] ?? null;
}

/** Two are compared by what is asked of each. */
export function compareByMeasure(cues: readonly Cue[], text: string): Cue[] {
  const named = cues.find(({ tool }) => tool === "collegeFacts")?.measure ?? null;
  const asked = named === null || named === "overview" || named === "majors" ? null : named;
  const measure = asked ?? findComparedMeasure(text);
  return cues.map((cue) => (cue.tool === "compare" && cue.measure === null ? { ...cue, measure } : cue));
}
