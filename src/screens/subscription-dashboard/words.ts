/** The words of /subscription-dashboard. */
import type { ToComeWords } from "#pieces/to-come/words.ts";

export const words: ToComeWords = {
  title: "Your subscription",
  lead: "You have none, and you need none. Every tool is free, so there is nothing to pay, to change or to cancel.",
  today: [
    { label: "My plan", text: "Your list, its balance and its odds, kept on your device.", to: "/my-plan" },
    {
      label: "Your data",
      text: "Save your plan as a file, open it on another device, or erase it.",
      to: "/your-data",
    },
    { label: "Pricing", text: "What is free, and what may cost money later.", to: "/pricing" },
  ],
  will: [
    { title: "What you pay, and until when", text: "In one line, with the next date." },
    { title: "Stop in one step", text: "Without a call and without a reason." },
  ],
  wish: "accounts",
};
