/** The text of /application-timeline outside its questions; the loading message is the specification's. */
import { formatInteger } from "#lib/format.ts";
import type { Step } from "./steps.ts";

const stepNames: Readonly<Record<Step, string>> = {
  class: "Class",
  colleges: "Colleges",
  plans: "How to apply",
  tests: "Tests",
  aid: "Aid forms",
  situations: "Situations",
};

export const words = {
  title: "Application timeline",
  lead: "What to do, by when, and why: from your grade, your colleges and what they ask for. Every date says how far it can be trusted.",
  start: "Start the questions",
  goOn: "Answer what is open",
  kept: "Six short questions. No account is needed, and without one your answers stay on this device.",
  loading: "Loading your personalized timeline generator...",
  noScript:
    "The timeline needs JavaScript, since your answers are kept in this browser and nowhere else. Without it you can read this page, and each college’s page has the dates we know.",
  summary: {
    title: "Your answers",
    lead: "Change any of them. What you ticked, edited or added by hand is kept.",
    name: (step: Step) => stepNames[step],
    open: "Not said yet",
    none: "None",
    noCollege: "None: your timeline has the tasks of your year",
    chosen: (chosen: number, all: number) => `Chosen for ${formatInteger(chosen)} of ${formatInteger(all)}`,
    situations: (count: number) => (count === 0 ? "None" : `${formatInteger(count)} chosen`),
    otherGrade: (graduationYear: number, gradeYear: number) =>
      gradeYear === 13
        ? `Your profile says that you have finished high school, and your timeline is for the class of ${graduationYear}. Change your class below, or confirm it.`
        : `Your profile says grade ${gradeYear}, and your timeline is for the class of ${graduationYear}. Change your class below, or confirm it.`,
    change: "Change",
    answer: "Answer",
    show: "Show my timeline",
  },
  deadlines: "Deadlines of your colleges",
  otherClass: (known: number, graduationYear: number) =>
    `These dates are for the class of ${known}. For the class of ${graduationYear} none is published yet: expect them near the same days, and check.`,
  otherApplicant:
    "These dates are for first-year students who start in fall. Transfer and spring dates differ, so ask each college.",
  check: "Dates can move. Check each with the college, mind the time zone, and aim for a day earlier.",
  checkLink: "Check with the college",
  binding: "Binding: if it admits you, you must enroll.",
  passed: (count: number) =>
    count === 1 ? "1 deadline has passed" : `${formatInteger(count)} deadlines have passed`,
  rollingTitle: "Rolling",
  rolling: "No fixed date. Earlier is better.",
  unknownTitle: "No date known",
  unknown: "We do not have dates for every college. Ask these:",
  college: (unitId: number) => `College ${unitId}`,
  emptyTitle: "No college in your plan yet",
  empty: "A timeline works without one. With a few colleges, their application deadlines stand here too.",
  emptyQuiz: "Start the match quiz",
  emptySearch: "Find colleges",
  failedTitle: "The deadlines could not be fetched",
  failedKept: "Your plan is safe on this device, and the questions work without them.",
  offline:
    "You are offline. Deadlines that were fetched before stand here; others come when you are back online.",
  linksLabel: "Go on from here",
  links: [
    { to: "/colleges", label: "Find a college and its deadlines" },
    { to: "/my-plan", label: "My plan" },
    { to: "/tools/fafsa-calculator", label: "FAFSA calculator" },
  ],
};
