/**
 * All answers in one place, as the worker serves them; a browser that starts no worker runs them on the page. What
 * most screens ask is one file; the rest is downloaded when it is first asked.
 */
import { answerFind } from "./answerFind.ts";
import { answerIndex } from "./answerIndex.ts";
import { answerListing } from "./answerListing.ts";
import { answerMajors } from "./answerMajors.ts";
import { answerMatch } from "./answerMatch.ts";
import {
  answerKindMedians,
  answerNearby,
  answerReach,
  answerSuggested,
  answerTowns,
} from "./answerPlaces.ts";
import { answerPrice } from "./answerPrice.ts";
import { answerExplanation, answerRanked } from "./answerRanked.ts";
import { answerSearch } from "./answerSearch.ts";
import type { Engine } from "./engine.ts";

export const pageEngine: Engine = {
  index: answerIndex,
  majors: answerMajors,
  cards: async (request) => (await import("./heldCards.ts")).holdCards(request),
  search: answerSearch,
  find: answerFind,
  nearby: answerNearby,
  reach: answerReach,
  towns: answerTowns,
  suggested: answerSuggested,
  kindMedians: answerKindMedians,
  price: answerPrice,
  working: async (request) => (await import("./answerWorking.ts")).answerWorking(request),
  match: answerMatch,
  listing: answerListing,
  ranked: answerRanked,
  explanation: answerExplanation,
  whatIf: async (request) => (await import("./answerWhatIf.ts")).answerWhatIf(request),
  nextQuestions: async (request) => (await import("./answerNextQuestions.ts")).answerNextQuestions(request),
  changes: async (request) => (await import("./answerChanges.ts")).answerChanges(request),
  suggestions: async (request) => (await import("./answerSuggestions.ts")).answerSuggestions(request),
  mend: async (request) => (await import("./answerSuggestions.ts")).answerMend(request),
  timeline: async (request) => (await import("./answerTimeline.ts")).answerTimeline(request),
  essayList: async (request) => (await import("./answerEssayList.ts")).answerEssayList(request),
  trip: async (request) => (await import("./answerTrip.ts")).answerTrip(request),
  letter: async (request) => (await import("./answerLetter.ts")).answerLetter(request),
  collegeList: async (request) => (await import("./answerCollegeList.ts")).answerCollegeList(request),
  draft: async (request) => (await import("./answerDraft.ts")).answerDraftReading(request),
  counselor: async (request) => (await import("./answerCounselor.ts")).answerCounselor(request),
  counselorReady: async (request) => (await import("./answerCounselor.ts")).answerReady(request),
  counselorTool: async (request) => (await import("./answerModel.ts")).answerTool(request),
  counselorDraft: async (request) => (await import("./answerModel.ts")).answerDraft(request),
};
