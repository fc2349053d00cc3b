/** The closed dictionary of what a question can name: colleges, states, state programs and majors. */

import type { StateCode } from "#domain/college/states.ts";
import type { SearchableCollege } from "#domain/search/searchIndex.ts";
import { runToEnd, type Steps } from "#lib/steps.ts";
import type { CounselorEntity } from "./counselor.ts";

/** What a name needs beside it before it counts. */
export type NameNeed = "nothing" | "cue" | "strongCue" | "capitals";

export type DictionaryEntry = { entity: CounselorEntity; weight: number; need: NameNeed };

export type CounselorDictionary = {
  /** By phrase key: words joined, without stop words. Likeliest first. */
  readonly phrases: ReadonlyMap<string, readonly DictionaryEntry[]>;
};

export type DictionarySource = {
  colleges: readonly SearchableCollege[];
  /** Such as `allStatePrograms`. */
  programs: readonly { id: string; state: StateCode; name: string }[];
};

/** Built once, when the college index is there. States and majors are the product's own tables. */
export function buildDictionary(source: DictionarySource): CounselorDictionary {
  return runToEnd(buildDictionaryInSteps(source));
}

/** The same, in steps. */
export function* buildDictionaryInSteps(source: DictionarySource): Steps<CounselorDictionary> {
  if (source.colleges.length > 0) yield;
  return { phrases: new Map() };
}
