/** The words of award letters as tests: what facts/offers/letterVocabulary.yaml lists, made into one pattern a row. */
import { latestValue } from "#facts/fact.ts";
import * as facts from "#facts/offers/letterVocabulary.ts";
import type { OfferLineKind, OfferSource } from "./offer.ts";

export const lineWords: readonly (readonly [OfferLineKind, RegExp])[] = latestValue(
  facts.letterLineWords,
).map(({ kind, words }) => [kind, toPattern(words)]);

/** What names of gifts are made of, where nothing else says what a line is: "Greyfield Access". */
export const giftNameWords = toPattern(latestValue(facts.letterGiftNameWords));

export const issuerWords: readonly (readonly [OfferSource, RegExp])[] = latestValue(
  facts.letterIssuerWords,
).map(({ issuer, words }) => [issuer, toPattern(words)]);

const family = latestValue(facts.letterFamilyWords);
/** The family's own money and figures about it: never aid, whatever else the line says. */
export const familyWords = toPattern(family.always);
/** The same unless the line also names a grant or a loan. */
export const familyWordsAlone = toPattern(family.alone);

const evidence = latestValue(facts.letterEvidenceWords);
/** The amount may be something else than the rest of its name says. */
export const doubtfulWords = toPattern(evidence.doubtful);
/** Words of gifts that also name pay, loans and prices. */
export const weakGiftWords = toPattern(evidence.weakGift);
/** Words that change nothing about a line. */
export const plainWords = toPattern(evidence.plain);

/** Without accents, with straight apostrophes, and with "sub-total" as one word. */
export function fold(text: string): string {
  return text
    .normalize("NFD")
    .replace(/[\u0300-\u036f]/g, "")
    .replace(/\u2019/g, "'")
    .replace(/\bsub[\s-]totals?\b/gi, "subtotal");
}

/** Whether the pattern is in the text; the text is folded first. */
export function has(pattern: RegExp, text: string): boolean {
  return pattern.test(fold(text));
}

/** Any of the words: "scholar*" begins a word, "loan .. fee" are near each other, "=PLUS" counts in capitals alone. */
export function toPattern(words: readonly string[]): RegExp {
  return new RegExp(`(?<![A-Za-z0-9])(?:${words.map(toSource).join("|")})(?![A-Za-z0-9])`);
}

function toSource(word: string): string {
  if (word.startsWith("=")) return escape(word.slice(1));
  const body = word.replace(/^\^|\$$/g, "");
  const source = body
    .split(" .. ")
    .map((part) => part.split(" ").map(toAnyCase).join("[\\s-]+"))
    .join("(?![A-Za-z0-9]).{0,24}?(?<![A-Za-z0-9])");
  return `${word.startsWith("^") ? "^\\W*" : ""}${source}${word.endsWith("$") ? "\\W*$" : ""}`;
}

/** Patterns with one word in capitals cannot ignore the case as a whole. */
function toAnyCase(word: string): string {
  return word
    .split("")
    .map((letter) => {
      if (letter === "*") return "[A-Za-z']*";
      return /[a-z]/i.test(letter) ? `[${letter.toLowerCase()}${letter.toUpperCase()}]` : escape(letter);
    })
    .join("");
}

function escape(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\/]/g, "\\$&");
}
