/** A draft of the dates in one month, everywhere or with those of one state. */
import type { CalendarSubject, PostFields } from "#contract/adminPosts.ts";
import { type StateCode, stateNames } from "#domain/college/states.ts";
import { formatDate } from "#lib/format.ts";
import { listDates, type RecordDate } from "../listDates.ts";
import type { PostSurroundings } from "../post.ts";

type Section = { heading: string; lead: string; advice: string; step: string };

/** What a counselor says about each kind of date, whatever the day is. */
const sections: Record<CalendarSubject, Section> = {
  aid: {
    heading: "Money: financial aid forms",
    lead: "Aid often goes to those who file first, so treat these as the last possible days, not as goals.",
    advice:
      "File the FAFSA first, because most other aid builds on it. Then log in to each college’s portal and check that nothing is missing. If your family’s income has dropped, call the financial aid office and ask what it needs from you.",
    step: "File your FAFSA and check each portal before {when}.",
  },
  scholarships: {
    heading: "Scholarships",
    lead: "Most of these take one evening, once your essay and a letter are ready.",
    advice:
      "Ask for a letter two weeks ahead, and reuse an essay you have. A college’s own awards are usually worth more than outside ones, so do those first. Never pay to apply for a scholarship.",
    step: "Choose one scholarship that fits you and send it before {when}.",
  },
  applications: {
    heading: "Applications",
    lead: "Plan to submit two days early. Portals are slow on the last evening.",
    advice:
      "Submit, then save the confirmation. A few days later, log in to the portal: a transcript or a score may still be missing. A college with no date below may still be open, so check its website.",
    step: "Finish the application that is due first, two days before {when}.",
  },
  tests: {
    heading: "Tests",
    lead: "Sign up early. Seats near you fill up before the last day.",
    advice:
      "Check the photo and the name on your ticket a week ahead. Ask your counselor about a fee waiver if the cost is a problem. If your colleges are test-optional, send scores only where they help you.",
    step: "Check your test date and your ticket before {when}.",
  },
  planning: {
    heading: "Also this month",
    lead: "Put these on the calendar that the whole family looks at.",
    advice:
      "Ten quiet minutes now save an evening of panic later. Ask your counselor if you are not sure that one of these applies to you.",
    step: "Put the dates on this page on the family calendar.",
  },
};

const order = ["aid", "applications", "scholarships", "tests", "planning"] as const;

/** `month` as 2026-12. Null if nothing of it is still to come. */
export function writeDeadlines(
  month: string,
  state: StateCode | null,
  guide: string | null,
  today: string,
  around: PostSurroundings,
): PostFields | null {
  const dates = listDates(around.library.facts, around.colleges.asOf).filter(
    (date) =>
      lastDay(date).startsWith(month) &&
      lastDay(date) >= today &&
      isFor(date, state) &&
      !date.reference.startsWith("baseYear"),
  );
  const [first] = dates.toSorted(bySingleDay);
  if (first === undefined) return null;
  const name = nameMonth(month);
  const place = state === null ? "" : ` in ${stateNames[state]}`;
  const groups = order
    .map((subject) => ({
      subject,
      own: dates
        .filter((date) => date.subject === subject)
        .toSorted((one, other) => lastDay(one).localeCompare(lastDay(other))),
    }))
    .filter(({ own }) => own.length > 0);
  const named = groups.map(({ subject }) => namesOf[subject]);
  return {
    title: `${name} college deadlines${place}`,
    excerpt: `Which college dates fall in ${name}${place}: ${listWords(named)}, with what to do first and what can wait.`,
    answer: `The first date is **${toText(first.title)}**, on {{fact:${first.reference}:day}}. Work through this page from the top: what is due first comes first. Confirm each date with the organization that sets it before you rely on it.`,
    category: "Applying",
    tags: ["deadlines", name, ...(state === null ? [] : [stateNames[state]])],
    period: null,
    tools: ["/application-timeline", "/my-plan"],
    related: [
      guide ?? "/state-college-planning-guides",
      "/help/senior-year-application-timeline",
      ...(groups.some(({ subject }) => subject === "aid") ? ["/help/fafsa-completion-guide"] : []),
    ],
    body: [
      writeSteps(groups),
      ...groups.map(({ subject, own }) => writeSection(sections[subject], own)),
      writeEnd(state, guide),
    ].join("\n\n"),
  };
}

/** The months of the coming year that have dates, as 2026-12. */
export function listDeadlineMonths(today: string, { library, colleges }: PostSurroundings): string[] {
  const last = `${Number(today.slice(0, 4)) + 1}${today.slice(4)}`;
  const days = listDates(library.facts, colleges.asOf).map(lastDay);
  return [
    ...new Set(days.filter((day) => day >= today && day < last).map((day) => day.slice(0, 7))),
  ].toSorted();
}

/** Single days before spans, then by their last day. */
function bySingleDay(one: RecordDate, other: RecordDate): number {
  return one.on.length - other.on.length || lastDay(one).localeCompare(lastDay(other));
}

const namesOf: Record<CalendarSubject, string> = {
  aid: "financial aid",
  applications: "applications",
  scholarships: "scholarships",
  tests: "tests",
  planning: "planning",
};

/** Without a state, dates of everywhere; with one, its own as well. */
function isFor(date: RecordDate, state: StateCode | null): boolean {
  return date.state === null || date.state === state;
}

function writeSteps(groups: readonly { subject: CalendarSubject; own: readonly RecordDate[] }[]): string {
  const steps = groups.slice(0, 3).map(({ subject, own }) => {
    const [first] = own.toSorted(bySingleDay);
    const when = first === undefined ? "" : `{{fact:${first.reference}:day}}`;
    const until = own.map(lastDay).toSorted().at(-1) ?? "";
    const text = sections[subject].step.replace("{when}", when);
    return `- text: ${JSON.stringify(text)}\n  until: ${until}`;
  });
  return `\`\`\`now\n${steps.join("\n")}\n\`\`\``;
}

function writeSection({ heading, lead, advice }: Section, own: readonly RecordDate[]): string {
  const [only] = own;
  const dates =
    own.length === 1 && only !== undefined
      ? `- **${toText(only.title)}:** {{fact:${only.reference}:day}}.`
      : `\`\`\`dates\ntitle: ${JSON.stringify(heading)}\ndates:\n${own.map(({ reference }) => `  - fact: ${JSON.stringify(reference)}`).join("\n")}\n\`\`\``;
  return `## ${heading}\n\n${lead}\n\n${dates}\n\n${advice}`;
}

function writeEnd(state: StateCode | null, guide: string | null): string {
  const own =
    state === null
      ? "Your state has its own dates. [Find your state’s guide](/state-college-planning-guides)."
      : guide === null
        ? `${stateNames[state]} may have other dates. Ask your counselor which ones matter to you.`
        : `[Our ${stateNames[state]} guide](${guide}) has the state’s grants, rules and colleges in one place.`;
  return `## What is not on this page\n\nOnly dates with a source we can name are here. A date marked “expected” comes from earlier years, and the new one is not published yet. ${own}\n\nBuild [your own timeline](/application-timeline) to see the dates of the colleges on your list.`;
}

function nameMonth(month: string): string {
  return formatDate(`${month}-01`).replace(/ \d+,/, "");
}

function lastDay({ on }: RecordDate): string {
  return on.slice(-10);
}

/** A record's title as Markdown text. */
function toText(title: string): string {
  return title.replace(/[[\]*_`]/g, "");
}

function listWords(words: readonly string[]): string {
  const last = words.at(-1) ?? "";
  return words.length < 2 ? last : `${words.slice(0, -1).join(", ")} and ${last}`;
}
