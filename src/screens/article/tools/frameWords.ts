/** The text around each article tool: its name, purpose, and the page that does more. */
import type { ArticleToolName } from "#content/blocks.ts";

export type ToolFrameWords = {
  title: string;
  lead: string;
  /** The page that does the same in more depth, or continues from here. */
  to: string;
  link: string;
};

export const frameWords = {
  mark: "Try it here",
  loading: "Loading the tool",
  /** Prerendered, and replaced once the tool has loaded. */
  before:
    "The tool opens here once the page has loaded. It needs JavaScript. If it doesn’t open, use the link.",
  kept: "What you enter stays on this device.",
  tools: {
    listBuilder: {
      title: "Build your list and see its odds",
      lead: "Add colleges to see a label, your chances and a price for each one, and how balanced the whole list is.",
      to: "/my-plan",
      link: "Open the whole plan",
    },
    collegePrice: {
      title: "Your price at one college",
      lead: "Pick a college and enter your family’s income to see what families like yours paid, after grants.",
      to: "/college-cost-calculator",
      link: "Compare the prices of four colleges",
    },
    collegeFacts: {
      title: "The facts behind the name",
      lead: "Pick a college to see each fact next to what is typical for colleges of its kind, with its year.",
      to: "/compare",
      link: "Compare up to four colleges",
    },
    nextSteps: {
      title: "What is due next",
      lead: "See the next tasks for your class and your colleges, each with its date and the source of that date.",
      to: "/application-timeline",
      link: "Build your full timeline",
    },
    yearPlan: {
      title: "This school year, month by month",
      lead: "Choose your grade and add its tasks to your plan. Leave out any that don’t apply to you.",
      to: "/application-timeline",
      link: "Build a timeline for all four years",
    },
    roundCheck: {
      title: "Do your early plans conflict?",
      lead: "Choose a round for each college. We point out conflicts and explain why.",
      to: "/application-timeline",
      link: "Put the rounds into a timeline",
    },
    offerCompare: {
      title: "Compare your award letters",
      lead: "Enter each line as the letter words it, or paste the letter. We separate gift aid, work-study and loans, and show the net price.",
      to: "/offers",
      link: "Print the comparison, or ask for more aid",
    },
    finalChoice: {
      title: "Two or three colleges over four years",
      lead: "Compare colleges that admitted you by total price, graduation rate, and what students earn.",
      to: "/offers",
      link: "See the award letters side by side",
    },
    visitDay: {
      title: "Your visit-day sheet",
      lead: "Pick a college and a day for a sheet with questions to ask, some just for that college, and room for notes.",
      to: "/college-visit-planner",
      link: "Plan a trip to several colleges",
    },
    aidKinds: {
      title: "Need-based and merit aid at one college",
      lead: "See how much of a college’s grant money is need-based, how much is merit aid, and what families like yours paid.",
      to: "/college-cost-calculator",
      link: "See your own price there",
    },
    fafsaReady: {
      title: "Who signs, and what to have ready",
      lead: "Answer a few questions about your family to see who must sign the FAFSA and what each person needs.",
      to: "/tools/fafsa-calculator",
      link: "Estimate your Student Aid Index",
    },
    scholarshipPlan: {
      title: "Named scholarships, by date",
      lead: "Choose your class and check what applies to you to see which awards are still open, soonest deadline first.",
      to: "/timeline-success",
      link: "See them with your other tasks",
    },
    studySchedule: {
      title: "A study plan for your weeks",
      lead: "Enter your test day and your free hours to get study sessions, practice tests, and days to review your mistakes.",
      to: "/application-timeline",
      link: "Put your test days into a timeline",
    },
    scoreConverter: {
      title: "SAT and ACT, converted",
      lead: "Enter a score on one test to see the matching score on the other, plus the next dates for each.",
      to: "/college-match-quiz",
      link: "See your chances with a score",
    },
    testOptional: {
      title: "Should you send your score?",
      lead: "Compare your score with the middle half of scores students sent to a college, and see whether to send yours.",
      to: "/colleges",
      link: "Look up other colleges",
    },
    examCredit: {
      title: "AP exam days in May 2027, and who gives credit",
      lead: "Pick your subjects and your colleges to see the exam days we know and which of those colleges give AP credit.",
      to: "/my-plan",
      link: "Open your plan",
    },
  } satisfies Record<ArticleToolName, ToolFrameWords>,
};
