/** The text about who signs the FAFSA and what each person needs at hand. */
import type { SignersNote } from "#domain/aid/fafsaSigners.ts";

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
    "A StudentAid.gov account with their own email address and phone number. Never share the account, because it counts as a signature.",
  return2025:
    "The 2025 federal tax return and W-2 forms. With consent, the form pulls most figures from the IRS.",
  noReturn: "Earnings for 2025. Consent is required even without a tax return.",
  balances: "Account balances, and what investments are worth, on the day you file.",
  childSupport: "Child support received in the last full calendar year.",
  business: "What a business or farm is worth. Leave out small family businesses and a farm you live on.",
  benefits: "Federal benefits the family received in 2025 or 2026, such as SNAP, WIC or free school lunch.",
  noNumber:
    "If this person has no Social Security number, check the box that says so, answer the identity questions, and have the tax return handy to enter by hand.",
  colleges: "A list of up to 20 colleges, with each one’s aid deadline.",
  invite:
    "The full name, birth date and email address of each person who signs, exactly as on their account.",
  ownShare: "This person’s share of the income and tax, if the 2025 return was filed with a former spouse.",
};

export const words = {
  reasons: "Which of these are true of you?",
  reasonsHint: "Check all that apply. Any one of them makes you independent on the FAFSA.",
  none: "None of these",
  parents: "What is your parents’ situation?",
  paidMore: "Who paid more of your support in the last 12 months?",
  equal: "Exactly equal",
  neither: "Neither paid anything",
  paidMoreHint: "What matters is money, not where you live. List either parent first.",
  hasMore: "Who has the higher income and assets?",
  isRemarried: "Is that parent married to someone else now?",
  filedJointly: {
    parents: "Did your parents file a joint return for 2025?",
    stepparent: "Did that couple file a joint return for 2025?",
  },
  spouseFiledJointly: "Did you and your spouse file a joint return for 2025?",
  yesNo: { yes: { label: "Yes" }, no: { label: "No" } },
  /** As the line of what is known says it. */
  known: {
    noReason: "None of the reasons to be independent",
    paidMore: (name: string) => `${name} paid more`,
    paidEqually: { equal: "Both paid the same", neither: "Neither parent paid" },
    formParent: { mother: "Your mother is on the form", father: "Your father is on the form" },
    aParent: "One parent is on the form",
    hasMore: (name: string) => `${name} has more income and assets`,
    isRemarried: { yes: "Married to someone else", no: "Not married to someone else" },
    filedJointly: { yes: "One joint return", no: "Separate returns" },
  },
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
  item: (item: GatherItem) => items[item],
  note: {
    independent: "The student is independent, so no parent is on the form.",
    provisional:
      "Say on the form that there are unusual circumstances. The student then submits alone, as provisionally independent, and the college decides after seeing documents. Talk to its financial aid office early.",
    parentsRefuse:
      "Talk to the financial aid office. A parent’s refusal does not make the student independent. The student can submit alone, but an unsubsidized loan may be the only federal aid.",
    stepparentOnReturn:
      "The stepparent’s income is on the joint return, so the stepparent does not sign separately.",
  } satisfies Record<SignersNote, string>,
  consent:
    "Each person must also give consent on the form. Without it, you get no federal aid at all, even if you enter the figures by hand.",
  notAsked:
    "Grandparents and guardians do not sign unless they adopted the student. Neither does a parent who is not listed here.",
  print: "Print the list",
  printTitle: "FAFSA 2027-28: who signs, and what to have ready",
};
