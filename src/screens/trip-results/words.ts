/** The words of /trip-results. */
import type { ToComeWords } from "#pieces/to-come/words.ts";

export const words: ToComeWords = {
  title: "Your visit trip",
  lead: "Your planned trip will stand here: days, drives and a map. The visit planner is still being built, so there is nothing to show yet.",
  today: [
    { label: "My plan", text: "Your list, its balance and its odds, kept on your device.", to: "/my-plan" },
    {
      label: "Find colleges",
      text: "Every college in the federal data, with its deadlines where they are known.",
      to: "/colleges",
    },
    { label: "Visit planner", text: "What the planner will do.", to: "/college-visit-planner" },
  ],
  will: [
    { title: "One page for the car", text: "Each stop with its day, its drive and its address." },
    { title: "A map", text: "The way from home, around and back." },
    { title: "A sum", text: "What the trip will cost, line by line." },
  ],
  wish: "visitPlanner",
};
