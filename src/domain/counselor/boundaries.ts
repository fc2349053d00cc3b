/** What must not get an ordinary answer: danger first, then what Tassel may not do. Read before everything else. */
import type { Boundary } from "./counselor.ts";
import * as talk from "./dangerPatterns.ts";
import { refusalRules, secretNumbers } from "./refusalPatterns.ts";

type Crisis = Extract<Boundary, { kind: "crisis" }>;

/** Null for an ordinary question. `question` is normalized. */
export function findBoundary(question: string): Boundary | null {
  const text = flatten(question);
  const crisis = readCrisis(text);
  if (crisis !== null) return crisis;
  if (matches(secretNumbers, question)) return { kind: "refuse", refusal: "personalData" };
  for (const { refusal, asks, also, excuses } of refusalRules) {
    if (also !== undefined && !also.test(text)) continue;
    if (matches(asks, text) && !matches(excuses ?? [], text)) return { kind: "refuse", refusal };
  }
  if (matches(talk.heavy, text.replaceAll(new RegExp(talk.notHeavy, "gu"), " ")))
    return { kind: "quietLine" };
  return null;
}

/** Only whether someone may be in danger: what an essay is read for. `text` is normalized. */
export function findCrisis(text: string): Crisis | null {
  return readCrisis(flatten(text));
}

function readCrisis(text: string): Crisis | null {
  const harmed = matches(talk.harmedByOthers, text);
  const isInDanger = matches(talk.danger, text);
  if (!(harmed || isInDanger) || isSubject(text)) return null;
  // Where others do harm, nobody is sent to their parents, whatever else is said.
  return { kind: "crisis", tier: harmed ? "harmedByOthers" : "danger" };
}

/** Something to study or to write about, or long past, with nothing said of now. */
function isSubject(text: string): boolean {
  const rest = talk.dangerAsSubject.reduce(
    (left, pattern) => left.replaceAll(new RegExp(pattern, "gu"), " "),
    text,
  );
  if (!matches(talk.danger, rest) && !matches(talk.harmedByOthers, rest)) return true;
  return talk.writingTalk.test(text) && talk.pastTimes.test(text) && !talk.presentTalk.test(text);
}

function matches(patterns: readonly RegExp[], text: string): boolean {
  return patterns.some((pattern) => pattern.test(text));
}

const digitLetters: Readonly<Record<string, string>> = {
  "0": "o",
  "1": "i",
  "3": "e",
  "4": "a",
  "5": "s",
  "7": "t",
};

/** Lowercase words with single spaces; no accents, apostrophes or marks. "k1ll" is "kill". */
function flatten(question: string): string {
  return question
    .toLowerCase()
    .normalize("NFD")
    .replaceAll(/[\p{M}'’‘`´ʼ]/gu, "")
    .replaceAll(/(?<=[a-z])[01345](?=[a-z])/gu, (digit) => digitLetters[digit] ?? digit)
    .replaceAll(/(?<=[a-z])[!|](?=[a-z])/gu, "i")
    .replaceAll(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}
