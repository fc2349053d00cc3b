/** The text of a requirements table: columns, checklist, and what was added to the plan. */
import { formatInteger } from "#lib/format.ts";

export const requirementWords = {
  subject: "Subject",
  toDo: "What to do",
  planned: "In your plan",
  legend: "Check off what you have done or already arranged.",
  count: (ticked: number, all: number) => `${formatInteger(ticked)} of ${formatInteger(all)} checked off`,
  keptHere: "What you check off is saved in the plan on this device. You don’t need an account.",
  addRest: (count: number) =>
    count === 1 ? "Add the last one to my plan" : `Add the other ${formatInteger(count)} to my plan`,
  added: (count: number) =>
    count === 1 ? "1 task is in your plan now." : `${formatInteger(count)} tasks are in your plan now.`,
  takeBack: "Remove them",
  allSet: "Everything here is checked off or in your plan.",
  toTimeline: "See your timeline",
  full: (maximum: number) =>
    `A plan holds up to ${formatInteger(maximum)} of your own tasks. Remove some from the timeline first.`,
} as const;
