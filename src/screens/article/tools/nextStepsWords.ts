/** The text of what is due next. */
export const words = {
  colleges: "Your colleges",
  collegesHint: "Add the ones you are applying to, and their deadlines join the list",
  grade: "Choose your grade to make this list yours",
  standIn: (year: number) =>
    `For now, this is a sample for a student in the class of ${year} with no colleges. Nothing here is checked off or saved.`,
  standInTitle: (year: number) => `Next for the class of ${year}`,
  loading: "Loading your next tasks",
  failed: "We couldn’t load your next tasks",
  kept: "What you entered is saved.",
};
