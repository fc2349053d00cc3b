/** A student's matches: how many colleges are ranked, and the first list made from them. */
import { type AssessedList, makeFirstList } from "#domain/match/matchColleges.ts";
import type { Engine } from "./engine.ts";
import { getHeldMatches, type HeldMatches } from "./heldMatches.ts";

const firstLists = new WeakMap<HeldMatches, AssessedList>();

export const answerMatch: Engine["match"] = async (student) => {
  const matches = getHeldMatches(student);
  return { rankedCount: matches.getRows().length, first: getFirstList(matches) };
};

export function getFirstList(matches: HeldMatches): AssessedList {
  const first = firstLists.get(matches) ?? makeFirstList(matches.getRows(), matches.question, matches.input);
  firstLists.set(matches, first);
  return first;
}
