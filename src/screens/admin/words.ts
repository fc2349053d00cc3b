/** The words of /admin. */
import type { ToComeWords } from "#pieces/to-come/words.ts";

export const words: ToComeWords = {
  title: "Administration",
  lead: "For administrators of this site. It is not built yet, so there is nothing to see here.",
  today: [
    { label: "Contact", text: "Write to whoever runs this site.", to: "/contact" },
    {
      label: "How every number is made",
      text: "The data set, its sources and its tests are public.",
      to: "/methodology",
    },
  ],
  will: [
    { title: "Messages and the waitlist", text: "What has come in, and what is still to answer." },
    { title: "Page views by day", text: "Sums by page. No visitor is followed." },
    { title: "Search engines, the knowledge graph, performance", text: "Three pages of their own." },
  ],
  wish: null,
};
