/**
 * The engine as it runs on the page, in slices. A screen imports only the answers it asks for, through their
 * hooks; this is all of it in one place, as tests drive it and as a worker would serve it.
 */
import { answerIndex } from "./answerIndex.ts";
import { answerLetter } from "./answerLetter.ts";
import { answerPrice } from "./answerPrice.ts";
import { answerSearch } from "./answerSearch.ts";
import { answerTimeline } from "./answerTimeline.ts";
import { answerTrip } from "./answerTrip.ts";
import type { Engine } from "./engine.ts";

export const pageEngine: Engine = {
  index: answerIndex,
  search: answerSearch,
  price: answerPrice,
  timeline: answerTimeline,
  trip: answerTrip,
  letter: answerLetter,
};
