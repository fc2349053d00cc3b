/** The text about who signs the FAFSA and what each person needs at hand. */
import type { IndependenceReason } from "#domain/aid/dependency.ts";
import type { FafsaSigner, SignersNote } from "#domain/aid/fafsaSigners.ts";

const reasons: Readonly<Record<IndependenceReason, { label: string; detail?: string }>> = {
  age24: { label: "24 by January 1 of the school year", detail: "Born before 2004 for 2027-28" },
  married: { label: "Married, and not separated" },
  graduateStudent: { label: "In a graduate program" },
  veteranOrActiveDuty: { label: "Veteran, or on active duty" },
  hasDependents: {
    label: "Support children or others",
    detail: "They get more than half of their support from you",
  },
  orphanWardOrFosterCare: { label: "Orphan, ward of the court or in foster care, since age 13" },
  emancipatedOrGuardianship: { label: "Emancipated, or in a legal guardianship, by a court" },
  unaccompaniedHomeless: { label: "Homeless, or at risk of it, without parents" },
};

const signers: Readonly<Record<FafsaSigner, string>> = {
  student: "The student",
  spouse: "The student’s spouse",
  oneOfBothParents: "One of the two parents, for both",
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
  account: "An own StudentAid.gov account, with own email and phone. Nobody shares one: it is a signature.",
  return2025: "The 2025 federal tax return and W-2 forms. Consent brings the figures over.",
  noReturn: "Consent is needed also without a return: note what was earned in 2025.",
  balances: "Balances of accounts, and what investments are worth, on the day you file.",
  childSupport: "Child support received in the last full calendar year.",
  business:
    "What a business or farm is worth. Small family businesses and the farm you live on are left out.",
  benefits: "Which federal benefits the family received in 2025 or 2026, such as SNAP, WIC or free lunch.",
  noNumber:
    "Without a Social Security number: tick the box for it, answer the identity questions, and have the return at hand to type from.",
  colleges: "The list of colleges, up to 20, with each one’s aid deadline.",
  invite: "For each person who signs: full name, birth date and email, as on that person’s account.",
  ownShare: "If the 2025 return was filed with a former spouse: the own share of income and tax.",
};

export const words = {
  reasons: "Is one of these true of the student?",
  reasonsHint: "Tick all that are. Each makes the student independent.",
  reason: (reason: IndependenceReason) => reasons[reason],
  none: "None of these",
  parents: "How do the parents live?",
  parentsOptions: {
    marriedToEachOther: { label: "Married to each other" },
    unmarriedLivingTogether: { label: "Not married, or divorced, in one home" },
    apart: { label: "In two homes" },
    oneDied: { label: "One has died" },
    bothDied: { label: "Both have died" },
    noSafeContact: {
      label: "Contact is not safe, or not possible",
      detail: "Abuse, abandonment, prison, or nobody knows where they are",
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
  paidMoreHint: "Money counts, not where the student sleeps. Call either of them the first.",
  hasMore: "Who has the greater income and assets?",
  isRemarried: "Is that parent married to someone else now?",
  filedJointly: {
    parents: "Did the two file one joint return for 2025?",
    stepparent: "Did that couple file one joint return for 2025?",
  },
  spouseFiledJointly: "Did the student and the spouse file one joint return for 2025?",
  yes: "Yes",
  no: "No",
  extras: "Does any of this apply?",
  extrasHint: "It changes what you gather, not who signs.",
  extrasOptions: {
    childSupport: "Child support is received",
    business: "There is a business or a farm",
    noReturn: "Someone who signs filed no 2025 return",
    noNumber: "Someone who signs has no Social Security number",
    formerSpouse: "A 2025 return was filed with a former spouse",
  },
  signTitle: (count: number) => (count === 1 ? "One person signs" : `${count} people sign`),
  signer: (signer: FafsaSigner) => signers[signer],
  item: (item: GatherItem) => items[item],
  note: {
    independent: "The student is independent: no parent is asked.",
    provisional:
      "Say on the form that there are unusual circumstances. The student then submits alone, provisionally, and the college decides with documents. Talk to its aid office early.",
    parentsRefuse:
      "A refusal does not make the student independent. The student may submit alone and ask the aid office; an unsubsidized loan may be all there is.",
    stepparentOnReturn:
      "The stepparent’s income stands on the joint return, so no signature of their own is needed.",
  } satisfies Record<SignersNote, string>,
  consent:
    "Each person must also give consent on the form. Without it there is no federal aid at all, even if the figures are typed.",
  notAsked:
    "Grandparents, guardians and a parent who is not named here do not sign, unless they adopted the student.",
  print: "Print the list",
  printTitle: "FAFSA 2027-28: who signs, and what to have ready",
};
