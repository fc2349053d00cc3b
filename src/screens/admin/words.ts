/** The text of /admin. */

import type { AdminWords } from "#components/admin/words.ts";
import type { AdminOverview } from "#contract/admin.ts";

export const words: AdminWords = {
  title: "Administration",
  lead: "For administrators of this site.",
  today: [
    {
      label: "Search engines",
      text: "To come. Its page says what it will show.",
      to: "/admin/seo-dashboard",
    },
    {
      label: "Knowledge graph",
      text: "To come. Its page says what it will show.",
      to: "/admin/knowledge-graph",
    },
    {
      label: "Performance",
      text: "To come. npm run bench measures it today.",
      to: "/admin/performance-test",
    },
    { label: "Blog automation", text: "To come. Nothing is published by machine.", to: "/blog-automation" },
    {
      label: "How every number is made",
      text: "The data set, its sources and its tests are public.",
      to: "/methodology",
    },
  ],
  will: [
    { title: "Messages and the waitlist", text: "Reading them here, and what is still to answer." },
    { title: "Page views by day", text: "Sums by page. No visitor is followed." },
  ],
};

export const overviewWords = {
  title: "As things stand",
  counts: {
    accounts: "Accounts",
    messages: "Messages from the contact form",
    waitlist: "Addresses on the waitlist",
  } satisfies Record<keyof AdminOverview, string>,
  how: "Messages and the waitlist are read on the server, with the command npm run export. Nobody’s plan can be opened from here.",
};
