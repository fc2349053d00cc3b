/** The text of /tools/fafsa-calculator outside its questions and its result. */

export const words = {
  title: "FAFSA calculator",
  lead: "Your Student Aid Index and Pell Grant, worked out line by line as the Department of Education does, before you fill in the form.",
  loading: "The questions are on their way.",
  start: "Start the questions",
  goOn: "Go on where you stopped",
  seeResult: "See the result or change an answer",
  kept: "Your answers stay on this device, unless you share money figures in your account. No figure goes to anybody else, and the calculator works without a network.",
  needTitle: "What to have beside you",
  need: [
    "The tax return of the year the form asks for: 2025 for fall 2027, 2024 for the school year 2026-27.",
    "W-2 forms, if two people filed together: each person’s pay is asked for.",
    "What is in the bank today, and what investments are worth. Not the home you live in, and not retirement accounts.",
    "Which benefits somebody in the family received, such as SNAP or free school lunch.",
  ],
  stepsTitle: "How it goes",
  steps: [
    {
      title: "Whose figures count",
      text: "Citizenship first, then eight questions that decide whether the form asks the parents at all, and which parent.",
    },
    {
      title: "Only what matters",
      text: "A question is left out where an answer could change nothing. After five questions you see a first estimate. Each answer narrows it.",
    },
    {
      title: "The work, shown",
      text: "Every line of the official worksheet with its amount and its table, the Pell Grant with the rule that gave it, and what would change them.",
    },
    {
      title: "A sheet for the form",
      text: "Your figures in the order of the FAFSA, who signs, and which accounts to make. One or two pages to print.",
    },
  ],
  yearsTitle: "Which years it knows",
  yearsText:
    "The tables of 2026-27 and 2027-28 are published and used. The Pell Grant amounts of 2027-28 are not published yet: until they are, those of 2026-27 stand in, marked as an estimate. If college begins later, the newest tables are used, and they will change.",
  ruleTitle: "What it is checked against",
  ruleText:
    "The same code reproduces the test records that the Department of Education published for 2025-26, on every recorded worksheet line. It follows the Student Aid Index and Pell Grant Eligibility Guide and the law, 20 USC 1087oo to 1087qq and 1070a.",
  notTitle: "What it is not",
  notText:
    "It is not the FAFSA, and it is not a bill. The index is not what a family pays: it tells a college how much need-based aid a student may get. The form itself is free, at studentaid.gov.",
  formLink: "The FAFSA form at studentaid.gov",
  methodLink: "How we make every figure",
  parentsLink: "Parents who live apart: which one the form asks",
} as const;
