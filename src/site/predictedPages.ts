/** The pages people are most likely to open next, most likely first (spec, section 9). */
import type { PageId } from "./pages.ts";

export const predictedPages: Readonly<Partial<Record<PageId, readonly PageId[]>>> = {
  home: ["about", "features", "pricing"],
  about: ["features", "howItWorks"],
  features: ["pricing", "costCalculator"],
  pricing: ["contact"],
  costCalculator: ["applicationTimeline", "matchQuiz"],
  applicationTimeline: ["timelineSuccess", "pricing"],
  matchQuiz: ["collegeVisitPlanner", "pricing"],
};

/** The data a page shows, by the names in section 7: prefetched where the page is predicted. */
export const predictedData = {
  pricing: "pricing",
  costCalculator: "collegeData",
  applicationTimeline: "timelineTemplates",
} as const satisfies Partial<Record<PageId, string>>;

export type PredictedData = (typeof predictedData)[keyof typeof predictedData];
