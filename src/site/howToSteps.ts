/** The four steps shown on /how-it-works, also published as HowTo structured data. */

export type HowToStep = {
  /** The step's anchor on /how-it-works. */
  id: string;
  name: string;
  text: string;
};

export const howToSteps: readonly HowToStep[] = [
  {
    id: "getting-started",
    name: "Answer three questions",
    text: "Your grades, where you live, and what your family can pay in a year. It takes about a minute. Skip any of them, and change any answer later.",
  },
  {
    id: "smart-matching",
    name: "See real colleges with your chance",
    text: "You get a first list of real colleges. Each has a chance shown as a range and one of four labels: reach, target, likely or safety. Every answer you add makes the list more precise.",
  },
  {
    id: "honest-prices",
    name: "See the price for a family like yours",
    text: "Each college has a price range: what a family with your income would pay in the first year, after grants. The sticker price is next to it.",
  },
  {
    id: "your-plan",
    name: "Keep a balanced list",
    text: "Save the colleges you like. Your plan shows what is missing, what to do next, and your odds of getting into at least one college your family can pay for.",
  },
];
