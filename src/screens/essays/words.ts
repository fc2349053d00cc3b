/** The text around all pages about essays. */
export const words = {
  title: "Your essays",
  lead: "Every prompt your colleges ask for, and every draft you write. The essay coach asks questions. You write every sentence.",
  loading: "Loading your essays",
  promisesTitle: "What happens to your writing",
  promises: [
    {
      title: "It stays yours",
      text: "No sentence is written or rewritten for you. There is no score and no “AI detector”.",
    },
    {
      title: "It stays here",
      text: "Drafts are saved on this device as you type, offline too. Signed in, they follow you to your other devices.",
    },
    {
      title: "Nothing gets lost",
      text: "Each save is a version. Compare any two, and bring an old one back.",
    },
  ],
  toCome:
    "Still to come: a grammar check, a record of how an essay was written, and questions from a language model, if you want them.",
  toComeLink: "More about what is to come",
};
