/** The text of the help center. */
import type { ArticleCategory } from "#content/article.ts";

/** The help center's categories, in the order a family needs them. */
export const helpCategories = [
  "Choosing colleges",
  "Year by year",
  "Applying",
  "Paying",
  "Tests",
] as const satisfies readonly ArticleCategory[];

export const words = {
  title: "Help center",
  lead: "Sixteen articles, each with a short answer on top, a tool inside and its sources at the end.",
  articlesTitle: "Articles",
  faqTitle: "Quick answers",
  faqAll: "All questions and answers",
  toolsTitle: "Tools that help right away",
  tools: [
    { label: "Match quiz", text: "A first list of real colleges.", to: "/college-match-quiz" },
    {
      label: "Cost calculator",
      text: "What a college would cost your family.",
      to: "/college-cost-calculator",
    },
    {
      label: "FAFSA calculator",
      text: "What the FAFSA will say, line by line.",
      to: "/tools/fafsa-calculator",
    },
    { label: "Timeline", text: "What to do next, and by when.", to: "/application-timeline" },
    { label: "Aid offers", text: "Award letters read and put side by side.", to: "/offers" },
    { label: "Find colleges", text: "Search by name, place or filter.", to: "/colleges" },
    {
      label: "Parents in two households",
      text: "Which parent the FAFSA asks, and a part for each household.",
      to: "/divorced-parents-guide",
    },
    {
      label: "State guides",
      text: "Fifteen states: money, dates, applying.",
      to: "/state-college-planning-guides",
    },
    { label: "Write to us", text: "If nothing here answers it.", to: "/contact" },
  ],
  loading: "Loading the articles",
  failedTitle: "The articles could not be loaded",
  failedKept: "Nothing you saved is lost.",
};
