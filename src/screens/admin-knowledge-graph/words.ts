/** The text of /admin/knowledge-graph. */
import type { AdminWords } from "#components/admin/words.ts";

export const words: AdminWords = {
  title: "Knowledge graph",
  lead: "For administrators. It will show how this site’s pages, facts and sources connect. It is not built yet.",
  today: [
    { label: "Administration", text: "All pages for administrators.", to: "/admin" },
    { label: "How we calculate every number", text: "The sources are public today.", to: "/methodology" },
  ],
  will: [
    { title: "From a fact to its pages", text: "Where a figure appears, and what changes with it." },
    { title: "From a source to its facts", text: "What goes out of date when a source does." },
  ],
};
