/** A draft that explains one term of the glossary, with the figures that belong to it. */
import type { PostFields } from "#contract/adminPosts.ts";
import type { PostSurroundings } from "../post.ts";

type Explainer = {
  /** As families say it; the glossary's own word is the key. */
  name: string;
  /** "a" or "the" before it. */
  article: string;
  /** Why a family should care, in the short answer after the definition. */
  point: string;
  how: string;
  /** Each with its figure; one without a figure says something that does not change. */
  facts: readonly string[];
  mistakes: readonly string[];
  steps: readonly string[];
  tools: readonly string[];
  related: readonly string[];
};

const explainers: Readonly<Record<string, Explainer>> = {
  "sticker price": {
    name: "sticker price",
    article: "the",
    point: "Few families pay it, so don’t rule out a college because of it.",
    how: "A college publishes one price for everybody. For many students, it then subtracts grants and scholarships. What is left is the net price, and that is the figure to compare.",
    facts: [
      "At the median public four-year college, in-state tuition and fees are {{nation.public-fourYear.tuitionInStateUsd}}.",
      "At the median private nonprofit college, they are {{nation.nonprofit-fourYear.tuitionInStateUsd}}. After grants, a year there costs {{nation.nonprofit-fourYear.netPriceUsd}}, with housing and food.",
    ],
    mistakes: [
      "Leaving a college off the list because its price looks high.",
      "Comparing one college’s sticker price with another’s net price.",
    ],
    steps: [
      "Look up the net price of each college on your list.",
      "Run each college’s own calculator once, and keep the result.",
    ],
    tools: ["/college-cost-calculator"],
    related: ["/blog/sticker-price-what-families-pay", "/help/comparing-financial-aid-packages"],
  },
  "cost of attendance (COA)": {
    name: "cost of attendance",
    article: "the",
    point: "It is the figure that all financial aid is measured against.",
    how: "Part of it goes to the college: tuition, fees, and often housing and food. You pay the rest yourself: books, travel and personal costs. All your aid together cannot be more than this figure.",
    facts: [
      "After grants, a year at the median public four-year college costs {{nation.public-fourYear.netPriceUsd}}. At a public two-year college it is {{nation.public-twoYear.netPriceUsd}}.",
    ],
    mistakes: ["Mistaking tuition for the whole cost.", "Forgetting that living at home changes the figure."],
    steps: [
      "Find the figure on each college’s financial aid page.",
      "Check which parts you would really spend.",
      "Ask the aid office to adjust it if you have costs it does not count.",
    ],
    tools: ["/college-cost-calculator", "/offers"],
    related: ["/help/comparing-financial-aid-packages", "/blog/sticker-price-what-families-pay"],
  },
  "net price": {
    name: "net price",
    article: "the",
    point: "It is what you pay from savings, income and loans, so compare colleges by it.",
    how: "Start with the cost of attendance. Subtract grants and scholarships, which you never pay back. Don’t subtract loans or work-study, because you borrow or earn that money yourself.",
    facts: [
      "At the median public four-year college, it is {{nation.public-fourYear.netPriceUsd}} a year.",
      "At the median private nonprofit college, it is {{nation.nonprofit-fourYear.netPriceUsd}}.",
      "At the median public two-year college, it is {{nation.public-twoYear.netPriceUsd}}.",
    ],
    mistakes: [
      "Subtracting loans as if they were gifts.",
      "Looking at an average when your income is far from it.",
    ],
    steps: ["Estimate your own net price at five colleges.", "Compare award letters line by line in spring."],
    tools: ["/college-cost-calculator", "/offers"],
    related: ["/help/comparing-financial-aid-packages", "/blog/sticker-price-what-families-pay"],
  },
  "Student Aid Index (SAI)": {
    name: "Student Aid Index",
    article: "the",
    point: "A lower number can mean more aid. It is not what you will pay.",
    how: "You file the FAFSA, and the formula turns income, savings and family size into one number. Colleges and states use it to decide who gets need-based aid.",
    facts: [
      "The lowest it can be is {{sai.least}}.",
      "With the lowest numbers you can get the largest Pell Grant, {{pell.maximum}}.",
    ],
    mistakes: ["Reading the index as a bill.", "Not filing because you think you earn too much."],
    steps: [
      "Work out your index before you file.",
      "File the FAFSA, and check the number that comes back.",
      "If your income has dropped since, call the college’s aid office.",
    ],
    tools: ["/tools/fafsa-calculator"],
    related: ["/help/fafsa-completion-guide", "/help/understanding-need-based-vs-merit-aid"],
  },
  "Pell Grant": {
    name: "Pell Grant",
    article: "the",
    point: "You don’t pay it back, and the FAFSA is the only form you need.",
    how: "Your FAFSA decides whether you get one. The grant is paid to your college, which takes it off the bill and sends you what is left.",
    facts: ["The largest grant is {{pell.maximum}} a year.", "The smallest is {{pell.minimum}}."],
    mistakes: [
      "Not filing because a friend with the same income got nothing.",
      "Dropping classes without asking what happens to the grant.",
    ],
    steps: [
      "File the FAFSA as soon as it opens.",
      "Look for the grant on each award letter.",
      "Ask before you drop below full time.",
    ],
    tools: ["/tools/fafsa-calculator"],
    related: ["/help/fafsa-completion-guide", "/help/understanding-need-based-vs-merit-aid"],
  },
  "FAFSA Submission Summary": {
    name: "FAFSA Submission Summary",
    article: "the",
    point: "Read it the day it comes, because a mistake there costs aid at every college.",
    how: "A few days after you file, it is ready in your StudentAid.gov account. It shows your Student Aid Index, your answers, and whether the form is complete.",
    facts: [
      "It shows your index. The lowest it can be is {{sai.least}}.",
      "It also says whether you may get a Pell Grant, which is at most {{pell.maximum}}.",
    ],
    mistakes: ["Mistaking the estimate on it for an award letter.", "Overlooking a missing signature."],
    steps: [
      "Check names, Social Security numbers and the list of colleges.",
      "Correct what is wrong online.",
      "Answer any college that asks you to verify the information.",
    ],
    tools: ["/tools/fafsa-calculator"],
    related: ["/help/fafsa-completion-guide"],
  },
  "assured admission": {
    name: "assured admission",
    article: "",
    point: "If you meet the conditions, you know in fall that you are in.",
    how: "Some public universities publish what it takes: grades, a class rank, or courses. Meet every part, apply in time, and you are admitted. A major may still have its own rules.",
    facts: [
      "Most colleges have no such rule. At the median public four-year college, {{nation.public-fourYear.admitRate}} of applicants are admitted.",
    ],
    mistakes: [
      "Mistaking a published minimum for a promise.",
      "Missing the deadline because the place felt safe.",
    ],
    steps: [
      "See whether your state’s universities have such a rule.",
      "Check every condition with your counselor.",
      "Apply by the deadline, and check what your major requires.",
    ],
    tools: ["/college-match-quiz", "/my-plan"],
    related: ["/help/building-college-list-strategy", "/state-college-planning-guides"],
  },
  "financial safety": {
    name: "financial safety",
    article: "a",
    point: "Every list needs one, because an offer you can’t afford is no help.",
    how: "It has to pass two tests: you are sure to be admitted, and your family can pay the price without hoping for an award. A public college near home often passes both.",
    facts: [
      "After grants, a year at the median public two-year college costs {{nation.public-twoYear.netPriceUsd}}, and at a public four-year college {{nation.public-fourYear.netPriceUsd}}.",
    ],
    mistakes: [
      "Counting a college as safe because it admits nearly everyone.",
      "Counting on a scholarship you have not won yet.",
    ],
    steps: [
      "Agree on what your family can pay for a year.",
      "Find two colleges that pass both tests.",
      "Make sure you would be glad to go there.",
    ],
    tools: ["/college-match-quiz", "/my-plan"],
    related: ["/help/building-college-list-strategy", "/help/comparing-financial-aid-packages"],
  },
};

/** Terms that the glossary has and we have sentences for. */
export function listExplainedTerms({ library }: PostSurroundings): string[] {
  return library.terms.flatMap(({ term }) => (Object.hasOwn(explainers, term) ? [term] : []));
}

export function writeExplainer(term: string, { library }: PostSurroundings): PostFields | null {
  const meaning = library.terms.find((one) => one.term === term)?.meaning;
  const explainer = Object.hasOwn(explainers, term) ? explainers[term] : undefined;
  if (meaning === undefined || explainer === undefined) return null;
  const { name, article, point, how, facts, mistakes, steps, tools, related } = explainer;
  const whole = `${article} ${name}`.trim();
  const isPell = name === "Pell Grant";
  const plain = isPell
    ? "a federal grant for students from families with low and middle incomes"
    : toPhrase(meaning);
  const isSafety = name === "financial safety";
  const definition = isSafety
    ? `**A financial safety** is a college that is ${plain}.`
    : `**${upper(whole)}** is ${plain}.`;
  return {
    title: `What ${name === "assured admission" ? name : whole} is, and how to use it`.replace(
      "What a financial safety is",
      "What a financial safety is",
    ),
    excerpt: `What ${whole} means in plain words, the figures that go with it, the mistakes families make, and what to do next.`,
    answer: `${definition} ${point}`,
    category: name === "assured admission" || isSafety ? "Choosing colleges" : "Paying",
    tags: [name],
    period: null,
    tools: [...tools],
    related: [...related],
    body: [
      `## How it works\n\n${how}`,
      `## The figures\n\n${facts.map((fact) => `- ${fact}`).join("\n")}`,
      `## Two mistakes to avoid\n\n${mistakes.map((mistake) => `- ${mistake}`).join("\n")}`,
      `## What to do now\n\n${steps.map((step, at) => `${at + 1}. ${step}`).join("\n")}`,
    ].join("\n\n"),
  };
}

/** The glossary's meaning as the end of a sentence. */
function toPhrase(meaning: string): string {
  const phrase = meaning.split(/[.;]/)[0]?.trim() ?? meaning;
  return /^(published|cost|tuition)/.test(phrase)
    ? `the ${phrase}`.replace("the tuition, fees", "what tuition, fees")
    : phrase;
}

function upper(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
