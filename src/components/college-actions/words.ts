/** The text of the buttons that save and compare a college. */
export const words = {
  save: "Save",
  saved: "Saved",
  saveLabel: (name: string) => `Save ${name} to my plan`,
  savedLabel: (name: string) => `Saved: ${name} is in my plan. Take it off`,
  /** Its change could not be kept on the device. */
  onlyHere: "Not saved",
  onlyHereLabel: (name: string) => `Not saved: ${name} is in my plan in this window only. Take it off`,
  hasBeenSaved: (name: string) => `${name} is in your plan.`,
  hasBeenRemoved: (name: string) => `${name} is off your plan.`,
  planFull: (limit: number) =>
    `Your plan holds ${limit} colleges, which is the most. Take one off to add another.`,
  compare: "Compare",
  comparing: "Comparing",
  compareLabel: (name: string) => `Compare ${name} with others`,
  comparingLabel: (name: string) => `Comparing ${name}. Take it out`,
  addedToCompare: (name: string, count: number) =>
    count === 1
      ? `${name} is set to compare. Pick one more.`
      : `${name} is set to compare: ${count} colleges.`,
  removedFromCompare: (name: string) => `${name} is out of your comparison.`,
  compareFull: (limit: number) => `You can compare ${limit} colleges at once. Take one out first.`,
};
