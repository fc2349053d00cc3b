/** Colleges that would fill a gap in a list, and how much each would raise its odds. */
import { listOffers } from "#domain/match/firstList.ts";
import { suggestByGain } from "#domain/match/gains.ts";
import type { Engine } from "./engine.ts";
import { getHeldMatches } from "./heldMatches.ts";

export const answerSuggestions: Engine["suggestions"] = async (request) => {
  const { kind, entries, oddsNow, limit } = request;
  const { question, getRows } = getHeldMatches(request.student);
  const { profile, money } = question;
  const offers = listOffers(getRows(), profile, money);
  return suggestByGain(kind, offers, entries, money.payPerYearUsd, oddsNow, limit);
};
