/** The text of /divorced-parents-guide: the rules, readable before any script runs. */
import type { WaiverOutlook, WaiverPaper, WaiverReason } from "#domain/aid/cssProfile.ts";
import { cssProfilePages, cssProfileTerms } from "#domain/aid/cssProfileTerms.ts";
import { formatUsd } from "#lib/format.ts";

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

export const words = {
  title: "Two households, one student",
  lead: "Divorced, separated, never married or remarried: find out which parent the FAFSA asks, whom the CSS Profile asks, and what each household gets ready. What you answer stays on this device, unless you share money figures in your account.",
  contents: "On this page",
  sections: {
    tool: "Which parent fills in the FAFSA?",
    rule: "The rule in plain words",
    mistakes: "Common mistakes",
    css: "The CSS Profile",
    waiver: "When the other parent will not fill it in",
    gather: "What to get ready",
    households: "Each household on its own",
    sources: "Where this comes from",
  },

  ruleLead:
    "For a dependent student. The rule has been the same since the 2024-25 form; it holds for 2026-27 and 2027-28.",
  rules: [
    {
      situation: "Parents married to each other, not separated",
      asked:
        "Both. One of them fills in the form for the two if they filed one tax return together; each does if not.",
    },
    {
      situation: "Parents not married to each other, or divorced, but living together",
      asked:
        "Both, each with their own part. The form calls this “unmarried and both parents living together”.",
    },
    {
      situation: "Parents living apart: divorced, separated or never married",
      asked:
        "The parent who gave the student more financial support in the 12 months before the form is filed.",
    },
    {
      situation: "Living apart, and support was exactly the same, or neither gave any",
      asked: "The parent with more income and assets.",
    },
    {
      situation: "That parent is married now to someone else",
      asked:
        "The stepparent’s income and assets count too, even with a prenuptial agreement. If the couple did not file one tax return together, the stepparent has a part of their own to fill in.",
    },
    {
      situation: "One parent has died",
      asked:
        "The surviving parent, and a new spouse as above. A stepparent whose spouse has died is not a parent, unless they adopted the student.",
    },
    {
      situation: "Grandparents, guardians, foster parents",
      asked: "Not parents for the form, unless they adopted the student.",
    },
    {
      situation: "Both parents have died",
      asked: "No parent. The student counts as independent.",
    },
  ],

  mistakes: [
    {
      wrong: "“The one the student lives with fills it in.”",
      right:
        "That was the rule before 2024-25, and many web pages still say it. Today it is about money given.",
    },
    {
      wrong: "“The one with custody fills it in.”",
      right: "A custody order does not decide it.",
    },
    {
      wrong: "“The one who claims the student on the tax return fills it in.”",
      right: "Who claims whom does not decide it.",
    },
    {
      wrong: "“We can choose the parent with the lower income.”",
      right:
        "Only support decides. Income and assets count only where support was the same, or there was none.",
    },
    {
      wrong: "“Last year’s support counts.”",
      right: "It is the 12 months before the day you file, not a calendar year and not the tax year.",
    },
    {
      wrong: "“My new spouse has nothing to do with it.”",
      right: "If you are the FAFSA parent, your spouse’s income and assets count.",
    },
    {
      wrong: "“Child support is income.”",
      right:
        "Child support received in the last full calendar year goes with the assets. Child support you pay is not taken off.",
    },
    {
      wrong: "“A parent who says no can simply be left out.”",
      right:
        "If a parent who is asked does not consent, the student cannot get federal aid by this form. Ask the aid office: it knows about unusual circumstances and about an unsubsidized loan alone.",
    },
    {
      wrong: "“Divorced means single parent for the Pell Grant.”",
      right:
        "There it depends on the tax return. A divorced parent who files as plain “single” without the Earned Income Tax Credit does not count as a single parent.",
    },
  ],

  css: {
    lead: "About 200 colleges, mostly private, ask for the CSS Profile before they give their own money. It is a second form, beside the FAFSA. It never changes federal aid.",
    points: [
      {
        title: "Who starts",
        text: "The College Board’s help page says: the parent who gives most of the support, the same as on the FAFSA. Its older instructions, and some colleges still, go by the household where the student lived more. So the CSS household can differ from the FAFSA parent. Where the two differ for you, ask each college before you start.",
      },
      {
        title: "The other parent",
        text: "Many of these colleges also want a form from the other parent, and may ask about that parent’s spouse. It is a separate account. Neither parent sees the other’s form.",
      },
      {
        title: "Which colleges",
        text: "Each college decides. The College Board’s list has a column for the other parent. Our college data does not say it, so check each college on your list.",
      },
      {
        title: "What it counts",
        text: "More than the FAFSA: often the home you own, small businesses, and both households. The formula is not published, so we show no estimate for it.",
      },
      {
        title: `Fees, ${awardYear}`,
        text: `${formatUsd(firstCollegeUsd)} with the first college and ${formatUsd(eachMoreCollegeUsd)} for each further one. The other parent’s form costs ${formatUsd(otherParentUsd)} once, whatever the number of colleges. It is free for a family with an adjusted gross income of up to ${formatUsd(freeUpToAgiUsd)}, for a student with an SAT fee waiver, and for an orphan or ward of the court under 24. The form states the fee before you pay.`,
      },
    ],
  },

  waiver: {
    lead: "You can ask a college to do without the other parent’s form. The College Board has a request form for it (“CSS Profile Waiver Request for the Noncustodial Parent”); some colleges have their own. Each college decides for itself, so ask each one, and early.",
    outlook: {
      mayCount: "May count",
      ask: "Ask the college",
      usuallyNot: "Usually does not count",
    } satisfies Record<WaiverOutlook, string>,
    reasons: {
      abuse: "Abuse that somebody outside the family can confirm",
      noContactOrder: "A court order that limits contact",
      neverInvolved: "No contact and no support, ever",
      cannotBeFound: "Nobody knows where the parent is",
      imprisoned: "The parent is in prison",
      refuses: "The parent refuses to fill it in",
      decree: "The divorce papers say the parent need not pay for college",
      abroad: "The parent lives in another country",
      newFamily: "The parent has a new family",
      cost: "College costs too much for the parent",
    } satisfies Record<WaiverReason, string>,
    papersTitle: "Papers that usually go with a request",
    papers: {
      courtPaper: "court papers, such as a protection or custody order",
      policeOrAgency: "a report by the police or a child welfare agency",
      professionalLetter:
        "a letter from someone who knows and is not family: counselor, teacher, doctor, clergy, social worker or lawyer",
      ownStatement: "the student’s own account, with dates",
    } satisfies Record<WaiverPaper, string>,
    note: "A waiver for the CSS Profile changes nothing on the FAFSA. If contact is not safe, tell the aid office first: it need not reach the other parent.",
  },

  gather: {
    fafsaTitle: "The FAFSA parent, and a stepparent with a part of their own",
    cssTitle: "Each household that fills in a CSS Profile",
    studentTitle: "The student",
    bothTitle: "The other parent, for the FAFSA",
    both: "Nothing. The form does not ask the other parent, and money that parent pays is not reported on it.",
  },
  households: {
    lead: "Each parent fills in a part alone, on their own device or in turn on this one, and hands over only what they choose, such as “this household can pay $6,000 a year”.",
    promises: [
      "A parent sees their own part. The other’s figures do not show there.",
      "What is handed over is a short code or a small file. It holds the chosen results, and no income, savings or other figure.",
      "The student sees what both handed over, and the total. A parent sees the total only when both agreed.",
    ],
  },
  sourcesNote:
    "This is information, not legal advice. The aid office of a college has the last word on its own money.",
  loading: "Loading your part",
  print: "Print this guide",
};

export const gatherTexts = {
  account: "Your own StudentAid.gov account, made some days ahead. No parent can use another’s.",
  invitation: "The invitation to the form, by the email address the student or you enter",
  consent: "Your consent to bring in tax data. Without it the student gets no federal aid by this form.",
  federalReturn: "Your federal tax return: for 2025 on the 2027-28 form, for 2024 on the 2026-27 form",
  ownShare:
    "If that return was filed with a former spouse: your own share of income and tax, from W-2s and pay records",
  childSupport: "Child support received in the last full calendar year",
  balances: "What is in your accounts, and what investments are worth, on the day you file",
  familySize: "Who lives with you and gets more than half of their support from you",
  stepparentReturn: "Your spouse’s tax return and accounts, if you filed apart",
  cssAccount: "Your own College Board account. The other parent’s is separate.",
  cssReturns: "Tax returns and W-2s of the years the form asks for",
  cssHome: "If you own your home: what it is worth and what you still owe",
  cssBusiness: "If you own a business or farm: its figures",
  cssSpouse: "Your spouse’s figures, if the form asks",
  cssUploads: "Copies to upload, where a college asks for them",
  cssFee: "The fee, or the reason it is free",
  studentAccount: "The student’s own StudentAid.gov account",
  studentList: "The list of colleges, with each one’s aid deadline",
  studentInvite: "The FAFSA parent’s full name, birth date and email, as on that parent’s account",
  studentAsk: "For each college: does it want a CSS Profile, and from whom?",
} as const;
export type GatherItem = keyof typeof gatherTexts;
