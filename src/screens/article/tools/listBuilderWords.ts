/** The text of the list builder. */
export const words = {
  add: "Add a college to your list",
  addHint: "It goes into your plan",
  empty:
    "Your list is empty. Start with a public college in your state and a college you would love to attend.",
  answersMore: "Answers that would sharpen these figures",
  answersMissing: "Add your grades, home and income to see figures for your family",
  loading: "Loading your list",
};
