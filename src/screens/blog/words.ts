/** The text of /blog. */
import { storyStudent } from "#content/storyChapters.ts";

export const words = {
  title: "Blog",
  lead: "These are longer articles on planning for college: what the terms mean, what the numbers show, and how we work. Every article lists its sources.",
  articles: "Articles",
  feed: "Follow by RSS",
  story: `${storyStudent.name}’s year`,
  storyLead:
    "Follow one student month by month, from August to May, with her plan at each point. She is a composite drawn from common situations, not a real person. The colleges and figures are real.",
  loading: "Loading the articles",
  failedTitle: "We couldn’t load the articles",
  failedKept: "Nothing you saved is lost.",
};
