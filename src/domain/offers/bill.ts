/** One offer as a bill: what of the full cost is left to pay, what is borrowed, earned, and given, each with its lines. */
import { findLeftToPay } from "./knownPrice.ts";
import { costKinds } from "./letterCandidates.ts";
import type { Offer, OfferLineKind } from "./offer.ts";
import type { OfferFigures } from "./summarizeOffer.ts";

/** In the order they are drawn: the family's money first, so that a budget can stand on the same scale. */
export const billPartCodes = [
  "left",
  "parentLoan",
  "privateLoan",
  "studentLoan",
  "workStudy",
  "grant",
  "other",
] as const;
export type BillPartCode = (typeof billPartCodes)[number];

export type BillPart = {
  code: BillPartCode;
  /** "left" is negative where aid is more than the cost. Null: too few costs are known, so nobody can say what is left. */
  amountUsd: number | null;
  /** The places of its lines in the offer; those of what is left to pay are the costs. */
  positions: readonly number[];
};

export type Bill = {
  /** Those with an amount or a line, always with what is left. */
  parts: readonly BillPart[];
  /** The length of the whole bar. */
  drawnUsd: number;
};

const kindsOfPart: Readonly<Record<BillPartCode, readonly OfferLineKind[]>> = {
  left: [...costKinds, "totalCost", "statedNetPrice"],
  parentLoan: ["parentLoan"],
  privateLoan: ["privateLoan"],
  studentLoan: ["studentLoan"],
  workStudy: ["workStudy"],
  grant: ["grant"],
  other: ["other"],
};

export function drawBill({ lines }: Offer, figures: OfferFigures): Bill {
  const all = billPartCodes.map(
    (code): BillPart => ({
      code,
      amountUsd: getAmount(code, figures),
      positions: lines.flatMap(({ kind }, at) => (kindsOfPart[code].includes(kind) ? [at] : [])),
    }),
  );
  const parts = all.filter(
    ({ code, amountUsd, positions }) => code === "left" || amountUsd !== 0 || positions.length > 0,
  );
  // What nobody sorted is in no bar.
  const drawnUsd = parts.reduce(
    (sum, { code, amountUsd }) => sum + (code === "other" ? 0 : Math.max(0, amountUsd ?? 0)),
    0,
  );
  return { parts, drawnUsd };
}

function getAmount(code: BillPartCode, figures: OfferFigures): number | null {
  const { grantUsd, workStudyUsd, studentLoanUsd, parentLoanUsd, privateLoanUsd } = figures;
  switch (code) {
    case "left":
      return findLeftToPay(figures);
    case "grant":
      return grantUsd;
    case "workStudy":
      return workStudyUsd;
    case "studentLoan":
      return studentLoanUsd;
    case "parentLoan":
      return parentLoanUsd;
    case "privateLoan":
      return privateLoanUsd;
    case "other":
    default:
      return figures.unsortedUsd;
  }
}
