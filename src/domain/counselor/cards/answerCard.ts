/** One question that families ask in general, and its answer: written and checked in content/answers, bound to records. */
import type { StateCode } from "#domain/college/states.ts";
import type { StateTopic } from "#domain/college/stateTopics.ts";
import type { AnswerFact, AnswerSource } from "../counselor.ts";

/** What a question may name for the card to be its answer all the same. */
export const cardSubjects = ["none", "state", "college", "grade"] as const;
export type CardSubject = (typeof cardSubjects)[number];

type CardFigure = Pick<AnswerFact, "kind" | "text" | "year">;

export type AnswerCard = {
  id: string;
  /** As a person asks it. */
  question: string;
  /** All ways to ask it, in the spelling of `listCardWords`; the question itself first. Empty for a card of a state, whatever its topic. */
  asked: readonly string[];
  answer: string;
  facts: readonly CardFigure[];
  /** The same in Spanish, of the cards asked most: its question is one of those above. */
  spanish?: { question: string; answer: string; facts: readonly CardFigure[] } | undefined;
  sources: readonly AnswerSource[];
  /** The page that says more. */
  page: { path: string; title: string };
  about: CardSubject;
  /** Cards so near that a question about one may well mean the other. */
  near: readonly string[];
  /** The state whose aid it tells: it is found by the state that a question names, and not by its words. */
  state?: StateCode | undefined;
  /** What it tells of one state beside aid: found by both, and not by its words. */
  topicOf?: { state: StateCode; topic: StateTopic } | undefined;
};
