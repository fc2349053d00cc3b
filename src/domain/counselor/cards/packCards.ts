/** The answer cards as they are sent: sources and pages once each, neighbors by their place, and nothing that is empty. */
import type { AnswerCard } from "./answerCard.ts";

type PackedCard = Pick<AnswerCard, "id" | "question" | "answer" | "spanish" | "state"> & {
  /** The wordings, a line each. */
  asked: string;
  facts?: AnswerCard["facts"] | undefined;
  about?: AnswerCard["about"] | undefined;
  /** Places in the lists of sources, pages and cards. */
  sources?: readonly number[] | undefined;
  page: number;
  near?: readonly number[] | undefined;
};

export type PackedCards = {
  sources: readonly AnswerCard["sources"][number][];
  pages: readonly AnswerCard["page"][];
  cards: readonly PackedCard[];
};

export function packCards(cards: readonly AnswerCard[]): PackedCards {
  const sources = createTable<AnswerCard["sources"][number]>();
  const pages = createTable<AnswerCard["page"]>();
  const places = new Map(cards.map(({ id }, place) => [id, place]));
  const packed = cards.map(({ facts, about, sources: own, page, near, asked, ...card }): PackedCard => {
    const nearPlaces = near.flatMap((id) => places.get(id) ?? []);
    return {
      ...card,
      asked: asked.join("\n"),
      ...(facts.length > 0 ? { facts } : {}),
      ...(about === "none" ? {} : { about }),
      ...(own.length > 0 ? { sources: own.map((source) => sources.place(source)) } : {}),
      page: pages.place(page),
      ...(nearPlaces.length > 0 ? { near: nearPlaces } : {}),
    };
  });
  return { sources: sources.all, pages: pages.all, cards: packed };
}

export function unpackCards({ sources, pages, cards }: PackedCards): AnswerCard[] {
  return cards.map(({ asked, facts = [], about = "none", sources: own = [], page, near = [], ...card }) => ({
    ...card,
    asked: asked === "" ? [] : asked.split("\n"),
    facts,
    about,
    sources: own.flatMap((place) => sources[place] ?? []),
    page: pages[page] ?? { path: "/help", title: "" },
    near: near.flatMap((place) => cards[place]?.id ?? []),
  }));
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
