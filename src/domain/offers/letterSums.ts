/** Totals in a letter are never counted in addition to their parts; one without parts becomes a line, so nothing is lost. */

import type { LeftOut } from "./leftOut.ts";
import type { LetterGroup, SumKind } from "./letterWords.ts";
import type { OfferLine, OfferLineKind, OfferLineNote } from "./offer.ts";

export type Sum = SumKind & {
  label: string;
  text: string;
  amountUsd: number;
  note: OfferLineNote | null;
  /** How many lines stood above it in the letter. */
  at: number;
};

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

/** Letters round, and halves of odd amounts differ by a dollar. */
const sameWithinUsd = 5;

export function settleSums(
  lines: readonly OfferLine[],
  sums: readonly Sum[],
  declinedUsd: number,
): { lines: OfferLine[]; leftOut: LeftOut[] } {
  const settled: OfferLine[] = [...lines];
  const leftOut: LeftOut[] = [];
  const costs = sums.filter(({ what }) => what === "cost");
  const netPrices = sums.filter(({ what }) => what === "netPrice");
  const totalCost = costs.toSorted((a, b) => b.amountUsd - a.amountUsd)[0] ?? null;
  const yearly = netPrices.filter((sum) => !isSemesterBill(sum));
  const netPrice = yearly.find(({ label }) => /\bnet\b/i.test(label)) ?? yearly[0] ?? null;
  // The groups are handled before "aid", which is their total.
  for (const group of ["cost", "gift", "work", "loan", "aid"] as const) {
    const ofGroup = sums.filter((sum) => sum.what === "group" && sum.group === group);
    const hasParts = settled.some(({ kind }) => kindsOf[group].includes(kind));
    const isStudentLoan = (sum: Sum) => isUnlistedStudentLoan(sum, settled);
    const isCovered = hasParts || (group === "cost" && totalCost !== null);
    // Without parts, "Direct costs" and "Indirect costs" each become a line, but only the first plain total does.
    const kept = isCovered ? ofGroup.filter(isStudentLoan) : group === "cost" ? ofGroup : ofGroup.slice(0, 1);
    const totals = addUp(group, settled, sums);
    for (const sum of ofGroup) {
      if (kept.includes(sum)) settled.push(toSumLine(sum, lineKindOf[group], sum.note ?? "kindGuessed"));
      else leftOut.push(toLeftOut(sum, isSumOf(sum, group, totals, declinedUsd) ? "sum" : "totalDiffers"));
    }
  }
  for (const sum of [...costs, ...netPrices]) {
    // A semester's bill is due for that semester: twice that is no figure of the letter's.
    if (isSemesterBill(sum)) leftOut.push(toLeftOut({ ...sum, amountUsd: sum.amountUsd / 2 }, "sum"));
    else if (sum === totalCost) settled.push(toSumLine(sum, "totalCost", sum.note));
    else if (sum === netPrice) settled.push(toSumLine(sum, "statedNetPrice", sum.note));
    else leftOut.push(toLeftOut(sum, "sum"));
  }
  return { lines: settled, leftOut };
}

/** "Federal Direct Loans $5,500" beside a parent loan is the student's own, not the total of both. */
function isUnlistedStudentLoan({ label, what, amountUsd }: Sum, lines: readonly OfferLine[]): boolean {
  return (
    what === "group" &&
    amountUsd > 0 &&
    /\b(?:direct|federal|student)\b.*\bloans\b/i.test(label) &&
    !/\b(?:total|sum|all|parents?)\b/i.test(label) &&
    !lines.some(({ kind }) => kind === "studentLoan")
  );
}

function isSemesterBill({ what, note, label }: Sum): boolean {
  return what === "netPrice" && note === "timesTerms" && /\b(?:balance|due|owed)\b/i.test(label);
}

/** "You have been awarded $104,000!" above its parts: an amount without a name that is their total for one year or four. */
export function settleBanners(leftOut: readonly LeftOut[], lines: readonly OfferLine[]): LeftOut[] {
  const giftUsd = addUp("gift", lines, []).gifts;
  return leftOut.map((one) => {
    const isBanner =
      giftUsd > 0 &&
      one.because === "unknown" &&
      [1, 4].some(
        (years) => one.amountUsd !== null && Math.abs(one.amountUsd - years * giftUsd) <= sameWithinUsd,
      );
    return isBanner ? { ...one, because: "sum" } : one;
  });
}

/** How far from a total its parts may begin or end. */
const nearbyPlaces = 40;

type GroupTotals = {
  all: number;
  gifts: number;
  students: number;
  upTo: readonly number[];
  places: readonly number[];
};

function addUp(group: LetterGroup, lines: readonly OfferLine[], sums: readonly Sum[]): GroupTotals {
  const upTo = [0];
  let gifts = 0;
  let students = 0;
  for (const { kind, amountUsd } of lines) {
    const usd = amountUsd ?? 0;
    upTo.push((upTo.at(-1) ?? 0) + (kindsOf[group].includes(kind) ? usd : 0));
    if (kind === "grant") gifts += usd;
    if (kind === "studentLoan") students += usd;
  }
  const places = [...new Set([0, ...sums.map(({ at }) => at), lines.length])].toSorted((a, b) => a - b);
  return { all: upTo.at(-1) ?? 0, gifts, students, upTo, places };
}

/** Whether the letter's total is that of some run of its lines: all of the group's, or those since an earlier total. */
function isSumOf(sum: Sum, group: LetterGroup, totals: GroupTotals, declinedUsd: number): boolean {
  if (group === "cost") return true;
  const { all, gifts, students, upTo, places } = totals;
  const isSame = (usd: number) => Math.abs(usd - sum.amountUsd) <= sameWithinUsd;
  // What the family declined may still be in the total.
  const whole = /self[\s-]help/i.test(sum.label) ? all - gifts : all;
  if (isSame(whole) || isSame(whole + declinedUsd)) return true;
  // Parent loans and work are often listed, but not in the total.
  if (group === "aid" && (isSame(gifts) || isSame(gifts + students))) return true;
  if (group === "loan" && isSame(students)) return true;
  const at = Math.min(sum.at, upTo.length - 1);
  const own = upTo[at] ?? 0;
  const before = places.filter((place) => place < at).slice(-nearbyPlaces);
  if (before.some((place) => isSame(own - (upTo[place] ?? 0)))) return true;
  if (upTo.slice(Math.max(0, at - nearbyPlaces), at).some((start) => isSame(own - start))) return true;
  // A total may stand above its parts.
  return upTo.slice(at + 1, at + 1 + nearbyPlaces).some((end) => isSame(end - own));
}

function toLeftOut({ label, text, amountUsd }: Sum, because: LeftOut["because"]): LeftOut {
  return { label, text, amountUsd, because };
}

function toSumLine(sum: Sum, kind: OfferLineKind, note: OfferLineNote | null): OfferLine {
  const line = {
    label: sum.label,
    kind,
    amountUsd: sum.amountUsd,
    source: "unknown",
    isRenewable: null,
    readFrom: sum.text,
  } as const;
  return note === null ? line : { ...line, note };
}
