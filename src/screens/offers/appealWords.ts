/** The text of the fact sheet for an aid office. */
import type { AppealRoute, AppealSituation } from "#domain/offers/appeal.ts";
import type { AnswerProblem } from "#domain/people/answers.ts";
import { formatUsd } from "#lib/format.ts";

type Situation = { name: string; bring: readonly string[] };

export const appealWords = {
  offer: "Which offer is it about?",
  situations: "What has changed, or what is different from the forms?",
  situationsHint: "Choose only what is true and what you can show.",
  situation: {
    jobLoss: {
      name: "A parent or the student lost a job",
      bring: ["Layoff letter or last pay stub", "Unemployment benefits, if any"],
    },
    payCut: {
      name: "Less pay or fewer hours",
      bring: ["Pay stubs of before and now", "Letter of the employer"],
    },
    separation: {
      name: "Separation or divorce since the form",
      bring: ["Decree or proof of two addresses", "Each parent’s own income"],
    },
    death: { name: "A parent died", bring: ["Death certificate", "Income that remains"] },
    medicalBills: {
      name: "Medical or dental bills",
      bring: ["Bills and what insurance did not pay", "Proof of payment"],
    },
    careCosts: {
      name: "Care of a child, a parent or a relative",
      bring: ["Bills of the care", "Who is cared for, and since when"],
    },
    disability: {
      name: "Costs of a disability",
      bring: ["Bills and receipts", "A letter that says what is needed, without more than you want to tell"],
    },
    disaster: {
      name: "Fire, flood, storm or another disaster",
      bring: ["Insurance report", "Costs that were not covered"],
    },
    housingLoss: {
      name: "Loss of housing",
      bring: ["Notice or a letter of a shelter, school or caseworker"],
    },
    oneOffIncome: {
      name: "Income that came only once",
      bring: ["Tax form that shows it", "What it was used for, such as a retirement withdrawal for bills"],
    },
    schoolTuition: {
      name: "Tuition for a younger child’s school",
      bring: ["Bill of the school", "Aid that the school gave"],
    },
    dataError: {
      name: "A mistake in the FAFSA",
      bring: ["The line with the mistake", "The document with the right figure"],
    },
    betterOffer: {
      name: "A better offer from a similar college",
      bring: ["Both offers, complete", "The comparison of this page"],
    },
    newAchievement: {
      name: "Better grades or scores since applying",
      bring: ["New transcript or score report"],
    },
  } satisfies Record<AppealSituation, Situation>,
  routeTitle: "How it is decided",
  route: {
    specialCircumstances:
      "Special circumstances: the aid office may change the figures of this year for you. Ask for its own form. It decides case by case.",
    correction: "A mistake: correct the FAFSA itself. The college gets the new record.",
    request: "A request: some colleges answer it, some never do. It is polite, and it shows both offers.",
    meritOffice:
      "A request to the office for admission or merit aid, which decides about scholarships for grades.",
  } satisfies Record<AppealRoute, string>,
  figures: "Your own figures",
  figuresNote: "Only what you can show. They are kept on this device.",
  before: "Income a year before",
  now: "Income a year now",
  cost: "Cost a year that is not covered",
  since: "Since when",
  sinceHint: "A month and year, such as March 2027",
  sinceTooLong: "At most 60 characters are kept. Make it shorter.",
  usdProblem: (problem: AnswerProblem): string => {
    switch (problem.kind) {
      case "tooLow":
        return "Use an amount of $0 or more here.";
      case "tooHigh":
        return `The most is ${formatUsd(problem.maximum)}. Check the zeros.`;
      case "notWhole":
        return "Use whole dollars, such as 5,500.";
      default:
        return "Use digits, such as 5,500.";
    }
  },
  preview: "The sheet",
  print: "Print the fact sheet",
  nothing: "Choose a situation above, and the sheet fills.",
  sheet: {
    title: "Facts for the financial aid office",
    to: (college: string, year: string) => `${college}, ${year}`,
    student: "Student: ______________________________   Student number: ____________________",
    asks: "We ask you to look at our aid again, for these reasons:",
    figures: "Our figures",
    before: "Income a year before",
    now: "Income a year now",
    less: "Less than before",
    more: "More than before",
    cost: "Cost a year that is not covered",
    since: "Since",
    offer: "The offer as we read it",
    costAll: "Full cost",
    gift: "Gift aid",
    net: "Net price, first year",
    pay: "What we can pay a year",
    gap: "Net price above what we can pay",
    better: "Offers of similar colleges for the same year",
    betterLine: (name: string, price: string, lower: string) =>
      `${name}: net price ${price}, ${lower} lower.`,
    bring: "We bring",
    signed: "Date: ____________________   Signature: ______________________________",
  },
  betterNone:
    "No better offer can be named, so the sheet does not speak of one. It must be complete, for the same year, and from a college of the same kind that admits and graduates about as many.",
  rulesTitle: "How to ask",
  rules: [
    "Call first and ask which form the office uses. Then write one page: what happened, when, and the figures.",
    "Leave the FAFSA as its instructions say. Do not change its year’s figures to this year’s.",
    "Finish verification first, if you were asked for it.",
    "Ask before the reply date, often May 1, and ask for more time for the deposit if you need it.",
    "Each college decides for itself. Its decision about federal aid is final.",
  ],
};
