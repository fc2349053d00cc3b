/** What must not get an ordinary answer: danger first, then what Tassel may not do. Read before everything else. */
import type { Steps } from "#lib/steps.ts";
import { adviceSigns } from "./adviceSigns.ts";
import { type BoundaryGuess, guessBoundary } from "./boundaryClassifier.ts";
import { flattenText, toPlainWords } from "./boundaryText.ts";
import { type AdviceTopic, adviceTopics, type Boundary, type CrisisTier, refusals } from "./counselor.ts";
import { guessDanger } from "./dangerClassifier.ts";
import * as talk from "./dangerPatterns.ts";
import { dangerSigns, reasonToFear, unreachable } from "./dangerSigns.ts";
import { spanishDanger, spanishHarm } from "./dangerSignsSpanish.ts";
import { figuresOfSpeech, threatInJest, threatWords } from "./figuresOfSpeech.ts";
import { leaveOutSubjects, matches, tellsOfThePast } from "./findCrisis.ts";
import { graveHarm, graveWords, otherDeaths, spanishOtherDeaths } from "./graveWords.ts";
import { harmSigns } from "./harmSigns.ts";
import { findLanguage } from "./language.ts";
import { refusalRules, secretNumbers } from "./refusalPatterns.ts";
import { refusalSigns } from "./refusalSigns.ts";

/**
 * From these shares on, the classifier of danger is heard: with help alone, or with a line above the answer. Chosen on
 * sentences it has not seen (test/boundaries.test.ts): about 3 ordinary questions in 1,000 get the first, 2 in 100 the line.
 */
const dangerShares = { help: 0.65, line: 0.38 } as const;
/** And that of refusals: where no pattern fits, where one does, and against a pattern. */
const adviceShare = 0.5;
const refusalShare = 0.75;
const otherRefusalShare = 0.7;
const overruledShare = 0.9;

/** Nobody's application. */
const schoolwork =
  /^(?!.*\b(?:college|application|admissions?|common app|personal statement|supplement|scholarship|why us)\b).*\b(?:homework|history paper|english paper|term paper|research paper|lab report|book report|worksheet|math problems?)\b/u;
export type Boundaries = {
  /** Null for a question that gets its answer. */
  boundary: Boundary | null;
  /** Help that is named above whatever the answer is; null beside help alone. */
  helpLine: CrisisTier | null;
  /** What somebody else advises on; null beside a boundary. */
  advice: AdviceTopic | null;
};

/**
 * `question` is normalized. `isWritten`: it is the very wording of an answer card, whose author has read it: it is never
 * refused, and where the classifier is sure of danger, help is named above the card's answer.
 */
export function readBoundaries(question: string, isWritten = false): Boundaries {
  const listed = findListedDanger(question);
  // What a pattern takes for danger is never argued away.
  if (listed !== null) return { boundary: { kind: "crisis", tier: listed }, helpLine: null, advice: null };
  const { tier, share } = guessDanger(question);
  if (share >= dangerShares.help && !isWritten)
    return { boundary: { kind: "crisis", tier }, helpLine: null, advice: null };
  const guess = guessBoundary(question);
  const boundary = isWritten ? null : findRefusal(question, guess);
  return {
    boundary,
    helpLine: share >= (isWritten ? dangerShares.help : dangerShares.line) ? tier : null,
    advice: boundary === null ? findAdvice(question, guess) : null,
  };
}

/** Help alone, or a refusal; null for a question that gets its answer. `question` is normalized. */
export function findBoundary(question: string): Boundary | null {
  return readBoundaries(question).boundary;
}

function findAdvice(question: string, guess: BoundaryGuess): AdviceTopic | null {
  const guessed = guessAdvice(guess);
  if (guessed !== null) return guessed;
  const text = flattenText(question);
  return adviceSigns.find(([, sign]) => sign.test(text))?.[0] ?? null;
}

function guessAdvice({ found, share }: BoundaryGuess): AdviceTopic | null {
  return share < adviceShare ? null : (adviceTopics.find((one) => one === found) ?? null);
}

function findRefusal(question: string, guess: BoundaryGuess): Boundary | null {
  const { found, share, ordinary } = guess;
  const listed = findListedRefusal(question);
  const isElse = ordinary >= overruledShare || guessAdvice(guess) !== null;
  if (listed !== null && isElse && !matches(secretNumbers, question)) return null;
  const refusal = refusals.find((one) => one === found);
  const isHeard = share >= (listed === null ? refusalShare : otherRefusalShare);
  return refusal !== undefined && isHeard ? { kind: "refuse", refusal } : listed;
}

/** The danger that the written patterns find. */
function findListedDanger(question: string): CrisisTier | null {
  const literal = leaveOutFigures(flattenText(question));
  if ((!isHarmed(literal) && !isInDanger(literal)) || isSubject(literal)) return null;
  // Where others do harm, nobody is sent to their parents, whatever else is said.
  return isHarmed(literal) ? "harmedByOthers" : "danger";
}

function findListedRefusal(question: string): Boundary | null {
  const text = flattenText(question);
  if (matches(secretNumbers, question)) return { kind: "refuse", refusal: "personalData" };
  const plain = toPlainWords(text);
  const isSpanish = findLanguage(question) === "es";
  for (const { refusal, asks, excuses } of refusalRules) {
    const signs = refusalSigns[refusal];
    const isAsked = matches(asks, text) && !matches(excuses ?? [], text);
    const isMeant = isSpanish
      ? matches(signs.spanish, text)
      : matches(signs.asks, plain) && !matches(signs.excuses, plain);
    const isExcused = refusal === "writeMyEssay" && schoolwork.test(text);
    if ((isAsked || isMeant) && !isExcused) return { kind: "refuse", refusal };
  }
  return null;
}

/** Patterns prepared per step: a few milliseconds on a slow phone. */
const patternsPerStep = 4;

/** Has every pattern compiled ahead, in steps, so that the first question does not wait for it. */
export function* prepareBoundariesInSteps(): Steps<void> {
  const patterns = [
    ...[talk.danger, talk.harmedByOthers, dangerSigns, harmSigns, graveWords, graveHarm].flat(),
    ...[spanishDanger, spanishHarm, talk.dangerAsSubject, unreachable, reasonToFear].flat(),
    figuresOfSpeech,
    threatInJest,
    threatWords,
    otherDeaths,
    spanishOtherDeaths,
    ...refusalRules.flatMap(({ asks, excuses }) => [...asks, ...(excuses ?? [])]),
    ...Object.values(refusalSigns).flatMap(({ asks, excuses, spanish }) => [...asks, ...excuses, ...spanish]),
  ];
  for (const [at, pattern] of patterns.entries()) {
    if (at % patternsPerStep === 0) yield;
    // Engines interpret an expression the first time and compile it the second.
    pattern.test(" ");
    pattern.test(" ");
  }
}

function isHarmed(text: string): boolean {
  return (
    matches(talk.harmedByOthers, text) ||
    matches(harmSigns, toPlainWords(text)) ||
    matches(spanishHarm, text) ||
    matches(graveHarm, text)
  );
}

function isInDanger(text: string): boolean {
  const plain = toPlainWords(text);
  const rest = text.replaceAll(otherDeaths, " ").replaceAll(spanishOtherDeaths, " ");
  if (matches(talk.danger, text) || matches(spanishDanger, rest) || matches(graveWords, rest)) return true;
  return matches(dangerSigns, plain) || (unreachable.test(plain) && reasonToFear.test(plain));
}

/** "Shooting myself in the foot", "my mom will kill me if I miss it". */
function leaveOutFigures(text: string): string {
  const left = text.replaceAll(figuresOfSpeech, " ");
  return threatWords.test(left) ? left : left.replaceAll(threatInJest, " ");
}

/** Something to study or to write about, or long past, with nothing said of now. */
function isSubject(text: string): boolean {
  const rest = leaveOutSubjects(text);
  return (!isInDanger(rest) && !isHarmed(rest)) || tellsOfThePast(text);
}
