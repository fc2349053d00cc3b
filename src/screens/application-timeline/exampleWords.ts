/** The example on /application-timeline: a composite student, with dates valid for her class. */
import type { DateConfidence, TaskPerson } from "#domain/timeline/timeline.ts";
import { baseYearEnds } from "#facts/calendar/admission.ts";
import { satSittings } from "#facts/calendar/testSittings.ts";
import { requireValue } from "#facts/fact.ts";
import { addDays, toDay } from "#lib/dates.ts";
import { formatMonthDay, formatSchoolYear } from "#lib/format.ts";

export const exampleClass = 2028;

const exampleCycle = formatSchoolYear(exampleClass - 1);
const firstSat = findFirstSat();
/** Her first college is made up, and so is its deadline. */
const exampleDeadline = toDay(exampleClass - 1, 11, 1);
/** The law’s latest day for the form to open. */
const exampleFafsaDay = toDay(exampleClass - 1, 10, 1);

export type ExampleTask = {
  /** A day, or null if the text beside it says when. */
  day: string | null;
  when?: string;
  title: string;
  note: string;
  who: TaskPerson;
  standing: Exclude<DateConfidence, "own">;
};

/** In calendar order. */
const tasks: readonly ExampleTask[] = [
  {
    day: requireValue(baseYearEnds, exampleCycle).date,
    title: "The tax year for her first FAFSA ends",
    note: "Any large one-time income before this day, such as from a stock sale, counts on that FAFSA.",
    who: "parent",
    standing: "published",
  },
  {
    day: firstSat.date,
    title: `First SAT; register by ${formatMonthDay(firstSat.registerBy)}`,
    note: "The College Board has published this test date.",
    who: "student",
    standing: "published",
  },
  {
    day: null,
    when: "Spring 2027",
    title: "Ask two teachers for letters",
    note: "Ask before summer, while they still see her every day. This has no set date, so we don’t give one.",
    who: "student",
    standing: "month",
  },
  {
    day: exampleFafsaDay,
    title: "The FAFSA opens by this day",
    note: "By law, the form can’t open later than this. The actual date hasn’t been announced.",
    who: "parent",
    standing: "expected",
  },
  {
    day: addDays(exampleDeadline, -28),
    title: "Her school has everything it needs for her early application",
    note: "This is four weeks before the deadline.",
    who: "counselor",
    standing: "computed",
  },
  {
    day: exampleDeadline,
    title: "Early action is due at her first college",
    note: "This year, the deadline is in early November. Next year’s date isn’t published yet.",
    who: "student",
    standing: "expected",
  },
  {
    day: null,
    when: "Check with the college",
    title: "Regular decision is due at her third college",
    note: "We don’t know this date. The timeline says so and links to the college.",
    who: "student",
    standing: "ask",
  },
];

export const exampleWords = {
  title: "What a timeline looks like",
  lead: `Seven tasks for a junior, class of ${exampleClass}, applying to three colleges.`,
  composite: "She isn’t a real student; we made her up from common situations. The dates are for her class.",
  sources:
    "Sources: SAT dates and deadlines for 2026-27, College Board; the FAFSA’s tax year and opening date, Federal Student Aid. The other steps are what counselors usually advise.",
  tasks,
  meaningTitle: "What a date means",
  meaningLead: "A wrong date is worse than no date, so we say how sure we are of each one.",
  meaning: {
    published: "A source published it for your year, and we name the source.",
    expected:
      "The date for your year hasn’t been published yet. We base it on a rule or on another year, so check before you rely on it.",
    computed:
      "We counted back from another date to leave you enough time. This date is only as sure as the one it depends on.",
    month: "Only the month or season is known, so we don’t give a day.",
    ask: "We don’t know the date, so we link to the college instead of guessing.",
  } satisfies Record<ExampleTask["standing"], string>,
};

/** The first SAT of the calendar year before she graduates. */
function findFirstSat(): { date: string; registerBy: string } {
  const sittings = requireValue(satSittings, formatSchoolYear(exampleClass - 2));
  const first = sittings.find(({ date }) => date.startsWith(String(exampleClass - 1)));
  if (first === undefined) throw new Error("The example’s SAT day is not published.");
  return first;
}
