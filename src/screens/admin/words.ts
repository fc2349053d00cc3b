/** The text of /admin around its views. */
import type { AdminOverview } from "#contract/admin.ts";
import type { AdminView } from "./views.ts";

export const words = {
  title: "Administration",
  lead: "Answer families’ messages, help with accounts and mail, and see how the site is doing. You can’t open anyone’s plan from here.",
  views: "Parts of administration",
  view: {
    state: "Overview",
    inbox: "Inbox",
    waitlist: "Waitlist",
    people: "People",
    mail: "Mail",
    audit: "Audit log",
  } satisfies Record<AdminView, string>,
  failedKept: "Nothing was changed.",
  more: "Show more",
  loadingMore: "Loading",
  cancel: "Cancel",
  close: "Close",
  busy: "One moment",
};

export const overviewWords = {
  title: "Current totals",
  counts: {
    accounts: "Accounts",
    messages: "Messages from the contact form",
    waitlist: "Addresses on the waitlist",
  } satisfies Record<keyof AdminOverview, string>,
  pages: "Other pages for administrators",
  links: [
    {
      label: "Search engines",
      text: "Find out why a page gets no visitors.",
      to: "/admin/seo-dashboard",
    },
    {
      label: "Knowledge graph",
      text: "See which rules, pages and tasks depend on a fact or a date.",
      to: "/admin/knowledge-graph",
    },
    {
      label: "Performance",
      text: "Measure this site, compare releases, and see how fast it is for visitors.",
      to: "/admin/performance-test",
    },
    {
      label: "Blog posts",
      text: "Plan, write and publish posts. Nothing goes out without a person’s approval.",
      to: "/blog-automation",
    },
    {
      label: "How we calculate every number",
      text: "The data set, its sources and its tests are public.",
      to: "/methodology",
    },
  ],
};
