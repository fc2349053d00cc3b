/**
 * The answer cards as they are sent: in columns, because what is alike stands together and compresses by a tenth more; sources
 * and pages once, neighbors by how far they are, and the first wording left out, which is the question itself.
 */
import type { AnswerCard } from "./answerCard.ts";
import { listCardWords } from "./cardWords.ts";

type OfCard<T> = readonly (readonly [place: number, value: T])[];

export type PackedCards = {
  ids: readonly string[];
  questions: readonly string[];
  answers: readonly string[];
  /** The wordings beside the question, a line each; "" for a card that is not found by words. */
  asked: readonly string[];
  /** How far each neighbor is in the list. */
  near: readonly (readonly number[])[];
  /** Places in `allPages` and `allSources`. */
  page: readonly number[];
  sources: readonly (readonly number[])[];
  /** Of some cards, by their place. */
  facts: OfCard<AnswerCard["facts"]>;
  spanish: OfCard<NonNullable<AnswerCard["spanish"]>>;
  about: OfCard<AnswerCard["about"]>;
  state: OfCard<NonNullable<AnswerCard["state"]>>;
  topicOf: OfCard<NonNullable<AnswerCard["topicOf"]>>;
  allSources: readonly AnswerCard["sources"][number][];
  allPages: readonly AnswerCard["page"][];
};

export function packCards(cards: readonly AnswerCard[]): PackedCards {
  const sources = createTable<AnswerCard["sources"][number]>();
  const pages = createTable<AnswerCard["page"]>();
  const places = new Map(cards.map(({ id }, place) => [id, place]));
  const listed = <T>(get: (card: AnswerCard) => T | undefined): (readonly [number, T])[] =>
    cards.flatMap((card, place) => {
      const value = get(card);
      return value === undefined ? [] : [[place, value] as const];
    });
  return {
    ids: cards.map(({ id }) => id),
    questions: cards.map(({ question }) => question),
    answers: cards.map(({ answer }) => answer),
    asked: cards.map(({ asked }) => asked.slice(1).join("\n")),
    near: cards.map(({ near }, place) =>
      near.flatMap((id) => {
        const other = places.get(id);
        return other === undefined ? [] : [other - place];
      }),
    ),
    page: cards.map(({ page }) => pages.place(page)),
    sources: cards.map((card) => card.sources.map((source) => sources.place(source))),
    facts: listed(({ facts }) => (facts.length === 0 ? undefined : facts)),
    spanish: listed(({ spanish }) => spanish),
    about: listed(({ about }) => (about === "none" ? undefined : about)),
    state: listed(({ state }) => state),
    topicOf: listed(({ topicOf }) => topicOf),
    allSources: sources.all,
    allPages: pages.all,
  };
}

export function unpackCards(packed: PackedCards): AnswerCard[] {
  const facts = new Map(packed.facts);
  const spanish = new Map(packed.spanish);
  const about = new Map(packed.about);
  const states = new Map(packed.state);
  const topics = new Map(packed.topicOf);
  return packed.ids.map((id, place) => {
    const question = packed.questions[place] ?? "";
    const others = packed.asked[place] ?? "";
    const [state, topicOf, inSpanish] = [states.get(place), topics.get(place), spanish.get(place)];
    // A card of a state is found by the state.
    const isFound = state === undefined && topicOf === undefined;
    return {
      id,
      question,
      asked: isFound ? [listCardWords(question).join(" "), ...(others === "" ? [] : others.split("\n"))] : [],
      answer: packed.answers[place] ?? "",
      facts: facts.get(place) ?? [],
      ...(inSpanish === undefined ? {} : { spanish: inSpanish }),
      sources: (packed.sources[place] ?? []).flatMap((at) => packed.allSources[at] ?? []),
      page: packed.allPages[packed.page[place] ?? -1] ?? { path: "/help", title: "" },
      about: about.get(place) ?? "none",
      near: (packed.near[place] ?? []).flatMap((far) => packed.ids[place + far] ?? []),
      ...(state === undefined ? {} : { state }),
      ...(topicOf === undefined ? {} : { topicOf }),
    };
  });
}

/** Each different thing once, by its place. */
function createTable<T>() {
  const all: T[] = [];
  const places = new Map<string, number>();
  return {
    all,
    place(one: T): number {
      const key = JSON.stringify(one);
      const known = places.get(key);
      if (known !== undefined) return known;
      places.set(key, all.length);
      all.push(one);
      return all.length - 1;
    },
  };
}
