/** The text of the index of state guides. */
import { formatInteger } from "#lib/format.ts";

export const words = {
  title: "College planning by state",
  lead: "State aid and its deadlines, how to apply, what to take in high school, and what colleges cost and lead to. Guides for fifteen states, with sources on every page.",
  map: "A map of the United States. The fifteen states with a guide are filled in and link to it.",
  listTitle: "The guides",
  colleges: (count: number) => `${formatInteger(count)} colleges`,
  fourYear: (count: number) => `${formatInteger(count)} of them four-year`,
  aid: "Financial aid",
  applications: "Applications",
  source: "Degree-granting colleges. College Scorecard, June 2026 release.",
  elsewhere: "Another state?",
  elsewhereText:
    "We don’t have a guide for it yet. Search, prices and chances cover colleges in every state, in D.C. and in the territories.",
  search: "Search all colleges",
  quiz: "Start with three questions",
  loading: "Loading the guides",
  failedTitle: "We couldn’t load the guides",
  failedKept: "Nothing you saved is lost.",
};
