/** Ids of headings that take focus when the view changes, so that screen readers announce them. */
export const questionHeadingId = "timeline-question";
export const summaryHeadingId = "timeline-summary";
