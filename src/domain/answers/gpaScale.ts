/** The scales of a grade point average, and the scale that a figure is likely meant on. */
export const gpaScales = ["unweighted", "weighted", "percent", "letter", "none"] as const;
export type GpaScale = (typeof gpaScales)[number];

/** The highest value on each scale; "letter" is stored as its 4.0 value. */
export const gpaScaleMaximum: Record<Exclude<GpaScale, "none">, number> = {
  unweighted: 4,
  weighted: 5,
  percent: 100,
  letter: 4.33,
};

/**
 * The scale that an average out of 100 is likely meant on: nobody has 3.5 of 100. Null where it can be what it says, and
 * for 0, which is the same on each.
 */
export function findMeantScale(gpa: number, scale: GpaScale): "unweighted" | "weighted" | null {
  if (scale !== "percent" || gpa <= 0 || gpa > gpaScaleMaximum.weighted) return null;
  return gpa <= gpaScaleMaximum.unweighted ? "unweighted" : "weighted";
}
