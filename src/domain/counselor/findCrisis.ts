/**
 * Danger by its set phrases alone, as an essay is read for it: an essay may tell of a death or of fear, where the wider
 * signs that a question is read for (boundaries.ts) would see danger in every other story.
 */
import { flattenText } from "./boundaryText.ts";
import type { Boundary } from "./counselor.ts";
import * as talk from "./dangerPatterns.ts";

type Crisis = Extract<Boundary, { kind: "crisis" }>;

/** Only whether someone may be in danger. `text` is normalized. */
export function findCrisis(text: string): Crisis | null {
  const flat = flattenText(text);
  const isHarmed = (said: string) => matches(talk.harmedByOthers, said);
  const isCrisis = (said: string) => isHarmed(said) || matches(talk.danger, said);
  if (!isCrisis(flat) || !isCrisis(leaveOutSubjects(flat)) || tellsOfThePast(flat)) return null;
  // Where others do harm, nobody is sent to their parents, whatever else is said.
  return { kind: "crisis", tier: isHarmed(flat) ? "harmedByOthers" : "danger" };
}

/** Leaves out what is something to study, or another's death. */
export function leaveOutSubjects(text: string): string {
  return talk.dangerAsSubject.reduce(
    (left, pattern) => left.replaceAll(new RegExp(pattern, "gu"), " "),
    text,
  );
}

/** Something to write about that is long past, with nothing said of now. */
export function tellsOfThePast(text: string): boolean {
  return talk.writingTalk.test(text) && talk.pastTimes.test(text) && !talk.presentTalk.test(text);
}

export function matches(patterns: readonly RegExp[], text: string): boolean {
  return patterns.some((pattern) => pattern.test(text));
}
