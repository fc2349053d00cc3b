/** A card for each topic that a state's notes tell, such as dual enrollment or residency: the same words as on its page. */

import { findGuideOf, guideCodes, statesInDepth } from "#domain/college/stateGuides.ts";
import { nameInText, type StateCode } from "#domain/college/states.ts";
import type { StateTopic } from "#domain/college/stateTopics.ts";
import type { WordedCard } from "#domain/counselor/cards/foldCard.ts";
import type { Day } from "#lib/dates.ts";
import { cardBounds } from "./checks/cardFaults.ts";
import { type FactBook, toSource } from "./facts/factBook.ts";
import { findArticle, nameAgency } from "./stateCards.ts";
import { describeNoteYear, listNotes, type StateNote } from "./statePage/stateNotes.ts";

/** What people ask by topic, and where the guide tells it: on the one page by its section, else on a page of its own. */
const asked: Partial<
  Record<StateTopic, { question: (state: string) => string; section: string; part: string }>
> = {
  stateForm: {
    question: (state) => `Which form does ${state} take for state money?`,
    section: "how-to-apply-for-state-money",
    part: "financial-aid",
  },
  transfer: {
    question: (state) => `How do credits transfer between colleges in ${state}?`,
    section: "community-college-and-transfer",
    part: "applications",
  },
  application: {
    question: (state) => `Does ${state} have an application month or free applications?`,
    section: "getting-in",
    part: "applications",
  },
  directAdmission: {
    question: (state) => `Does ${state} have direct admission?`,
    section: "getting-in",
    part: "applications",
  },
  residency: {
    question: (state) => `Who counts as a resident of ${state} for tuition?`,
    section: "who-counts-as-a-resident",
    part: "financial-aid",
  },
  diploma: {
    question: (state) => `What does a high school diploma take in ${state}?`,
    section: "in-high-school",
    part: "academic-prep",
  },
  entryCourses: {
    question: (state) => `Which high school courses do universities in ${state} ask for?`,
    section: "getting-in",
    part: "academic-prep",
  },
  schoolDayTest: {
    question: (state) => `Do students in ${state} take the SAT or ACT at school?`,
    section: "in-high-school",
    part: "academic-prep",
  },
  dualEnrollment: {
    question: (state) => `Who pays for college classes in high school in ${state}?`,
    section: "in-high-school",
    part: "academic-prep",
  },
  examCredit: {
    question: (state) => `Which AP scores count at public colleges in ${state}?`,
    section: "in-high-school",
    part: "academic-prep",
  },
};

export function makeStateTopicCards(
  asOf: Day,
  book: FactBook,
  titleOf: (path: string) => string | null,
): WordedCard[] {
  return guideCodes.flatMap((state) => {
    const byTopic = Map.groupBy(listNotes({ state, asOf, book }), ({ topic }) => topic);
    const cards = [...byTopic].flatMap(
      ([topic, notes]) => makeCard(state, topic, notes, { book, titleOf }) ?? [],
    );
    const diploma = byTopic.has("diploma") ? null : makeCard(state, "diploma", [], { book, titleOf });
    return diploma === null ? cards : [...cards, diploma];
  });
}

/** It is asked above all whether the FAFSA is needed to graduate, and silence would read as a no. */
const noDiplomaRule = (state: string) =>
  `I know of no rule in ${state} that requires the FAFSA for a diploma, but I don’t know every rule there. Your school counselor knows which courses, tests and forms you need. File the FAFSA anyway, because grants and loans depend on it.`;

type Around = { book: FactBook; titleOf: (path: string) => string | null };

function makeCard(
  state: StateCode,
  topic: StateTopic,
  notes: readonly StateNote[],
  { book, titleOf }: Around,
): WordedCard | null {
  const ask = asked[topic];
  const guide = findGuideOf(state);
  if (ask === undefined || guide === null) return null;
  const kept: StateNote[] = [];
  for (const note of notes)
    if (kept.length === 0 || countWords([...kept, note].map(tell).join(" ")) <= cardBounds.topicWords - 15)
      kept.push(note);
  const doubtful = kept.find(({ isReported }) => isReported);
  const check =
    doubtful === undefined ? "" : ` Check it with ${nameAsked(doubtful, state, book)} before you rely on it.`;
  const page = statesInDepth.has(state) ? `${guide}/${ask.part}` : guide;
  const sources = new Map(
    kept.flatMap(({ sourceId }) => {
      const source = book.sources.get(sourceId);
      return source === undefined ? [] : [[sourceId, toSource(source, book)] as const];
    }),
  );
  return {
    id: `${topic}${state}`,
    question: ask.question(nameInText(state)),
    wordings: [],
    answer: kept.length === 0 ? noDiplomaRule(nameInText(state)) : `${kept.map(tell).join(" ")}${check}`,
    facts: [],
    sources: [...sources.values()].map(({ title, url, year }) => ({ title, url, year })),
    page: {
      path: statesInDepth.has(state) ? page : `${page}#${ask.section}`,
      title: titleOf(page) ?? page,
    },
    about: "state",
    near: [],
    topicOf: { state, topic },
  };
}

/** Whom to ask, where a note is reported by others. */
function nameAsked({ ask }: StateNote, state: StateCode, { publishers }: FactBook): string {
  const publisher = ask === null ? undefined : publishers.get(ask);
  if (publisher === undefined) return nameAgency(state);
  return `${findArticle(publisher.name)}${publisher.name.replace(/^The /, "")}`;
}

/** "Lottery money covers tuition for up to ten courses (2026)." */
function tell({ text, period, isUndated }: StateNote): string {
  const plain = text.replaceAll(/\[([^\]]+)\]\([^)]*\)/g, "$1").replaceAll("**", "");
  const isSaid = plain.includes(period.replace(/^since /, "")) && !isUndated;
  if (isSaid) return plain;
  const year = describeNoteYear({ period, isUndated });
  return plain.replace(/([.!?])$/, ` (${year})$1`);
}

function countWords(text: string): number {
  return text.split(/\s+/).length;
}
