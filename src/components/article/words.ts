/** The text around a written page: dates, sources, notes and further reading. */
import type { dateStandings, noteTones } from "#content/blocks.ts";
import { formatDate, formatInteger } from "#lib/format.ts";

export const words = {
  trail: "Breadcrumbs",
  answer: "The short answer",
  minutes: (minutes: number) => `${formatInteger(minutes)} min read`,
  published: (day: string) => `Published ${formatDate(day)}`,
  updated: (day: string) => `Updated ${formatDate(day)}`,
  sourceCount: (count: number) => (count === 1 ? "1 source" : `${formatInteger(count)} sources`),
  contents: "On this page",
  sources: "Sources",
  responsible: "Tassel’s editors wrote this page and are responsible for it.",
  figures: "Figures on this page and their records",
  noFigures: "No figure on this page comes from a record.",
  sourcesLead:
    "The small numbers in the text lead to these sources. A dotted number marks a fact that we found in only one source, so confirm it before you rely on it.",
  source: (number: number) => `Source ${formatInteger(number)}`,
  sourceToConfirm: (number: number) => `Source ${formatInteger(number)}, to confirm`,
  toConfirm: "double-check it",
  otherSite: "opens another site",
  period: (period: string) => `Figures are for ${period} unless marked`,
  tools: "Work it out",
  related: "Read next",
  print: "Print this page",
  loading: "Loading the page",
  loadingBlock: "Loading the figures",
  failedTitle: "We couldn’t load this page",
  failedKept: "Nothing you saved is lost.",
  until: (day: string) => `(until ${formatDate(day)})`,
  now: "What to do now",
  notes: {
    check: "Check first",
    history: "What has changed",
    example: "Example",
    tip: "Good to know",
  } satisfies Record<(typeof noteTones)[number], string>,
  standings: {
    published: "Published",
    expected: "Expected, not published yet",
    reported: "Reported by others, so double-check it",
  } satisfies Record<(typeof dateStandings)[number], string>,
  /** Of a day that has passed and was only expected. */
  neverPublished: "This is an earlier year’s date. We found no date published for this year.",
  /** Marks of the strip above a list of dates. */
  strip: {
    published: "published",
    expected: "expected",
    reported: "reported by others",
  } satisfies Record<(typeof dateStandings)[number], string>,
  stripGap: "…",
  stripMonth: "day?",
  rangeTo: " to ",
  passed: "Passed",
  requirement: "Subject",
  /** Announced for the empty corner cell of a table. */
  corner: "Compared",
} as const;
