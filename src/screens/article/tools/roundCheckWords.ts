/** The text of the check for conflicting early plans. */
export const words = {
  add: "Your colleges",
  addHint: "Add the ones you are applying to. They go into your plan",
  questBridge: "I am ranking colleges in the QuestBridge match",
};
