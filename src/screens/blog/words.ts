/** The text of /blog. */
import { storyStudent } from "#content/storyChapters.ts";

export const words = {
  title: "Blog",
  lead: "Longer reads on planning for college: what the words mean, what the figures say, and how we work. Written by the Tassel team, each with its sources.",
  articles: "Articles",
  feed: "Follow by RSS",
  story: `${storyStudent.name}’s year`,
  storyLead:
    "One student from August to May, month by month, with the plan as it stood. She is a composite: made up from common situations, not one person. The colleges and figures are real.",
  loading: "Loading the articles",
  failedTitle: "The articles could not be loaded",
  failedKept: "Nothing you saved is lost.",
};
