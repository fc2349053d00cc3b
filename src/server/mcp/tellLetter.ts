/** An award letter as an assistant is told it: each line in plain words, what is in doubt, and what the lines leave to pay. */
import type { LeftOutReason } from "#domain/offers/leftOut.ts";
import { costItems } from "#domain/offers/summarizeOffer.ts";
import { itemNames } from "#domain/offers/verdictWords.ts";
import { formatAnd, formatUsd } from "#lib/format.ts";
import type { ReplyTo } from "#server/http/handler.ts";

type Reading = Extract<ReplyTo<"aidOfferReading">, { status: 200 }>["body"];
type Line = Reading["lines"][number];

const kindWords: Readonly<Record<Line["kind"], string>> = {
  tuitionFees: "tuition and fees",
  housingFood: "housing and food",
  books: "books",
  travel: "travel",
  personal: "personal costs",
  otherCost: "another cost",
  totalCost: "the letter’s total cost",
  grant: "a grant or scholarship",
  workStudy: "work-study, which is earned",
  studentLoan: "a loan of the student",
  parentLoan: "a loan of the parents",
  privateLoan: "a private loan",
  other: "not sorted: the letter does not say what it is",
};

const reasonWords: Readonly<Record<LeftOutReason, string>> = {
  sum: "a total of other lines",
  totalDiffers: "a total that the lines do not add up to",
  repeated: "said before in the letter",
  notAid: "not a cost or aid of this offer",
  mentioned: "only mentioned in a sentence",
  declined: "declined",
  notOffered: "not offered for this year",
  zero: "zero",
  unknown: "unclear what it is: ask the family",
  unclear: "hard to read: ask the family",
  otherCurrency: "not in U.S. dollars",
  tooLarge: "too large to be true",
  tooMany: "more amounts than are read",
  byHand: "left out by hand",
};

export function tellLetter(read: Reading): string {
  const source = `the letter${read.academicYear === null ? "" : `, ${read.academicYear}`}`;
  const lines = read.lines.map(
    ({ label, kind, amountUsd, isCertain }) =>
      `${label}: ${formatUsd(amountUsd)} a year, read as ${kindWords[kind]}${isCertain ? "" : ", not certain: ask the family to confirm it"} (source: ${source}).`,
  );
  const left = new Set(
    read.leftOut.map(({ text, because }) => `Left out: “${text}” (${reasonWords[because]}).`),
  );
  const head = `${read.collegeName ?? "A college that is not named"}: ${read.isCertain ? "every line is certain" : sayDoubt(read)}.`;
  return [head, ...lines, ...left, ...tellLeftToPay(read, source)].join("\n");
}

/** Lines whose words are clear, and that no printed total holds, are confirmed all at once. */
function sayDoubt({ lines, note }: Reading): string {
  const open = lines.filter(({ isCertain }) => !isCertain);
  if (note === "sumDiffers") return "a total in the letter does not match its lines, so ask the family";
  return open.length > 0 && open.every((line) => line.note === "unproven")
    ? "the words are clear, but no printed total proves the lines not certain, so ask the family to compare them with the letter"
    : "some lines are not certain";
}

function tellLeftToPay({ lines, statedNetPriceUsd, isCertain, unread }: Reading, source: string) {
  const sum = (...kinds: readonly Line["kind"][]): number =>
    lines.reduce((total, { kind, amountUsd }) => (kinds.includes(kind) ? total + amountUsd : total), 0);
  const statedUsd = sum("totalCost");
  const costUsd = Math.max(sum(...costItems, "otherCost"), statedUsd);
  const stated =
    statedNetPriceUsd === null
      ? []
      : [
          `The letter itself says ${formatUsd(statedNetPriceUsd)} is left to pay (source: ${source}); it may count loans or work as aid.`,
        ];
  if (costUsd === 0)
    return [...stated, "The letter names no cost, so what is left to pay cannot be calculated from it."];
  const giftUsd = sum("grant");
  const missing = statedUsd > 0 ? [] : costItems.filter((item) => !lines.some(({ kind }) => kind === item));
  const hasUnsorted = unread !== null || lines.some(({ kind }) => kind === "other");
  return [
    `Left to pay after grants alone, by these lines: ${formatUsd(costUsd)} less ${formatUsd(giftUsd)} is ${sayLeft(costUsd - giftUsd)} a year${isCertain ? "" : ", once the family has confirmed the lines"} (source: Tassel’s sum of ${source}). Loans and work are not subtracted.`,
    ...(missing.length === 0
      ? []
      : [`The letter names no cost for ${formatAnd(missing.map((item) => itemNames[item]))}.`]),
    ...(hasUnsorted ? ["Some amounts are not sorted, so they are not in this sum."] : []),
    ...stated,
  ];
}

function sayLeft(usd: number): string {
  return usd < 0 ? `${formatUsd(-usd)} less than nothing` : formatUsd(usd);
}
