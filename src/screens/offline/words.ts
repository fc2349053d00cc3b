/** The text of the page shown offline for a page that is not cached. */
export const words = {
  title: "You are offline",
  text: "This page isn’t saved on this device yet, so we can’t open it now. Your plan and your answers are safe.",
  tryAgain: "Try again",
  keptTitle: "These pages work offline",
  kept: [
    { to: "/my-plan", label: "My plan", text: "Your list, its balance and your next steps." },
    {
      to: "/college-match-quiz",
      label: "Match quiz",
      text: "Chances and prices, calculated on this device.",
    },
    { to: "/colleges", label: "Find a college", text: "Search every college by name or place." },
    {
      to: "/application-timeline",
      label: "Application timeline",
      text: "The questions that build your timeline.",
    },
    { to: "/timeline-success", label: "Your timeline", text: "What to do next, and by when." },
    { to: "/compare", label: "Compare colleges", text: "Up to four colleges side by side." },
    { to: "/counselor", label: "Ask the counselor", text: "Answers from your plan and published figures." },
    { to: "/essays", label: "Your essays", text: "Every prompt, draft and version, and a place to write." },
    {
      to: "/tools/fafsa-calculator",
      label: "FAFSA calculator",
      text: "Your Student Aid Index, calculated on this device.",
    },
    { to: "/offers", label: "Compare aid offers", text: "Award letters, read on this device." },
    { to: "/college-cost-calculator", label: "Cost calculator", text: "What a family like yours pays." },
    {
      to: "/college-financial-planning-guide",
      label: "Paying for college",
      text: "What each source of money costs, with worksheets for your own numbers.",
    },
    {
      to: "/divorced-parents-guide",
      label: "Two households",
      text: "Which parent goes on the FAFSA, and what each household needs to do.",
    },
    {
      to: "/college-visit-planner",
      label: "Visit planner",
      text: "Campus trips, planned on this device.",
    },
    { to: "/trip-results", label: "Your trip", text: "Your days, drives, map and costs." },
    {
      to: "/methodology",
      label: "How we calculate every number",
      text: "The rules, their sources and their tests.",
    },
    { to: "/your-data", label: "Your data", text: "What is stored, and how to export or erase it." },
    { to: "/", label: "Home", text: "The Tassel home page." },
  ],
  visitedTitle: "Pages you opened before",
};
