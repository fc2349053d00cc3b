/** What must not get an ordinary answer: danger first, then what Tassel may not do. Read before everything else. */
import type { Steps } from "#lib/steps.ts";
import { flattenText, toPlainWords } from "./boundaryText.ts";
import type { Boundary } from "./counselor.ts";
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

/** Null for an ordinary question. `question` is normalized. */
export function findBoundary(question: string): Boundary | null {
  const text = flattenText(question);
  const literal = leaveOutFigures(text);
  if ((isHarmed(literal) || isInDanger(literal)) && !isSubject(literal)) {
    // Where others do harm, nobody is sent to their parents, whatever else is said.
    return { kind: "crisis", tier: isHarmed(literal) ? "harmedByOthers" : "danger" };
  }
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
    if (isAsked || isMeant) return { kind: "refuse", refusal };
  }
  if (matches(talk.heavy, text.replaceAll(new RegExp(talk.notHeavy, "gu"), " ")))
    return { kind: "quietLine" };
  return null;
}

/** Patterns prepared per step: a few milliseconds on a slow phone. */
const patternsPerStep = 4;

/** Has every pattern compiled ahead, in steps, so that the first question does not wait for it. */
export function* prepareBoundariesInSteps(): Steps<void> {
  const patterns = [
    ...[talk.danger, talk.harmedByOthers, dangerSigns, harmSigns, graveWords, graveHarm].flat(),
    ...[spanishDanger, spanishHarm, talk.heavy, talk.dangerAsSubject, unreachable, reasonToFear].flat(),
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
