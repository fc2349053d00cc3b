/** The questions to ask on any campus visit, so that campuses can be compared, and what to write down afterward. */
import type { VisitPerson } from "#domain/visits/visitQuestions.ts";

export type VisitGroup = { person: VisitPerson; title: string; questions: readonly string[] };

const groups: readonly VisitGroup[] = [
  {
    person: "students",
    title: "Ask students, away from the tour guide",
    questions: [
      "What surprised you after you got here?",
      "How hard is it to get into the classes you need?",
      "What do people do on a weekend without a game?",
      "Where do people live and eat after the first year?",
    ],
  },
  {
    person: "department",
    title: "Ask the department",
    questions: [
      "How large are the first two courses in this major, and who teaches them?",
      "Do I start in the major, or apply to it later? What grades would I need?",
      "How many students finish in four years? Where did they find internships last summer?",
    ],
  },
  {
    person: "aidOffice",
    title: "Ask the financial aid office",
    questions: [
      "What is the total cost for a year, and how much has it gone up lately?",
      "Which forms do you want, and by when?",
      "Is merit aid automatic, what GPA keeps it, and for how many years?",
      "If I win an outside scholarship, which part of my aid goes down?",
    ],
  },
  {
    person: "admission",
    title: "Ask the admission office",
    questions: ["What do you hope to learn about me that my grades do not show?"],
  },
  {
    person: "ownEyes",
    title: "See for yourself",
    questions: [
      "The library in the evening, the bulletin boards, the health center, the ramps and elevators.",
      "A class in your subject, and lunch where students eat.",
    ],
  },
];

export const words = {
  title: "Questions to ask on a visit",
  groups,
  ownMark: "For this college",
  /** To write down at the end of the day. */
  verdict: ["Three things I like", "Three doubts", "What it would cost us", "Would I go? Yes, no, not sure"],
};
