/** What each listed page is called: its title and description, for the head, search engines and sharing. */
import type { PageId } from "./pages.ts";

export type PageHead = { title: string; description: string };

/** A page's name where there is little room, as in a trail of pages: its title up to the colon. */
export function getShortPageName(pageId: PageId): string {
  return shortNames[pageId] ?? (pageHeads[pageId].title.split(":")[0] ?? "").trim();
}

const shortNames: Partial<Record<PageId, string>> = {
  home: "Home",
  compare: "Compare colleges",
  offers: "Compare aid offers",
  methodology: "How every number is made",
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
    title: "Tassel: a college plan with honest chances and real prices",
    description:
      "Answer three questions and see real colleges with a chance shown as a range, a price for your family, and the source of every number. Free, no account.",
  },
  matchQuiz: {
    title: "College match quiz: real colleges after three questions",
    description:
      "Your grades, your home and what your family can pay: see reach, target, likely and safety colleges with honest chances and a price band for each.",
  },
  costCalculator: {
    title: "College cost calculator: what your family would pay",
    description:
      "Compare up to four colleges by what a family like yours pays: a price band, four years, the loan payment after, and where each figure comes from.",
  },
  colleges: {
    title: "Find a college: search every U.S. college by name or place",
    description:
      "Search 5,858 U.S. colleges by name, nickname or place. Filter by state, type, size and setting, and see price, admission and graduation for each.",
  },
  compare: {
    title: "Compare colleges side by side on price, chance and outcomes",
    description:
      "Put up to four colleges next to each other: your chance, your price band, graduation, earnings and size, each figure with its year and source.",
  },
  offers: {
    title: "Compare aid offers: which college really costs less",
    description:
      "Paste up to eight financial aid letters. See gifts, jobs and loans apart, what each letter leaves out, and the net price for one year and four.",
  },
  myPlan: {
    title: "My plan: your college list, its balance and its odds",
    description:
      "Your list by reach, target, likely and safety, the odds of a yes you can pay for, total prices and next steps. Kept on your device, no account needed.",
  },
  methodology: {
    title: "How every number is made, and how well it does",
    description:
      "The chance curve, the price band, the match percentage and the labels, written out with their sources, limits and a test of each against real results.",
  },
  yourData: {
    title: "Your data: what is kept, where, and how to erase it",
    description:
      "Tassel keeps your answers on your own device. See what is kept, export it as a file, move it to another device, or erase all of it here.",
  },
  landing: {
    title: "Start a college plan in about a minute",
    description:
      "Three questions on your phone, and you see colleges with an honest chance and a price band for your family. No account, no card, nothing to install.",
  },
  about: {
    title: "About Tassel: why it exists and how it is paid for",
    description:
      "Why we make a college planner that shows its sources, says how sure it is and grades itself in public, and what it will never do with your answers.",
  },
  howItWorks: {
    title: "How Tassel works: from three answers to a college plan",
    description:
      "Three answers give a first list of real colleges. Each further answer sharpens it. You keep the plan on your device and can check every number.",
  },
  features: {
    title: "Features: what Tassel does today, and what is still to come",
    description:
      "Matching, prices, comparison, odds and a plan of your own: each feature with a link to the thing itself, and a plain word where something is to come.",
  },
  aiTechnology: {
    title: "AI and Tassel: what is computed, and what is not guessed",
    description:
      "Chances and prices come from written-out rules over published figures, not from a chatbot. What an AI counselor will do here, and what it never will.",
  },
  pricing: {
    title: "Pricing: free, and no account needed",
    description:
      "Every Tassel tool is free and works without an account: the match quiz, the cost calculator, college search, comparison and your plan.",
  },
  contact: {
    title: "Contact us: a question, a mistake or a wish",
    description:
      "Write to the team behind Tassel: ask a question, report a wrong figure, or wish for something. No account needed, and you hear how we keep what you send.",
  },
  parents: {
    title: "For parents: price, odds and your part in the plan",
    description:
      "What a college would really cost your family, how likely a yes is, and how to plan together with your student without looking over their shoulder.",
  },
  tools: {
    title: "Planning tools and resources, all free",
    description:
      "Every Tassel tool in one place: match quiz, cost calculator, college search, comparison and plan, with what each gives you and what is still to come.",
  },
  faq: {
    title: "Questions families ask about Tassel, answered",
    description:
      "Is it free? Where do the numbers come from? How sure is a chance? What happens to our answers? Short, straight answers, each with a link to the proof.",
  },
  privacy: {
    title: "Privacy: what this site keeps, and what it does not",
    description:
      "What is kept on your device, what reaches the server, for how long, and who can see it. No ads, no trackers of others, no sale of data.",
  },
  terms: {
    title: "Terms: what you can expect, and what we ask",
    description:
      "The terms of using Tassel in plain words: estimates are estimates, the tools are free, your plan is yours, and what we ask of you in return.",
  },
  waitlist: {
    title: "Waitlist: hear when accounts and new tools are ready",
    description:
      "Leave an email address to hear when accounts, reminders, the parent dashboard or the AI counselor are ready. One message for each, then it is deleted.",
  },
  stateGuides: {
    title: "State college planning guides",
    description:
      "Fifteen guides to planning for college by state: state aid and its dates, how to apply, guaranteed places, high school courses, campuses and careers.",
  },
  help: {
    title: "Help center: answers on planning for college",
    description:
      "Help with college lists, the FAFSA, aid offers, tests, visits and decisions: sixteen articles with sources and a tool in each, and quick answers.",
  },
  blog: {
    title: "Blog: notes on planning for college",
    description:
      "Articles on choosing, affording and applying to college from the team behind Tassel, with sources, worked cases and one student’s year.",
  },
  fafsaCalculator: {
    title: "FAFSA calculator: your Student Aid Index, line by line",
    description:
      "Work out your Student Aid Index and Pell Grant on your own device: only the questions that matter, every worksheet line shown, and a sheet for the form.",
  },
  applicationTimeline: {
    title: "Application timeline: what to do, and by when",
    description:
      "Six short questions make a timeline of your own: tasks for student, parent and counselor, from your grade and colleges. Each date says whether it is published, expected or to ask.",
  },
  timelineSuccess: {
    title: "Your application timeline",
    description:
      "Your year by month, by college and by person: what to do, who does it and by when, each date with how sure it is. Kept on your device.",
  },
  collegeVisitPlanner: {
    title: "College visit planner: a trip without a wasted day",
    description:
      "Say where you start, which campuses you want to see and when: you get the best order, day by day, with drive times, nights, costs, a map and day sheets.",
  },
  tripResults: {
    title: "Your college visit trip",
    description:
      "Your planned campus trip: days with drives and visits, a map, costs you can change, day sheets to print and a calendar file. Kept on your device.",
  },
  financialPlanningGuide: {
    title: "Paying for college: savings, 529, loans and repayment",
    description:
      "What each kind of money costs, with the rules of 2026 and a sheet to work out your own: savings, 529, work, tax credits, federal loans, RAP and Tiered Standard.",
  },
  divorcedParentsGuide: {
    title: "Divorced or separated parents: who fills in the FAFSA",
    description:
      "Which parent the FAFSA asks, decided in a few questions with the rule. Whom the CSS Profile asks, waivers, and a sheet for each of two households.",
  },
  blogAutomation: {
    title: "Blog automation: for administrators",
    description:
      "A page for administrators of this site, who will plan and check blog articles here. It is not built yet, and nothing is published by machine.",
  },
  subscriptionSuccess: {
    title: "Subscription: thank you",
    description:
      "Where a family lands after paying for the Family plan: what it has now, and how to change or cancel it. Every tool stays free.",
  },
  subscriptionDashboard: {
    title: "Your subscription",
    description:
      "What your account has: your plan, what it allows, when it renews or ends, and how to change or cancel it. Every tool stays free.",
  },
  stopReminders: {
    title: "Stop reminders: no more mail, with one press",
    description:
      "Where the link at the end of each reminder leads. Stop all reminders without signing in, or choose which ones you want to get, and when.",
  },
  sharing: {
    title: "Who sees your plan",
    description:
      "Invite a parent or counselor to your college plan, choose what each of them sees, and take it back at any time. Notes and money stay private.",
  },
  invitation: {
    title: "An invitation to a college plan",
    description:
      "Somebody invites you to look at a college plan. See who it is and what you would be shown before you say yes.",
  },
  family: {
    title: "Plans shared with you",
    description:
      "For parents and counselors: progress, the next dates and how sure they are, what waits for you, prices and visits of every plan shared with you.",
  },
  signIn: {
    title: "Sign in to Tassel",
    description:
      "Sign in or create an account. No tool needs one: what it adds, what is kept for it, and how you erase it again.",
  },
  account: {
    title: "Your Tassel account",
    description:
      "Who is signed in, whether this device and your account say the same, what the account keeps, and how to take it along or erase it.",
  },
  planHistory: {
    title: "Earlier states of your plan",
    description:
      "The last changes of your plan: when, from which device and of what kind. Look at it as it stood, go back to it, and undo that.",
  },
  admin: {
    title: "Administration",
    description:
      "The administration of this site. It opens to administrators only; most of what it will show is still to come.",
  },
  adminSeoDashboard: {
    title: "Administration: search engines",
    description:
      "Where administrators will see how this site's pages stand for search engines. Not built yet.",
  },
  adminKnowledgeGraph: {
    title: "Administration: knowledge graph",
    description:
      "Where administrators will see how this site's pages, facts and sources belong together. Not built yet.",
  },
  adminPerformanceTest: {
    title: "Administration: performance",
    description:
      "Where administrators will measure how fast this site answers. Not built yet; the measuring command of the project does it today.",
  },
};
