/** Chooses what the grammar checker's findings are worth saying: the places that a good English teacher would circle. */
import { findGrammarKind, type GrammarKind } from "./grammarRules.ts";

/** What the checker found. */
export type RawFinding = {
  rule: string;
  start: number;
  end: number;
  message: string;
  /** What it would write instead; the empty text for a deletion. */
  replacements: readonly string[];
};

/** One place in a draft. `start` and `end` are positions in it; `usual` is how the words are usually written. */
export type GrammarFinding = {
  kind: GrammarKind;
  start: number;
  end: number;
  /** What the rule says, in the checker's words. */
  rule: string;
  usual: readonly string[];
};

/** Nobody works through a longer list. */
export const mostGrammarFindings = 40;

/** A usual form is a word or two, as a dictionary has it; longer ones would be somebody else's sentence. */
const maxSuggestedWords = 2;

/** In the order of the draft, at most `mostGrammarFindings`. What people say in quotation marks is left as they said it. */
export function chooseGrammarFindings(text: string, raw: readonly RawFinding[]): GrammarFinding[] {
  const spoken = listQuotations(text);
  const found = raw.flatMap((one): GrammarFinding[] => {
    const kind = findGrammarKind(one.rule);
    if (kind === null) return [];
    const { start, end } = one;
    const place: Place = {
      rule: one.rule,
      words: text.slice(start, end).toLowerCase(),
      before: text.slice(Math.max(0, start - 40), start),
      after: text.slice(end, end + 40),
    };
    if (spoken.some((quoted) => quoted.start <= start && end <= quoted.end) || isSound(place)) return [];
    return [{ kind, start, end, rule: toRule(one), usual: toUsual(one.replacements) }];
  });
  const sorted = found.toSorted((a, b) => a.start - b.start || b.end - a.end);
  const apart = sorted.filter((one, index) => index === 0 || one.start >= (sorted[index - 1]?.end ?? 0));
  return apart.slice(0, mostGrammarFindings);
}

type Place = { rule: string; words: string; before: string; after: string };

/** Where the checker speaks up and the writer is right. Each case is one it got wrong in good writing. */
function isSound({ rule, words, before, after }: Place): boolean {
  switch (rule) {
    case "PronounVerbAgreement":
      // "All it costs you is", "my sister and he go", "none of us was": the pronoun is not the subject, or not all of it.
      if (/\b(?:you|it|him|her|us|them)\s+$/iu.test(before) && !/^don['’]t$/u.test(words)) return true;
      return words === "past" || isCompound(before);
    case "PronounInflectionBe":
    case "PronounAre":
      return /\bof (?:us|them|you|it)\s+$/iu.test(before) || isCompound(before);
    case "AnA":
      // "An SAT", "a STAAR test", "Texas A&M": how initials are said, no rule knows.
      return /^\s+\p{Lu}{2,}/u.test(after) || after.startsWith("&");
    case "RepeatedWords":
      // "Had had" and "that that" are grammar.
      return /^(?:had had|that that)$/u.test(words);
    case "ToTwoToo":
      // "From mild to cold".
      return words === "to";
    default:
      return false;
  }
}

/** "My sister and he"; a comma begins another clause: "my sister left, and he". */
function isCompound(before: string): boolean {
  return /[^\s,;:.!?]\s+(?:and|or|nor)\s+(?:I|he|she|we|they|you|it)\s+$/iu.test(before);
}

/** Own words where the checker's would puzzle a student. */
const rules: Readonly<Record<string, string>> = {
  AnA: "“A” comes before a consonant sound, “an” before a vowel sound.",
  AllReady: "“Already” means by now; “all ready” means completely prepared.",
  Cant: "When it’s short for “cannot,” it has an apostrophe.",
  ItsPossessive: "“Its” shows what belongs to it. “It’s” is short for “it is” or “it has.”",
  PronounInflectionBe: "The verb agrees with its subject.",
  PronounVerbAgreement: "The verb agrees with its subject.",
  RepeatedWords: "The same word appears here twice.",
  SimplePastToPastParticiple: "After “have,” “has” or “had,” use the past participle.",
  ThereIsAgreement: "After “there,” the verb agrees with what follows it.",
  ToTwoToo: "“To” comes before a verb or a place; “too” means also, or more than enough.",
};

function toRule({ rule, message }: RawFinding): string {
  const own = new Map(Object.entries(rules)).get(rule);
  return own ?? message.replaceAll(/`([^`]+)`/gu, "“$1”").trim();
}

function toUsual(replacements: readonly string[]): string[] {
  const trimmed = replacements.map((one) => one.trim());
  const usable = trimmed.filter((one) => one !== "" && one.split(/\s+/u).length <= maxSuggestedWords);
  return [...new Set(usable)].slice(0, 2);
}

/** What stands between quotation marks in one paragraph. An opening one that is never closed counts to the end of it. */
function listQuotations(text: string): { start: number; end: number }[] {
  const quotations: { start: number; end: number }[] = [];
  for (const { 0: found, index } of text.matchAll(/“[^”\n]*(?:”|$|(?=\n))|"[^"\n]*(?:"|$|(?=\n))/gmu)) {
    quotations.push({ start: index, end: index + found.length });
  }
  return quotations;
}
