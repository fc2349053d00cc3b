/** The one list of addresses: prerenderer, router, sitemap and navigation read it. */

export type PageId =
  | "home"
  | "matchQuiz"
  | "costCalculator"
  | "colleges"
  | "compare"
  | "myPlan"
  | "methodology"
  | "yourData"
  | "pricing"
  | "howItWorks";

export type Page = {
  id: PageId;
  path: `/${string}`;
  title: string;
  description: string;
  /** Kept for offline use from the first visit on, because a family comes back to it. */
  isKeptOffline: boolean;
  /** Search engines may list it; a family's own pages are theirs. */
  isIndexed: boolean;
};

export const pages: readonly Page[] = [
  {
    id: "home",
    path: "/",
    title: "Tassel: a college plan with honest chances and real prices",
    description:
      "Answer three questions and see real colleges with a chance shown as a range, a price for your family, and the source of every number. Free, no account.",
    isKeptOffline: true,
    isIndexed: true,
  },
  {
    id: "matchQuiz",
    path: "/college-match-quiz",
    title: "College match quiz: real colleges after three questions",
    description:
      "Your grades, your home and what your family can pay: see reach, target, likely and safety colleges with honest chances and a price band for each.",
    isKeptOffline: true,
    isIndexed: true,
  },
  {
    id: "costCalculator",
    path: "/college-cost-calculator",
    title: "College cost calculator: what your family would pay",
    description:
      "Compare up to four colleges by what a family like yours pays: a price band, four years, the loan payment after, and where each figure comes from.",
    isKeptOffline: true,
    isIndexed: true,
  },
  {
    id: "colleges",
    path: "/colleges",
    title: "Find a college: search every U.S. college by name or place",
    description:
      "Search 5,858 U.S. colleges by name, nickname or place. Filter by state, type, size and setting, and see price, admission and graduation for each.",
    isKeptOffline: true,
    isIndexed: true,
  },
  {
    id: "compare",
    path: "/compare",
    title: "Compare colleges side by side on price, chance and outcomes",
    description:
      "Put up to four colleges next to each other: your chance, your price band, graduation, earnings and size, each figure with its year and source.",
    isKeptOffline: true,
    isIndexed: true,
  },
  {
    id: "myPlan",
    path: "/my-plan",
    title: "My plan: your college list, its balance and its odds",
    description:
      "Your list by reach, target, likely and safety, the odds of a yes you can pay for, total prices and next steps. Kept on your device, no account needed.",
    isKeptOffline: true,
    isIndexed: false,
  },
  {
    id: "methodology",
    path: "/methodology",
    title: "How every number is made, and how well it does",
    description:
      "The chance curve, the price band, the match percentage and the labels, written out with their sources, limits and a test of each against real results.",
    isKeptOffline: true,
    isIndexed: true,
  },
  {
    id: "yourData",
    path: "/your-data",
    title: "Your data: what is kept, where, and how to erase it",
    description:
      "Tassel keeps your answers on your own device. See what is kept, export it as a file, move it to another device, or erase all of it here.",
    isKeptOffline: true,
    isIndexed: true,
  },
  {
    id: "pricing",
    path: "/pricing",
    title: "Pricing: free, and no account needed",
    description:
      "Every Tassel tool is free and works without an account: the match quiz, the cost calculator, college search, comparison and your plan.",
    isKeptOffline: false,
    isIndexed: true,
  },
  {
    id: "howItWorks",
    path: "/how-it-works",
    title: "How Tassel works: from three answers to a college plan",
    description:
      "Three answers give a first list of real colleges. Each further answer sharpens it. You keep the plan on your device and can check every number.",
    isKeptOffline: false,
    isIndexed: true,
  },
];

/** The page that stands at a path, or null; a trailing slash is not part of an address. */
export function pageAt(path: string): Page | null {
  return pages.find((page) => page.path === path) ?? null;
}

/** The address of one college's page. */
export function collegePath(slug: string): `/colleges/${string}` {
  return `/colleges/${slug}`;
}
