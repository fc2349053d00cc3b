/** The text of /application-timeline outside its questions; the loading message is the specification's. */
import { rollingMeaning } from "#domain/timeline/deadlineWords.ts";
import { formatInteger } from "#lib/format.ts";
import type { Step } from "./steps.ts";

const stepNames: Readonly<Record<Step, string>> = {
  class: "Class",
  transfer: "Current college",
  colleges: "Colleges",
  plans: "How to apply",
  tests: "Tests",
  aid: "Aid forms",
  situations: "Situations",
  service: "Military service",
};

export const words = {
  title: "Application timeline",
  lead: "See what to do, by when, and why, based on your grade and your colleges. For each date, we say how sure we are.",
  start: "Start the questions",
  goOn: "Answer the rest",
  kept: "Answer six short questions. You don’t need an account, and without one, your answers stay on this device.",
  loading: "Loading your personalized timeline generator...",
  noScript:
    "The timeline needs JavaScript, because your answers are saved in this browser. Without it, you can read this page and see the dates we know on each college’s page.",
  summary: {
    title: "Your answers",
    lead: "You can change any answer. We keep everything you checked off, edited or added.",
    name: (step: Step) => stepNames[step],
    open: "Not answered yet",
    notSure: "Not sure yet",
    given: "Answered",
    none: "None",
    noCollege: "None. Your timeline has the tasks for your grade",
    chosen: (chosen: number, all: number) => `Chosen for ${formatInteger(chosen)} of ${formatInteger(all)}`,
    situations: (count: number) => (count === 0 ? "None" : `${formatInteger(count)} chosen`),
    otherGrade: (graduationYear: number, gradeYear: number) =>
      gradeYear === 13
        ? `Your profile says you have finished high school, but your timeline is for the class of ${graduationYear}. Change or confirm your class.`
        : `Your profile says grade ${gradeYear}, but your timeline is for the class of ${graduationYear}. Change or confirm your class.`,
    otherYear: (graduationYear: number, before: number) =>
      `On this page, you first chose the class of ${before}. You later chose a different grade, so your timeline is for the class of ${graduationYear}. Change or confirm your class.`,
    change: "Change",
    answer: "Answer",
    show: "Show my timeline",
  },
  deadlines: "Your colleges’ deadlines",
  otherClass: (known: number, graduationYear: number) =>
    `These dates are for the class of ${known}. Dates for the class of ${graduationYear} are not published yet. Expect similar dates, and check again later.`,
  otherApplicant:
    "These dates are for first-year students who start in the fall. Ask each college for its transfer and spring dates.",
  check:
    "Plan to finish a day early, and check the time zone. Confirm each date with the college before you rely on it.",
  checkLink: "Check with the college",
  binding: "This round is binding. If you are admitted, you must enroll.",
  passed: (count: number) =>
    count === 1 ? "1 deadline has passed" : `${formatInteger(count)} deadlines have passed`,
  rollingTitle: "Rolling",
  rolling: rollingMeaning,
  unknownTitle: "No date yet",
  unknown: "We don’t have dates for these colleges. Ask them:",
  college: (unitId: number) => `College ${unitId}`,
  emptyTitle: "No colleges in your plan yet",
  empty:
    "You can make a timeline without any. If you add a few, their application deadlines will appear here too.",
  emptyQuiz: "Start the match quiz",
  emptySearch: "Find colleges",
  failedTitle: "We couldn’t load the deadlines",
  failedKept: "Your plan is safe on this device, and you can still answer the questions.",
  offline:
    "You are offline. These are the deadlines that loaded before. The rest will appear when you are back online.",
  linksLabel: "What to do next",
  links: [
    { to: "/colleges", label: "Find a college and its deadlines" },
    { to: "/my-plan", label: "My plan" },
    { to: "/tools/fafsa-calculator", label: "FAFSA calculator" },
  ],
};
