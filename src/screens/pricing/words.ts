/** The words of the pricing page. */
export const words = {
  title: "Free, no account",
  lead: "Every tool on Tassel is free. You do not sign up, and your answers stay on your device.",
  start: "Start the match quiz",
  includedTitle: "What you have today",
  included: [
    { label: "The match quiz", detail: "Real colleges after three questions.", to: "/college-match-quiz" },
    {
      label: "The cost calculator",
      detail: "A price band for your family, up to four colleges side by side.",
      to: "/college-cost-calculator",
    },
    {
      label: "College search",
      detail: "Every college in the federal data, with its figures and their years.",
      to: "/colleges",
    },
    { label: "Compare", detail: "Chance, price and outcomes next to each other.", to: "/compare" },
    {
      label: "Your plan",
      detail: "Your list, its balance and its odds, kept on your device.",
      to: "/my-plan",
    },
  ],
  laterTitle: "What may cost money later",
  later:
    "Accounts are still to come. When they do, only what costs us a server may be part of a paid plan: keeping a plan on several devices, inviting people, and reminders. No tool, export or result will be.",
};
