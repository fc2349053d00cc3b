/** The text of what is due: the day, whose it is, and what is still missing. */
import { getRoundName } from "#domain/college/roundNames.ts";
import type { DeadlineRound } from "#domain/college/rounds.ts";
import { planNames, rollingMeaning } from "#domain/timeline/deadlineWords.ts";
import { belowMinimumWords, nameDue, systemNames, tellFee, tellMissing } from "#domain/timeline/dueWords.ts";
import type { ApplicationPlan, DueItem } from "#domain/timeline/timeline.ts";
import { formatDate, formatInteger, formatOr, formatShortDate } from "#lib/format.ts";
import { sayDaysLeft } from "./sayDaysLeft.ts";

export const words = {
  title: "Due",
  lead: "These are dates set by colleges, states and test makers, and any you set yourself.",
  daysLeft: sayDaysLeft,
  expected: "Expected: this year’s date isn’t published",
  kind: nameDue,
  systems: systemNames,
  /** Whose date it is where no college is named. */
  whose: {
    stateMoney: "State money",
    test: "Test registration",
    reply: "Your answer",
    own: "Your own date",
  } as const,
  missing: (item: DueItem) => tellMissing(item),
  fee: tellFee,
  belowMinimum: belowMinimumWords,
  seeMinimum: "See what the college asks for",
  /** Only an application takes what can all be checked off. */
  ready: ({ kind }: Pick<DueItem, "kind">) =>
    kind === "application" || kind === "scholarship" || kind === "honors"
      ? "You have checked off everything for this."
      : "",
  done: {
    application: "Submitted",
    scholarship: "Submitted",
    honors: "Submitted",
    stateMoney: "Done",
    test: "Registered",
    reply: "Answered",
    own: "Done",
  } as const,
  about: (name: string, kind: string) => `: ${name}, ${kind}`,
  more: (count: number) => (count === 1 ? "1 later date" : `${formatInteger(count)} later dates`),
  later: ({ day, isExpected }: Pick<DueItem, "day" | "isExpected">, name: string, kind: string) =>
    `${formatDate(day)}${isExpected ? " (expected)" : ""}: ${name}, ${kind}`,
  none: "We don’t know of a deadline in the next 60 days.",
  /** A round whose day has passed before the application was sent. */
  over: (name: string, day: string, stillOpen: readonly DeadlineRound[]) =>
    stillOpen.length === 0
      ? `${name}: the deadline was ${formatShortDate(day)}. Ask today whether it still takes applications.`
      : `${name}: the deadline was ${formatShortDate(day)}. Still open: ${formatOr(stillOpen.map((round) => getRoundName(round).toLowerCase()))}.`,
  noRound: (name: string, plan: ApplicationPlan) =>
    `${name}: we don’t know of ${planNames[plan]} there. Choose the round you want, and its date will show here.`,
  changeRound: "Change the round",
  others: (count: number) => (count === 1 ? "one other" : `${formatInteger(count)} others`),
  /** Colleges to apply to whose day no one has published, or that take students until they are full. */
  undated: (names: string, count: number) =>
    `We don’t know the deadline for ${names}. Ask ${count === 1 ? "its" : "each"} admission office, or apply soon.`,
  untilFull: (names: string) => `Rolling admission at ${names}. ${rollingMeaning}`,
  openToAll: (names: string, count: number) =>
    `${names} ${count === 1 ? "admits" : "admit"} nearly everyone and ${count === 1 ? "takes" : "take"} applications for months. Apply by spring for housing, classes and aid.`,
  /** Nothing is due at all. */
  nothing: {
    empty: "Add a college to your list, and its dates will show here.",
    answered: "There are no upcoming dates set by others. Your college’s portal has its own checklist.",
    answer:
      "The usual day to accept an offer has passed. Ask each college that admitted you whether it’s still holding your place.",
    passed:
      "Every deadline we know of for your list has passed. If you applied, mark that on your list, and the next dates will show. If you didn’t, some colleges still take students. Ask the admission office, or look for a college that admits all year.",
    early: "Nothing is due yet. Your colleges’ dates will show here once they’re known for your class.",
    unknown:
      "We know of no upcoming date for your list. Check each college’s page, and ask its admission office.",
  },
  stillOpen: "Find colleges with open admission",
  glance: { sayYear: "Add your graduation year" },
  advice: "These are our suggestions. The dates under “Due” are set by others.",
} as const;
