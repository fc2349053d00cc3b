/**
 * The engine as it runs on the page, in slices. A screen imports only the answers it asks for, through their
 * hooks; this is all of it in one place, as tests drive it and as a worker would serve it.
 */
import { answerChanges } from "./answerChanges.ts";
import { answerCounselor } from "./answerCounselor.ts";
import { answerEssayList } from "./answerEssayList.ts";
import { answerIndex } from "./answerIndex.ts";
import { answerLetter } from "./answerLetter.ts";
import { answerListing } from "./answerListing.ts";
import { answerMajors } from "./answerMajors.ts";
import { answerMatch } from "./answerMatch.ts";
import { answerDraft, answerTool } from "./answerModel.ts";
import { answerPrice } from "./answerPrice.ts";
import { answerExplanation, answerFigures, answerRanked } from "./answerRanked.ts";
import { answerSearch } from "./answerSearch.ts";
import { answerSuggestions } from "./answerSuggestions.ts";
import { answerTimeline } from "./answerTimeline.ts";
import { answerTrip } from "./answerTrip.ts";
import { answerWhatIf } from "./answerWhatIf.ts";
import { answerWorking } from "./answerWorking.ts";
import type { Engine } from "./engine.ts";

export const pageEngine: Engine = {
  index: answerIndex,
  majors: answerMajors,
  search: answerSearch,
  price: answerPrice,
  working: answerWorking,
  match: answerMatch,
  listing: answerListing,
  ranked: answerRanked,
  figures: answerFigures,
  explanation: answerExplanation,
  whatIf: answerWhatIf,
  changes: answerChanges,
  suggestions: answerSuggestions,
  timeline: answerTimeline,
  essayList: answerEssayList,
  trip: answerTrip,
  letter: answerLetter,
  counselor: answerCounselor,
  counselorTool: answerTool,
  counselorDraft: answerDraft,
};
