/** Colleges that would fill a gap in a list and how much each would raise its odds; and what would mend a list with low odds. */
import { listOffers } from "#domain/match/firstList.ts";
import { suggestByGain } from "#domain/match/gains.ts";
import { mendWith } from "#domain/match/matchColleges.ts";
import { answerRanked } from "./answerRanked.ts";
import type { Engine } from "./engine.ts";
import { getHeldMatches } from "./heldMatches.ts";

export const answerSuggestions: Engine["suggestions"] = async (request) => {
  const { kind, entries, oddsNow, limit } = request;
  const { question, getRows } = getHeldMatches(request.student);
  const { profile, money } = question;
  const offers = listOffers(getRows(), profile, money);
  return suggestByGain(kind, offers, entries, money.payPerYearUsd, oddsNow, limit);
};

export const answerMend: Engine["mend"] = async ({ student, entries }) => {
  const { question, getRows } = getHeldMatches(student);
  const unitIds = entries.map(({ unitId }) => unitId);
  const listed = await answerRanked({ student, unitIds });
  return mendWith(
    getRows(),
    entries,
    listed.filter((row) => row !== null),
    question,
  );
};
