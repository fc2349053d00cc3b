/** The heading of the view that is shown: it takes the focus when the view changes, so that a screen reader says it. */
export const headingId = "fafsa-heading";
