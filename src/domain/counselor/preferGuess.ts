/**
 * When the trained reader decides what a question asks for, and not the words in it. Cue words read short questions; a message
 * with a story around its question has words of everything, and is read as a whole.
 */
import type { Intent, IntentGuess } from "./classifier.ts";
import {
  type CounselorEntity,
  type CounselorReading,
  type CounselorTool,
  isCollegeMeasure,
} from "./counselor.ts";
import { asksForStateAid, asksOfIndexRules, type Cue, namesTest } from "./cues.ts";
import { collegeTools } from "./fillSlots.ts";
import { dropOwnFigures } from "./readSearch.ts";
import type { Slots } from "./slots.ts";

/** From this share on the trained reader says what a question asks for, whatever single words say; in a short one these say it best. */
const preferredShare = { long: 0.55, short: 0.85 } as const;
const longWords = 10;

/** Questions of one college that are so near to each other that either answer serves. */
const nearTools: readonly ReadonlySet<Intent>[] = [
  new Set<Intent>(["price", "collegeFacts", "compare"]),
  new Set<Intent>(["deadlines", "collegeFacts"]),
  new Set<Intent>(["chance", "match", "compare"]),
];

/** Whether the trained reader is surer of a question, with signs for its names, than its single words can be. */
export function isSureOf(text: string, { share }: IntentGuess): boolean {
  return share >= (text.split(" ").length < longWords ? preferredShare.short : preferredShare.long);
}

/** The cues, likeliest first, with what the trained reader is sure of before them. */
export function preferGuess(cues: readonly Cue[], guess: IntentGuess, slots: Slots): readonly Cue[] {
  const { intent } = guess;
  const [first] = cues;
  if (first?.tool === intent) return cues;
  if (!isSureOf(slots.text, guess) || !canBe(guess, slots)) return cues;
  // What the state pays says more than a page about all states.
  if (first?.tool === "statePrograms" && intent === "writtenPages") return cues;
  if (first !== undefined && nearTools.some((near) => near.has(first.tool) && near.has(intent))) return cues;
  const own = cues.find(({ tool }) => tool === intent);
  const cue: Cue = own ?? readMeasure({ tool: intent as CounselorTool, measure: null }, guess, slots.text);
  if (cue.measure === "testPolicy" && !namesTest(dropOwnFigures(slots.text))) return cues;
  return [cue, ...cues.filter((one) => one !== own)];
}

/** Cues say that a college's facts are asked for; which of them, the trained reader does. */
export function readMeasure(
  cue: Cue,
  { measures: { collegeFacts } }: Pick<IntentGuess, "measures">,
  text: string,
): Cue {
  const read = collegeFacts ?? null;
  if (cue.tool !== "collegeFacts" || !isCollegeMeasure(read)) return cue;
  // "Free tuition at Rice, what's the catch": what it promises, and not what it charges.
  const isPromise = read === "tuition" && /\b(?:free|gratis)\b/.test(text);
  return { tool: cue.tool, measure: isPromise ? "aidPolicy" : read };
}

const namesChange =
  /\b(?:if|si|instead|rais\w+|retak\w+|drop\w*|goes|went|chang\w+|improv\w+|bring\w*|higher|lower|better)\b/;

/** Whether a question has what the tool needs that the trained reader guesses. */
export function canBe({ intent }: IntentGuess, { text, entities }: Slots): boolean {
  // What is the student's own is asked for with "I", "my" or "we".
  if (intent === "studentAidIndex" && (!namesOneself(text) || asksOfIndexRules(text))) return false;
  const has = (...kinds: CounselorEntity["kind"][]) => entities.some(({ kind }) => kinds.includes(kind));
  if (
    collegeTools.has(intent as CounselorTool) &&
    intent !== "match" &&
    intent !== "offers" &&
    !has("college")
  )
    return false;
  if (intent === "whatIf" && !namesChange.test(text)) return false;
  if (intent === "statePrograms")
    return (
      has("program") ||
      (has("state") && (asksForStateAid(text) || /\b(?:pays?|gives?|offers?|covers?)\b/.test(text)))
    );
  return intent !== "none";
}

function namesOneself(text: string): boolean {
  return /\b(?:i|me|my|mine|we|us|our|family|pell|sai|mis?|yo|nos|nuestr[oa]s?|he|she|his|her|tengo|puedo|podemos|soy|somos)\b/.test(
    text,
  );
}

/** From this share on, the classifier's other opinion outweighs the cue words. */
const doubtShare = 0.6;

/** Cue words say one thing, and the question as a whole sounds like another. */
export function isDoubtful(
  { tool, entities, measure, condition, isByStatus }: CounselorReading,
  { intent, share, next, nextShare }: IntentGuess,
): boolean {
  if (tool === "writtenPages") return false;
  // What a few words settle, the trained reader has no class for.
  if (measure === "interest" || measure === "aiRule" || condition === "livingAtHome" || isByStatus === true)
    return false;
  const isSecond = next === tool && nextShare > (1 - doubtShare) / 2;
  if (intent === tool || share < doubtShare || isSecond) return false;
  const isNamed = entities.some(({ kind }) => kind === "college" || kind === "program");
  return !(isNamed && (intent === "none" || nearTools.some((near) => near.has(tool) && near.has(intent))));
}
