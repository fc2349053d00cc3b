/** The names of college types in a state guide's charts. */
import type { TypeGroup } from "#content/parts/collegeTypes.ts";

export const groupNames: Record<TypeGroup, string> = {
  publicFour: "Public, mostly four-year",
  publicTwo: "Public, mostly two-year",
  nonprofit: "Private nonprofit",
  forProfit: "For-profit",
};

export const typeNote =
  "“Mostly four-year” means most of the college’s degrees are bachelor’s degrees. We list a community college that awards a few bachelor’s degrees as “mostly two-year,” though federal tables call it four-year";

export const notPublished = "not published";

/** A median of fewer colleges says little about their type. */
export const leastColleges = 3;
