/** The headings that take the focus when the view changes, so that a screen reader says them. */
export const questionHeadingId = "timeline-question";
export const summaryHeadingId = "timeline-summary";
