/** The text of /tools/fafsa-calculator outside its questions and its result. */

import type { Forms } from "#domain/people/reader.ts";

export const words = {
  title: "FAFSA calculator",
  /** The form speaks to the student throughout, and so do its questions here. */
  readerNote: {
    any: null,
    parent:
      "As on the FAFSA, “you” here means the student, and “your parents” means you and anyone who reports with you.",
    counselor:
      "As on the FAFSA, “you” here means the student, and “your parents” means the student’s parents.",
  } satisfies Forms<string | null>,
  lead: "Before you file, calculate two numbers: your Student Aid Index, which colleges use to set your need-based aid, and your Pell Grant, which is federal money you don’t pay back.",
  loading: "Loading the questions",
  start: "Start the questions",
  goOn: "Pick up where you left off",
  /** As many as the flow has for a family that has said nothing; a test holds the two together. */
  questions: 25,
  count: (questions: number) =>
    `About ${questions} questions in five parts. We skip any part that doesn’t apply to you.`,
  parts: [
    "You",
    "Your parents",
    "Your parents’ tax return and pay",
    "Your parents’ savings",
    "Your own money",
  ],
  kept: "You see a first estimate after five questions. Your answers stay on this device unless you share money figures in your account. Nobody else sees them, and the calculator works offline.",
  needTitle: "What to have handy",
  need: [
    "The tax return for the year the form asks about: 2025 for fall 2027, or 2024 for the school year 2026-27.",
    "W-2 forms, if two people filed jointly, because you’ll enter each person’s pay.",
    "Today’s bank balances, and what your investments are worth. Leave out the home you live in and retirement accounts.",
    "Any federal benefits your family received, such as SNAP or free school lunch.",
  ],
  stepsTitle: "How it works",
  steps: [
    {
      title: "Whose finances count",
      text: "You start with citizenship. Then eight questions determine whether a parent has to report, and which one.",
    },
    {
      title: "Only what matters",
      text: "We skip any question that could not change your result. You see a first estimate after five questions, and each answer narrows it.",
    },
    {
      title: "The math, shown",
      text: "You see every line of the official worksheet with its amount, the rule behind your Pell Grant, and what would change them.",
    },
    {
      title: "A sheet to use as you file",
      text: "Print one or two pages that list your figures in FAFSA order, who signs, and which accounts to create.",
    },
  ],
  yearsTitle: "Which years it covers",
  yearsText:
    "We use the published tables for 2026-27 and 2027-28. Pell Grant amounts for 2027-28 are not published yet, so we use those for 2026-27 and mark the result as an estimate. If college starts later, we use the newest tables, which will change.",
  ruleTitle: "How we tested it",
  ruleText:
    "The calculator matches the Department of Education’s published test records for 2025-26 on every worksheet line. It follows the Student Aid Index and Pell Grant Eligibility Guide and the law, 20 USC 1087oo to 1087qq and 1070a.",
  notTitle: "What this is not",
  notText:
    "This calculator is not the FAFSA, and its result is not a bill. Your index is not what you will pay. Colleges use it to decide how much need-based aid you can get. The form itself is free at studentaid.gov.",
  formLink: "The FAFSA form at studentaid.gov",
  methodLink: "How we calculate every figure",
  parentsLink: "If your parents live apart: which one reports",
} as const;
