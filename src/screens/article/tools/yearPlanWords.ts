/** The text of the tasks of one school year. */

import { formatInteger, formatMonth } from "#lib/format.ts";

const grades = { 9: "9th grade", 10: "10th grade", 11: "11th grade" } as const;
export type YearGrade = keyof typeof grades;

export const words = {
  grade: "Your grade now",
  gradeToSee: "Which grade’s tasks?",
  otherGrade: "See another grade",
  gradeName: (grade: YearGrade) => grades[grade],
  classOf: (year: number) => `Class of ${year}`,
  choose: "Choose your grade to see this year’s tasks.",
  loading: "Loading this year’s tasks",
  failed: "We couldn’t load this year’s tasks",
  kept: "What you entered is saved.",
  month: (month: string) => formatMonth(`${month}-01`),
  noMonth: "Any month",
  title: (grade: YearGrade, year: number) => `Tasks for ${grades[grade]}, class of ${year}`,
  lead: "Add them to your plan to check them off. In your plan, you can leave out any that don’t apply to you.",
  leadIn: "These are in your plan. Check off what is done, and leave out any that don’t apply to you.",
  leaveOut: "Leave it out",
  leaveOutFull: (title: string) => `Leave it out: ${title}`,
  put: (count: number) =>
    count === 1 ? "Add 1 task to my plan" : `Add ${formatInteger(count)} tasks to my plan`,
  putSaid: (count: number) =>
    count === 1 ? "1 task is in your plan." : `${formatInteger(count)} tasks are in your plan.`,
  change: (from: number, to: number) =>
    `Your plan is for the class of ${from}. Adding these changes it to the class of ${to}.`,
  outSaid: (title: string) => `Removed from your plan: ${title}`,
};
