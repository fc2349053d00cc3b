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
import { loadAnswer } from "./loadAnswer.ts";

export const pageEngine: Engine = {
  index: answerIndex,
  majors: answerMajors,
  pages: loadAnswer(
    () => import("./heldPages.ts"),
    (rules) => rules.holdPages,
  ),
  search: answerSearch,
  find: answerFind,
  nearby: answerNearby,
  reach: answerReach,
  towns: answerTowns,
  suggested: answerSuggested,
  kindMedians: answerKindMedians,
  price: answerPrice,
  working: loadAnswer(
    () => import("./answerWorking.ts"),
    (rules) => rules.answerWorking,
  ),
  match: answerMatch,
  listing: answerListing,
  ranked: answerRanked,
  explanation: answerExplanation,
  whatIf: loadAnswer(
    () => import("./answerWhatIf.ts"),
    (rules) => rules.answerWhatIf,
  ),
  nextQuestions: loadAnswer(
    () => import("./answerNextQuestions.ts"),
    (rules) => rules.answerNextQuestions,
  ),
  changes: loadAnswer(
    () => import("./answerChanges.ts"),
    (rules) => rules.answerChanges,
  ),
  suggestions: loadAnswer(
    () => import("./answerSuggestions.ts"),
    (rules) => rules.answerSuggestions,
  ),
  timeline: loadAnswer(
    () => import("./answerTimeline.ts"),
    (rules) => rules.answerTimeline,
  ),
  essayList: loadAnswer(
    () => import("./answerEssayList.ts"),
    (rules) => rules.answerEssayList,
  ),
  trip: loadAnswer(
    () => import("./answerTrip.ts"),
    (rules) => rules.answerTrip,
  ),
  letter: loadAnswer(
    () => import("./answerLetter.ts"),
    (rules) => rules.answerLetter,
  ),
  draft: loadAnswer(
    () => import("./answerDraft.ts"),
    (rules) => rules.answerDraftReading,
  ),
  counselor: loadAnswer(
    () => import("./answerCounselor.ts"),
    (rules) => rules.answerCounselor,
  ),
  counselorReady: loadAnswer(
    () => import("./answerCounselor.ts"),
    (rules) => rules.answerReady,
  ),
  counselorTool: loadAnswer(
    () => import("./answerModel.ts"),
    (rules) => rules.answerTool,
  ),
  counselorDraft: loadAnswer(
    () => import("./answerModel.ts"),
    (rules) => rules.answerDraft,
  ),
};
