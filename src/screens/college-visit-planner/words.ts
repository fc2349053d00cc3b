/** The words of /college-visit-planner. */
import type { ToComeWords } from "#pieces/to-come/words.ts";

export const words: ToComeWords = {
  title: "College visit planner",
  lead: "It will put the campuses you want to see in the best order, with days, drives and costs. It is still being built.",
  today: [
    { label: "My plan", text: "Your list, its balance and its odds, kept on your device.", to: "/my-plan" },
    {
      label: "Colleges near home",
      text: "Sort the search by distance once you have said where you live.",
      to: "/colleges?sort=near",
    },
    {
      label: "Compare",
      text: "Up to four colleges next to each other on chance, price and outcomes.",
      to: "/compare",
    },
  ],
  will: [
    {
      title: "The best order",
      text: "From home, around your campuses, and home again, with the least driving.",
    },
    { title: "Days you can keep", text: "So many visits a day, and no drive after dark if you say so." },
    { title: "What it costs", text: "Miles, nights and gas, with the figures you can change." },
    { title: "What to look at", text: "A list of questions for each campus, to take along on paper." },
  ],
  wish: "visitPlanner",
};
