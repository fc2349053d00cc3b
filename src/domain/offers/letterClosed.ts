/**
 * A letter whose every printed sum comes out, on both sides, leaves little to ask: what its own words say of a term is counted for the year, and of
 * two places to live the one on campus. Each such line says so, and the period is one switch.
 */
import { needsAnswer } from "./leftOut.ts";
import type { Candidate, Role } from "./letterCandidates.ts";
import type { Identity } from "./letterIdentities.ts";
import type { OfferLineNote } from "./offer.ts";

export type Closing = {
  isClosed: boolean;
  /** The terms of the year are counted alike. */
  areTermsAlike: boolean;
  /** "$14.500": in a sum that comes out, so that the point is this letter's comma. */
  isPointComma: boolean;
  /** The letters that stand for digits in amounts which a sum proves: what they are in one place of a scan they are in all. */
  provenLetters: ReadonlySet<string>;
  /** A net price below a table of terms, in the column of the first: of the year, as it comes out from what is. */
  ofYear: ReadonlySet<Candidate>;
};

/** `doubts`: how many lines something speaks against, or nothing for. */
export function findClosing(
  candidates: readonly Candidate[],
  roles: readonly Role[],
  identities: readonly Identity[],
  doubts: number,
  isOneTermAlone: boolean,
  held: ReadonlySet<number>,
): Closing {
  const isOpen = roles.some(
    (role) => (role.is === "out" && needsAnswer(role)) || (role.is === "line" && role.kind === "other"),
  );
  const isClosed = identities.length > 0 && identities.every(({ holds }) => holds) && doubts === 0 && !isOpen;
  const termed = candidates.filter(({ note }, at) => roles[at]?.is === "line" && isOfTerm(note));
  const isOnce = termed.some(({ words, text }) => paidOnce.test(`${words} ${text}`));
  return {
    isClosed,
    areTermsAlike: isClosed && !isOnce && !isOneTermAlone,
    isPointComma: [...held].some((at) => hasPointComma(candidates[at])),
    ofYear: new Set(
      identities.flatMap(({ kind, holds, at, parts }) => {
        const net = candidates[at];
        const isOfYear =
          kind === "netPrice" && holds && parts.every((part) => candidates[part]?.note !== "oneTerm");
        return net !== undefined && net.note === "oneTerm" && isOfYear ? [net] : [];
      }),
    ),
    provenLetters: new Set([...held].flatMap((at) => listLetters(candidates[at]))),
  };
}

/** The note of a line, once it is known what the letter's sums prove. */
export function settleNote(
  candidate: Candidate,
  isHeld: boolean,
  { isClosed, areTermsAlike, isPointComma, provenLetters, ofYear }: Closing,
): OfferLineNote | null {
  const { note, isOnCampus } = candidate;
  // Digits guessed from a scan are proven by a sum that they complete.
  const letters = listLetters(candidate);
  const areLettersProven = letters.length > 0 && letters.every((letter) => provenLetters.has(letter));
  const isProven = isHeld || areLettersProven || (isPointComma && hasPointComma(candidate));
  if ((note === "digitsGuessed" && isProven) || ofYear.has(candidate)) return null;
  // Names and amounts that were paired the wrong way would not make a printed sum come out.
  if (candidate.isOrderGuessed === true && note === null && !isHeld) return "kindGuessed";
  if (note === "severalAmounts" && isClosed && isOnCampus === true) return "onCampus";
  return (areTermsAlike && note !== null ? alike[note] : undefined) ?? note;
}

const alike: Readonly<Partial<Record<OfferLineNote, OfferLineNote>>> = {
  timesTerms: "termsAlike",
  termBill: "termsAlike",
  timesQuarters: "quartersAlike",
  termBillOfThree: "quartersAlike",
};

function isOfTerm(note: OfferLineNote | null): boolean {
  return note !== null && note in alike;
}

/** Billed once, or for the whole year with its first bill. */
const paidOnce =
  /\b(?:annual(?:ly)?|year(?:ly)?|one[\s-]time|once|orientation|new student|first[\s-]year|welcome|matriculation|insurance|parking|application|graduation|enrollment fee|anual|seguro|orientaci[o\u00f3]n)\b/i;

function hasPointComma(candidate: Candidate | undefined): boolean {
  return (
    candidate !== undefined &&
    candidate.note === "digitsGuessed" &&
    candidate.printed.every(({ text }) => /^\D*\d{1,3}(?:\.\d{3})+$/.test(text.trim()))
  );
}

/** "$3,5OO": the letters among its digits. */
function listLetters(candidate: Candidate | undefined): string[] {
  if (candidate?.note !== "digitsGuessed") return [];
  return candidate.printed.flatMap(({ text }) => text.match(/[OolIS]/g) ?? []);
}
