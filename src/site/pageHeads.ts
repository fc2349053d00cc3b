/** Title and description of every listed page, for the head, search engines, and sharing. */
import type { PageId } from "./pages.ts";

export type PageHead = { title: string; description: string };

/** A short page name for tight spaces such as breadcrumbs: the title up to the colon. */
export function getShortPageName(pageId: PageId): string {
  return shortNames[pageId] ?? (pageHeads[pageId].title.split(":")[0] ?? "").trim();
}

const shortNames: Partial<Record<PageId, string>> = {
  home: "Home",
  compare: "Compare colleges",
  offers: "Compare aid offers",
  methodology: "How we calculate every number",
  landing: "Start a plan",
  about: "About Tassel",
  howItWorks: "How Tassel works",
  tools: "Tools and resources",
  faq: "Questions and answers",
  help: "Help center",
  divorcedParentsGuide: "Divorced or separated parents",
  adminSeoDashboard: "Search engines",
  adminKnowledgeGraph: "Knowledge graph",
  adminPerformanceTest: "Performance",
};

export const pageHeads: Readonly<Record<PageId, PageHead>> = {
  home: {
    title: "Tassel: your real chances and real college prices, free",
    description:
      "Answer three questions to see real colleges, your chance at each, a price for your family, and the source of every number. Free, no account needed.",
  },
  matchQuiz: {
    title: "College match quiz: real colleges after three questions",
    description:
      "Tell us your grades, where you live and what your family can pay. You get reach, target, likely and safety schools with honest chances and a price range.",
  },
  costCalculator: {
    title: "College cost calculator: what your family would pay",
    description:
      "See what families like yours pay at up to four colleges: a price range, the cost of four years, the loan payment afterward, and the source of each figure.",
  },
  colleges: {
    title: "Find a college: search every U.S. college by name or place",
    description:
      "Search 5,858 U.S. colleges by name, nickname or place. Filter by state, type, size and setting, and see price, admission and graduation for each.",
  },
  compare: {
    title: "Compare colleges side by side on price, chances and outcomes",
    description:
      "Put up to four colleges side by side: your chances, your price range, graduation, earnings and size, each figure with its year and source.",
  },
  offers: {
    title: "Compare aid offers: which college really costs less",
    description:
      "Paste up to eight award letters. See grants, work-study and loans separately, what each letter leaves out, and your net price for one year and for four.",
  },
  counselor: {
    title: "Ask the counselor: answers from your plan, with sources",
    description:
      "Ask about a college, a deadline, a price or your chances. Answers come from your plan and published figures, with the source and year. Works offline, no account.",
  },
  essays: {
    title: "Essay coach: every prompt, and questions about your draft",
    description:
      "See what each college asks you to write, its limit, due date and rule on AI. Write offline, keep earlier versions, and get questions. It never writes for you.",
  },
  authorship: {
    title: "Check a writing record: how an essay was written",
    description:
      "Check the record a student shared: when each version of an essay was saved, and how much was typed and pasted. Verified in your browser, without an account.",
  },
  myPlan: {
    title: "My plan: your college list, its balance and your odds",
    description:
      "Your reach, target, likely and safety schools, the odds of a four-year college you can pay for, total prices and next steps. Saved on your device, no account needed.",
  },
  methodology: {
    title: "How we calculate every number, and how accurate it is",
    description:
      "How we work out chances, price ranges, match percentages and labels, with sources, limits and a test of each against real results.",
  },
  yourData: {
    title: "Your data: what we keep, where, and how to erase it",
    description:
      "Tassel keeps your answers on your own device. See what is saved, export it as a file, move it to another device, or erase all of it.",
  },
  landing: {
    title: "Start a college plan in about a minute",
    description:
      "Answer three questions on your phone to see colleges with an honest chance and a price range for your family. No account, no card, nothing to install.",
  },
  about: {
    title: "About Tassel: why we built it and how it is paid for",
    description:
      "Why we made a college planner that shows its sources, says how sure it is and publishes its own test results, and what we will never do with your answers.",
  },
  howItWorks: {
    title: "How Tassel works: three questions to a college plan",
    description:
      "Three answers give you a first list of real colleges, and each new answer sharpens it. Your plan stays on your device, and you can check every number.",
  },
  features: {
    title: "What Tassel does: ten ways to plan for college, free",
    description:
      "See each screen before you try it: college matches, real prices, a timeline, an AI counselor and an essay coach. Free, no account needed, every number sourced.",
  },
  aiTechnology: {
    title: "An AI counselor that never makes up a number",
    description:
      "Chances and prices come from published figures and rules we spell out, not from a chatbot. What the counselor does here, and what it never will.",
  },
  developers: {
    title: "For developers and reporters: the data, its API and files",
    description:
      "College data as CSV with checksums and a dictionary, public endpoints with examples that run, access for AI assistants, limits, and how to cite.",
  },
  pricing: {
    title: "Pricing: free, and no account needed",
    description:
      "Every Tassel tool is free and works without an account: the match quiz, the cost calculator, college search, comparisons and your plan.",
  },
  contact: {
    title: "Contact us: ask a question or report a mistake",
    description:
      "Ask a question, report a wrong figure or suggest a feature. You do not need an account, and we tell you how we keep what you send.",
  },
  parents: {
    title: "For parents: price, odds and your part in the plan",
    description:
      "What a college would really cost your family, how likely your student is to get in, and how to plan together without looking over their shoulder.",
  },
  counselors: {
    title: "For school counselors: your caseload on one page",
    description:
      "See whose deadline comes next and who is stuck, invite a class with one link, print a brief for each meeting, and find answers to a district’s data questions.",
  },
  tools: {
    title: "Free college planning tools and resources",
    description:
      "Every Tassel tool in one place: match quiz, cost calculator, college search, comparison and plan, with what each one does and what is coming.",
  },
  faq: {
    title: "Questions families ask about Tassel, answered",
    description:
      "Is it free? Where do the numbers come from? How sure is a chance? What happens to our answers? Short, straight answers, each with a link to the details.",
  },
  privacy: {
    title: "Privacy: what this site keeps, and what it does not",
    description:
      "What stays on your device, what reaches us, how long we keep it, and who can see it. No ads, no third-party trackers, no sale of data.",
  },
  terms: {
    title: "Terms: what you can expect, and what we ask",
    description:
      "The terms of using Tassel in plain words: estimates are estimates, the tools are free, your plan is yours, and what we ask of you in return.",
  },
  waitlist: {
    title: "Award letters from a photo: hear when it’s ready",
    description:
      "Tassel reads award letters from a PDF, but not from a photo yet. Leave an email address to get one message when it can. It’s free, with no newsletter.",
  },
  stateGuides: {
    title: "State college planning guides",
    description:
      "Guides for all fifty states, D.C. and Puerto Rico: state grants and their deadlines, free community college, guaranteed admission, residency and colleges.",
  },
  help: {
    title: "Help center: answers about planning for college",
    description:
      "Sixteen articles on college lists, the FAFSA, aid offers, tests, visits and decisions, each with sources and a tool, plus quick answers.",
  },
  blog: {
    title: "Blog: notes on planning for college",
    description:
      "Articles on choosing, paying for and applying to college from the team behind Tassel, with sources, worked examples and one student’s year.",
  },
  fafsaCalculator: {
    title: "FAFSA calculator: your Student Aid Index, line by line",
    description:
      "Work out your Student Aid Index and Pell Grant on your own device. Answer only what matters for you, see each worksheet line, and print a sheet for the form.",
  },
  applicationTimeline: {
    title: "Application timeline: what to do, and by when",
    description:
      "Answer six short questions and get your own timeline of tasks. Each date says whether it is published, expected or one to ask about.",
  },
  timelineSuccess: {
    title: "Your application timeline",
    description:
      "Your year by month, by college and by person: what to do, who does it and by when, and how firm each date is. Saved on your device.",
  },
  collegeVisitPlanner: {
    title: "College visit planner: your campus trip, day by day",
    description:
      "Enter where you start, which campuses you want to see and when. You get the best order, drive times, overnight stays, costs, a map and a sheet for each day.",
  },
  tripResults: {
    title: "Your college visit trip",
    description:
      "Your campus trip: days with drives and visits, a map, costs you can change, day sheets to print and a calendar file. Saved on your device.",
  },
  financialPlanningGuide: {
    title: "Paying for college: savings, 529, loans and repayment",
    description:
      "What each way to pay costs under the 2026 rules, with a worksheet for your own numbers: savings, 529 plans, work, tax credits, federal loans and repayment plans.",
  },
  divorcedParentsGuide: {
    title: "Divorced or separated parents: who fills out the FAFSA",
    description:
      "Answer a few questions to find out which parent goes on the FAFSA. Also: who files the CSS Profile, waivers, and a worksheet for each household.",
  },
  blogAutomation: {
    title: "Blog posts: for administrators",
    description:
      "Administrators of this site plan, check and publish blog posts here. Nothing goes out without a person’s approval.",
  },
  subscriptionSuccess: {
    title: "Subscription: thank you",
    description:
      "You have the Family plan. See what it includes, and how to change or cancel it. Every tool stays free.",
  },
  subscriptionDashboard: {
    title: "Your subscription",
    description:
      "Your plan, what it includes, when it renews or ends, and how to change or cancel it. Every tool stays free.",
  },
  stopReminders: {
    title: "Stop reminders: no more emails, with one click",
    description: "Stop all reminder emails without signing in, or choose which ones you want and when.",
  },
  sharing: {
    title: "Who sees your plan",
    description:
      "Invite a parent or counselor to your college plan, choose what each of them sees, and remove their access at any time. Notes and money stay private.",
  },
  invitation: {
    title: "An invitation to a college plan",
    description:
      "Someone has invited you to look at a college plan. See who it is and what they would share with you before you accept.",
  },
  family: {
    title: "Plans shared with you",
    description:
      "For parents and counselors: progress, the next dates and how firm they are, what they need from you, prices and visits for every plan shared with you.",
  },
  signIn: {
    title: "Sign in to Tassel",
    description:
      "Sign in or create an account. No tool requires one. See what an account adds, what we keep for it, and how you can erase it.",
  },
  account: {
    title: "Your Tassel account",
    description:
      "See who is signed in, whether this device matches your account, what the account keeps, and how to export or erase it.",
  },
  planHistory: {
    title: "Plan history",
    description:
      "See recent changes to your plan: when each was made, on which device, and what kind it was. Look at an earlier version, go back to it, or undo a change.",
  },
  admin: {
    title: "Administration",
    description:
      "For this site's administrators only: messages, the waitlist, and a log of what administrators do.",
  },
  adminSeoDashboard: {
    title: "Administration: search engines",
    description:
      "For administrators: why a page draws no visitors, with its views, its links and what search engines see.",
  },
  adminKnowledgeGraph: {
    title: "Administration: knowledge graph",
    description:
      "For administrators: what this site knows, from sources to the pages that families read, and what depends on what.",
  },
  adminPerformanceTest: {
    title: "Administration: performance",
    description:
      "For administrators: measure how fast this site responds, compare releases, and see how fast pages were for visitors.",
  },
};
