/** What a college's page says at its top; its parts have words of their own. Names and definitions of figures come from the data set. */
import { formatAnd } from "#lib/format.ts";
export const sectionIds = [
  "you",
  "deadlines",
  "price",
  "admission",
  "applying",
  "costs",
  "majors",
  "outcomes",
  "students",
  "aid",
  "more",
  "place",
  "sources",
] as const;
export type SectionId = (typeof sectionIds)[number];

const sections: Record<SectionId, string> = {
  you: "Your chance and price",
  price: "Price by family income",
  costs: "What a year costs",
  admission: "Who gets in",
  applying: "Requirements, and what counts",
  deadlines: "Deadlines",
  majors: "Majors",
  outcomes: "After college",
  students: "Student body",
  aid: "Grants and aid",
  more: "More about it",
  place: "Where it is",
  sources: "Sources",
};

export const words = {
  sections,
  contents: "On this page",
  loading: "Loading this college’s figures",
  failedTitle: "We couldn’t load this college’s figures",
  failedKept: "Your plan is safe on this device.",
  search: "Search all colleges",
  alsoCalled: (names: readonly string[]) => `Also called ${formatAnd(names)}`,
  hbcu: "Historically Black college",
  tribal: "Tribal college",
  women: "Women’s college",
  men: "Men’s college",
  online: "Online only",
  forProfitTitle: "This is a for-profit college",
  forProfit:
    "Its owners may keep the profit. Compare its price, graduation rate and debt with public colleges near you.",
  newsTitle: "News about this college",
  goneTitle: "This college no longer takes new first-years",
  gone: "We leave it out of every list and match, so there is no chance, price or deadline to show.",
  goTo: (name: string) => `See ${name}`,
  lastFigures:
    "These are the last federal figures for this college. They describe students who were there before this happened.",
  partOfIt: (colleges: readonly { name: string; date: string | null }[], more: number) =>
    `Now part of this university: ${formatAnd([
      ...colleges.map(({ name, date }) => (date === null ? name : `${name} (since ${date})`)),
      ...(more === 0 ? [] : [`${more} more`]),
    ])}`,
  noDegreeTitle: "We leave it out of searches and matches unless you ask for it",
  noDegree: "It grants no two-year or four-year degrees to undergraduates, or reports no undergraduates.",
  heroPrice: "Price after grants",
  /** Of public colleges the average is of those who pay the in-state price. */
  heroPriceNote: (year: string, isPublic: boolean) => `average${isPublic ? ", in-state" : ""}, ${year}`,
  heroAdmits: "Admits",
  heroAdmitsAll: "Everyone",
  heroGraduates: "Graduate",
  heroEarnings: "Typical earnings",
  heroEarningsNote: (year: string) => `after ten years, ${year}`,
  links: "The college’s own pages",
  website: "Website",
  calculator: "Net price calculator",
  apply: "Apply",
  admissionPage: "Admission",
  aidPage: "Financial aid",
  inviteTitle: "What are your chances here, and what would you pay?",
  invite: "Answer three questions to see your chance and your price range, here and at every other college.",
  inviteLink: "Answer three questions",
};
