/** How a letter is read beside its key: totals by kind, lines, and what is stated as certain although it is wrong. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { needsAnswer } from "#domain/offers/leftOut.ts";
import type { IdentityKind } from "#domain/offers/letterIdentities.ts";
import { listLetterQuestions } from "#domain/offers/letterQuestions.ts";
import { type OfferLineKind, offerLineKinds } from "#domain/offers/offer.ts";
import { isGuess } from "#domain/offers/openQuestions.ts";
import { parseLetter } from "#domain/offers/parseLetter.ts";

export type KeyLine = { kind: OfferLineKind; amountUsd: number };
export type KeyedLetter = { name: string; text: string; key: readonly KeyLine[] };

export type LetterScore = {
  name: string;
  totals: { right: number; all: number };
  lines: { right: number; all: number };
  /** What a family would believe and is not so: certain lines that the key does not have, and what is missing without a question. */
  wrongWithoutQuestion: readonly string[];
  /** As a family meets them: one for each group of lines that one answer settles. */
  questions: number;
  /** Every printed sum comes out, and one is printed of the costs and one of the aid. */
  isClosed: boolean;
  /** Lines and amounts that the questions are about. */
  doubtful: number;
  misses: readonly string[];
};

const folder = join(import.meta.dirname, "../fixtures/letters");

/** "=== name", the letter, "---", and a line "kind amount" for each line of the key. */
export function readKeyedLetters(file: string): KeyedLetter[] {
  return readFileSync(join(folder, file), "utf8")
    .split(/^=== /m)
    .slice(1)
    .map((block) => {
      const [head = "", tail = ""] = block.split(/^---\n/m);
      const [name = "", ...text] = head.trimEnd().split("\n");
      return { name, text: text.join("\n"), key: tail.trim().split("\n").map(readKeyLine) };
    });
}

function readKeyLine(line: string): KeyLine {
  const [word, amount] = line.split(" ");
  const kind = offerLineKinds.find((one) => one === word);
  if (kind === undefined || !Number.isInteger(Number(amount))) throw new Error(`No key: ${line}`);
  return { kind, amountUsd: Number(amount) };
}

export function scoreLetter(letter: KeyedLetter): LetterScore {
  return scoreReading(letter, parseLetter(letter.text));
}

/** For a letter that was read before. */
export function scoreReading(
  { name, key }: Omit<KeyedLetter, "text">,
  read: ReturnType<typeof parseLetter>,
): LetterScore {
  if (!read.ok) {
    const all = new Set(key.map(({ kind }) => kind)).size;
    return {
      name,
      totals: { right: 0, all },
      lines: { right: 0, all: key.length },
      wrongWithoutQuestion: [],
      questions: 1,
      isClosed: false,
      doubtful: 1,
      misses: [read.problem],
    };
  }
  const { lines, leftOut, identities } = read.value;
  const questions = listLetterQuestions(lines, leftOut).length;
  const missing = [...key];
  const extra: (typeof lines)[number][] = [];
  for (const line of lines) {
    const at = missing.findIndex((one) => one.kind === line.kind && one.amountUsd === line.amountUsd);
    if (at < 0) extra.push(line);
    else missing.splice(at, 1);
  }
  const kinds = [...new Set([...key, ...lines].map(({ kind }) => kind))];
  const right = kinds.filter((kind) => sumOf(key, kind) === sumOf(lines, kind)).length;
  const wrongKinds = kinds.filter((kind) => sumOf(key, kind) !== sumOf(lines, kind));
  // Two lines in one, or one in two, mislead nobody while the kind's total is right.
  const believed = extra.filter(
    (line) => wrongKinds.includes(line.kind) && line.kind !== "other" && !isGuess(line),
  );
  const isSilent = wrongKinds.length > 0 && questions === 0;
  return {
    name,
    totals: { right, all: kinds.length },
    lines: { right: key.length - missing.length, all: key.length },
    wrongWithoutQuestion: [
      ...believed.map((line) => `${line.kind} ${line.amountUsd} ${line.label}`),
      ...(isSilent ? wrongKinds.map((kind) => `${kind} in all ${sumOf(lines, kind)}`) : []),
    ],
    questions,
    isClosed: areSidesClosed(identities),
    doubtful:
      lines.filter((line) => line.kind === "other" || isGuess(line)).length +
      leftOut.filter(needsAnswer).length,
    misses: [
      ...missing.map((one) => `missing ${one.kind} ${one.amountUsd}`),
      ...extra.map((one) => `extra ${one.kind} ${one.amountUsd} ${one.label} ${one.note ?? ""}`),
      ...leftOut.filter(needsAnswer).map((one) => `open ${one.because} ${one.amountUsd} ${one.label}`),
    ],
  };
}

function areSidesClosed(identities: readonly { kind: IdentityKind; holds: boolean }[]): boolean {
  const has = (...kinds: readonly IdentityKind[]) => identities.some(({ kind }) => kinds.includes(kind));
  const hasBoth = has("netPrice") || (has("costTotal") && has("giftTotal", "aidTotal"));
  return hasBoth && identities.every(({ holds }) => holds);
}

function sumOf(
  lines: readonly { kind: OfferLineKind; amountUsd: number | null }[],
  kind: OfferLineKind,
): number {
  return lines.reduce((total, line) => total + (line.kind === kind ? (line.amountUsd ?? 0) : 0), 0);
}

export type LettersSummary = {
  letters: number;
  "totals right": string;
  "lines right": string;
  "wrong without a question": number;
  "questions at the median": number;
  "doubtful figures at the median": number;
  "asked though all sums come out": string;
  "letters wholly right": number;
};

export function summarizeLetters(scores: readonly LetterScore[]): LettersSummary {
  const add = (of: (score: LetterScore) => number) => scores.reduce((total, score) => total + of(score), 0);
  const share = (right: number, all: number) => `${right} of ${all} (${((100 * right) / all).toFixed(1)}%)`;
  const median = (of: (score: LetterScore) => number) =>
    scores.map(of).toSorted((a, b) => a - b)[Math.floor(scores.length / 2)] ?? 0;
  return {
    letters: scores.length,
    "totals right": share(
      add(({ totals }) => totals.right),
      add(({ totals }) => totals.all),
    ),
    "lines right": share(
      add(({ lines }) => lines.right),
      add(({ lines }) => lines.all),
    ),
    "wrong without a question": scores.filter((score) => score.wrongWithoutQuestion.length > 0).length,
    "questions at the median": median(({ questions }) => questions),
    "doubtful figures at the median": median(({ doubtful }) => doubtful),
    "asked though all sums come out": `${scores.filter(({ isClosed, questions: asked }) => isClosed && asked > 0).length} of ${scores.filter(({ isClosed }) => isClosed).length}`,
    "letters wholly right": scores.filter(
      ({ totals, lines }) => totals.right === totals.all && lines.right === lines.all,
    ).length,
  };
}
