/** The text of the buttons that save and compare a college. */
export const words = {
  save: "Save",
  saved: "Saved",
  saveLabel: (name: string) => `Save ${name} to my plan`,
  savedLabel: (name: string) => `Saved: ${name} is in my plan. Remove it`,
  /** Its change could not be kept on the device. */
  onlyHere: "Not saved",
  onlyHereLabel: (name: string) => `Not saved: ${name} is in my plan in this window only. Remove it`,
  hasBeenSaved: (name: string) => `${name} is in your plan.`,
  hasBeenRemoved: (name: string) => `${name} was removed from your plan.`,
  planFull: (limit: number) => `Your plan has ${limit} colleges, the maximum. Remove one to add another.`,
  compare: "Compare",
  comparing: "Comparing",
  compareLabel: (name: string) => `Compare ${name} with others`,
  comparingLabel: (name: string) => `Comparing ${name}. Remove it`,
  addedToCompare: (name: string, count: number) =>
    count === 1
      ? `${name} added to your comparison. Pick one more.`
      : `${name} added to your comparison: ${count} colleges.`,
  removedFromCompare: (name: string) => `${name} was removed from your comparison.`,
  compareFull: (limit: number) => `You can compare up to ${limit} colleges at once. Remove one first.`,
};
