/** The worksheets' inputs, named as in the official test records. Whole dollars; missing counts as 0. */

export type Formula = "A" | "B" | "C";

export type FilingStatus = "single" | "hoh" | "qss" | "mfj" | "mfs";

/** One tax return; a joint return is one entry with the couple's combined earnings. */
export type TaxReturn = { filingStatus: FilingStatus; earnedIncome: number };

/** A couple's figures are combined, except for the returns. */
export type FinancialBlock = {
  /** Adjusted gross income; may be negative. */
  agi: number;
  deductibleIraPayments: number;
  taxExemptInterest: number;
  untaxedIraDistributions: number;
  iraRollover: number;
  untaxedPensions: number;
  pensionRollover: number;
  /** Its sign is ignored. */
  foreignIncomeExclusion: number;
  taxableScholarships: number;
  educationCredits: number;
  federalWorkStudy: number;
  /** A negative tax counts as 0. */
  incomeTaxPaid: number;
  childSupportReceived: number;
  cashSavings: number;
  investments: number;
  /** Net worth that must be reported; since 2026-27 excludes family businesses, family farms and fishing businesses. */
  businessFarm: number;
  returns: readonly TaxReturn[];
};

export type WorksheetInput = WorksheetFamily & {
  awardYear: string;
  /** The student's marital status; not asked in formula A. */
  married: boolean;
  /** 0 none; 1 not required to file taxes; 2 and 3 by income and family size. */
  maxPellIndicator: 0 | 1 | 2 | 3;
  /** Whether no assets have to be reported. */
  assetsExempt: boolean;
  /** Formula A only. */
  parents: FinancialBlock;
  student: FinancialBlock;
};

/** A: dependent student. B: independent without dependents other than a spouse. C: independent with dependents. */
export type WorksheetFamily =
  /** A: the parents' household including the student. C: the student's. */
  | { formula: "A" | "C"; familySize: number }
  /** No line of worksheet B reads the family size. */
  | { formula: "B"; familySize: number | null };

export const emptyBlock: FinancialBlock = {
  agi: 0,
  deductibleIraPayments: 0,
  taxExemptInterest: 0,
  untaxedIraDistributions: 0,
  iraRollover: 0,
  untaxedPensions: 0,
  pensionRollover: 0,
  foreignIncomeExclusion: 0,
  taxableScholarships: 0,
  educationCredits: 0,
  federalWorkStudy: 0,
  incomeTaxPaid: 0,
  childSupportReceived: 0,
  cashSavings: 0,
  investments: 0,
  businessFarm: 0,
  returns: [],
};
