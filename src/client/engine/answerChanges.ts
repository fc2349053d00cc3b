/** What a changed answer does to a student's list. */
import { listRankingChanges } from "#domain/match/changes.ts";
import { getFirstList } from "./answerMatch.ts";
import type { Engine } from "./engine.ts";
import { getHeldMatches, type HeldMatches } from "./heldMatches.ts";

export const answerChanges: Engine["changes"] = async (request) => {
  const before = getHeldMatches(request.before);
  const after = getHeldMatches(request.after);
  const listed = new Set(listFirst(before).map(({ unitId }) => unitId));
  return {
    changes: listRankingChanges(toRanking(before), toRanking(after)),
    newOnFirstList: listFirst(after).flatMap(({ unitId, name }) => (listed.has(unitId) ? [] : [name])),
  };
};

function toRanking({ getRows, question }: HeldMatches) {
  return { rows: getRows(), payPerYearUsd: question.money.payPerYearUsd };
}

function listFirst(matches: HeldMatches) {
  const { rows, beyond } = getFirstList(matches);
  return [...rows, ...beyond].map(({ college }) => college);
}
