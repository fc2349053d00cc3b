/** The text of each household's part: filling in, sharing, and the sheet. */
import type { CoveredCost, Readiness, ShareProblem } from "#domain/aid/householdShare.ts";
import type { AnswerProblem } from "#domain/answers/readTyped.ts";
import { formatAnd, formatDate, formatUsd } from "#lib/format.ts";
import type { FormPart } from "./gather.ts";

export const householdWords = {
  whoTitle: "Who is using this?",
  whoNote:
    "Anyone who uses this device can open each part. To keep yours private, use your own device and share a code.",
  iAm: (name: string) => `I am ${name}`,
  iAmStudent: "I am the student",
  leave: "Close this part",

  partTitle: (name: string) => `${name}’s household`,
  partLead: "Only this household’s part is shown here.",
  figuresTitle: "Your own figures",
  figuresNote: "The second and third answers are only for your own sheet and are never shared.",
  pay: { label: "What this household can pay a year", hint: "For all college costs, not counting loans." },
  savings: { label: "Saved for this student", hint: "529 plans and other savings, as of today." },
  borrow: {
    label: "What this household would borrow a year",
    hint: "Leave it blank if the amount is zero or if you don’t know.",
  },
  year: "a year",
  usdProblem: (problem: AnswerProblem): string => {
    switch (problem.kind) {
      case "tooLow":
        return "Enter $0 or more.";
      case "tooHigh":
        return `This amount is more than ${formatUsd(problem.maximum)}. Check the zeros.`;
      case "notWhole":
        return "Enter whole dollars.";
      default:
        return "Use numbers only, such as 18,000.";
    }
  },
  coversLegend: "Other costs this household will cover",
  covers: {
    travel: "Trips home",
    books: "Books and a computer",
    health: "Health insurance",
    phone: "Phone",
    living: "Food and housing at home",
  } satisfies Record<CoveredCost, string>,
  cssLegend: "If a college asks you: will you fill out the CSS Profile?",
  consentLegend: "If the FAFSA asks you: will you consent and fill out your part?",
  readiness: { yes: "Yes", no: "No", unsure: "Not sure yet" } satisfies Record<Readiness, string>,

  giveTitle: "Choose what to share",
  giveLead: "Nothing is shared until you choose it.",
  gives: {
    pay: "What this household can pay a year",
    covers: "The other costs it will cover",
    css: "Whether you will fill out the CSS Profile",
    consent: "Whether you will consent on the FAFSA",
  },
  givesLegend: "Share",
  nothingTyped: "not filled in yet",
  agree: "The other household can see the total",
  agreeDetail: (other: string) =>
    `The total shows only if you both agree. Because ${other} could then figure out your part, and you could figure out theirs, we show both amounts.`,
  previewTitle: "This is all that is shared",
  previewEmpty: "Nothing is shared yet. Choose something above.",
  copy: "Copy the code",
  copied: "Copied.",
  copyFailed: "This browser didn’t let us copy the code. Select it and copy it yourself.",
  saveFile: "Save as a file",
  saved: "The file is in your downloads.",
  fileName: (household: string, day: string) => `tassel-household-${household}-${day}.json`,
  keepHere: "Share on this device",
  keptHere: "This is now shared. The student sees it under “I am the student.”",
  codeLabel: "Code to send",
  codeNote: "Anyone who has this code can read what is in it. Send it only to the person it is for.",
  handedOn: (day: string) => `Shared ${formatDate(day)}`,
  handedTitle: "Shared on this device",
  handedNothing: (name: string) => `${name} hasn’t shared anything yet.`,
  takeBack: "Stop sharing it",
  otherTitle: (name: string) => `From ${name}`,
  keptFromOther: "Only the student sees the amount.",
  notGiven: "No amount was shared.",
  payShown: (usd: number) => `${formatUsd(usd)} a year`,
  coversShown: (costs: string) => `Also covers: ${costs}`,
  cssShown: (answer: string) => `CSS Profile, if asked: ${answer}`,
  consentShown: (answer: string) => `FAFSA, if asked: ${answer}`,

  agreedShown: "Both households can see the total, if the other agrees too",
  notAgreedShown: "Only the student sees the total",
  madeShown: (day: string) => `Made ${formatDate(day)}`,

  openTitle: "Open a code or a file",
  openLabel: "Code from a household",
  openHint: "Paste the whole code. It starts with TASSEL.",
  open: "Open the code",
  openFile: "Open a file",
  opened: (name: string) => `Added what ${name}’s household shared.`,
  problem: {
    empty: "There is no code here yet.",
    notAShare: "This is not a code or file from a household. A code starts with TASSEL1.",
    aPlanFile:
      "This is a whole plan file, which may include private figures, so we did not open it. Ask for a household’s code instead.",
    damaged: "This code is cut off or has a wrong letter. Ask for it again and paste the whole code.",
    newer: "This code or file was made by a newer version of Tassel. Reload this page, then open it again.",
    brokenField: "Something in this file is wrong, so we did not use any of it. Ask for a new file.",
    tooLarge: "This is too long to be a household’s code or file.",
    unreadable: "Your device could not read this file. Choose it again.",
    own: "This is your own household’s code. It is for the student or the other household.",
  } satisfies Record<ShareProblem["kind"] | "unreadable" | "own", string>,

  totalTitle: "Both households together",
  totalNote:
    "This is what both households said they can pay. Trips, books and other costs they cover are extra.",
  totalMissing: (names: readonly string[]) => `Still missing: an amount from ${formatAnd(names)}.`,
  notAgreed: "The total appears here once both households agree. Until then only the student sees it.",
  takeTotal: "Use the total in the plan",
  takeTotalNote:
    "This amount becomes “what your family can pay a year,” and everyone who opens the plan on this device will see it.",
  totalTaken: "The plan now uses this amount.",

  studentTitle: "What both households shared",
  studentLead: "You see only what they chose to share, not their own figures.",

  sheetTitle: (name: string) => `Sheet for ${name}’s household`,
  sheetFor: "This sheet shows only this household.",
  print: "Print my sheet",
  printNote:
    "It has your figures, your part on each form, and what to gather, but nothing from the other household.",
  fafsaPart: {
    files: "On the FAFSA: you fill out a parent’s part.",
    filesSecond: "On the FAFSA: you fill out a parent’s part.",
    notAsked: "On the FAFSA: you do not report anything.",
    maybe: "We can’t tell yet who goes on the FAFSA. Answer the questions at the top of the guide.",
  } satisfies Record<FormPart, string>,
  cssPart: {
    files: "On the CSS Profile: your household files first, for the colleges that want it.",
    filesSecond: "On the CSS Profile: you file second, with your own account, if a college wants it.",
    notAsked: "On the CSS Profile: you do not file.",
    maybe: "On the CSS Profile: ask each college whether your household files first or second.",
  } satisfies Record<FormPart, string>,
  sheetFigures: "My figures",
  sheetBlank: "______________",
  sheetColleges: "Colleges and what they said about the CSS Profile",
  sheetFafsa: "For the FAFSA",
  sheetCss: "For the CSS Profile",

  putAway: "Remove my part from this device",
  putAwayNote:
    "This removes your figures and choices in this part. What you shared stays, and so do your FAFSA calculator answers.",
  putAwayDone: "Your part was removed from this device.",
  planFileNote:
    "If you save the plan as a file, it includes every part filled out on this device, unless you leave out money and notes.",
};

export const collegeWords = {
  title: "The colleges in your plan",
  empty: "Add colleges to your plan to note what each one wants.",
  find: "Find a college",
  lead: "Look up each one on the College Board’s list or on its financial aid page, and note what you find.",
  loading: "Loading your colleges",
  failed: "We couldn’t load your colleges’ names.",
  failedKept: "Your plan and your answers are saved.",
  legend: (college: string) => `What does ${college} want?`,
  wishes: { none: "No CSS Profile", one: "From one household", both: "From both" },
  open: "Not checked yet",
  aidPage: (college: string) => `${college}’s financial aid page`,
  unknown: (unitId: number) => `College ${unitId}`,
  fees: (count: number, usd: number, year: string) =>
    `${count === 1 ? "1 college wants" : `${count} colleges want`} it: ${formatUsd(usd)} in fees for the household that files first (${year}).`,
  otherFee: (count: number, usd: number) =>
    `${count === 1 ? "1 of them wants" : `${count} of them want`} the other parent’s form too: ${formatUsd(usd)} once, paid by that parent.`,
  stillOpen: (count: number) =>
    count === 1 ? "1 college is not checked yet." : `${count} colleges are not checked yet.`,
};
