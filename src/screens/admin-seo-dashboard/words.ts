/** The text of /admin/seo-dashboard. */
import type { AdminWords } from "#components/admin/words.ts";

export const words: AdminWords = {
  title: "Search engines",
  lead: "For administrators. It will show how this site’s pages look to search engines. It is not built yet.",
  today: [
    { label: "Administration", text: "All pages for administrators.", to: "/admin" },
    { label: "All tools", text: "The pages that search engines list.", to: "/tools" },
  ],
  will: [
    {
      title: "Every page’s metadata",
      text: "Title, description, address and structured data, and anything missing.",
    },
    { title: "Links", text: "Which pages link to each other, and which have no links." },
  ],
};
