/** The text of the index of state guides. */
import { formatInteger } from "#lib/format.ts";

export const words = {
  title: "Planning for college, by state",
  lead: "Which money your state gives and until when, how to apply, what to take in high school, and what its colleges cost and lead to. Fifteen states, each page with its sources.",
  map: "A map of the United States. The fifteen states that have a guide are filled in and lead to it.",
  listTitle: "The guides",
  colleges: (count: number) => `${formatInteger(count)} colleges`,
  fourYear: (count: number) => `${formatInteger(count)} of them four-year`,
  aid: "Financial aid",
  applications: "Applications",
  source: "Colleges that grant degrees. College Scorecard, release of June 10, 2026.",
  elsewhere: "Another state?",
  elsewhereText:
    "There is no guide for it yet. The search, the prices and the chances hold for colleges in every state, in DC and in the territories.",
  search: "Search all colleges",
  quiz: "Start with three questions",
  loading: "Loading the guides",
  failedTitle: "The list of guides could not be loaded",
  failedKept: "Nothing you saved is lost.",
};
