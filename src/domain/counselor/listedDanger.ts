/**
 * Danger by written patterns, in families: what each says alone, and which kind they find together. The classifier of danger
 * hears every family as one more thing it reads; boundaries.ts decides between the two.
 */
import type { Steps } from "#lib/steps.ts";
import { flattenText, toPlainWords } from "./boundaryText.ts";
import type { CrisisTier } from "./counselor.ts";
import * as talk from "./dangerPatterns.ts";
import { dangerSigns, reasonToFear, unreachable } from "./dangerSigns.ts";
import { spanishDanger, spanishHarm } from "./dangerSignsSpanish.ts";
import { figuresOfSpeech, threatInJest, threatWords } from "./figuresOfSpeech.ts";
import { leaveOutSubjects, matches, tellsOfThePast } from "./findCrisis.ts";
import { graveHarm, graveWords, otherDeaths, spanishOtherDeaths } from "./graveWords.ts";
import { harmSigns } from "./harmSigns.ts";

type Family = { name: string; tier: CrisisTier; isFoundIn: (text: string, rest: string, plain: string) => boolean };

/** `text`: flat; `rest`: without the deaths of others; `plain`: in one spelling. */
const families: readonly Family[] = [
  { name: "hurt", tier: "harmedByOthers", isFoundIn: (text) => matches(talk.harmedByOthers, text) },
  { name: "harmSign", tier: "harmedByOthers", isFoundIn: (_text, _rest, plain) => matches(harmSigns, plain) },
  { name: "spanishHarm", tier: "harmedByOthers", isFoundIn: (text) => matches(spanishHarm, text) },
  { name: "graveHarm", tier: "harmedByOthers", isFoundIn: (text) => matches(graveHarm, text) },
  { name: "said", tier: "danger", isFoundIn: (text) => matches(talk.danger, text) },
  { name: "spanishDanger", tier: "danger", isFoundIn: (_text, rest) => matches(spanishDanger, rest) },
  { name: "graveWord", tier: "danger", isFoundIn: (_text, rest) => matches(graveWords, rest) },
  { name: "sign", tier: "danger", isFoundIn: (_text, _rest, plain) => matches(dangerSigns, plain) },
  {
    name: "unreachable",
    tier: "danger",
    isFoundIn: (_text, _rest, plain) => unreachable.test(plain) && reasonToFear.test(plain),
  },
];

export type ListedDanger = {
  /** Null where no pattern fits, or only what is a subject or long past. */
  tier: CrisisTier | null;
  /** The families that fit, and "subject" where they do not count. */
  found: readonly string[];
};

/** What was read last: the classifier and the boundaries ask one after the other. */
let last: { question: string; listed: ListedDanger } | null = null;

export function listDanger(question: string): ListedDanger {
  if (last?.question !== question) last = { question, listed: readListed(question) };
  return last.listed;
}

function readListed(question: string): ListedDanger {
  const text = leaveOutFigures(flattenText(question));
  const found = findFamilies(text);
  if (found.length === 0) return { tier: null, found: [] };
  const names = found.map(({ name }) => name);
  if (isSubject(text)) return { tier: null, found: [...names, "subject"] };
  // Where others do harm, nobody is sent to their parents, whatever else is said.
  const isHarmed = found.some(({ tier }) => tier === "harmedByOthers");
  return { tier: isHarmed ? "harmedByOthers" : "danger", found: names };
}

function findFamilies(text: string): Family[] {
  const plain = toPlainWords(text);
  const rest = text.replaceAll(otherDeaths, " ").replaceAll(spanishOtherDeaths, " ");
  return families.filter(({ isFoundIn }) => isFoundIn(text, rest, plain));
}

/** "Shooting myself in the foot", "my mom will kill me if I miss it". */
function leaveOutFigures(text: string): string {
  const left = text.replaceAll(figuresOfSpeech, " ");
  return threatWords.test(left) ? left : left.replaceAll(threatInJest, " ");
}

/** Something to study or to write about, or long past, with nothing said of now. */
function isSubject(text: string): boolean {
  return findFamilies(leaveOutSubjects(text)).length === 0 || tellsOfThePast(text);
}

/** Patterns prepared per step: a few milliseconds on a slow phone. */
const patternsPerStep = 4;

/** Has patterns compiled ahead, in steps, so that the first question does not wait for them; these and `others`. */
export function* preparePatternsInSteps(others: readonly RegExp[]): Steps<void> {
  const patterns = [
    ...[talk.danger, talk.harmedByOthers, dangerSigns, harmSigns, graveWords, graveHarm].flat(),
    ...[spanishDanger, spanishHarm, talk.dangerAsSubject, unreachable, reasonToFear].flat(),
    figuresOfSpeech,
    threatInJest,
    threatWords,
    otherDeaths,
    spanishOtherDeaths,
    ...others,
  ];
  for (const [at, pattern] of patterns.entries()) {
    if (at % patternsPerStep === 0) yield;
    // Engines interpret an expression the first time and compile it the second.
    pattern.test(" ");
    pattern.test(" ");
  }
}
