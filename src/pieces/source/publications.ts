/** Who published the figures, and on which terms: what `data/sources.json` says of each source, for screens. */
import { formatDate } from "#kit/format.ts";

export type Publication = {
  publisher: string;
  title: string;
  /** The edition, where the publisher numbers or dates them. */
  release: string | null;
  licence: string;
  url: string | null;
};

const government = "U.S. government work, public domain";

/** By the id of `data/sources.json`; a test holds the two together. */
const publications: Readonly<Record<string, Publication>> = {
  collegeScorecard: {
    publisher: "U.S. Department of Education",
    title: "College Scorecard",
    release: formatDate("2026-06-10"),
    licence: government,
    url: "https://collegescorecard.ed.gov/data/",
  },
};

/** Null for a source that is not one of the data set's, such as a law or a study named by its own title. */
export function publicationOf(sourceId: string): Publication | null {
  return publications[sourceId] ?? null;
}
