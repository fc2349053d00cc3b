/** A college's financial aid offer as a family enters it, line by line. Amounts in whole dollars a year. */

/** What a line really is, whatever the letter calls it. */
export const offerLineKinds = [
  "tuitionFees",
  "housingFood",
  "books",
  "travel",
  "personal",
  "otherCost",
  /** The whole cost of attendance as the letter states it; never added to its parts. */
  "totalCost",
  "grant",
  "workStudy",
  "studentLoan",
  "parentLoan",
  "privateLoan",
  "other",
  /** What the letter says is left to pay; never counted, only held against what is left after gift aid. */
  "statedNetPrice",
] as const;
export type OfferLineKind = (typeof offerLineKinds)[number];

export const offerSources = ["federal", "state", "college", "outside", "unknown"] as const;
export type OfferSource = (typeof offerSources)[number];

/** How a line's amount or kind came about, where nobody has looked at it yet. */
export const offerLineNotes = [
  "estimate",
  "kindGuessed",
  "timesTerms",
  "timesQuarters",
  "timesMonths",
  "studyDivided",
  "termsAdded",
  "rangeTaken",
  "severalAmounts",
] as const;
export type OfferLineNote = (typeof offerLineNotes)[number];

export type OfferLine = {
  /** As the letter says it. */
  label: string;
  kind: OfferLineKind;
  /** Null while no usable amount has been typed. */
  amountUsd: number | null;
  source: OfferSource;
  /** Whether it comes again each year; null where the letter does not say. */
  isRenewable: boolean | null;
  note?: OfferLineNote | undefined;
};

export type Offer = {
  id: string;
  /** Null where the college is not in the data set: then its name stands alone. */
  unitId: number | null;
  collegeName: string;
  /** The academic year it is for, "2027-28"; null where it was not said. */
  academicYear: string | null;
  lines: readonly OfferLine[];
  /** Practices of the letter itself that cannot be read off its lines, as answered: by code. */
  practices: Readonly<Record<string, boolean>>;
};

export const offerLimits = {
  offers: 8,
  lines: 60,
  labelLength: 120,
  nameLength: 150,
  mostUsd: 999_999,
} as const;
