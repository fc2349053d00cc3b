/** The text on what the figures leave out: what is never used, what we have not verified, and what to keep in mind. */
import { deadlineCounts } from "#domain/college/deadlineCounts.ts";
import { formatInteger } from "#lib/format.ts";

export const limitWords = {
  never: {
    lead: "Tassel never asks about these and never uses them in a chance, match, price or label:",
    list: [
      "Race and ethnicity",
      "Family ties to a college (legacy)",
      "Athletics",
      "Religion",
      "Gender",
      "Disability",
    ],
    except:
      "We do identify colleges for women or men, tribal colleges and historically Black colleges. Citizenship is an optional question. Your answer changes aid and tuition, never a chance of admission.",
  },

  unverified: {
    list: [
      "We don’t read live web pages. Our figures come from stored copies of public documents, and some of those copies have no date.",
      "A source’s link shows where to find its document. We have not checked that every address still opens, or that the page still says the same thing.",
      "We mark a figure as reported if we have it only secondhand. “Official” means the document is the agency’s, the college’s or the publisher’s own.",
      "Confirm any date or amount on the official page before you rely on it.",
    ],
  },

  limits: {
    list: [
      "Chances use grades and scores, and your major if a rate for it is published. They don’t include essays, courses, recommendations or talent. Engineering, nursing, business and computer science are often harder to get into than the college as a whole, even at colleges that publish no separate rate.",
      "At most colleges, we use one admission rate for everyone. Public colleges often admit residents and nonresidents at different rates, and early and regular rounds differ, but most colleges don’t publish those rates.",
      "We estimate applicants’ grades from a college’s graduation rate or from the average it publishes. Two colleges with the same figures can still read a transcript differently. An unweighted GPA widens the range.",
      "Prices are based on averages by income bracket. Savings, a business, divorced parents, several children in college or merit awards can make yours very different. Each college’s net price calculator asks for more detail.",
      "We assume out-of-state students get the same grants as residents. At many public colleges, they get less.",
      "Figures are one to three years old, and each shows its year.",
      `We have application dates for ${formatInteger(deadlineCounts.colleges)} colleges: ${formatInteger(deadlineCounts.published)} with dates published for 2026-27, ${formatInteger(deadlineCounts.lastCycle)} with last cycle’s only, and ${formatInteger(deadlineCounts.check)} with dates we could not confirm. The dates come from copies of the colleges’ pages and of the Common App’s grid. Confirm each date with the college.`,
    ],
  },
};
