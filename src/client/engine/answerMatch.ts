/** A student's matches: how many colleges are ranked, and the first list made from them. */
import { buildFirstList, type FirstList } from "#domain/match/firstList.ts";
import type { PriceBand } from "#domain/price/band.ts";
import type { Engine } from "./engine.ts";
import { getHeldMatches, type HeldMatches } from "./heldMatches.ts";

const firstLists = new WeakMap<HeldMatches, FirstList<PriceBand>>();

export const answerMatch: Engine["match"] = async (student) => {
  const matches = getHeldMatches(student);
  return { rankedCount: matches.getRows().length, first: getFirstList(matches) };
};

export function getFirstList(matches: HeldMatches): FirstList<PriceBand> {
  const { profile, money } = matches.question;
  const first = firstLists.get(matches) ?? buildFirstList(matches.getRows(), profile, money);
  firstLists.set(matches, first);
  return first;
}
