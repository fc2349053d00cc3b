/** The text of /how-it-works; the four steps are in site/howToSteps.ts. */
/** By the step's anchor: the tool behind it. */
const links: Readonly<Record<string, { label: string; to: string }>> = {
  "getting-started": { label: "Open the match quiz", to: "/college-match-quiz" },
  "smart-matching": { label: "How the chance and the labels are made", to: "/methodology#chance" },
  "honest-prices": { label: "Price up to four colleges", to: "/college-cost-calculator" },
  "your-plan": { label: "Open your plan", to: "/my-plan" },
};

export const words = {
  title: "How Tassel works",
  lead: "You say what you know. Tassel shows what is likely, what it would cost, and how sure it is.",
  start: "Start the match quiz",
  steps: "The four steps",
  stepNumber: (number: number) => `Step ${number}`,
  slips: {
    caption: "Three questions, with sample answers",
    items: [
      { question: "What grade are you in, and how are your grades?", answer: "Grade 12, GPA 3.6" },
      { question: "Where do you live?", answer: "Austin, Texas" },
      { question: "What can your family pay a year?", answer: "$18,000" },
    ],
    more: "Later, if you like: test scores, income, majors, distance, size, setting.",
  },
  links,
  price: {
    title: "The highest sticker, the lowest price",
    text: "Rice publishes the highest price of these five. For this family it would likely be the lowest. A sticker price alone cannot tell you that.",
  },
  chance: {
    read: "Dark dots are likely yeses, yellow ones may be. The wider the yellow, the less sure we are.",
  },
  plan: {
    before: "Without a financial safety",
    beforeNote:
      "Houston, Southwestern, UT Austin and Rice. 96 of 100 plans get a yes. But its price may be too high.",
    after: "With UT San Antonio added",
    afterNote: "One college that very likely says yes, and its whole price band fits.",
  },
  check: {
    title: "Check us",
    text: "Every number names its source and its year. One page shows each rule, and how well it does on results that anyone can look up.",
    link: { label: "How every number is made", to: "/methodology" },
  },
  data: {
    title: "Your answers are yours",
    text: "You need no account: your answers are kept on your own device. With an account your plan is on all your devices. What you type about money is sent nowhere unless you turn that on. After the first visit the tools work without a network.",
    link: { label: "What is kept, and how to erase it", to: "/your-data" },
  },
  end: {
    title: "Begin with three questions",
    text: "It takes about a minute. Nothing to sign up for.",
    browse: { label: "See what Tassel can do", to: "/features" },
  },
};
