/**
 * What the FAFSA calculator and the two-households tool ask, one entry an answer, stored in `plan.aid` below its household:
 * "first.agi", "student.start". When each is asked is up to the flow (aid/fafsaFlow.ts), and its words are with the tool.
 * They are about money, so they never leave the device unless the family says so.
 */
import { citizenships } from "../households.ts";
import { choice, code, money, type SingleKind, wholeNumber, yesNo } from "../kinds.ts";

export const fafsaLimits = {
  /** More than any real family's figure; below it the worksheet's sums stay exact. */
  mostUsd: 99_999_999,
  mostPeople: 20,
} as const;

const usd = money(0, fafsaLimits.mostUsd);
/** A return may show a loss. */
const usdOrLoss = money(-fafsaLimits.mostUsd, fafsaLimits.mostUsd);
const name = code(/^.{1,30}$/u);
const year = wholeNumber(1920, 2015);

export const starts = ["fall2027", "now", "later"] as const;
/** How the parents' relationship is answered, or why no parent is asked. */
const parentSituations = [
  "marriedToEachOther",
  "unmarriedLivingTogether",
  "apart",
  "oneDied",
  "bothDied",
  "noSafeContact",
  "refuse",
] as const;
export const filings = ["mfj", "single", "hoh", "mfs", "qss", "notRequired", "territory", "abroad"] as const;
const either = ["first", "second"] as const;

export const fafsaAnswers = {
  start: { kind: choice(starts) },
  citizenship: { kind: choice(citizenships) },
  isAge24: { kind: yesNo },
  isMarried: { kind: yesNo },
  isGraduateStudent: { kind: yesNo },
  isVeteran: { kind: yesNo },
  hasDependents: { kind: yesNo },
  isOrphanOrFoster: { kind: yesNo },
  isEmancipated: { kind: yesNo },
  isHomeless: { kind: yesNo },

  parents: { kind: choice(parentSituations) },
  isAbandoned: { kind: yesNo },
  isAbused: { kind: yesNo },
  isTrafficked: { kind: yesNo },
  hasParentInPrison: { kind: yesNo },
  isRefugee: { kind: yesNo },
  hasNoSafeContact: { kind: yesNo },
  /** What the student calls the parent who begins the form, and that parent's spouse. They change no figure. */
  parentIs: { kind: choice(["mother", "father", "parent"]) },
  stepparentIs: { kind: choice(["stepmother", "stepfather", "stepparent"]) },
  maritalNow: { kind: choice(["divorced", "separated", "never married", "widowed", "remarried"]) },

  filingStatus: { kind: choice(filings) },
  otherFilingStatus: { kind: choice(filings) },
  agi: { kind: usdOrLoss },
  familySize: { kind: wholeNumber(2, fafsaLimits.mostPeople) },
  residence: { kind: choice(["states", "alaska", "hawaii"]) },
  incomeTaxPaid: { kind: usd },
  earnedIncome: { kind: usd },
  otherEarnedIncome: { kind: usd },
  hasDeductibleIra: { kind: yesNo },
  deductibleIraPayments: { kind: usd },
  hasTaxExemptInterest: { kind: yesNo },
  taxExemptInterest: { kind: usd },
  hasUntaxedIra: { kind: yesNo },
  untaxedIraDistributions: { kind: usd },
  hasUntaxedPension: { kind: yesNo },
  untaxedPensions: { kind: usd },
  hasForeignExclusion: { kind: yesNo },
  foreignIncomeExclusion: { kind: usd },
  hasTaxableGrants: { kind: yesNo },
  taxableScholarships: { kind: usd },
  hasEducationCredits: { kind: yesNo },
  educationCredits: { kind: usd },
  hasWorkStudy: { kind: yesNo },
  federalWorkStudy: { kind: usd },
  receivedEitc: { kind: yesNo },
  receivedBenefit: { kind: yesNo },

  filedSchedules: { kind: yesNo },
  scheduleC: { kind: choice(["none", "small", "large"]) },
  cashSavings: { kind: usd },
  investments: { kind: usd },
  hasBusiness: { kind: yesNo },
  businessFarm: { kind: usd },
  hasChildSupport: { kind: yesNo },
  childSupportReceived: { kind: usd },
  hasOwnIncome: { kind: yesNo },

  /** Only for the sheet to file with. */
  birthYear: { kind: year },
  hasSsn: { kind: yesNo },

  /** Who paid more of the student's costs in the twelve months before filing. */
  paidMore: { kind: choice([...either, "equal", "neither"]) },
  hasMore: { kind: choice(either) },
  livedWith: { kind: choice([...either, "equal"]) },
  nameOfFirst: { kind: name },
  nameOfSecond: { kind: name },
  /** Stored by parent: "student.firstIsRemarried". */
  isRemarried: { kind: yesNo },
  filedJointly: { kind: yesNo },
} as const satisfies Readonly<Record<string, { kind: SingleKind }>>;

export type FafsaAnswerName = keyof typeof fafsaAnswers;
export type OptionOf<Name extends FafsaAnswerName> = (typeof fafsaAnswers)[Name]["kind"] extends {
  options: readonly (infer Option extends string)[];
}
  ? Option
  : never;
/** The answers that are one of several options. */
export type FafsaChoiceName = {
  [Name in FafsaAnswerName]: OptionOf<Name> extends never ? never : Name;
}[FafsaAnswerName];
