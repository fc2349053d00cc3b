/** The text of /features: each promise with its benefit in a sentence, one true number, and the way to try it. */
import { counselorEvaluation } from "#components/marketing/counselorEvaluation.ts";
import {
  chanceTest,
  datedColleges,
  essayColleges,
  institutionCount,
  largestPell,
  mostActions,
  priceTest,
} from "#components/marketing/publishedFigures.ts";
import { workedOdds } from "#components/marketing/workedExample.ts";
import { formatInteger, formatUsd } from "#lib/format.ts";
import type { ScreenPictureName } from "#site/screenPictures.ts";

export type Feature = {
  /** The anchor that menus link to. */
  id: string;
  name: string;
  benefit: string;
  picture: ScreenPictureName;
  /** What the picture shows. */
  shows: string;
  figure: string;
  /** What the figure counts, with its source or year. */
  counts: string;
  links: readonly { label: string; to: string }[];
};

const { sealed } = counselorEvaluation;

const features: readonly Feature[] = [
  {
    id: "college-matching",
    name: "College matching",
    benefit: "Find safety, target and reach schools that fit your grades and your budget.",
    picture: "matching",
    shows:
      "Three colleges on a list, each with its match percentage, how likely admission is, whether the price fits, and a price range.",
    figure: formatInteger(institutionCount),
    counts: "colleges and schools to search (College Scorecard, June 2026)",
    links: [{ label: "Take the match quiz", to: "/college-match-quiz" }],
  },
  {
    id: "cost-planning",
    name: "Cost planning",
    benefit: "See what families like yours pay, before you fall in love with a college.",
    picture: "cost",
    shows:
      "Price ranges of five colleges on one scale, beside what the family can pay. The college with the highest sticker price would cost this family the least.",
    figure: formatUsd(priceTest.medianErrorUsd),
    counts: `typical error, tested on ${formatInteger(priceTest.prices)} real prices.`,
    links: [{ label: "Price your colleges", to: "/college-cost-calculator" }],
  },
  {
    id: "ai-counselor",
    name: "AI counselor",
    benefit: "Ask in your own words. The answer comes from your plan, with its source.",
    picture: "counselor",
    shows:
      "The question “When is UT Austin due?” with its answer: the early action and regular decision deadlines, and where they come from.",
    figure: `${formatInteger(sealed.wrong)} in ${formatInteger(sealed.asked)}`,
    counts: `test answers were wrong; ${formatInteger(sealed.right)} were complete.`,
    links: [{ label: "Ask a question", to: "/counselor" }],
  },
  {
    id: "essay-coach",
    name: "Essay coach",
    benefit: "Get questions about your draft. The writing stays yours.",
    picture: "essay",
    shows:
      "Two questions about sentences in a sample draft, such as: Which single day would you show, if you could show only one?",
    figure: formatInteger(essayColleges),
    counts: "colleges’ essay prompts, with their limits",
    links: [{ label: "See your prompts", to: "/essays" }],
  },
  {
    id: "timeline-management",
    name: "Timeline management",
    benefit: "See the whole year at once, with a source for every date.",
    picture: "timeline",
    shows: "A senior year as a chart: the days five applications are due, and what to do in each month.",
    figure: formatInteger(datedColleges.count),
    counts: `colleges with published ${datedColleges.cycle} deadlines`,
    links: [{ label: "Build your timeline", to: "/application-timeline" }],
  },
  {
    id: "task-management",
    name: "Smart task management",
    benefit: "Get one short list: what to do, by when, and who does it.",
    picture: "tasks",
    shows:
      "Tasks for October, such as opening application accounts, each with its date and how much is done.",
    figure: formatInteger(mostActions.actions),
    counts: `tasks at most for a list of ${formatInteger(mostActions.colleges)} colleges`,
    links: [{ label: "List your tasks", to: "/application-timeline" }],
  },
  {
    id: "personalized-guidance",
    name: "Personalized guidance",
    benefit: "Know your next three steps, and why they come first.",
    picture: "guidance",
    shows: "Three next steps for a senior in October, each with its date, its reason and how long it takes.",
    figure: "3",
    counts: "questions to start, and you can skip any of them",
    links: [{ label: "Open your plan", to: "/my-plan" }],
  },
  {
    id: "progress-tracking",
    name: "Progress tracking",
    benefit: "Watch your odds change as you add colleges and hear back from them.",
    picture: "progress",
    shows: `With this list, ${workedOdds.with.affordable} in 100 students like this one would get into at least one college they can afford, drawn as 100 dots.`,
    figure: `${workedOdds.without.affordable} to ${workedOdds.with.affordable}`,
    counts: "in 100 get into a college they can afford, after a safety is added",
    links: [{ label: "See your odds", to: "/my-plan" }],
  },
  {
    id: "financial-planning",
    name: "Financial planning",
    benefit: "See what a year costs, what grants may cover, and what’s left to pay.",
    picture: "financial",
    shows:
      "The cost of one year at UT San Antonio as two bars: tuition and living costs above, likely grants and the family’s share below.",
    figure: formatUsd(largestPell.amountUsd),
    counts: `is the largest Pell Grant for ${largestPell.awardYear}. How much would you get?`,
    links: [{ label: "Work out your aid", to: "/tools/fafsa-calculator" }],
  },
  {
    id: "parent-dashboard",
    name: "Parent dashboard",
    benefit: "With an account, parents see the list and the dates. You decide what else they see.",
    picture: "family",
    shows:
      "A shared plan as a parent sees it: what is due next, for which college and on what day, and what is still missing.",
    figure: "0",
    counts: "money figures are shared until you turn sharing on.",
    links: [
      { label: "For parents", to: "/parents" },
      { label: "Open a shared plan", to: "/family" },
    ],
  },
];

export const words = {
  hero: {
    title: "What Tassel does for your family",
    lead: "Ten things a good counselor helps with. All of it is free, and you don’t need an account.",
    start: "Answer three questions",
    note: `Every number comes with its source. In a test against real decisions, our labels were right for ${formatInteger(chanceTest.labelsRight)} of ${formatInteger(chanceTest.groups)} groups of applicants.`,
    proof: { label: "Check our work", to: "/methodology" },
    pictures: "Each picture is the real screen with a sample student’s plan.",
  },
  features,
  end: { tools: { label: "See all the tools", to: "/tools" } },
};
