/**
 * What speaks for a line of a letter besides its sums. A line that no printed sum proves is certain only if its words say one thing: what it is,
 * and nothing that could make its amount another one ("to date", "up to", "saves").
 */
import { aidKinds, type Candidate, loanKinds } from "./letterCandidates.ts";
import { doubtfulWords, fold, giftNameWords, has, lineWords, plainWords } from "./letterVocabulary.ts";
import { findLineKind, stripRemarks } from "./letterWords.ts";
import type { OfferLineKind } from "./offer.ts";

/** Amounts that a family can choose: "you may borrow up to" is how loans and jobs are offered. */
const offeredAsLimit =
  /\b(?:up to|as much as|may|could|can|might|maximum|max|eligib\w+|optional|choose|per|each|remaining)\b/gi;

/** Whether the words alone are enough for someone who has not seen the letter. */
export function areWordsClear(candidate: Candidate, kind: OfferLineKind, isUnderGifts: boolean): boolean {
  const isChosen = kind === "workStudy" || loanKinds.includes(kind);
  const words = fold(stripRemarks(candidate.words)).replace(isChosen ? offeredAsLimit : "\u0000", " ");
  if (doubtfulWords.test(words) || isBroken(candidate.label)) return false;
  if (
    candidate.isSentence &&
    (/\b(?:and|or|an?|the|of|for|in|to|with)\W*$/i.test(candidate.label) || hasUnknownWords(candidate.label))
  )
    return false;
  if (kind === "grant") return isUnderGifts || !isNamedWeakly(candidate.label);
  return (
    kind === "other" || kind === "totalCost" || kind === "statedNetPrice" || !hasUnknownWords(candidate.label)
  );
}

/** "federal direct) or work": words of two names. */
function isBroken(label: string): boolean {
  return label.split("(").length !== label.split(")").length || /\bor\b/i.test(label);
}

function isNamedWeakly(label: string): boolean {
  return findLineKind(label) === null && has(giftNameWords, label);
}

/** Words in small letters that nobody knows; what begins with a capital may be a name. */
function hasUnknownWords(label: string): boolean {
  let rest = fold(label);
  for (const pattern of [...lineWords.map(([, one]) => one), plainWords])
    rest = rest.replace(new RegExp(pattern.source, "g"), " ");
  return /(?<![A-Za-z])[a-z]{3,}/.test(rest);
}

/** An unnamed amount between aid of other kinds is most likely a gift: loans and jobs are named as such. */
export function isAmongAid(kinds: readonly (OfferLineKind | null)[], at: number): boolean {
  const near = [findNear(kinds, at, -1), findNear(kinds, at, 1)].filter((kind) => kind !== null);
  return near.length > 0 && near.every((kind) => aidKinds.includes(kind) && kind !== "other");
}

function findNear(kinds: readonly (OfferLineKind | null)[], at: number, step: number): OfferLineKind | null {
  for (let place = at + step; place >= 0 && place < kinds.length; place += step) {
    const kind = kinds[place] ?? null;
    if (kind !== null && kind !== "other") return kind;
  }
  return null;
}
