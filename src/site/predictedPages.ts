/** Which pages people probably open next from a page, the likeliest first: the specification's section 9. */
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

/** The data, by the names of section 7, that a page shows: fetched ahead where the page is predicted. */
export const predictedData = {
  pricing: "pricing",
  costCalculator: "collegeData",
  applicationTimeline: "timelineTemplates",
} as const satisfies Partial<Record<PageId, string>>;

export type PredictedData = (typeof predictedData)[keyof typeof predictedData];
