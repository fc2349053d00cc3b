/**
 * The FAQ: which questions, in which order, and where to see or verify each answer. Shown on /faq and included in its
 * structured data. Its words are those of answer cards, so that the counselor and the search say the same.
 */
import { faqAnswers } from "./faqAnswers.ts";

export const faqGroups = ["start", "numbers", "money", "privacy", "come"] as const;
export type FaqGroup = (typeof faqGroups)[number];

export type FaqQuestion = {
  /** The anchor on /faq. */
  id: string;
  group: FaqGroup;
  question: string;
  /** Plain text. */
  answer: string;
  /** Where to see or verify the answer. */
  links: readonly { label: string; to: string }[];
};

/** `card`: in content/answers. */
export const faqEntries: readonly (Pick<FaqQuestion, "id" | "group" | "links"> & {
  card: keyof typeof faqAnswers;
})[] = [
  {
    id: "what-is-tassel",
    card: "tasselWhat",
    group: "start",
    links: [{ label: "How it works", to: "/how-it-works" }],
  },
  {
    id: "is-it-free",
    card: "tasselFree",
    group: "start",
    links: [{ label: "Pricing", to: "/pricing" }],
  },
  {
    id: "do-i-need-an-account",
    card: "tasselAccount",
    group: "start",
    links: [
      { label: "Sign in", to: "/sign-in" },
      { label: "Your data", to: "/your-data" },
    ],
  },
  {
    id: "how-long-does-it-take",
    card: "tasselMinutes",
    group: "start",
    links: [{ label: "Match quiz", to: "/college-match-quiz" }],
  },
  {
    id: "does-it-work-offline",
    card: "tasselOffline",
    group: "start",
    links: [{ label: "Your data", to: "/your-data" }],
  },
  {
    id: "which-grade",
    card: "tasselGrade",
    group: "start",
    links: [{ label: "Match quiz", to: "/college-match-quiz" }],
  },
  {
    id: "where-do-the-numbers-come-from",
    card: "tasselSources",
    group: "numbers",
    links: [{ label: "All sources", to: "/methodology#data" }],
  },
  {
    id: "how-sure-is-a-chance",
    card: "tasselAccuracy",
    group: "numbers",
    links: [{ label: "The full test", to: "/methodology#chance-test" }],
  },
  {
    id: "why-a-range",
    card: "tasselRange",
    group: "numbers",
    links: [{ label: "How we estimate a chance", to: "/methodology#chance" }],
  },
  {
    id: "what-is-a-safety",
    card: "reachSafety",
    group: "numbers",
    links: [{ label: "The rule for each label", to: "/methodology#labels" }],
  },
  {
    id: "match-percentage",
    card: "tasselMatch",
    group: "numbers",
    links: [{ label: "How we calculate a match", to: "/methodology#match" }],
  },
  {
    id: "not-enough-data",
    card: "tasselNoData",
    group: "numbers",
    links: [{ label: "What colleges publish", to: "/methodology#data" }],
  },
  {
    id: "what-would-we-pay",
    card: "tasselPrice",
    group: "money",
    links: [{ label: "Cost calculator", to: "/college-cost-calculator" }],
  },
  {
    id: "without-income",
    card: "tasselIncome",
    group: "money",
    links: [{ label: "What is kept, and where", to: "/your-data" }],
  },
  {
    id: "merit-aid",
    card: "tasselMerit",
    group: "money",
    links: [{ label: "How we estimate a price", to: "/methodology#price" }],
  },
  {
    id: "two-households",
    card: "fafsaDivorced",
    group: "money",
    links: [
      { label: "Guide for two households", to: "/divorced-parents-guide" },
      { label: "For parents", to: "/parents#two-households" },
    ],
  },
  {
    id: "who-sees-my-answers",
    card: "tasselPrivacy",
    group: "privacy",
    links: [
      { label: "Your data", to: "/your-data" },
      { label: "Privacy", to: "/privacy" },
    ],
  },
  {
    id: "sell-data",
    card: "tasselAds",
    group: "privacy",
    links: [{ label: "How we are paid", to: "/about#how-we-are-paid" }],
  },
  {
    id: "younger-than-13",
    card: "tasselKids",
    group: "privacy",
    links: [{ label: "Privacy", to: "/privacy#children" }],
  },
  {
    id: "erase-account",
    card: "tasselDelete",
    group: "privacy",
    links: [{ label: "Your account", to: "/account" }],
  },
  {
    id: "lost-plan",
    card: "tasselMove",
    group: "privacy",
    links: [{ label: "Save a copy", to: "/your-data" }],
  },
  {
    id: "is-it-ai",
    card: "tasselAi",
    group: "come",
    links: [
      { label: "AI and Tassel", to: "/ai-technology" },
      { label: "Ask the counselor", to: "/counselor" },
      { label: "Your essays", to: "/essays" },
    ],
  },
  {
    id: "prove-essay",
    card: "tasselProof",
    group: "come",
    links: [
      { label: "Your essays", to: "/essays" },
      { label: "Check a writing record", to: "/authorship" },
    ],
  },
  {
    id: "what-is-to-come",
    card: "tasselNext",
    group: "come",
    links: [
      { label: "Join the waitlist", to: "/waitlist" },
      { label: "What Tassel does today", to: "/features" },
    ],
  },
  {
    id: "found-a-mistake",
    card: "tasselWrong",
    group: "come",
    links: [{ label: "Write to us", to: "/contact" }],
  },
];

export const faqQuestions: readonly FaqQuestion[] = faqEntries.map(({ card, ...entry }) => ({
  ...entry,
  ...faqAnswers[card],
}));
