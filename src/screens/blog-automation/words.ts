/** The text of /blog-automation. */
import type { AdminWords } from "#components/admin/words.ts";

export const words: AdminWords = {
  title: "Blog automation",
  lead: "For administrators. Articles will be planned and checked here. It is not built yet, and nothing is published by machine.",
  today: [
    { label: "Blog", text: "Where the articles stand.", to: "/blog" },
    { label: "Administration", text: "The other pages for administrators.", to: "/admin" },
  ],
  will: [
    { title: "A plan of articles", text: "Which are being written, by whom, and by when." },
    {
      title: "Checks before anything appears",
      text: "Sources, dates and links, each looked at by a person.",
    },
  ],
};
