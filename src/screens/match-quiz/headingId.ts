/** The heading that takes focus when the view changes, so that screen readers announce it. */
export const headingId = "quiz-heading";
