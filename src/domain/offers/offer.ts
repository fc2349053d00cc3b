/** A college's financial aid offer as a family enters it, line by line. Amounts in whole dollars a year. */

/** What a line really is, whatever the letter calls it. */
export const offerLineKinds = [
  "tuitionFees",
  "housingFood",
  "books",
  "travel",
  "personal",
  "otherCost",
  "grant",
  "workStudy",
  "studentLoan",
  "parentLoan",
  "privateLoan",
  "other",
] as const;
export type OfferLineKind = (typeof offerLineKinds)[number];

export const offerSources = ["federal", "state", "college", "outside", "unknown"] as const;
export type OfferSource = (typeof offerSources)[number];

export type OfferLine = {
  /** As the letter says it. */
  label: string;
  kind: OfferLineKind;
  amountUsd: number;
  source: OfferSource;
  /** Whether it comes again each year; null where the letter does not say. */
  isRenewable: boolean | null;
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
