/** The example on /application-timeline: a composite student, with dates valid for her class. */
import type { DateConfidence, TaskPerson } from "#domain/timeline/timeline.ts";

export const exampleClass = 2028;

export type ExampleTask = {
  /** A day, or null if the text beside it says when. */
  day: string | null;
  when?: string;
  title: string;
  note: string;
  who: TaskPerson;
  standing: Exclude<DateConfidence, "own">;
};

/** In calendar order, as of November 21, 2026. */
const tasks: readonly ExampleTask[] = [
  {
    day: "2026-12-31",
    title: "The tax year that her first FAFSA asks for ends",
    note: "A large one-time income, such as a stock sale, counts for her aid if it comes before this day.",
    who: "parent",
    standing: "published",
  },
  {
    day: "2027-03-06",
    title: "First SAT, signed up by February 19",
    note: "Test day as the College Board published it.",
    who: "student",
    standing: "published",
  },
  {
    day: null,
    when: "Spring 2027",
    title: "Ask two teachers for letters",
    note: "Before summer, while they still see her each day. No day is fixed, so none is made up.",
    who: "student",
    standing: "month",
  },
  {
    day: "2027-10-01",
    title: "FAFSA is open at the latest",
    note: "The law asks for October 1. The day itself is not announced yet.",
    who: "parent",
    standing: "expected",
  },
  {
    day: "2027-10-04",
    title: "School has all it needs for her early application",
    note: "Four weeks before the deadline, counted back from it.",
    who: "counselor",
    standing: "computed",
  },
  {
    day: "2027-11-01",
    title: "Early action is due at her first college",
    note: "This year it is November 1, 2026. Next year’s day is not published yet.",
    who: "student",
    standing: "expected",
  },
  {
    day: null,
    when: "Check with the college",
    title: "Regular decision is due at her third college",
    note: "We do not know this date. The timeline says so, with a link to ask.",
    who: "student",
    standing: "ask",
  },
];

export const exampleWords = {
  title: "What a timeline looks like",
  lead: "Seven of the tasks of a junior in the class of 2028 with three colleges, as they stood on November 21, 2026.",
  composite:
    "She is not a real student: her case is put together from usual ones. The dates are those of her class.",
  sources:
    "Sources: SAT dates and deadlines 2026-27, College Board; the prior-prior tax year and the opening of the FAFSA, Federal Student Aid; the other steps are what counselors usually advise.",
  tasks,
  meaningTitle: "What a date means",
  meaningLead: "A wrong date is worse than none. Each one says what it is.",
  meaning: {
    published: "A source for your year gives this date, and we name that source.",
    expected:
      "It is not published for your year yet. It follows from a rule or from another year: check before you rely on it.",
    computed:
      "It is counted back from another date, so that there is time. It is only as firm as the date it hangs on.",
    month: "Only a month or a season is known. No day is made up.",
    ask: "We do not know it. You get a link to ask, not a guess.",
  } satisfies Record<ExampleTask["standing"], string>,
};
