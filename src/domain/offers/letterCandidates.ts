/** What an amount of a letter may be: its roles, the likeliest first, before the printed sums have decided between them. */
import type { LeftOutReason } from "./leftOut.ts";
import type { Printed } from "./letterPlaces.ts";
import type { LetterGroup } from "./letterWords.ts";
import type { OfferLineKind, OfferLineNote, OfferSource } from "./offer.ts";

export type Role =
  | { is: "line"; kind: OfferLineKind }
  /** A total of the letter. Without a group its words do not say of what. */
  | { is: "total"; group: LetterGroup | null; isGuess?: true }
  | { is: "totalCost" }
  | { is: "netPrice" }
  | { is: "out"; because: LeftOutReason };

export type Candidate = {
  label: string;
  /** All that the letter has before the amount to name it; the label is what of it names the line. */
  words: string;
  /** The place in the letter. */
  text: string;
  /** Its amounts as they stand in the letter, so that each can be found there. */
  printed: readonly Printed[];
  /** For a year, not rounded; null if the figure is not certain. */
  amountUsd: number | null;
  /** What else the row has, where one of several figures was taken; empty otherwise. */
  othersUsd: readonly number[];
  /** Where the figures of a row are of different students, all of them, from the left. */
  cells?: readonly { usd: number; printed: readonly Printed[] }[];
  /** Of several figures for places to live, the one on campus. */
  isOnCampus?: true;
  /** It may belong to the name above as well as to the one below. */
  isOrderGuessed?: true;
  /** How the amount came to be one for a year. */
  note: OfferLineNote | null;
  /** The likeliest first; more than one is a doubt. */
  roles: readonly [Role, ...Role[]];
  source: OfferSource;
  isRenewable: boolean | null;
  term: string | null;
  mark: string | null;
  isSentence: boolean;
  /** Taken off in the letter: a minus or parentheses. */
  isNegative: boolean;
  /** The figures of its own row prove it: fall and spring make the year. */
  isSummed: boolean;
  /** A bare total below a heading that says that the college bills what it adds up. */
  isOfBill?: true;
  /** The heading above it, while its total had not been printed. */
  heading: LetterGroup | null;
};

export type RenewalRemark = {
  text: string;
  isRenewable: boolean;
  /** The footnote's mark; null if it has none. */
  mark: string | null;
  /** How many amounts of the letter come before this one. */
  at: number;
};

export type Reading = {
  candidates: readonly Candidate[];
  remarks: readonly RenewalRemark[];
  headings: ReadonlySet<LetterGroup>;
};

export const costKinds: readonly OfferLineKind[] = [
  "tuitionFees",
  "housingFood",
  "books",
  "travel",
  "personal",
  "otherCost",
];
export const loanKinds: readonly OfferLineKind[] = ["studentLoan", "parentLoan", "privateLoan"];
export const aidKinds: readonly OfferLineKind[] = ["grant", "workStudy", ...loanKinds, "other"];

export const kindsOfGroup: Readonly<Record<LetterGroup, readonly OfferLineKind[]>> = {
  cost: costKinds,
  gift: ["grant"],
  work: ["workStudy"],
  loan: loanKinds,
  aid: aidKinds,
};

export function lineRole(kind: OfferLineKind): Role {
  return { is: "line", kind };
}

export function outRole(because: LeftOutReason): Role {
  return { is: "out", because };
}
