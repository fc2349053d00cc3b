/** The text around a written page: dates, sources, notes and further reading. */
import type { dateStandings, noteTones } from "#content/blocks.ts";
import { formatDate, formatInteger } from "#lib/format.ts";

export const words = {
  trail: "Where this page stands",
  answer: "The short answer",
  minutes: (minutes: number) => `${formatInteger(minutes)} min read`,
  reviewed: (day: string) => `Checked ${formatDate(day)}`,
  published: (day: string) => `Published ${formatDate(day)}`,
  updated: (day: string) => `Updated ${formatDate(day)}`,
  sourceCount: (count: number) => (count === 1 ? "1 source" : `${formatInteger(count)} sources`),
  contents: "On this page",
  sources: "Sources",
  sourcesLead:
    "Each number in the text leads here. A dotted number means that we found it in one place only: confirm it there before you count on it.",
  source: (number: number) => `Source ${formatInteger(number)}`,
  sourceToConfirm: (number: number) => `Source ${formatInteger(number)}, to confirm`,
  checked: (day: string) => `checked ${formatDate(day)}`,
  toConfirm: "One source. Confirm with them.",
  otherSite: "opens another site",
  /** Shown beside a figure; `isPast` if no newer one is known. */
  figureYear: (year: string, isPast: boolean) => (isPast ? `${year}, last known` : year),
  tools: "Work it out",
  related: "Read next",
  print: "Print this page",
  loading: "Loading the page",
  loadingBlock: "Loading the figures",
  failedTitle: "This page could not be loaded",
  failedKept: "Nothing you saved is lost.",
  /** "What to do now" is written on one day and read on a later one. */
  asOf: (day: string) => `As of ${formatDate(day)}`,
  notes: {
    now: "What to do now",
    check: "Check first",
    changed: "What has changed",
    tip: "Good to know",
  } satisfies Record<(typeof noteTones)[number], string>,
  program: {
    amount: "What it pays",
    who: "Who can get it",
    by: "Until when",
    how: "How to get it",
    agency: (name: string) => `Go to ${name}`,
  },
  standings: {
    published: "Published",
    expected: "Expected, not published yet",
    reported: "Reported: confirm it",
  } satisfies Record<(typeof dateStandings)[number], string>,
  passed: "Past",
  requirement: "Subject",
  /** Announced for the empty corner cell of a table. */
  corner: "What is compared",
} as const;
