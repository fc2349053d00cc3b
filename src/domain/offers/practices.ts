/** How an offer does on the ten practices: read off its lines where they tell, else as answered by who holds the letter. */
import { type PracticeCode, practices } from "#domain/offers/gaoPractices.ts";
import { findLineKind } from "./letterWords.ts";
import type { Offer, OfferLine } from "./offer.ts";
import { costItems, type OfferFigures } from "./summarizeOffer.ts";

/** "open": only the letter can tell, and nobody has said. */
export type PracticeResult = {
  code: PracticeCode;
  is: "followed" | "notFollowed" | "open";
  isAsked: boolean;
};
export type PracticeScore = { results: readonly PracticeResult[]; followed: number; open: number };

/** A stated net price this near to ours is the same: letters round. */
const sameWithinUsd = 5;

export function scoreOffer(offer: Offer, figures: OfferFigures): PracticeScore {
  const results = practices.map(({ code }): PracticeResult => {
    const read = checkPractice(code, offer.lines, figures);
    const answer = offer.practices[code];
    const isTrue = read ?? answer ?? null;
    return {
      code,
      isAsked: read === null,
      is: isTrue === null ? "open" : isTrue ? "followed" : "notFollowed",
    };
  });
  const count = (is: PracticeResult["is"]) => results.filter((result) => result.is === is).length;
  return { results, followed: count("followed"), open: count("open") };
}

/** Null where the lines cannot tell: estimates of ours are none of the letter's merits. */
function checkPractice(code: PracticeCode, all: readonly OfferLine[], figures: OfferFigures): boolean | null {
  const lines = all.filter(({ note, amountUsd }) => note !== "estimate" && amountUsd !== null);
  const aid = lines.filter(({ kind }) => aidKinds.some((one) => one === kind));
  switch (code) {
    case "itemizesCosts":
      return (
        figures.missing.length === 0 &&
        figures.notItemizedUsd === 0 &&
        lines.filter(({ kind }) => costItems.some((item) => item === kind)).length > 1 &&
        !all.some(({ note }) => note === "estimate")
      );
    case "givesTotalCost":
      return lines.some(({ kind }) => kind === "totalCost");
    case "givesNetPrice":
      return figures.understatedUsd !== null && Math.abs(figures.understatedUsd) <= sameWithinUsd;
    case "labelsEachKind":
      return aid.length === 0 ? null : aid.every(namesItsKind);
    case "namesSources":
      return aid.length === 0 ? null : aid.every(({ source }) => source !== "unknown");
    case "leavesOutParentLoans":
      // With one in the list, it may still be set apart from the aid: that is asked.
      return lines.some(({ kind }) => kind === "parentLoan") ? null : true;
    case "keepsKindsApart":
    case "givesNextSteps":
    case "explainsTerms":
    case "hasPlainTitle":
    default:
      return null;
  }
}

const aidKinds = ["grant", "workStudy", "studentLoan", "parentLoan", "privateLoan"] as const;

/** A loan says "loan", work says "work", a gift says grant or scholarship in some way. */
function namesItsKind({ kind, label }: OfferLine): boolean {
  if (kind === "grant") return findLineKind(label) === "grant";
  if (kind === "workStudy") return /work|employment|job/i.test(label);
  return /\bloans?\b/i.test(label);
}
