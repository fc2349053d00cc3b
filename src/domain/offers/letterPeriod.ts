/** What a letter's amounts are for, as its reader says it: one switch for all lines that were read as they stand. */
import type { Offer, OfferLine, OfferLineNote } from "./offer.ts";

export const letterPeriods = ["year", "semester", "quarter", "trimester"] as const;
export type LetterPeriod = (typeof letterPeriods)[number];

const timesAYear: Readonly<Record<LetterPeriod, number>> = { year: 1, semester: 2, quarter: 3, trimester: 3 };

/** Notes that a reader answers by saying what the amounts are for, with what was made of them. */
const settledNotes: Readonly<Partial<Record<OfferLineNote, number>>> = {
  timesTerms: 2,
  timesQuarters: 3,
  oneTerm: 1,
  termBill: 2,
  termBillOfThree: 3,
  termsAlike: 2,
  quartersAlike: 3,
};

/** As someone said, or as most lines were read. */
export function getLetterPeriod({ lines, amountsFor }: Pick<Offer, "lines" | "amountsFor">): LetterPeriod {
  if (amountsFor !== undefined) return amountsFor;
  const read = lines.filter(isSwitched);
  const count = (times: number) => read.filter((line) => getTimes(line, "year") === times).length;
  if (count(2) > read.length / 2) return "semester";
  return count(3) > read.length / 2 ? "quarter" : "year";
}

/** The lines for another period, without the questions that this answers. What was typed or worked out line by line stays. */
export function setLetterPeriod(offer: Offer, period: LetterPeriod): Pick<Offer, "lines" | "amountsFor"> {
  const before = offer.amountsFor ?? "year";
  const lines = offer.lines.map((line): OfferLine => {
    if (!isSwitched(line) || line.amountUsd === null) return line;
    const amountUsd = Math.round((line.amountUsd / getTimes(line, before)) * timesAYear[period]);
    return line.note !== undefined && line.note in settledNotes
      ? { ...line, amountUsd, note: undefined }
      : { ...line, amountUsd };
  });
  return { lines, amountsFor: period };
}

/** Read from the letter as it stands; an amount that says its own period, a sum of terms and an estimate are not. */
function isSwitched({ readFrom, note }: OfferLine): boolean {
  return (
    readFrom !== undefined &&
    note !== "termsAdded" &&
    note !== "studyDivided" &&
    note !== "timesMonths" &&
    note !== "estimate"
  );
}

/** What the line's amount was multiplied by. */
function getTimes({ note }: OfferLine, before: LetterPeriod): number {
  return (note === undefined ? undefined : settledNotes[note]) ?? timesAYear[before];
}
