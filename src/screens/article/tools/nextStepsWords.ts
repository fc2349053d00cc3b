/** The text of what is due next. */
export const words = {
  colleges: "Your colleges",
  collegesHint: "Add those you apply to: their deadlines join the list",
  grade: "Say your grade, and the list is yours",
  standIn: (year: number) =>
    `For now, a stand-in: a student of the class of ${year} without colleges. Nothing here is ticked off or kept.`,
  title: "Next tasks",
  standInTitle: (year: number) => `Next for the class of ${year}`,
  where: "Where this date comes from",
  none: "Nothing is waiting right now.",
  loading: "Loading your next tasks",
  failed: "Your next tasks could not be loaded",
  kept: "What you entered is kept.",
};
