/** What is known while a letter is gone through line by line. */
import type { Amount, AmountPeriod } from "./letterAmounts.ts";
import type { Candidate, RenewalRemark } from "./letterCandidates.ts";
import type { LivingPlace } from "./letterChoices.ts";
import type { Header } from "./letterTable.ts";
import type { LetterGroup } from "./letterWords.ts";
import type { LetterYear } from "./letterYear.ts";

/** Amounts after those that are read one by one. `sumUsd`: of those up to $999,999, in whole dollars as written. */
export type UnreadAmounts = { amounts: number; sumUsd: number };

export type Letter = {
  collegeName: string | null;
  usual: AmountPeriod | null;
  year: LetterYear | null;
  /** It speaks of aid that pays for tuition, a room and the like: their names may be the aid's parts. */
  isInKind: boolean;
  /** The amounts of its cards may belong to the names above or to those below. */
  isOrderDoubtful: boolean;
  /** Where it says that the student will live; null if it does not. */
  livesAt: LivingPlace | null;
  /** It names benefits of the VA. */
  isMilitary: boolean;
  /** A cell that says that the line was declined. */
  declinedCell: RegExp;
};

export type State = {
  letter: Letter;
  candidates: Candidate[];
  heading: LetterGroup | null;
  /** The heading's total has been printed: what follows is no longer surely of it. */
  isClosed: boolean;
  /** The heading is a total with its amount: what follows may be no part of it. */
  isHeadingTotal: boolean;
  headings: Set<LetterGroup>;
  header: Header | null;
  /** Header words on lines of their own, so far. */
  /** The statement as the letter has it, where something was taken out of it before reading. */
  shown: { whole: string; read: string } | null;
  solo: { words: string[]; header: Header[] };
  /** The term in a heading above the list, such as "Fall". */
  term: string | null;
  /** How many amounts had been read when it was named. */
  termAfter: number;
  /** The school year in a heading above the list. */
  year: string | null;
  isTermInCell: boolean;
  /** The line above was a row with an amount. */
  isInList: boolean;
  /** The period in a heading above the list, such as "Four-year totals". */
  usual: AmountPeriod | null;
  /** Lines without an amount since the last one with, which may be labels of the next amounts. */
  labels: { text: string; headingBefore: LetterGroup | null }[];
  /** A total without an amount, above rows that name only where somebody lives. */
  sumAbove: string | null;
  /** The name above rows that say what it was and what it is now. */
  changing: string | null;
  /** The heading above says that the college bills what follows. */
  isBill: boolean;
  /** The name above that no amount has been read for yet, though sentences with amounts may stand below it. */
  card: string | null;
  amountLines: { text: string; amounts: readonly Amount[]; rows: readonly number[] }[];
  /** The rows of the letter that are read. */
  rows: readonly number[];
  remarks: RenewalRemark[];
  /** Where rows begin of which one is to be chosen. */
  choices: number[];
  /** Lines without an amount that say that one gift takes the place of another. */
  exclusions: string[];
  /** The awards that lines without an amount say were declined. */
  declined: string[];
  /** In a row that takes an amount off: what it leaves, which the next row starts from. */
  leftUsd: number | null;
  /** How many more are read one by one. */
  amountsLeft: number;
  unread: UnreadAmounts;
};

export type Found = {
  named: string;
  rest: string;
  text: string;
  line: string;
  amounts: readonly Amount[];
  isSentence: boolean;
  /** "You receive $3,000 for housing": aid, though its name is a cost's. */
  isAidForCost?: boolean;
};
