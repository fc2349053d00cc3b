/** What must not get an ordinary answer: danger first, then what Tassel may not do. Read before everything else. */
import type { Steps } from "#lib/steps.ts";
import { guessBoundary } from "./boundaryClassifier.ts";
import { flattenText, toPlainWords } from "./boundaryText.ts";
import type { Boundary, CrisisTier } from "./counselor.ts";
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
const refusalShare = 0.75;
const otherRefusalShare = 0.7;
const overruledShare = 0.9;

const schoolwork =
  /^(?!.*\b(?:college|application|admissions?|common app|personal statement|supplement|scholarship|why us)\b).*\b(?:homework|history paper|english paper|term paper|research paper|lab report|book report|worksheet|math problems?)\b/u;
const asksForRules =
  /\b(?:(?:any|which|what|are there|some) (?:\w+ ){0,2}(?:colleges?|schools?|universities)|backups?|safet(?:y|ies)|on my list|at least one|by their rules|associates|auto(?:matic(?:ally)?)? admi\w+|remind me)\b/u;

export type Boundaries = {
  /** Null for a question that gets its answer. */
  boundary: Boundary | null;
  /** Help that is named above whatever the answer is; null beside help alone. */
  helpLine: CrisisTier | null;
};

/** `question` is normalized. */
export function readBoundaries(question: string): Boundaries {
  const listed = findListedDanger(question);
  // What a pattern takes for danger is never argued away.
  if (listed !== null) return { boundary: { kind: "crisis", tier: listed }, helpLine: null };
  const { tier, share } = guessDanger(question);
  if (share >= dangerShares.help) return { boundary: { kind: "crisis", tier }, helpLine: null };
  return { boundary: findRefusal(question), helpLine: share >= dangerShares.line ? tier : null };
}

/** Help alone, or a refusal; null for a question that gets its answer. `question` is normalized. */
export function findBoundary(question: string): Boundary | null {
  return readBoundaries(question).boundary;
}

function findRefusal(question: string): Boundary | null {
  const listed = findListedRefusal(question);
  const { found, share, ordinary } = guessBoundary(question);
  if (listed?.kind === "refuse" && ordinary >= overruledShare && !matches(secretNumbers, question))
    return null;
  if (found === "ordinary" || found === "danger" || found === "harmedByOthers") return listed;
  const isHeard = share >= (listed === null ? refusalShare : otherRefusalShare);
  return isHeard ? { kind: "refuse", refusal: found } : listed;
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
  // Schoolwork is nobody's application, and "any college that takes me for sure" asks for rules.
  const isElsewhere = schoolwork.test(text) || asksForRules.test(text);
  if (matches(secretNumbers, question)) return { kind: "refuse", refusal: "personalData" };
  const plain = toPlainWords(text);
  const isSpanish = findLanguage(question) === "es";
  for (const { refusal, asks, also, excuses } of refusalRules) {
    const signs = refusalSigns[refusal];
    const isAsked =
      (also === undefined || also.test(text)) && matches(asks, text) && !matches(excuses ?? [], text);
    const isMeant = isSpanish
      ? matches(signs.spanish, text)
      : matches(signs.asks, plain) && !matches(signs.excuses, plain);
    const isExcused = isElsewhere && (refusal === "writeMyEssay" || refusal === "admissionPromise");
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
