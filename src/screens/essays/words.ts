/** The text around all pages about essays. */
export const words = {
  title: "Your essays",
  lead: "See every prompt from your colleges and every draft you write. The essay coach asks questions, and you write every sentence.",
  loading: "Loading your essays",
  promisesTitle: "What happens to your writing",
  promises: [
    {
      title: "It stays yours",
      text: "We never write or rewrite a sentence for you. There is no score and no “AI detector.”",
    },
    {
      title: "It stays here",
      text: "Drafts are saved on this device as you type, even offline. When you’re signed in, they follow you to your other devices.",
    },
    {
      title: "Nothing gets lost",
      text: "Every save is kept as a version. Compare any two, and bring an old one back.",
    },
    {
      title: "You can show how it was written",
      text: "Turn on a writing record for an essay, and share it with anyone who asks. The record is off unless you turn it on, and it holds no text.",
    },
  ],
  checkRecord: "Check a record someone shared with you",
};
