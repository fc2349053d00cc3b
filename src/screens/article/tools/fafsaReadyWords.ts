/** The text about who signs the FAFSA and what each person needs at hand. */
import type { IndependenceReason } from "#domain/aid/dependency.ts";
import type { FafsaSigner, SignersNote } from "#domain/aid/fafsaSigners.ts";

const reasons: Readonly<Record<IndependenceReason, { label: string; detail?: string }>> = {
  age24: { label: "24 or older", detail: "For 2027-28: born before 2004" },
  married: { label: "Married, and not separated" },
  graduateStudent: { label: "In a graduate program" },
  veteranOrActiveDuty: { label: "Veteran, or on active duty" },
  hasDependents: {
    label: "Supports children or other people",
    detail: "They get more than half of their support from you",
  },
  orphanWardOrFosterCare: { label: "Orphan, ward of the court or in foster care at any time since age 13" },
  emancipatedOrGuardianship: { label: "Emancipated, or in legal guardianship, by a court’s decision" },
  unaccompaniedHomeless: { label: "Homeless or at risk of it, and on their own" },
};

const signers: Readonly<Record<FafsaSigner, string>> = {
  student: "The student",
  spouse: "The student’s spouse",
  oneOfBothParents: "One parent, for both",
  firstParent: "The first parent",
  secondParent: "The second parent",
  survivingParent: "The living parent",
  stepparent: "The stepparent",
};

export const gatherItems = [
  "account",
  "return2025",
  "noReturn",
  "balances",
  "childSupport",
  "business",
  "benefits",
  "noNumber",
  "colleges",
  "invite",
  "ownShare",
] as const;
export type GatherItem = (typeof gatherItems)[number];

const items: Readonly<Record<GatherItem, string>> = {
  account:
    "A StudentAid.gov account with their own email address and phone number. Never share one: it is a signature.",
  return2025:
    "The 2025 federal tax return and W-2 forms. With consent, the form pulls most figures from the IRS.",
  noReturn: "Earnings for 2025. Consent is required even without a tax return.",
  balances: "Account balances, and what investments are worth, on the day you file.",
  childSupport: "Child support received in the last full calendar year.",
  business: "What a business or farm is worth. Leave out small family businesses and a farm you live on.",
  benefits: "Federal benefits the family received in 2025 or 2026, such as SNAP, WIC or free school lunch.",
  noNumber:
    "Without a Social Security number: check the box that says so, answer the identity questions, and have the tax return handy to enter by hand.",
  colleges: "A list of up to 20 colleges, with each one’s aid deadline.",
  invite: "For each person who signs: full name, birth date and email address, exactly as on their account.",
  ownShare: "If the 2025 return was filed with a former spouse: this person’s share of the income and tax.",
};

export const words = {
  reasons: "Is one of these true of the student?",
  reasonsHint: "Check all that apply. Any one of them makes the student independent.",
  reason: (reason: IndependenceReason) => reasons[reason],
  none: "None of these",
  parents: "What is the parents’ situation?",
  parentsOptions: {
    marriedToEachOther: { label: "Married to each other" },
    unmarriedLivingTogether: { label: "Not married or divorced, living together" },
    apart: { label: "Living apart" },
    oneDied: { label: "One has died" },
    bothDied: { label: "Both have died" },
    noSafeContact: {
      label: "Contact is not safe, or not possible",
      detail: "Abuse, abandonment, a parent in prison, or nobody knows where they are",
    },
    refuse: { label: "They refuse to take part" },
  },
  paidMore: "Who paid more of the student’s support in the last 12 months?",
  paidMoreOptions: {
    first: "The first parent",
    second: "The second parent",
    equal: "Exactly equal",
    neither: "Neither paid anything",
  },
  paidMoreHint: "What counts is money, not where the student lives. Call either parent the first.",
  hasMore: "Who has the greater income and assets?",
  isRemarried: "Is that parent married to someone else now?",
  filedJointly: {
    parents: "Did the parents file a joint return for 2025?",
    stepparent: "Did that couple file a joint return for 2025?",
  },
  spouseFiledJointly: "Did the student and spouse file a joint return for 2025?",
  yes: "Yes",
  no: "No",
  extras: "Does any of this apply?",
  extrasHint: "This changes what you gather, not who signs.",
  extrasOptions: {
    childSupport: "The family receives child support",
    business: "There is a business or a farm",
    noReturn: "Someone who signs filed no 2025 return",
    noNumber: "Someone who signs has no Social Security number",
    formerSpouse: "A 2025 return was filed with a former spouse",
  },
  signTitle: (count: number) => (count === 1 ? "One person signs" : `${count} people sign`),
  signer: (signer: FafsaSigner) => signers[signer],
  item: (item: GatherItem) => items[item],
  note: {
    independent: "The student is independent, so no parent reports.",
    provisional:
      "Say on the form that there are unusual circumstances. The student then submits alone, as provisionally independent, and the college decides after seeing documents. Talk to its financial aid office early.",
    parentsRefuse:
      "Talk to the financial aid office. A parent’s refusal does not make the student independent. The student can submit alone, but an unsubsidized loan may be the only federal aid.",
    stepparentOnReturn:
      "The stepparent’s income is on the joint return, so the stepparent does not sign separately.",
  } satisfies Record<SignersNote, string>,
  consent:
    "Each person must also give consent on the form. Without it there is no federal aid at all, even if you enter the figures by hand.",
  notAsked:
    "Grandparents and guardians do not sign unless they adopted the student. Neither does a parent who is not listed here.",
  print: "Print the list",
  printTitle: "FAFSA 2027-28: who signs, and what to have ready",
};
