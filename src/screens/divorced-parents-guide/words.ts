/** The words of /divorced-parents-guide. */
import type { ToComeWords } from "#pieces/to-come/words.ts";

export const words: ToComeWords = {
  title: "Parents in two households",
  lead: "Divorced, separated or never married: who fills in which form? The full guide is still being written. The first question can be answered today, with the government’s own tool.",
  today: [
    {
      label: "Who is my FAFSA parent?",
      text: "The Department of Education’s own questions. When parents live apart, it is usually the one who gave more support in the last 12 months.",
      to: "https://studentaid.gov/fafsa-apply/parents",
    },
    {
      label: "CSS Profile",
      text: "Some colleges also ask the other parent. Its list says which.",
      to: "https://cssprofile.collegeboard.org/",
    },
    {
      label: "Cost calculator",
      text: "A price band for a family like yours, at up to four colleges, with where each figure comes from.",
      to: "/college-cost-calculator",
    },
    {
      label: "For parents",
      text: "What a college would cost you, and your part in the plan.",
      to: "/parents",
    },
  ],
  will: [
    {
      title: "Which parent",
      text: "A few questions, then a plain answer for the FAFSA and for each college that asks both.",
    },
    {
      title: "Each on their own device",
      text: "Parents fill in their part apart, and hand over only what they choose.",
    },
    { title: "When a parent will not", text: "What counts as a reason, what does not, and whom to ask." },
  ],
  wish: null,
};
