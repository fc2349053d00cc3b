/** Finds the passages of the written pages that a question is about: BM25 over their sections, with headings counted more. */
import { runToEnd, type Steps } from "#lib/steps.ts";

/** One page of the site's text, as the content search has it. */
export type WrittenPage = {
  path: string;
  title: string;
  excerpt: string;
  also: string;
  sections: readonly { anchor: string; heading: string; words: string }[];
};

export type Passage = { path: string; title: string; excerpt: string };

type Entry = {
  page: WrittenPage;
  anchor: string;
  heading: string;
  words: string;
  length: number;
  /** The words of its title and heading: what it is about. */
  subject: ReadonlySet<string>;
};
export type Passages = {
  entries: readonly Entry[];
  /** By word: the entry's place, then the weight of the word in it. */
  postings: ReadonlyMap<string, readonly (readonly [entry: number, weight: number])[]>;
  averageLength: number;
};

/** A word in the title or the heading counts as often as this. */
const weights = { title: 4, heading: 4, also: 2, words: 1 } as const;
/** The usual BM25 constants: how fast repeats stop counting, and how much long sections are held back. */
const bm25 = { saturation: 1.2, lengthShare: 0.6 } as const;
/** A passage must hold this share of the question's words, by how telling they are. */
const coverageFrom = 0.6;
/** And this share of them in its title or heading, or it only mentions them in passing. */
const subjectFrom = 0.3;
const excerptLength = 320;

const silent = new Set(
  (
    "a about also an and any are as at be been being both but by can could did do does doing for from get gets getting give had has have " +
    "how i if im in into is it its just know like me mean means more most much my need not of on one or our out please really " +
    "should so some tell than that the their them then there these they thing things this to up us want was we were what " +
    "whats when where which who why will with work works would you your"
  ).split(" "),
);

/** Pages indexed per step: a few milliseconds on a slow phone. */
const pagesPerStep = 4;

export function preparePassages(pages: readonly WrittenPage[]): Passages {
  return runToEnd(preparePassagesInSteps(pages));
}

/** Like `preparePassages`, but pauses between steps so that the page stays responsive. */
export function* preparePassagesInSteps(pages: readonly WrittenPage[]): Steps<Passages> {
  const entries: Entry[] = [];
  const postings = new Map<string, [number, number][]>();
  for (const [place, page] of pages.entries()) {
    if (place % pagesPerStep === 0) yield;
    const sections = page.sections.length === 0 ? [{ anchor: "", heading: "", words: "" }] : page.sections;
    for (const { anchor, heading, words } of sections) {
      const text = words === "" && heading === "" ? page.excerpt : words;
      const counts = new Map<string, number>();
      const add = (from: string, weight: number) => {
        for (const word of listStems(from)) counts.set(word, (counts.get(word) ?? 0) + weight);
      };
      add(page.title, weights.title);
      add(heading, weights.heading);
      add(page.also, weights.also);
      add(text, weights.words);
      const at = entries.length;
      const subject = new Set(listStems(`${page.title} ${heading} ${page.also}`));
      entries.push({ page, anchor, heading, words: text, length: listStems(text).length, subject });
      for (const [word, weight] of counts) {
        const found = postings.get(word);
        if (found === undefined) postings.set(word, [[at, weight]]);
        else found.push([at, weight]);
      }
    }
  }
  const total = entries.reduce((sum, { length }) => sum + length, 0);
  return { entries, postings, averageLength: total / Math.max(1, entries.length) };
}

/** Guides answer questions in general; a post tells of one case. */
const kindWeights: readonly (readonly [start: string, weight: number])[] = [
  ["/help/", 1.5],
  ["/faq", 1.3],
  ["/blog/", 0.9],
];
const stateGuide = /^\/college-planning-([a-z-]+)/;
/** A question of one word needs one at least this telling: "time" is in every other section. */
const leastTelling = 3;
/** So few sections say nothing of how common a word is. */
const fewEntries = 100;

/**
 * The best section of each page, best page first; empty where nothing is about the question. A state's guide counts only
 * where the question names the state, or where it is the student's own (`homeGuide`).
 */
export function findPassages(
  passages: Passages,
  question: string,
  limit: number,
  homeGuide: string | null = null,
): Passage[] {
  const asked = [
    ...new Set(listStems(question).filter((word) => !silent.has(word) && !/^\d{1,2}$/.test(word))),
  ];
  if (asked.length === 0) return [];
  const { entries, postings, averageLength } = passages;
  const rarity = (word: string) => {
    const holding = postings.get(word)?.length ?? 0;
    return Math.log(1 + (entries.length - holding + 0.5) / (holding + 0.5));
  };
  const [only = ""] = asked;
  const isSubject = entries.some(
    ({ page }) => /^\/(?:help|faq)/.test(page.path) && listStems(page.title).includes(only),
  );
  if (asked.length === 1 && rarity(only) < leastTelling && entries.length > fewEntries && !isSubject)
    return [];
  const whole = asked.reduce((sum, word) => sum + rarity(word), 0);
  const stems = new Set(listStems(question));
  const scores = new Map<number, { score: number; covered: number }>();
  for (const word of asked) {
    const worth = rarity(word);
    for (const [at, weight] of postings.get(word) ?? []) {
      const length = entries[at]?.length ?? 0;
      const held = 1 - bm25.lengthShare + (bm25.lengthShare * length) / Math.max(1, averageLength);
      const score = (worth * weight * (bm25.saturation + 1)) / (weight + bm25.saturation * held);
      const before = scores.get(at) ?? { score: 0, covered: 0 };
      scores.set(at, { score: before.score + score, covered: before.covered + worth });
    }
  }
  const isAbout = (at: number) => {
    const subject = entries[at]?.subject;
    const named = asked.filter((word) => subject?.has(word) === true);
    return named.reduce((sum, word) => sum + rarity(word), 0) / whole >= subjectFrom;
  };
  const ranked = [...scores]
    .filter(([at, { covered }]) => {
      const path = entries[at]?.page.path ?? "";
      return covered / whole >= coverageFrom && isAbout(at) && isForReader(path, stems, homeGuide);
    })
    .map(([at, { score, covered }]): [number, { score: number }] => [
      at,
      { score: score * (covered / whole) ** 2 * weighKind(entries[at]?.page.path ?? "") },
    ])
    .toSorted(([one, a], [other, b]) => b.score - a.score || one - other);
  const found = new Map<string, Passage>();
  for (const [at] of ranked) {
    const entry = entries[at];
    if (entry !== undefined && !found.has(entry.page.path))
      found.set(entry.page.path, toPassage(entry, asked));
    if (found.size >= limit) break;
  }
  return [...found.values()];
}

function weighKind(path: string): number {
  return kindWeights.find(([start]) => path.startsWith(start))?.[1] ?? 1;
}

function isForReader(path: string, stems: ReadonlySet<string>, homeGuide: string | null): boolean {
  const state = stateGuide.exec(path)?.[1];
  if (state === undefined) return true;
  if (homeGuide !== null && path.startsWith(homeGuide)) return true;
  return state.split("-").every((word) => stems.has(toStem(word)));
}

function toPassage({ page, anchor, heading, words }: Entry, asked: readonly string[]): Passage {
  // A section whose heading is the question is read from its start.
  const named = new Set(listStems(heading));
  const isHeadingAsked = asked.filter((word) => named.has(word)).length * 2 >= asked.length;
  const path = anchor === "" ? page.path : `${page.path}#${anchor}`;
  const title = heading === "" || heading === page.title ? page.title : `${page.title}: ${heading}`;
  return {
    path,
    title,
    excerpt: cutExcerpt(words === "" ? page.excerpt : words, isHeadingAsked ? [] : asked),
  };
}

/** Whole sentences around the one that has most of the words. */
function cutExcerpt(text: string, asked: readonly string[]): string {
  // Between sentences alone: "9.07%" stays one figure.
  const sentences = text.split(/(?<=[.!?]["”’)]?)(?<!\bU\.S\.)\s+/);
  const isAsked = new Set(asked);
  const counts = sentences.map((one) => new Set(listStems(one).filter((word) => isAsked.has(word))).size);
  const best = counts.indexOf(Math.max(...counts));
  let excerpt = sentences[best] ?? "";
  for (const next of sentences.slice(best + 1)) {
    if (excerpt.length + next.length + 1 > excerptLength) break;
    excerpt = `${excerpt} ${next}`;
  }
  if (excerpt.length <= excerptLength) return excerpt;
  return `${excerpt.slice(0, excerpt.lastIndexOf(" ", excerptLength))} …`;
}

/** Lower case without accents and plural endings: "Grants" and "grant" are one word. */
function listStems(text: string): string[] {
  const words =
    text
      .normalize("NFD")
      .replaceAll(/[\u0300-\u036f’']/gu, "")
      .toLowerCase()
      .match(/[a-z0-9]+/g) ?? [];
  return words.map(toStem);
}

function toStem(word: string): string {
  if (word.length > 4 && word.endsWith("ies")) return `${word.slice(0, -3)}y`;
  if (word.length > 3 && word.endsWith("s") && !word.endsWith("ss") && !word.endsWith("us"))
    return word.slice(0, -1);
  return word;
}
