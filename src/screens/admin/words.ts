/** The text of /admin. */

import type { AdminWords } from "#components/admin/words.ts";
import type { AdminOverview } from "#contract/admin.ts";

export const words: AdminWords = {
  title: "Administration",
  lead: "For administrators of this site.",
  today: [
    {
      label: "Search engines",
      text: "Not built yet. See what it will show.",
      to: "/admin/seo-dashboard",
    },
    {
      label: "Knowledge graph",
      text: "Not built yet. See what it will show.",
      to: "/admin/knowledge-graph",
    },
    {
      label: "Performance",
      text: "Not built yet. npm run bench measures it today.",
      to: "/admin/performance-test",
    },
    {
      label: "Blog automation",
      text: "Not built yet. Nothing is published automatically.",
      to: "/blog-automation",
    },
    {
      label: "How we calculate every number",
      text: "The data set, its sources and its tests are public.",
      to: "/methodology",
    },
  ],
  will: [
    { title: "Messages and the waitlist", text: "Read them here, and see which still need an answer." },
    { title: "Page views by day", text: "Totals by page. No visitor is tracked." },
  ],
};

export const overviewWords = {
  title: "Current totals",
  counts: {
    accounts: "Accounts",
    messages: "Messages from the contact form",
    waitlist: "Addresses on the waitlist",
  } satisfies Record<keyof AdminOverview, string>,
  how: "To read messages and the waitlist, run npm run export on the server. You cannot open anyone’s plan from here.",
};
