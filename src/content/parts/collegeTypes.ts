/** The college types a state guide distinguishes: who runs the college and which degrees it mostly awards. */

/**
 * "Four" means mostly bachelor's degrees. The federal "four-year" category also includes community colleges with a few
 * bachelor's programs, and a median over both would describe neither.
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

/** The groups used in charts: private colleges are combined. */
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
