/** The single list of addresses, read by the prerenderer, router, sitemap, and navigation. Titles are in pageHeads.ts. */

type PageEntry = {
  /** The screen is in src/screens/<id in kebab-case>. */
  id: string;
  /** Canonical, and listed in the sitemap. */
  path: `/${string}`;
  /** Other addresses for the same screen. */
  aliases: readonly `/${string}`[];
  /** Cached for offline use from the first visit, because families come back to it. */
  isKeptOffline: boolean;
  /** Whether search engines may list it. Personal pages and placeholders are not listed. */
  isIndexed: boolean;
};

export const pages = [
  { id: "home", path: "/", aliases: [], isKeptOffline: true, isIndexed: true },
  { id: "matchQuiz", path: "/college-match-quiz", aliases: [], isKeptOffline: true, isIndexed: true },
  {
    id: "costCalculator",
    path: "/college-cost-calculator",
    aliases: [],
    isKeptOffline: true,
    isIndexed: true,
  },
  { id: "colleges", path: "/colleges", aliases: [], isKeptOffline: true, isIndexed: true },
  { id: "compare", path: "/compare", aliases: [], isKeptOffline: true, isIndexed: true },
  { id: "offers", path: "/offers", aliases: [], isKeptOffline: true, isIndexed: true },
  { id: "counselor", path: "/counselor", aliases: [], isKeptOffline: true, isIndexed: true },
  { id: "essays", path: "/essays", aliases: [], isKeptOffline: true, isIndexed: true },
  { id: "authorship", path: "/authorship", aliases: [], isKeptOffline: false, isIndexed: true },
  { id: "myPlan", path: "/my-plan", aliases: [], isKeptOffline: true, isIndexed: false },
  { id: "methodology", path: "/methodology", aliases: [], isKeptOffline: true, isIndexed: true },
  { id: "yourData", path: "/your-data", aliases: [], isKeptOffline: true, isIndexed: true },
  { id: "landing", path: "/landing", aliases: [], isKeptOffline: false, isIndexed: true },
  { id: "about", path: "/about", aliases: [], isKeptOffline: false, isIndexed: true },
  { id: "howItWorks", path: "/how-it-works", aliases: [], isKeptOffline: false, isIndexed: true },
  { id: "features", path: "/features", aliases: [], isKeptOffline: false, isIndexed: true },
  { id: "aiTechnology", path: "/ai-technology", aliases: [], isKeptOffline: false, isIndexed: true },
  { id: "developers", path: "/developers", aliases: [], isKeptOffline: false, isIndexed: true },
  { id: "pricing", path: "/pricing", aliases: [], isKeptOffline: false, isIndexed: true },
  { id: "contact", path: "/contact", aliases: [], isKeptOffline: false, isIndexed: true },
  { id: "parents", path: "/parents", aliases: [], isKeptOffline: false, isIndexed: true },
  { id: "counselors", path: "/counselors", aliases: [], isKeptOffline: false, isIndexed: true },
  { id: "tools", path: "/tools", aliases: ["/resources"], isKeptOffline: false, isIndexed: true },
  { id: "faq", path: "/faq", aliases: [], isKeptOffline: false, isIndexed: true },
  { id: "privacy", path: "/privacy", aliases: [], isKeptOffline: false, isIndexed: true },
  { id: "terms", path: "/terms", aliases: [], isKeptOffline: false, isIndexed: true },
  { id: "waitlist", path: "/waitlist", aliases: [], isKeptOffline: false, isIndexed: true },
  {
    id: "stateGuides",
    path: "/state-college-planning-guides",
    aliases: [],
    isKeptOffline: false,
    isIndexed: true,
  },
  { id: "help", path: "/help", aliases: ["/help-center"], isKeptOffline: false, isIndexed: true },
  { id: "blog", path: "/blog", aliases: [], isKeptOffline: false, isIndexed: true },
  {
    id: "fafsaCalculator",
    path: "/tools/fafsa-calculator",
    aliases: [],
    isKeptOffline: true,
    isIndexed: true,
  },
  {
    id: "applicationTimeline",
    path: "/application-timeline",
    aliases: [],
    isKeptOffline: true,
    isIndexed: true,
  },
  { id: "timelineSuccess", path: "/timeline-success", aliases: [], isKeptOffline: true, isIndexed: false },
  {
    id: "collegeVisitPlanner",
    path: "/college-visit-planner",
    aliases: [],
    isKeptOffline: true,
    isIndexed: true,
  },
  { id: "tripResults", path: "/trip-results", aliases: [], isKeptOffline: true, isIndexed: false },
  {
    id: "financialPlanningGuide",
    path: "/college-financial-planning-guide",
    aliases: [],
    isKeptOffline: true,
    isIndexed: true,
  },
  {
    id: "divorcedParentsGuide",
    path: "/divorced-parents-guide",
    aliases: ["/help/divorced-parents-guide"],
    isKeptOffline: true,
    isIndexed: true,
  },
  { id: "blogAutomation", path: "/blog-automation", aliases: [], isKeptOffline: false, isIndexed: false },
  {
    id: "subscriptionSuccess",
    path: "/subscription-success",
    aliases: [],
    isKeptOffline: false,
    isIndexed: false,
  },
  {
    id: "subscriptionDashboard",
    path: "/subscription-dashboard",
    aliases: [],
    isKeptOffline: false,
    isIndexed: false,
  },
  { id: "sharing", path: "/sharing", aliases: [], isKeptOffline: false, isIndexed: false },
  { id: "invitation", path: "/invitation", aliases: [], isKeptOffline: false, isIndexed: false },
  { id: "family", path: "/family", aliases: [], isKeptOffline: false, isIndexed: false },
  { id: "signIn", path: "/sign-in", aliases: [], isKeptOffline: false, isIndexed: false },
  {
    id: "stopReminders",
    path: "/stop-reminders",
    aliases: [],
    isKeptOffline: false,
    isIndexed: false,
  },
  { id: "account", path: "/account", aliases: [], isKeptOffline: false, isIndexed: false },
  { id: "planHistory", path: "/plan-history", aliases: [], isKeptOffline: false, isIndexed: false },
  { id: "admin", path: "/admin", aliases: [], isKeptOffline: false, isIndexed: false },
  {
    id: "adminSeoDashboard",
    path: "/admin/seo-dashboard",
    aliases: [],
    isKeptOffline: false,
    isIndexed: false,
  },
  {
    id: "adminKnowledgeGraph",
    path: "/admin/knowledge-graph",
    aliases: [],
    isKeptOffline: false,
    isIndexed: false,
  },
  {
    id: "adminPerformanceTest",
    path: "/admin/performance-test",
    aliases: [],
    isKeptOffline: false,
    isIndexed: false,
  },
] as const satisfies readonly PageEntry[];

export type Page = (typeof pages)[number];
export type PageId = Page["id"];

/** The page at a path, by its canonical address or an alternate; null if there is none. */
export function findPage(path: string): Page | null {
  return (
    pages.find((page: PageEntry) => page.path === path || page.aliases.some((alias) => alias === path)) ??
    null
  );
}

/** All addresses of a page, canonical first. */
export function listAddresses(page: Page): readonly `/${string}`[] {
  return [page.path, ...page.aliases];
}

/** The address of a college's page. */
export function toCollegePath(slug: string): `/colleges/${string}` {
  return `/colleges/${slug}`;
}
