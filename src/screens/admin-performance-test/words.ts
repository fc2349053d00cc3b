/** The text of /admin/performance-test. */
import type { AdminWords } from "#components/admin/words.ts";

export const words: AdminWords = {
  title: "Performance",
  lead: "For administrators. It will measure how fast this site responds. It is not built yet; the project’s own bench command measures it today.",
  today: [{ label: "Administration", text: "All pages for administrators.", to: "/admin" }],
  will: [
    { title: "Pages", text: "Bytes and time to the first paint." },
    { title: "The tools", text: "How long a search, a match and a price take on a slow phone." },
  ],
};
