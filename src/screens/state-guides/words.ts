/** The words of the index of state guides. */
import { formatInteger } from "#kit/format.ts";

export const words = {
  title: "Planning for college, by state",
  lead: "Fifteen guides are being written: state aid, deadlines, and the colleges next door. What stands today is each state’s colleges, with prices, chances and outcomes.",
  map: "A map of the United States. The fifteen states that get a guide are filled in.",
  listTitle: "Colleges by state",
  colleges: (count: number) => formatInteger(count),
  unit: "colleges",
  fourYear: (count: number) => `${formatInteger(count)} of them four-year`,
  source: "Colleges that grant degrees. College Scorecard, release of June 10, 2026.",
  elsewhere: "Another state?",
  elsewhereText: "The search holds colleges in every state, in DC and in the territories.",
  search: "Search all colleges",
  quiz: "Start with three questions",
  guide: "Guide to come",
  willTitle: "What each guide will hold",
  will: [
    { title: "Colleges", text: "What there is, and how the public ones are organized." },
    { title: "Money from the state", text: "Grants and promises, who gets them, and by when to ask." },
    { title: "Applying", text: "Which application, which dates, and guaranteed places." },
    { title: "School, campus and work", text: "What to take in high school, and where graduates go." },
  ],
};
