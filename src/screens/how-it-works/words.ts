/** The text of /how-it-works; the four steps are in site/howToSteps.ts. */
/** By the step's anchor: the tool behind it. */
const links: Readonly<Record<string, { label: string; to: string }>> = {
  "getting-started": { label: "Open the match quiz", to: "/college-match-quiz" },
  "smart-matching": { label: "How we estimate chances and set labels", to: "/methodology#chance" },
  "honest-prices": { label: "Price up to four colleges", to: "/college-cost-calculator" },
  "your-plan": { label: "Open your plan", to: "/my-plan" },
};

export const words = {
  title: "How Tassel works",
  lead: "Tell Tassel what you know. It shows your chances, what college would cost, and how sure it is.",
  start: "Answer three questions",
  note: "Free, no account needed. Every number comes with its source.",
  steps: "The four steps",
  stepNumber: (number: number) => `Step ${number}`,
  slips: {
    caption: "Three questions, with sample answers",
    items: [
      { question: "How is school going?", answer: "Grade 12, GPA 3.6" },
      { question: "Where do you live?", answer: "Austin, Texas" },
      { question: "What can your family pay a year?", answer: "$18,000" },
    ],
    more: "Add more later if you like: test scores, income, majors, distance, size and setting.",
  },
  links,
  price: {
    shows:
      "Price ranges of five colleges on one scale, beside what the family can pay. The college with the highest sticker price would cost this family the least.",
    title: "Highest sticker price, lowest net price",
    text: "Rice has the highest sticker price of these five. For this family, its net price would likely be the lowest. The sticker price can’t tell you that.",
  },
  chance: {
    shows:
      "Three colleges on a list: a safety within the budget, a likely school that may be, and a target above it, each with its match percentage, its chance and a price range.",
    read: "Each dot stands for 10 of 100 students like you. Solid dots show the low end of your chance, and ringed dots show how much higher it could be. The more ringed dots, the less sure we are.",
  },
  plan: {
    shows: (affordable: number) =>
      `With this list, ${affordable} in 100 students like this one would get into at least one college they can afford, drawn as 100 dots.`,
    without: ({ any, affordable }: { any: number; affordable: number }) =>
      `Take UT San Antonio off the list, and about ${any} in 100 students like this one would get into at least one college, but only about ${affordable} would get into one whose price fits. That loss shows what a financial safety adds.`,
  },
  check: {
    title: "Check our work",
    text: "Every number comes with its source and year. One page explains each rule and shows how well it predicts results that anyone can look up.",
    link: { label: "How we calculate every number", to: "/methodology" },
  },
  data: {
    title: "Your answers are yours",
    text: "You don’t need an account: your answers stay on your device. With an account, you can open your plan on any device. What you tell us about money isn’t sent anywhere unless you turn on sharing. After your first minute on the site, the tools work offline.",
    link: { label: "What we store, and how to erase it", to: "/your-data" },
  },
  end: {
    title: "Start with three questions",
    text: "It takes about a minute. There is nothing to sign up for.",
    browse: { label: "See what Tassel can do", to: "/features" },
  },
};
