/** The card that a question means by what it names: a topic of one state, a state alone, or a family in two states. */
import type { StateCode } from "#domain/college/states.ts";
import type { StateTopic } from "#domain/college/stateTopics.ts";
import type { AnswerCard } from "./cards/answerCard.ts";
import { type PreparedCards, toTopicKey } from "./cards/cardIndex.ts";
import { findGeneralCard } from "./stateTopics.ts";

type Named = {
  text: string;
  /** A topic of one state. */
  ofState: { state: StateCode; topic: StateTopic } | null;
  /** The state that is all a question says. */
  alone: StateCode | null;
};

export function findTopicCard(cards: PreparedCards, { text, ofState, alone }: Named): AnswerCard | undefined {
  if (saysTwoHomes(text)) return cards.byId.get(twoHomesCard);
  const ofSystem = findSystemCard(text);
  if (ofSystem !== null) return cards.byId.get(ofSystem);
  if (ofState !== null)
    return (
      cards.byTopic.get(toTopicKey(ofState)) ??
      cards.cards.find(({ id }) => id === findGeneralCard(ofState.topic))
    );
  return alone === null ? undefined : cards.byState.get(alone);
}

/** Of the two systems with one form and one day for all campuses, the card that says both. */
const systemCards = [
  ["ucApply", /\b(?:ucs?|university of california)\b/],
  ["csuApply", /\bcal states?\b/],
] as const;
const asksWhenDue =
  /\b(?:due|deadlines?|last day|clos(?:e|es|ed|ing)|extend(?:ed)?|too late|until when|when)\b/;
const ofApplication = /\b(?:apps?|applications?|apply|submit|piqs?)\b/;

/** "UC application is due tonight, right?" */
function findSystemCard(text: string): string | null {
  if (
    !asksWhenDue.test(text) ||
    !ofApplication.test(text) ||
    /@c|\b(?:transfer\w*|aid|fafsa|fees?)\b/.test(text)
  )
    return null;
  return systemCards.find(([, named]) => named.test(text))?.[0] ?? null;
}

const twoHomesCard = "residencySplit";

const mother = "(?:mom|mother|mama)";
const father = "(?:dad|father|papa)";
const parentsApart = new RegExp(
  `\\b(?:${mother}\\b.* @s.*\\b${father}\\b.* @s|${father}\\b.* @s.*\\b${mother}\\b.* @s|parents (?:\\w+ ){0,5}(?:different|two|separate|2) states)`,
);
/** Whose home counts is asked for a grant or a price; the form has a rule of its own. */
const aboutHome = /\b(?:grants?|scholarships?|state (?:aid|money)|in ?state|resident\w*|residency|tuition)\b/;
const aboutForm = /\b(?:fafsa|css|profile|sai|tax(?:es)?|income|file|files|form)\b/;

/** "My mom lives in Ohio and my dad in Indiana, which grants can I get". */
function saysTwoHomes(text: string): boolean {
  return parentsApart.test(text) && aboutHome.test(text) && !aboutForm.test(text);
}
