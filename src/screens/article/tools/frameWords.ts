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
    "The tool opens here when the page has loaded. If it does not, scripts are off in your browser: the page behind the link is another way.",
  kept: "What you enter stays on this device.",
  tools: {
    listBuilder: {
      title: "Build your list and see its odds",
      lead: "Add colleges. Each gets a label, a chance and a price for your family, and the list gets its balance and its odds.",
      to: "/my-plan",
      link: "Open the whole plan",
    },
    collegePrice: {
      title: "Your price at one college",
      lead: "Pick a college and say what your family earns. You get the range that families like yours paid, after grants.",
      to: "/college-cost-calculator",
      link: "Compare the prices of four colleges",
    },
    collegeFacts: {
      title: "The facts behind one name",
      lead: "Pick a college. Each fact stands beside what is usual at colleges of its kind, with its year.",
      to: "/compare",
      link: "Compare up to four colleges",
    },
    nextSteps: {
      title: "What is due next",
      lead: "The next tasks of your class and your colleges, each with its day and where that day comes from.",
      to: "/application-timeline",
      link: "Make the whole timeline",
    },
    yearPlan: {
      title: "This school year, month by month",
      lead: "Say your grade. Keep the tasks that fit you and leave out the rest; they go into your plan.",
      to: "/application-timeline",
      link: "Make the timeline of all four years",
    },
    roundCheck: {
      title: "Do your early plans go together?",
      lead: "Give each college the round you have in mind. What conflicts is said, with the reason.",
      to: "/application-timeline",
      link: "Put the rounds into a timeline",
    },
    offerCompare: {
      title: "Two offers, sorted and side by side",
      lead: "Type the lines as the letters name them. Gifts, work and loans are kept apart, and what is left is the net price.",
      to: "/offers",
      link: "Compare more offers, or read a letter as a file",
    },
    finalChoice: {
      title: "Two or three colleges over four years",
      lead: "Colleges that admitted you, by price over the whole time, by how many finish, and by what students earn.",
      to: "/offers",
      link: "Enter the offers line by line",
    },
    visitDay: {
      title: "Your visit-day sheet",
      lead: "Pick a college and a day. You get the questions to ask, some of them for that college alone, and room for notes.",
      to: "/college-visit-planner",
      link: "Plan a trip to several colleges",
    },
    aidKinds: {
      title: "Need and merit at one college",
      lead: "How much of a college’s grant money goes by need and how much by merit, and what families like yours paid.",
      to: "/college-cost-calculator",
      link: "See your own price there",
    },
    fafsaReady: {
      title: "Who signs, and what to have ready",
      lead: "A few questions about your home. Then you see everyone who must sign the FAFSA, and what each should have at hand.",
      to: "/tools/fafsa-calculator",
      link: "Estimate your Student Aid Index",
    },
    scholarshipPlan: {
      title: "Named scholarships, by date",
      lead: "Choose your class and tick what fits you. You see which awards are still open, the next to close first.",
      to: "/timeline-success",
      link: "See them among your other tasks",
    },
    studySchedule: {
      title: "A study plan for your weeks",
      lead: "Your test day and the hours you have: which sessions, which full tests, and when to look at old misses again.",
      to: "/application-timeline",
      link: "Put your test days into a timeline",
    },
    scoreConverter: {
      title: "SAT and ACT, converted",
      lead: "One score in, the matching one out, and the next days to sit each test.",
      to: "/college-match-quiz",
      link: "See your chances with a score",
    },
    testOptional: {
      title: "Send the score or leave it out?",
      lead: "Your score against the middle half of students who sent one to a college, and what follows from it.",
      to: "/colleges",
      link: "Look up what other colleges ask for",
    },
    examCredit: {
      title: "AP days of May 2027, and who gives credit",
      lead: "Pick your subjects and your colleges: the exam days that are known, and which of the colleges give credit for AP.",
      to: "/my-plan",
      link: "Open your plan",
    },
  } satisfies Record<ArticleToolName, ToolFrameWords>,
};
