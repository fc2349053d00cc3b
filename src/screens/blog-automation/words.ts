/** The text of /blog-automation. */
import type { AdminWords } from "#components/admin/words.ts";

export const words: AdminWords = {
  title: "Blog automation",
  lead: "For administrators. Articles will be planned and checked here. It is not built yet, and nothing is published automatically.",
  today: [
    { label: "Blog", text: "All published articles.", to: "/blog" },
    { label: "Administration", text: "The other pages for administrators.", to: "/admin" },
  ],
  will: [
    { title: "A plan of articles", text: "Which are being written, by whom, and by when." },
    {
      title: "Checks before anything appears",
      text: "A person checks sources, dates and links.",
    },
  ],
};
