/** What the CSS Profile costs, and up to which income it is free: the College Board's terms, by the year of the form. */
import type { Source } from "#lib/source.ts";

export type CssProfileTerms = {
  /** The award year of the form the figures were read for. */
  awardYear: string;
  firstCollegeUsd: number;
  eachMoreCollegeUsd: number;
  /** The other parent's own form: one fee, whatever the number of colleges. */
  otherParentUsd: number;
  /** Free for a family whose adjusted gross income is not above this. */
  freeUpToAgiUsd: number;
  /** "M": two agreeing secondary sources; the College Board states the fee before it is paid. */
  confidence: "H" | "M";
  source: Source;
};

const source: Source = {
  id: "css-profile-2026-27",
  title: "CSS Profile, College Board",
  year: "2026-27",
  url: "https://cssprofile.collegeboard.org/",
};

/** No year after this is published yet: whoever shows it names its year. */
export const cssProfileTerms: CssProfileTerms = {
  awardYear: "2026-27",
  firstCollegeUsd: 25,
  eachMoreCollegeUsd: 16,
  otherParentUsd: 25,
  freeUpToAgiUsd: 100_000,
  confidence: "M",
  source,
};

/** The College Board's own pages that a family needs. */
export const cssProfilePages = {
  form: "https://cssprofile.collegeboard.org/",
  whichParents:
    "https://cssprofile.collegeboard.org/help-center/which-parents-do-i-include-my-css-profile-what-if-my-parents-are-divorcedseparated",
  colleges: "https://profile.collegeboard.org/profile/ppi/participatingInstitutions.aspx",
} as const;
