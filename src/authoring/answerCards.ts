/** Makes answer cards from what an author wrote in content/answers: checked by a schema, with its figures bound to records. */
import { z } from "zod";
import { cardSubjects } from "#domain/counselor/cards/answerCard.ts";
import { listCardWords } from "#domain/counselor/cards/cardWords.ts";
import type { WordedCard } from "#domain/counselor/cards/foldCard.ts";
import type { AnswerFact, AnswerSource } from "#domain/counselor/counselor.ts";
import { bindFact, type FactSurroundings } from "./boundFacts.ts";
import { toSource } from "./facts/factBook.ts";
import type { Figure } from "./figure.ts";
import type { Figures } from "./figures.ts";
import { toSpanishFigure } from "./spanishFigure.ts";

const sentence = z.string().trim().min(1);

const writtenCardSchema = z.strictObject({
  id: z.string().regex(/^[a-z][A-Za-z0-9]*$/),
  asks: sentence,
  also: z.array(sentence).min(5).max(16),
  spanish: z.array(sentence).min(2).max(4),
  answer: sentence,
  page: z.string().startsWith("/"),
  about: z.enum(cardSubjects).default("none"),
  near: z.array(z.string()).default([]),
  /** The question and the answer in Spanish, with the same figures as the English ones. */
  inSpanish: z.strictObject({ asks: sentence, answer: sentence }).optional(),
  /** Sources of what the answer says without a figure. */
  cites: z.array(z.string()).default([]),
});
export type WrittenCard = z.output<typeof writtenCardSchema>;

/** `content`: what stands in the file, as YAML has it. */
export type CardFile = { name: string; content: unknown };

export type CardSurroundings = FactSurroundings & {
  figures: Figures;
  /** The title of a page of the site, by its path without an anchor; null if there is none. */
  titleOf: (path: string) => string | null;
};

export type ReadCards = { cards: WordedCard[]; written: WrittenCard[]; faults: string[] };

export function readAnswerCards(files: readonly CardFile[], around: CardSurroundings): ReadCards {
  const faults: string[] = [];
  const cards: WordedCard[] = [];
  const written: WrittenCard[] = [];
  for (const { name, content } of files) {
    if (!Array.isArray(content)) {
      faults.push(`${name}: a list of cards is expected`);
      continue;
    }
    for (const [at, raw] of content.entries()) {
      const read = writtenCardSchema.safeParse(raw);
      if (!read.success) {
        const [issue] = read.error.issues;
        faults.push(`${name}, card ${at + 1} (${idOf(raw)}): ${issue?.path.join(".")}: ${issue?.message}`);
        continue;
      }
      written.push(read.data);
      const label = `${name}, ${read.data.id}`;
      cards.push(makeCard(read.data, around, (problem) => faults.push(`${label}: ${problem}`)));
    }
  }
  return { cards, written, faults };
}

function idOf(raw: unknown): string {
  return typeof raw === "object" && raw !== null && "id" in raw ? String(raw.id) : "without id";
}

const binding = /\{\{(?:fact:([^}]+)|([A-Za-z0-9.-]+))\}\}/g;

function makeCard(
  card: WrittenCard,
  around: CardSurroundings,
  refuse: (problem: string) => void,
): WordedCard {
  const { text: answer, facts, sources: bound } = bindAnswer(card.answer, around, (text) => text, refuse);
  const sources = new Map(bound.map((source) => [`${source.title} ${source.year}`, source]));
  for (const name of card.cites) {
    const source = around.book.sources.get(name);
    if (source === undefined) refuse(`there is no source ${name}`);
    else addSource(sources, toSource(source, around.book));
  }
  const title = around.titleOf(card.page.split("#")[0] ?? "");
  if (title === null) refuse(`there is no page ${card.page}`);
  const { id, asks, also, spanish, inSpanish, about, near } = card;
  const own =
    inSpanish === undefined ? undefined : bindAnswer(inSpanish.answer, around, toSpanishFigure, refuse);
  return {
    id,
    question: setQuotes(asks),
    wordings: [...also, ...addWording(spanish, inSpanish?.asks)],
    answer,
    facts,
    sources: [...sources.values()],
    ...(inSpanish === undefined || own === undefined
      ? {}
      : { spanish: { question: inSpanish.asks, answer: own.text, facts: own.facts } }),
    page: { path: card.page, title: title ?? card.page },
    about,
    near,
  };
}

/** As the pages print them; an author types plain ones. */
function setQuotes(text: string): string {
  return text
    .replaceAll(/(?<=^|[\s(])"/g, "“")
    .replaceAll('"', "”")
    .replaceAll("'", "’");
}

/** The answer's words with their figures, as `say` writes them, and where those come from. */
function bindAnswer(
  written: string,
  around: CardSurroundings,
  say: (figure: string) => string | null,
  refuse: (problem: string) => void,
): { text: string; facts: WordedCard["facts"]; sources: AnswerSource[] } {
  const facts = new Map<string, WordedCard["facts"][number]>();
  const sources = new Map<string, AnswerSource>();
  const text = setQuotes(written.replaceAll(/\s+/g, " ")).replaceAll(binding, (whole, reference, name) => {
    const figure = findFigure(reference, name, around);
    if (typeof figure === "string") {
      refuse(figure);
      return whole;
    }
    const { year, source } = figure;
    const said = say(figure.text);
    if (said === null) refuse(`"${figure.text}" cannot be said in Spanish`);
    facts.set(figure.text, { kind: toKind(figure.text), text: said ?? figure.text, year });
    addSource(sources, source);
    return said ?? figure.text;
  });
  return { text, facts: [...facts.values()], sources: [...sources.values()] };
}

function addSource(sources: Map<string, AnswerSource>, { title, url, year }: AnswerSource): void {
  sources.set(`${title} ${year}`, { title, url, year });
}

/** With the question that the Spanish answer stands under, unless it is one of the wordings in other spelling. */
function addWording(wordings: readonly string[], asks: string | undefined): readonly string[] {
  if (asks === undefined) return wordings;
  const isSame = (wording: string) => listCardWords(wording).join(" ") === listCardWords(asks).join(" ");
  return wordings.some(isSame) ? wordings : [...wordings, asks];
}

function findFigure(
  reference: string | undefined,
  name: string | undefined,
  around: CardSurroundings,
): Figure | string {
  if (reference !== undefined) {
    const bound = bindFact(reference, around);
    return bound.problem ?? bound.value;
  }
  return around.figures.get(name ?? "") ?? `there is no figure ${name}`;
}

function toKind(text: string): AnswerFact["kind"] {
  if (text.startsWith("$") || text.startsWith("−$") || text.startsWith("-$")) return "money";
  if (text.endsWith("%")) return "share";
  return /^[\d,.]+$/.test(text) ? "count" : "date";
}
