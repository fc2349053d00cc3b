/** The text of the quiz: questions, buttons, shared answers. */
import { commuteMiles } from "#domain/geography/nearness.ts";
import type { Profile } from "#domain/people/profile.ts";
import { formatInteger } from "#lib/format.ts";
import type { Step } from "./steps.ts";

type Question = { title: string; lead: string; skip: string };

const questions: Readonly<Record<Step, Question>> = {
  grades: {
    title: "What grade are you in, and how are your grades?",
    lead: "As they stand today. You can change every answer later.",
    skip: "Skip",
  },
  home: {
    title: "Where do you live?",
    lead: "Public colleges charge by home state, and some promise places to students of their own.",
    skip: "Skip",
  },
  pay: {
    title: "What can your family pay a year?",
    lead: "Your best guess. It shows which colleges are within your budget, and which are financial safeties: sure to admit you, at a price you can pay.",
    skip: "I do not know yet",
  },
  tests: {
    title: "Do you have test scores?",
    lead: "A score narrows the range of your chance wherever it is read.",
    skip: "I have none",
  },
  record: {
    title: "What is on your school record?",
    lead: "Some colleges admit every student who reaches a published line. These answers decide whether you reach one.",
    skip: "Skip",
  },
  income: {
    title: "What is your family’s income?",
    lead: "Prices follow income. With it, a price can be the one that families like yours paid.",
    skip: "Rather not say",
  },
  majors: {
    title: "What might you study?",
    lead: "Colleges that award degrees in your fields move up.",
    skip: "I do not know yet",
  },
  distance: {
    title: "How far from home?",
    lead: "Your first list keeps to it as far as it can. In the whole list farther colleges move down, and none vanish.",
    skip: "Skip",
  },
  size: {
    title: "How large a college?",
    lead: "By the number of undergraduates.",
    skip: "Skip",
  },
  setting: {
    title: "City, town or country?",
    lead: "Neighboring settings still count for half.",
    skip: "Skip",
  },
  kind: {
    title: "Which kinds of college?",
    lead: "Only the kinds you choose stay on the list.",
    skip: "All kinds",
  },
  living: {
    title: "Where would you live?",
    lead: `Living with family often saves more than any grant. It is priced at colleges within ${formatInteger(commuteMiles)} miles of home; farther ones are priced for living on campus.`,
    skip: "Skip",
  },
};

const fieldNames: Readonly<Record<keyof Profile, string>> = {
  gradeYear: "grade",
  gpaScale: "GPA scale",
  gpa: "GPA",
  satTotal: "SAT",
  actComposite: "ACT",
  classRankTopPercent: "class rank",
  coreGpa: "core GPA",
  coreYears: "years of core courses",
  hasRequiredCourses: "required courses",
  majorFamilies: "fields of study",
  majorPrograms: "single majors",
  homeZip: "ZIP code",
  homeState: "state",
  homeLatitude: "position",
  homeLongitude: "position",
  livingPlan: "living plan",
  sizes: "college size",
  settings: "setting",
  maxDistanceMiles: "distance",
  levels: "degree",
  controls: "kind of college",
};

const list = new Intl.ListFormat("en-US");

export const words = {
  name: "College match quiz",
  question: (step: Step) => questions[step],
  progressFirst: (number: number, of: number) => `Question ${number} of ${of} to your first list`,
  progressSharpen: (number: number, of: number) => `Sharpen your list: ${number} of ${of}`,
  continue: "Continue",
  seeFirst: "See my colleges",
  back: "Back",
  seeResults: "See my colleges",
  keptHere: "Without an account your answers stay on this device.",
  notKept: "This browser does not let pages keep anything, so your answers last until you close this page.",
  full: "This device has no room left, so the last change is not saved. It still counts on this page.",
  changes: {
    title: "What this answer changes",
    waiting: "Answer, and the changes show here.",
    loading: "Loading the colleges…",
  },
  shared: {
    askTitle: "This link carries someone’s answers",
    ask: "Use them in place of yours? Your saved colleges and your money answers stay as they are.",
    replace: "Use the shared answers",
    keep: "Keep mine",
    taken: "These are the shared answers. You can change each of them.",
    replaced: "The shared answers took the place of yours.",
    undo: "Undo",
    broken: (fields: readonly (keyof Profile)[]) =>
      `The link held something for ${list.format(fields.map((field) => fieldNames[field]))} that cannot be right, so that was left out. All else was read.`,
    nothingRead: "Nothing in the link’s answers could be read. Ask for the link again, or answer yourself.",
    nonsense:
      "The answers in this link cannot be read: it was cut short or changed on its way. Your own answers are untouched.",
    newer:
      "This link was made by a newer version of Tassel. Reload this page, then open the link again. Your own answers are untouched.",
    tooLong: "The answers in this link are far too long to be real. Your own answers are untouched.",
    close: "Close",
  },
};
