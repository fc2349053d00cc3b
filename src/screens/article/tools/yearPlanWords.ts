/** The text of the tasks of one school year. */
import { formatInteger } from "#lib/format.ts";

const months = new Intl.DateTimeFormat("en-US", { month: "long", year: "numeric", timeZone: "UTC" });
const grades = { 9: "9th grade", 10: "10th grade", 11: "11th grade" } as const;
export type YearGrade = keyof typeof grades;

export const words = {
  grade: "Your grade now",
  gradeName: (grade: YearGrade) => grades[grade],
  classOf: (year: number) => `Class of ${year}`,
  choose: "Choose your grade, and the tasks of your year stand here.",
  loading: "Loading the tasks of your year",
  failed: "The tasks of your year could not be loaded",
  kept: "What you entered is kept.",
  month: (month: string) => months.format(new Date(`${month}-01T00:00:00Z`)),
  noMonth: "Without a month",
  title: (grade: YearGrade, year: number) => `Tasks of ${grades[grade]}, class of ${year}`,
  lead: "Take the check off a task that is not for you. The rest goes into your plan, where you tick tasks off.",
  leadIn: "These are in your plan. Take the check off a task that is not for you; it leaves the plan.",
  done: "Done",
  isPast: "Its month is behind; it can still be done",
  isOver: "Over for this year",
  effort: (minutes: number) =>
    minutes < 60
      ? `about ${formatInteger(minutes)} min`
      : `about ${formatInteger(Math.round(minutes / 60))} h`,
  open: "Do it here",
  put: (count: number) =>
    count === 1 ? "Put 1 task into my plan" : `Put ${formatInteger(count)} tasks into my plan`,
  putSaid: (count: number) =>
    count === 1 ? "1 task is in your plan." : `${formatInteger(count)} tasks are in your plan.`,
  change: (from: number, to: number) =>
    `Your plan is for the class of ${from}. Putting these in makes it a plan for the class of ${to}.`,
  outSaid: (title: string) => `Left out: ${title}`,
  inSaid: (title: string) => `In your plan: ${title}`,
  nothing: "Choose at least one task.",
};
