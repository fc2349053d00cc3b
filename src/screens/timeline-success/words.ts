/** The words of /timeline-success. */
import type { ToComeWords } from "#pieces/to-come/words.ts";

export const words: ToComeWords = {
  title: "Your application timeline",
  lead: "Your finished timeline will stand here. The generator that makes it is still being built, so there is nothing to show yet.",
  today: [
    {
      label: "Deadlines of your colleges",
      text: "The application dates of the colleges in your plan, as far as we know them.",
      to: "/application-timeline",
    },
    { label: "My plan", text: "Your list, its balance and its odds, kept on your device.", to: "/my-plan" },
    {
      label: "Find colleges",
      text: "Every college in the federal data, with its deadlines where they are known.",
      to: "/colleges",
    },
  ],
  will: [
    { title: "Your year by month", text: "What to do, and for which college." },
    { title: "By person", text: "What is yours, what is a parent’s, what is the counselor’s." },
    { title: "On paper and in your calendar", text: "To print, and as a file that calendars can read." },
  ],
  wish: "timeline",
};
