/** The words of /subscription-success. */
import type { ToComeWords } from "#pieces/to-come/words.ts";

export const words: ToComeWords = {
  title: "Nothing to subscribe to yet",
  lead: "This page will thank you for subscribing one day. Today every tool is free and nothing is for sale here, so nobody has been charged anything.",
  today: [
    {
      label: "Match quiz",
      text: "Real colleges after three questions, each with a chance and a price.",
      to: "/college-match-quiz",
    },
    { label: "My plan", text: "Your list, its balance and its odds, kept on your device.", to: "/my-plan" },
    { label: "Pricing", text: "What is free, and what may cost money later.", to: "/pricing" },
  ],
  will: [{ title: "A receipt", text: "What you bought, for how long, and how to stop it." }],
  wish: "accounts",
};
