/** Sums of a letter: never counted beside their parts; one without parts becomes a line, so that no aid and no cost is lost. */

import type { LeftOut } from "./leftOut.ts";
import type { LetterGroup, SumKind } from "./letterWords.ts";
import type { OfferLine, OfferLineKind, OfferLineNote } from "./offer.ts";

export type Sum = SumKind & { label: string; amountUsd: number; note: OfferLineNote | null };

const kindsOf: Readonly<Record<LetterGroup, readonly OfferLineKind[]>> = {
  cost: ["tuitionFees", "housingFood", "books", "travel", "personal", "otherCost"],
  gift: ["grant"],
  work: ["workStudy"],
  loan: ["studentLoan", "parentLoan", "privateLoan"],
  aid: ["grant", "workStudy", "studentLoan", "parentLoan", "privateLoan", "other"],
};

const lineKindOf: Readonly<Record<LetterGroup, OfferLineKind>> = {
  cost: "otherCost",
  gift: "grant",
  work: "workStudy",
  loan: "studentLoan",
  aid: "other",
};

export function settleSums(
  lines: readonly OfferLine[],
  sums: readonly Sum[],
): { lines: OfferLine[]; leftOut: LeftOut[] } {
  const costs = sums.filter(({ what }) => what === "cost");
  const netPrices = sums.filter(({ what }) => what === "netPrice");
  const totalCost = costs.toSorted((a, b) => b.amountUsd - a.amountUsd)[0] ?? null;
  const netPrice = netPrices.find(({ label }) => /\bnet\b/i.test(label)) ?? netPrices[0] ?? null;
  const settled: OfferLine[] = [...lines];
  const leftOut: LeftOut[] = [];
  // Groups before "aid", which is the sum of them.
  for (const group of ["cost", "gift", "work", "loan", "aid"] as const) {
    const ofGroup = sums.filter((sum) => sum.what === "group" && sum.group === group);
    const hasParts = settled.some(({ kind }) => kindsOf[group].includes(kind));
    const isCovered = hasParts || (group === "cost" && totalCost !== null);
    // Without parts "Direct costs" and "Indirect costs" are both lines, but a plain total is one: the first.
    const kept = isCovered ? [] : group === "cost" ? ofGroup : ofGroup.slice(0, 1);
    for (const sum of ofGroup) {
      if (kept.includes(sum)) settled.push(makeSumLine(sum, lineKindOf[group], sum.note ?? "kindGuessed"));
      else leftOut.push({ label: sum.label, amountUsd: sum.amountUsd, because: "sum" });
    }
  }
  for (const sum of [...costs, ...netPrices]) {
    if (sum === totalCost) settled.push(makeSumLine(sum, "totalCost", sum.note));
    else if (sum === netPrice) settled.push(makeSumLine(sum, "statedNetPrice", sum.note));
    else leftOut.push({ label: sum.label, amountUsd: sum.amountUsd, because: "sum" });
  }
  return { lines: settled, leftOut };
}

function makeSumLine(sum: Sum, kind: OfferLineKind, note: OfferLineNote | null): OfferLine {
  const line = {
    label: sum.label,
    kind,
    amountUsd: sum.amountUsd,
    source: "unknown",
    isRenewable: null,
  } as const;
  return note === null ? line : { ...line, note };
}
