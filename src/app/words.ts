/** The text shown around every screen: loading, and the screen for an app that cannot start. */
import type { PageId } from "#site/pages.ts";

export const words = {
  loadingTimeline: "Loading your personalized timeline generator...",
  fatal: {
    title: "Loading Error",
    detail: "We're having trouble loading the application. Please try refreshing the page.",
    refresh: "Refresh Page",
    goHome: "Go Home",
  },
};

/** What each tool's page offers to read where JavaScript is off. */
const instead: Partial<Record<PageId, { label: string; to: string }>> = {
  matchQuiz: { label: "How to build a college list", to: "/help/building-college-list-strategy" },
  costCalculator: { label: "The guide to paying for college", to: "/college-financial-planning-guide" },
  fafsaCalculator: { label: "How to fill out the FAFSA", to: "/help/fafsa-completion-guide" },
  colleges: { label: "The colleges of each state", to: "/state-college-planning-guides" },
  compare: { label: "What to compare colleges by", to: "/help/understanding-college-rankings-fit" },
  offers: { label: "How to compare award letters", to: "/help/comparing-financial-aid-packages" },
  counselor: { label: "Common questions and their answers", to: "/faq" },
  essays: { label: "Application strategies", to: "/blog/college-application-strategies" },
  authorship: { label: "How Tassel uses AI", to: "/ai-technology" },
  myPlan: { label: "The senior year, month by month", to: "/help/senior-year-application-timeline" },
  yourData: { label: "What Tassel keeps", to: "/privacy" },
  stopReminders: { label: "What Tassel keeps for reminders", to: "/privacy" },
  invitation: { label: "What parents see and do here", to: "/parents" },
};

export const noScriptWords = {
  needed:
    "This page needs JavaScript, which is off in this browser. What you saved on this device is safe. You can still read:",
  instead,
};
