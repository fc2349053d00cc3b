/** The text of /divorced-parents-guide: the rules, readable before any script runs. */
import type { WaiverOutlook, WaiverPaper, WaiverReason } from "#domain/aid/cssProfile.ts";
import { cssProfilePages, cssProfileTerms } from "#domain/aid/cssProfileTerms.ts";
import { formatUsd } from "#lib/format.ts";
import type { TreeBranch, TreeQuestion } from "./ruleTree.ts";

export const sources = {
  law: {
    label: "20 U.S. Code § 1087oo(f)",
    url: "https://uscode.house.gov/view.xhtml?req=granuleid:USC-prelim-title20-section1087oo&num=0&edition=prelim",
  },
  wizard: {
    label: "Who’s my FAFSA parent? (Federal Student Aid)",
    url: "https://studentaid.gov/fafsa-apply/parents",
  },
  cssParents: { label: "Which parents to include (College Board)", url: cssProfilePages.whichParents },
  cssColleges: { label: "The College Board’s list of colleges", url: cssProfilePages.colleges },
  cssForm: { label: "CSS Profile (College Board)", url: cssProfilePages.form },
} as const;

const { awardYear, firstCollegeUsd, eachMoreCollegeUsd, otherParentUsd, freeUpToAgiUsd } = cssProfileTerms;

const exampleShare = formatUsd(6_000);

export const words = {
  title: "Two households, one student",
  lead: "Divorced, separated, never married or remarried: find out which parent fills out the FAFSA, who fills out the CSS Profile, and what each household needs. Your answers stay on this device unless you turn on sharing money figures in your account.",
  contents: "The rules in full",
  sections: {
    tool: "Which parent fills out the FAFSA?",
    rule: "Who reports on the FAFSA",
    mistakes: "Common mistakes",
    css: "The CSS Profile",
    waiver: "If the other parent won’t fill it out",
    gather: "What to gather",
    households: "Each household’s own part",
    sources: "Where this comes from",
  },

  ruleLead: "These rules are for dependent students on the 2026-27 and 2027-28 forms.",
  tree: {
    label: "Who reports on the FAFSA",
    taken: "(your answer)",
    questions: {
      together: "What is the parents’ situation?",
      support:
        "If they live apart: Who gave the student more financial support in the 12 months before you file?",
      marriage: "Is that parent, or the surviving parent, now married to someone else?",
    } satisfies Record<TreeQuestion, string>,
    branches: {
      married: {
        when: "Married to each other",
        reports: "Both parents. If they filed a joint tax return, one fills out the form for both.",
      },
      livingTogether: {
        when: "Not married, or divorced, but living together",
        reports: "Both parents, each in their own part.",
      },
      bothDied: { when: "Both have died", reports: "No parent reports. The student counts as independent." },
      oneDied: { when: "One has died", reports: "The surviving parent. Go to the last question." },
      apart: { when: "Living apart", reports: "One parent. Go to the next question." },
      one: { when: "One gave more", reports: "That parent." },
      equal: {
        when: "Both gave the same, or neither gave any",
        reports: "The parent with the higher income and assets.",
      },
      remarried: {
        when: "Yes",
        reports:
          "The stepparent’s income and assets count too, even with a prenuptial agreement. If the couple did not file jointly, the stepparent fills out their own part.",
      },
      alone: { when: "No", reports: "That parent alone." },
    } satisfies Record<TreeBranch, { when: string; reports: string }>,
  },
  treeNote:
    "Grandparents, guardians, foster parents and widowed stepparents do not count as parents unless they adopted the student.",

  mistakes: [
    {
      wrong: "“The one the student lives with fills it out.”",
      right:
        "That was the rule before 2024-25, and many web pages still say so. Today, financial support is what counts.",
    },
    {
      wrong: "“The one with custody fills it out.”",
      right: "Custody does not decide it.",
    },
    {
      wrong: "“The one who claims the student on the tax return fills it out.”",
      right: "Claiming the student on a tax return does not decide it.",
    },
    {
      wrong: "“We can choose the parent with the lower income.”",
      right:
        "You can’t choose. The parent who gave more support fills it out. Income and assets matter only if support was equal or there was none.",
    },
    {
      wrong: "“Last year’s support counts.”",
      right: "Count the 12 months before the day you file, not a calendar year or the tax year.",
    },
    {
      wrong: "“My new spouse has nothing to do with it.”",
      right: "If you are the FAFSA parent, your spouse’s income and assets count.",
    },
    {
      wrong: "“Child support is income.”",
      right:
        "Report child support received in the last full calendar year as an asset. You cannot subtract child support you pay.",
    },
    {
      wrong: "“We can just leave out a parent who says no.”",
      right:
        "Talk to the financial aid office first. If a parent who must report does not consent, the student cannot get federal aid through the form. The office can explain the rules for unusual circumstances and for getting only an unsubsidized loan.",
    },
    {
      wrong: "“Divorced means single parent for the Pell Grant.”",
      right:
        "That depends on the tax return. A divorced parent who files as “single” without the Earned Income Tax Credit does not count as a single parent.",
    },
  ],

  css: {
    lead: "About 200 colleges, mostly private, require the CSS Profile before they award their own aid. You file it in addition to the FAFSA, and it never changes federal aid.",
    points: [
      {
        title: "Who files first",
        text: "If the two rules below point to different parents, ask each college before you start. The College Board’s help page says the parent who gives more support files, as on the FAFSA. Its older instructions, and some colleges, still go by the household where the student spent more time.",
      },
      {
        title: "The other parent",
        text: "Many of these colleges also want a form from the other parent, and some ask about that parent’s spouse. The other parent uses a separate account, and neither parent sees the other’s form.",
      },
      {
        title: "Which colleges",
        text: "Look up each college on the College Board’s list, which has a column for the other parent. Each college decides for itself, and our data does not include its decision.",
      },
      {
        title: "What it counts",
        text: "The CSS Profile counts more than the FAFSA does, often including your home, small businesses and both households. Its formula is not published, so we do not estimate the result.",
      },
      {
        title: `Fees, ${awardYear}`,
        text: `You pay ${formatUsd(firstCollegeUsd)} for the first college and ${formatUsd(eachMoreCollegeUsd)} for each additional one. The other parent pays ${formatUsd(otherParentUsd)} once, for any number of colleges. The form is free for families with an adjusted gross income of up to ${formatUsd(freeUpToAgiUsd)}, students with an SAT fee waiver, and orphans or wards of the court under 24. The form shows the fee before you pay.`,
      },
    ],
  },

  waiver: {
    lead: "Ask each college early to waive the other parent’s form. The College Board has a request form (“CSS Profile Waiver Request for the Noncustodial Parent”), and some colleges have their own. Each college decides for itself.",
    outlook: {
      mayCount: "May count",
      ask: "Ask the college",
      usuallyNot: "Usually does not count",
    } satisfies Record<WaiverOutlook, string>,
    reasons: {
      abuse: "Abuse that someone outside the family can confirm",
      noContactOrder: "A court order that limits contact",
      neverInvolved: "No contact and no support, ever",
      cannotBeFound: "Nobody knows where the parent is",
      imprisoned: "The parent is in prison",
      refuses: "The parent refuses to fill it out",
      decree: "The divorce decree says the parent does not have to pay for college",
      abroad: "The parent lives in another country",
      newFamily: "The parent has a new family",
      cost: "The parent cannot afford college",
    } satisfies Record<WaiverReason, string>,
    papersTitle: "Documents that usually go with a request",
    papers: {
      courtPaper: "court documents, such as a protection or custody order",
      policeOrAgency: "a report from the police or a child welfare agency",
      professionalLetter:
        "a letter from someone outside the family who knows: a counselor, teacher, doctor, member of the clergy, social worker or lawyer",
      ownStatement: "the student’s own statement, with dates",
    } satisfies Record<WaiverPaper, string>,
    note: "A CSS Profile waiver does not change the FAFSA. If contact is not safe, tell the financial aid office first, before anyone contacts the other parent.",
  },

  gather: {
    fafsaTitle: "The FAFSA parent, and a stepparent who fills out their own part",
    cssTitle: "Each household that fills out a CSS Profile",
    studentTitle: "The student",
    bothTitle: "The other parent, for the FAFSA",
    both: "The other parent doesn’t need anything, because that parent does not report on the FAFSA. The form asks about that parent’s payments only if they are child support.",
  },
  households: {
    lead: `Each parent fills out their own part, on their own device or by taking turns on this one. They share only what they choose, such as “this household can pay ${exampleShare} a year.”`,
    promises: [
      "Each parent sees only their own part, never the other’s figures.",
      "They share a short code or a small file. It contains only what they chose to share, never income or savings.",
      "The student sees what both shared, and the total. A parent sees the total only if both agree.",
    ],
  },
  sourcesNote:
    "This is information, not legal advice. Each college’s financial aid office decides on its own aid.",
  loading: "Loading your part",
  print: "Print this guide",
};

export const gatherTexts = {
  account: "Your own StudentAid.gov account, opened a few days ahead. Parents cannot share one.",
  invitation: "The invitation to the form, sent to your email address",
  consent:
    "Your consent to bring in tax data from the IRS. Without it, the student cannot get federal aid through the form.",
  federalReturn: "Your federal tax return: 2025 for the 2027-28 form, 2024 for the 2026-27 form",
  ownShare:
    "If that return was filed with a former spouse: your own share of income and tax, from W-2s and pay records",
  childSupport: "Child support received in the last full calendar year",
  balances: "Your account balances, and what investments are worth, on the day you file",
  familySize: "Who lives with you and gets more than half of their support from you",
  stepparentReturn: "Your spouse’s tax return and account balances, if you filed separately",
  cssAccount: "Your own College Board account. The other parent has a separate account.",
  cssReturns: "Tax returns and W-2s for the years the form asks about",
  cssHome: "If you own your home: what it is worth and what you still owe",
  cssBusiness: "If you own a business or farm: its figures",
  cssSpouse: "Your spouse’s figures, if the form asks",
  cssUploads: "Copies to upload, where a college asks for them",
  cssFee: "The fee, or the reason it is free",
  studentAccount: "The student’s own StudentAid.gov account",
  studentList: "The list of colleges, with each one’s aid deadline",
  studentInvite:
    "The FAFSA parent’s full name, birth date and email address, exactly as on that parent’s account",
  studentAsk: "For each college: whether it wants a CSS Profile, and from whom",
} as const;
export type GatherItem = keyof typeof gatherTexts;
