/** The words of /blog. */
import type { ToComeWords } from "#pieces/to-come/words.ts";

export const words: ToComeWords = {
  title: "Blog",
  lead: "There is no article yet. The first are being written and checked, and will stand here when they are done.",
  today: [
    {
      label: "How every number is made",
      text: "The longest thing we have written: our rules, their sources and their mistakes.",
      to: "/methodology",
    },
    { label: "Questions families ask", text: "Short answers on price, chances and privacy.", to: "/faq" },
    { label: "About Tassel", text: "Why it exists and how it is paid for.", to: "/about" },
  ],
  will: [
    { title: "College planning, demystified", text: "The words and the steps, in order." },
    { title: "Application strategies", text: "Early or regular, how many, and in which balance." },
    { title: "Behind the platform", text: "How a figure gets here, and what we found out on the way." },
  ],
  wish: null,
};
