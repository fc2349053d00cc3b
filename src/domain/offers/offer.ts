/** A college's award letter as the family enters it, line by line. Amounts in whole dollars a year. */

import type { LeftOut } from "./leftOut.ts";
import type { Place } from "./letterPlaces.ts";

/** What a line actually is, whatever the letter calls it. */
export const offerLineKinds = [
  "tuitionFees",
  "housingFood",
  "books",
  "travel",
  "personal",
  "otherCost",
  /** The total cost of attendance stated in the letter; never added to its parts. */
  "totalCost",
  "grant",
  "workStudy",
  "studentLoan",
  "parentLoan",
  "privateLoan",
  "other",
  /** The letter's own "left to pay" figure; never counted, only compared with cost minus gift aid. */
  "statedNetPrice",
] as const;
export type OfferLineKind = (typeof offerLineKinds)[number];

export const offerSources = ["federal", "state", "college", "outside", "military", "unknown"] as const;
export type OfferSource = (typeof offerSources)[number];

/** How a line's amount or type was determined, until someone has reviewed it. */
export const offerLineNotes = [
  "estimate",
  "kindGuessed",
  /** Its words are clear, and no sum of the letter holds it: confirmed with the others of its kind, all at once. */
  "unproven",
  "timesTerms",
  "timesQuarters",
  "timesMonths",
  "studyDivided",
  "termsAdded",
  "rangeTaken",
  "severalAmounts",
  "oneTerm",
  "pending",
  /** One term's bill, times the terms of a year: the other terms may differ. */
  "termBill",
  "termBillOfThree",
  /** The letter gives one term's amounts, and all of its sums come out: counted for each term of the year. */
  "termsAlike",
  "quartersAlike",
  /** Of two columns, the one for living on campus, whose sums come out. */
  "onCampus",
  /** Letters among the digits, as in a scan: the digits they stand for. */
  "digitsGuessed",
  /** It could explain why a total of the letter does not come out. */
  "sumDiffers",
] as const;
export type OfferLineNote = (typeof offerLineNotes)[number];

export type OfferLine = {
  /** As worded in the letter. */
  label: string;
  kind: OfferLineKind;
  /** Null until a valid amount has been typed. */
  amountUsd: number | null;
  source: OfferSource;
  /** Whether it renews each year; null if the letter does not say. */
  isRenewable: boolean | null;
  note?: OfferLineNote | undefined;
  /** The place in the letter that it was read from; absent if it was typed. */
  readFrom?: string | undefined;
  /** Where its amounts stand in the letter's plain text: one place, or one for each term that was added up. */
  readAt?: readonly Place[] | undefined;
};

export type Offer = {
  id: string;
  /** Null if the college is not in the data set; then there is only its name. */
  unitId: number | null;
  collegeName: string;
  /** The academic year of the offer, such as "2027-28"; null if unknown. */
  academicYear: string | null;
  lines: readonly OfferLine[];
  /** Answers about practices that the lines do not show, by code. */
  practices: Readonly<Record<string, boolean>>;
  /** Amounts of the letter that are in no line, until someone puts them back or leaves them out for good. */
  leftOut?: readonly LeftOut[] | undefined;
  /** The letter's words were not understood: every kind is asked. */
  areWordsUnknown?: boolean | undefined;
  /** What the family said that the letter's amounts are for; absent while the letter's own words decide. */
  amountsFor?: "year" | "semester" | "quarter" | "trimester" | undefined;
};

export const offerLimits = {
  offers: 8,
  lines: 60,
  /** Of one line: the terms of a year, added up. */
  places: 4,
  letterCharacters: 256_000,
  labelLength: 120,
  textLength: 200,
  leftOut: 60,
  nameLength: 150,
  mostUsd: 999_999,
} as const;
