/** The text around a state guide. */
import type { GuidePart } from "#content/guideStates.ts";

export const words = {
  guide: "Guide",
  pages: (state: string) => `Pages in the ${state} guide`,
  parts: {
    "financial-aid": "Financial aid",
    applications: "Applications",
    colleges: "Colleges",
    "academic-prep": "Academic prep",
    "campus-life": "Campus life",
    "career-planning": "Careers",
    timeline: "Timeline",
    requirements: "Requirements",
  } satisfies Record<GuidePart, string>,
  nextPages: (state: string) => `More on ${state}`,
} as const;
