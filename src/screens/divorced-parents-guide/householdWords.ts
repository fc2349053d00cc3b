/** The text of each household's part: filling in, sharing, and the sheet. */
import type { CoveredCost, Readiness, ShareProblem } from "#domain/aid/householdShare.ts";
import type { AnswerProblem } from "#domain/people/answers.ts";
import { formatDate, formatUsd } from "#lib/format.ts";
import type { FormPart } from "./gather.ts";

export const householdWords = {
  whoTitle: "Who is looking?",
  whoNote:
    "Anyone who can open this page on this device can open each part. For a part that only you can open, use your own device, and hand over a code.",
  iAm: (name: string) => `I am ${name}`,
  iAmStudent: "I am the student",
  leave: "Close this part",

  partTitle: (name: string) => `${name}’s household`,
  partLead: "Only this household’s part is shown here.",
  figuresTitle: "Your own figures",
  figuresNote: "The second and third are for your own sheet and are never handed over.",
  pay: { label: "What this household can pay a year", hint: "For all college costs, without loans." },
  savings: { label: "Saved for this student", hint: "529 plans and other savings, as of today." },
  borrow: {
    label: "What this household would borrow a year",
    hint: "Leave it empty if nothing, or if you do not know.",
  },
  year: "a year",
  usdProblem: (problem: AnswerProblem): string => {
    switch (problem.kind) {
      case "tooLow":
        return "An amount below $0 cannot be right here.";
      case "tooHigh":
        return `This is more than ${formatUsd(problem.maximum)}. Please check the zeros.`;
      case "notWhole":
        return "Please use whole dollars.";
      default:
        return "Use figures only, such as 18,000.";
    }
  },
  coversLegend: "Costs this household will carry besides",
  covers: {
    travel: "Trips home",
    books: "Books and a computer",
    health: "Health insurance",
    phone: "Phone",
    living: "Food and a room at home",
  } satisfies Record<CoveredCost, string>,
  cssLegend: "If a college asks you: will you fill in the CSS Profile?",
  consentLegend: "If the FAFSA asks you: will you consent and fill in your part?",
  readiness: { yes: "Yes", no: "No", unsure: "Not sure yet" } satisfies Record<Readiness, string>,

  giveTitle: "Choose what to hand over",
  giveLead: "Nothing is handed over until you choose it.",
  gives: {
    pay: "What this household can pay a year",
    covers: "The costs it will carry besides",
    css: "Whether you will fill in the CSS Profile",
    consent: "Whether you will consent on the FAFSA",
  },
  givesLegend: "Hand over",
  nothingTyped: "not filled in yet",
  agree: "The other household may see the total",
  agreeDetail: (other: string) =>
    `It shows only when both agree. From the total, ${other} can work out your part, and you theirs; so both amounts are then shown.`,
  previewTitle: "This is all that is handed over",
  previewEmpty: "Nothing yet. Choose something above.",
  copy: "Copy the code",
  copied: "Copied.",
  copyFailed: "This browser did not let us copy. Select the code and copy it by hand.",
  saveFile: "Save as a file",
  saved: "The file is in your downloads.",
  fileName: (household: string, day: string) => `tassel-household-${household}-${day}.json`,
  keepHere: "Hand over on this device",
  keptHere: "Handed over. The student sees it under “I am the student”.",
  codeLabel: "Code to send",
  codeNote: "A code is not a secret: whoever has it can read what is in it. Send it to the one it is for.",
  handedOn: (day: string) => `Handed over ${formatDate(day)}`,
  handedTitle: "Handed over on this device",
  handedNothing: (name: string) => `Nothing from ${name} yet.`,
  takeBack: "Take it back",
  otherTitle: (name: string) => `From ${name}`,
  keptFromOther: "The amount is not shown to you. It is for the student.",
  notGiven: "No amount was handed over.",
  payShown: (usd: number) => `${formatUsd(usd)} a year`,
  coversShown: (costs: string) => `Carries besides: ${costs}`,
  cssShown: (answer: string) => `CSS Profile, if asked: ${answer}`,
  consentShown: (answer: string) => `FAFSA, if asked: ${answer}`,

  agreedShown: "The total may be shown to both households, if the other agrees too",
  notAgreedShown: "The total is for the student alone",
  madeShown: (day: string) => `Made ${formatDate(day)}`,

  openTitle: "Open a code or a file",
  openLabel: "Code from a household",
  openHint: "Paste the whole code. It begins with TASSEL.",
  open: "Open the code",
  openFile: "Open a file",
  opened: (name: string) => `Taken over: what ${name}’s household handed over.`,
  problem: {
    empty: "There is no code here yet.",
    notAShare: "This is not a code or file from a household. A code begins with TASSEL1.",
    aPlanFile:
      "This is a whole plan file, which may hold figures. It was not opened here. Ask for a household’s code instead.",
    damaged: "This code is cut off or has a wrong letter in it. Ask for it again, and paste it whole.",
    newer:
      "This was made by a newer version of Tassel. Reload this page to get the newest version, then open it again.",
    brokenField: "Something in this file cannot be right, so none of it was taken over. Ask for it again.",
    tooLarge: "This is too long to be a household’s code or file.",
    unreadable: "Your device could not read this file. Choose it again.",
    own: "This is the code of your own household. It is for the student or the other household.",
  } satisfies Record<ShareProblem["kind"] | "unreadable" | "own", string>,

  totalTitle: "Both households together",
  totalNote: "The sum of what both said they can pay. Trips, books and other costs they carry come on top.",
  totalMissing: (names: readonly string[]) => `Still missing: an amount from ${listFormat.format(names)}.`,
  notAgreed: "The total shows here when both households agree to it. Until then it is for the student.",
  takeTotal: "Use the total in the plan",
  takeTotalNote:
    "It becomes “what your family can pay a year”, and everyone who opens the plan on this device sees it.",
  totalTaken: "The plan now goes by this amount.",

  studentTitle: "What both households handed over",
  studentLead: "Chosen results only. Neither household’s own figures are here.",

  sheetTitle: (name: string) => `Sheet for ${name}’s household`,
  sheetFor: "This sheet shows this household alone.",
  print: "Print my sheet",
  printNote: "Your figures, your part on each form, and what to get ready. Nothing of the other household.",
  fafsaPart: {
    files: "On the FAFSA: you fill in a parent’s part.",
    filesSecond: "On the FAFSA: you fill in a parent’s part.",
    notAsked: "On the FAFSA: you are not asked, and nothing of yours is reported.",
    maybe: "On the FAFSA: not decided yet. Answer the questions at the top of the guide.",
  } satisfies Record<FormPart, string>,
  cssPart: {
    files: "On the CSS Profile: your household files first, for the colleges that want it.",
    filesSecond: "On the CSS Profile: you file second, on an account of your own, where a college wants it.",
    notAsked: "On the CSS Profile: you are not asked.",
    maybe: "On the CSS Profile: ask each college whether your household files first or second.",
  } satisfies Record<FormPart, string>,
  sheetFigures: "My figures",
  sheetBlank: "______________",
  sheetColleges: "Colleges and what they said about the CSS Profile",
  sheetFafsa: "For the FAFSA",
  sheetCss: "For the CSS Profile",

  putAway: "Take my part off this device",
  putAwayNote:
    "Your figures and choices in this part go; what you handed over stays. What the FAFSA calculator keeps is not touched.",
  putAwayDone: "Your part is off this device.",
  undo: "Undo",
  planFileNote:
    "A copy of the plan saved as a file holds every part filled in on this device, unless you leave out money and notes.",
};

const listFormat = new Intl.ListFormat("en-US", { type: "conjunction" });

export const collegeWords = {
  title: "The colleges of your plan",
  empty: "When colleges are on your plan, you can note here what each one wants.",
  find: "Find a college",
  lead: "Look each one up on the College Board’s list or the college’s own aid page, and note what you find.",
  loading: "Loading your colleges",
  failed: "Your colleges’ names could not be loaded.",
  failedKept: "Your plan and your answers are kept.",
  legend: (college: string) => `What does ${college} want?`,
  wishes: { none: "No CSS Profile", one: "From one household", both: "From both" },
  open: "Not checked yet",
  aidPage: (college: string) => `Aid page of ${college}`,
  unknown: (unitId: number) => `College ${unitId}`,
  fees: (count: number, usd: number, year: string) =>
    `${count === 1 ? "1 college wants" : `${count} colleges want`} it: ${formatUsd(usd)} in fees for the household that files first (${year}).`,
  otherFee: (count: number, usd: number) =>
    `${count === 1 ? "1 of them wants" : `${count} of them want`} the other parent’s form too: ${formatUsd(usd)} once, paid by that parent.`,
  stillOpen: (count: number) =>
    count === 1 ? "1 college is not checked yet." : `${count} colleges are not checked yet.`,
};
