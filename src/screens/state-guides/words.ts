/** The text of the index of state guides. */
import { formatInteger } from "#lib/format.ts";

export const words = {
  title: "College planning by state",
  lead: "Read about state aid and its deadlines, how to apply, what to take in high school, and what colleges cost and where they lead. There is a guide for each of the fifty states, D.C. and Puerto Rico, with sources on every page.",
  map: "A map of the United States. Each state links to its guide.",
  listTitle: "The guides",
  colleges: (count: number) => `${formatInteger(count)} colleges`,
  fourYear: (count: number) => `${formatInteger(count)} of them four-year`,
  aid: "Financial aid",
  applications: "Applications",
  source: "Degree-granting colleges. College Scorecard, June 2026 release.",
  elsewhere: "Do you live in another territory, or abroad?",
  elsewhereTexts: [
    {
      who: "Guam, the U.S. Virgin Islands, American Samoa and the Northern Mariana Islands",
      text: "We have not confirmed any grants paid by these territories, so ask your school counselor and your territory’s education department. U.S. citizens and nationals there file the same FAFSA and get the same federal grants. Colleges in some states charge you less than they charge other out-of-state students. Each college’s page here includes that discount once you enter where you live.",
    },
    {
      who: "Micronesia, the Marshall Islands and Palau",
      text: "Citizens of these countries can file the FAFSA, but not every federal grant and loan is open to them. Ask the college’s aid office which ones are.",
    },
    {
      who: "U.S. citizens who live abroad",
      text: "You can file the FAFSA, too. State grants and in-state tuition depend on having a home in the state, so ask the state you left whether you still count as a resident.",
    },
    {
      who: "Students from other countries",
      text: "Without a green card or another eligible status, the FAFSA and most state grants are not open to you, but many colleges give their own aid. Each college’s page here says what aid the college gives international students, if that is published.",
    },
  ],
  search: "Search all colleges",
  fafsa: "How to file the FAFSA",
  loading: "Loading the guides",
  failedTitle: "We couldn’t load the guides",
  failedKept: "Nothing you saved is lost.",
};
