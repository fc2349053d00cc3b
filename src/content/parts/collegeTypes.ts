/** The kinds of college that a state's guide tells apart: who runs it, and which degrees it mostly gives. */

/**
 * "Four": gives mostly bachelor's degrees. The federal "four-year" also holds community colleges that add a few;
 * medians over both say little of either.
 */
export const collegeTypes = [
  "publicFour",
  "publicTwo",
  "nonprofitFour",
  "nonprofitTwo",
  "forProfitFour",
  "forProfitTwo",
] as const;
export type CollegeType = (typeof collegeTypes)[number];

/** What charts compare: the private ones taken together. */
export const typeGroups = ["publicFour", "publicTwo", "nonprofit", "forProfit"] as const;
export type TypeGroup = (typeof typeGroups)[number];

const groups: Record<CollegeType, TypeGroup> = {
  publicFour: "publicFour",
  publicTwo: "publicTwo",
  nonprofitFour: "nonprofit",
  nonprofitTwo: "nonprofit",
  forProfitFour: "forProfit",
  forProfitTwo: "forProfit",
};

export function findTypeGroup(type: CollegeType): TypeGroup {
  return groups[type];
}
