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
  if (ofState !== null)
    return (
      cards.byTopic.get(toTopicKey(ofState)) ??
      cards.cards.find(({ id }) => id === findGeneralCard(ofState.topic))
    );
  return alone === null ? undefined : cards.byState.get(alone);
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
