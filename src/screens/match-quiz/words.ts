/** The text of the quiz: questions, buttons, shared answers. */

import { answerWords } from "#components/answer/answerWords.ts";
import type { QuizScreen } from "#domain/answers/catalog/profile.ts";
import { commuteMiles } from "#domain/geography/nearness.ts";
import type { Profile } from "#domain/people/profile.ts";
import { formatAnd, formatInteger } from "#lib/format.ts";

/** `lead` is null where the title and the fields say it all: nobody reads twice on the way to the first list. */
type Question = { title: string; name: string; lead: string | null; skip: string };

const questions: Readonly<Record<QuizScreen, Question>> = {
  grades: {
    title: "How is school going?",
    name: "grades",
    lead: null,
    skip: "Skip",
  },
  home: {
    title: "Where do you live?",
    name: "home",
    lead: null,
    skip: "Skip",
  },
  pay: {
    title: "What can your family pay a year?",
    name: "budget",
    lead: "A guess is fine.",
    skip: "Not sure yet",
  },
  since: {
    title: "What have you done since high school?",
    name: "since high school",
    lead: "College credits make you a transfer student, and different rules apply. Military service comes with education benefits.",
    skip: "Skip",
  },
  tests: {
    title: "Do you have test scores?",
    name: "test scores",
    lead: "One score is enough. It narrows your chance range at every college that considers scores.",
    skip: "No scores yet",
  },
  record: {
    title: "What does your school record show?",
    name: "school record",
    lead: "Some colleges admit every student who meets a published standard. Your answers show whether you meet one.",
    skip: "Skip",
  },
  majors: {
    title: "What might you study?",
    name: "fields of study",
    lead: "Colleges with degrees in the fields you choose move up the list.",
    skip: "Not sure yet",
  },
  distance: {
    title: "How far from home?",
    name: "distance",
    lead: "Your first list stays within this distance. If only a few fit, we name the nearest one beyond it. In the full list, colleges farther away move down but stay listed.",
    skip: "Skip",
  },
  size: {
    title: "How big a college?",
    name: "size",
    lead: "We go by the number of undergraduates.",
    skip: "Skip",
  },
  setting: {
    title: "City, suburb, town or country?",
    name: "setting",
    lead: "A similar setting, such as a suburb when you chose a city, counts half as much.",
    skip: "Skip",
  },
  kind: {
    title: "What kinds of college?",
    name: "kind of college",
    lead: "Only the degrees and kinds you choose stay on the list.",
    skip: "All kinds",
  },
  living: {
    title: "Where would you live?",
    name: "housing",
    lead: `Living at home often saves more than any grant. We’ll price colleges within ${formatInteger(commuteMiles)} miles that way, and the rest for living on campus.`,
    skip: "Skip",
  },
};

export const words = {
  name: "College match quiz",
  question: (screen: QuizScreen) => questions[screen],
  skip: (screen: QuizScreen) => questions[screen].skip,
  progressFirst: (number: number, of: number) => `Question ${number} of ${of}`,
  progressSharpen: (number: number, of: number) => `Refine your list: ${number} of ${of}`,
  seeResults: "See my colleges",
  keptHere: "You can change any answer later. Without an account, your answers stay on this device.",
  notKept: "This browser won’t let us save anything, so your answers last only until you close this page.",
  full: "This device is out of storage, so your last change isn’t saved. It still counts while this page is open.",
  changes: {
    title: "What this answer changes",
    waiting: "Answer the question to see what changes.",
    loading: "Loading the colleges…",
  },
  shared: {
    askTitle: "This link contains someone’s answers",
    ask: "Replace your answers with these? Your saved colleges and your money answers won’t change.",
    replace: "Use the shared answers",
    keep: "Keep mine",
    taken: "You’re looking at the shared answers. You can change any of them.",
    leftOut:
      "The link leaves out the family’s income and what it can pay. Add yours to see which colleges fit your budget.",
    leftOutOwn: "The link leaves out the family’s income and what it can pay, so prices use your own.",
    addBudget: "Add your budget",
    replaced: "The shared answers replaced yours.",
    undo: "Undo",
    broken: (fields: readonly (keyof Profile)[]) =>
      `We skipped part of the link because it wasn’t valid: ${formatAnd([...new Set(fields.map((field) => answerWords[field].name))])}. We used the rest.`,
    nothingRead:
      "We couldn’t read any answers in this link. Ask for a new link, or answer the questions yourself.",
    nonsense:
      "We couldn’t read this link. It may have been cut off or changed. Your own answers are untouched.",
    newer:
      "This link was made by a newer version of Tassel. Reload this page, then open the link again. Your own answers are untouched.",
    tooLong: "This link is too long to be a real set of answers. Your own answers are untouched.",
    close: "Close",
  },
};
