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
  lead: "Sixteen articles. Each opens with a short answer, includes a tool and ends with its sources.",
  articlesTitle: "Articles",
  faqTitle: "Quick answers",
  faqAll: "All questions and answers",
  toolsTitle: "Tools that help right away",
  tools: [
    { label: "Match quiz", text: "Get a first list of real colleges.", to: "/college-match-quiz" },
    {
      label: "Cost calculator",
      text: "See what a college would cost your family.",
      to: "/college-cost-calculator",
    },
    {
      label: "FAFSA calculator",
      text: "Estimate your FAFSA results, line by line.",
      to: "/tools/fafsa-calculator",
    },
    { label: "Timeline", text: "See what to do next, and by when.", to: "/application-timeline" },
    { label: "Aid offers", text: "Compare award letters side by side.", to: "/offers" },
    { label: "Find colleges", text: "Search by name, place or filter.", to: "/colleges" },
    {
      label: "Parents in two households",
      text: "Find out which parent goes on the FAFSA, and what each household needs to do.",
      to: "/divorced-parents-guide",
    },
    {
      label: "State guides",
      text: "State aid, deadlines and admission in every state, D.C. and Puerto Rico.",
      to: "/state-college-planning-guides",
    },
    { label: "Write to us", text: "Ask us if you can’t find an answer here.", to: "/contact" },
  ],
  loading: "Loading the articles",
  failedTitle: "We couldn’t load the articles",
  failedKept: "Everything you saved is safe.",
};
