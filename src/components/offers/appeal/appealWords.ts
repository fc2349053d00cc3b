/** The text of the fact sheet for an aid office. */

import type { AnswerProblem } from "#domain/answers/readTyped.ts";
import type { AppealRoute, AppealSituation } from "#domain/offers/appeal.ts";
import { formatUsd } from "#lib/format.ts";

type Situation = { name: string; bring: readonly string[] };

export const appealWords = {
  offer: "Which offer is it about?",
  openFirst: "Answer the questions about this letter first. Until then, the sheet leaves its figures out.",
  compare: "Which offer should we compare it with?",
  compareOption: (name: string, lower: string) => `${name}: ${lower} less a year`,
  compareNote: (name: string, lower: string, isSimilar: boolean | null) =>
    isSimilar === true
      ? `At ${name}, you would pay ${lower} less a year. It’s a similar college, so the sheet shows both offers.`
      : isSimilar === false
        ? `At ${name}, you would pay ${lower} less a year. It’s a different kind of college, and many offices consider only similar ones.`
        : `At ${name}, you would pay ${lower} less a year. We can’t tell whether it’s a similar college, and many offices consider only similar ones.`,
  otherCollege: "A lower price at another college",
  situations: "What has changed, or what don’t the forms show?",
  situationsHint: "Choose only what is true and what you can document.",
  situation: {
    jobLoss: {
      name: "A parent or the student lost a job",
      bring: ["Layoff letter or last pay stub", "Unemployment benefits, if any"],
    },
    payCut: {
      name: "Less pay or fewer hours",
      bring: ["Pay stubs from before and now", "Letter from the employer"],
    },
    separation: {
      name: "Separation or divorce since you filed",
      bring: ["Decree or proof of two addresses", "Each parent’s own income"],
    },
    death: { name: "A parent died", bring: ["Death certificate", "Proof of remaining income"] },
    medicalBills: {
      name: "Medical or dental bills",
      bring: ["Bills, with what insurance didn’t cover", "Proof of payment"],
    },
    careCosts: {
      name: "Care of a child, a parent or a relative",
      bring: ["Bills for the care", "Who receives care, and since when"],
    },
    disability: {
      name: "Disability costs",
      bring: [
        "Bills and receipts",
        "A letter stating what is needed, with only the details you choose to share",
      ],
    },
    disaster: {
      name: "Fire, flood, storm or another disaster",
      bring: ["Insurance report", "Costs insurance didn’t cover"],
    },
    housingLoss: {
      name: "Loss of housing",
      bring: ["Eviction notice, or a letter from a shelter, school or caseworker"],
    },
    oneOffIncome: {
      name: "One-time income",
      bring: ["Tax form that shows it", "What it was used for, such as a retirement withdrawal for bills"],
    },
    schoolTuition: {
      name: "Private school tuition for a younger child",
      bring: ["School bill", "Any aid from the school"],
    },
    dataError: {
      name: "A mistake on the FAFSA",
      bring: ["The answer that is wrong", "A document with the right figure"],
    },
    betterOffer: {
      name: "A better offer from a similar college",
      bring: ["Both offers, complete", "A comparison of the two"],
    },
    newAchievement: {
      name: "Better grades or scores since applying",
      bring: ["New transcript or score report"],
    },
  } satisfies Record<AppealSituation, Situation>,
  routeTitle: "Who decides",
  route: {
    specialCircumstances:
      "For special circumstances, the financial aid office can adjust your FAFSA figures, case by case. Ask for the form to request a review.",
    correction: "If there is a mistake, correct your FAFSA form. The college will receive the new record.",
    request:
      "This is a request. Some colleges will reconsider, and some never do. Be polite, and show both offers.",
    meritOffice:
      "This is a request to the admission or merit aid office, which decides on merit scholarships.",
  } satisfies Record<AppealRoute, string>,
  figures: "Your own figures",
  figuresNote: "Enter only what you can document. It stays on this device.",
  before: "Yearly income before",
  now: "Yearly income now",
  cost: "Yearly cost not covered",
  since: "Since when",
  sinceHint: "A month and year, such as March 2027",
  sinceTooLong: "Use at most 60 characters.",
  usdProblem: (problem: AnswerProblem): string => {
    switch (problem.kind) {
      case "tooLow":
        return "Enter $0 or more.";
      case "tooHigh":
        return `The most you can enter is ${formatUsd(problem.maximum)}. Check the zeros.`;
      case "notWhole":
        return "Use whole dollars, such as 5,500.";
      default:
        return "Use digits, such as 5,500.";
    }
  },
  print: "Print the fact sheet",
  copy: "Copy as text",
  copied: "The sheet is copied. Paste it into a message or the college’s portal.",
  notCopied: "Your browser didn’t let us copy the sheet. Select it and copy it by hand.",
  mail: "Write an email",
  nothing: "Choose a situation above to fill out the sheet.",
  sheet: {
    title: "Facts for the financial aid office",
    to: (college: string, year: string) => `${college}, ${year}`,
    student: "Student: ______________________________   Student ID: ____________________",
    asks: "Please review our financial aid for these reasons:",
    figures: "Our figures",
    before: "Yearly income before",
    now: "Yearly income now",
    less: "Less than before",
    more: "More than before",
    cost: "Yearly cost not covered",
    since: "Since",
    offer: "The offer as we understand it",
    costAll: "Full cost",
    estimated: "Part of the full cost that is our estimate, not in the letter",
    gift: "Gift aid",
    net: "Net price, first year",
    pay: "What we can pay each year",
    gap: "Net price above what we can pay",
    leftOut: "Costs the letter leaves out",
    both: "The two offers, first year",
    request: (more: string, own: string, other: string) =>
      `With ${more} more in gift aid a year, ${own} would cost us the same as ${other}.`,
    bothLine: (name: string, own: string, otherName: string, other: string) =>
      `${name}: ${own} here, ${other} at ${otherName}`,
    bring: "Documents we can provide",
    signed: "Date: ____________________   Signature: ______________________________",
  },
  betterNone:
    "You have no better offer to compare, so the sheet leaves this out. A comparable offer is complete, is for the same year, and comes from a similar college with about the same admission and graduation rates.",
  rulesTitle: "How to ask",
  rules: [
    "Call first and ask which form the office uses. Then write one page: what happened, when, and the figures.",
    "Keep the FAFSA’s figures for the year it asks about. Don’t replace them with this year’s.",
    "If you were selected for verification, finish that first.",
    "Ask before the college’s reply date, and ask for more time to pay the deposit if you need it.",
    "Each college makes its own decision, and its decision on federal aid is final.",
  ],
};
