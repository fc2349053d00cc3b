/** The words of a table of requirements: its columns, its checklist, and what was added to the plan. */
import { formatInteger } from "#lib/format.ts";

export const requirementWords = {
  subject: "Subject",
  toDo: "What to do",
  planned: "In your plan",
  legend: "Tick what you have done, or have arranged already.",
  count: (ticked: number, all: number) => `${formatInteger(ticked)} of ${formatInteger(all)} ticked`,
  keptHere: "Ticks are kept in the plan on this device. No account is needed.",
  addRest: (count: number) =>
    count === 1 ? "Add the 1 left to my plan" : `Add the ${formatInteger(count)} left to my plan`,
  added: (count: number) =>
    count === 1 ? "1 task is in your plan now." : `${formatInteger(count)} tasks are in your plan now.`,
  takeBack: "Take them out again",
  allSet: "Everything here is ticked or in your plan.",
  toTimeline: "See your timeline",
  full: (maximum: number) =>
    `A plan holds up to ${formatInteger(maximum)} tasks of your own. Take some out of the timeline first.`,
} as const;
