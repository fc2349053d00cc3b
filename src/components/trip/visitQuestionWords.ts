/** The questions to ask on a campus visit: some everywhere, some raised by a college's own figures. */
import { majorFamilies } from "#domain/college/majorFamilies.ts";
import type { VisitPerson, VisitQuestion } from "#domain/visits/visitQuestions.ts";
import { formatFineShare, formatInteger, formatShare, formatUsd } from "#lib/format.ts";

const people: Readonly<Record<VisitPerson, string>> = {
  students: "Ask students, away from the tour guide",
  department: "Ask the department",
  aidOffice: "Ask the financial aid office",
  admission: "Ask the admission office",
  ownEyes: "See for yourself",
};

/** Asked everywhere, so that campuses can be compared. */
const everywhere: Readonly<Record<VisitPerson, readonly string[]>> = {
  students: [
    "What surprised you after you got here?",
    "How hard is it to get the classes you need?",
    "What do people do on a weekend without a game?",
    "Where do people live and eat after the first year?",
  ],
  department: [
    "How large are the first two courses in this major, and who teaches them?",
    "Do I start in the major, or apply to it later? What grades does that take?",
    "How many students finish in four years? Where did they find internships last summer?",
  ],
  aidOffice: [
    "What is the total cost for a year, and how much has it gone up lately?",
    "Which forms do you want, and by when?",
    "Is merit aid automatic, what GPA keeps it, and for how many years?",
    "If I win an outside scholarship, which part of my aid goes down?",
  ],
  admission: ["What do you hope to learn about me that my grades do not show?"],
  ownEyes: [
    "The library in the evening, the bulletin boards, the health center, the ramps and elevators.",
    "A class in your subject, and lunch where students eat.",
  ],
};

export const words = {
  title: "Questions to ask on a visit",
  person: (person: VisitPerson) => people[person],
  everywhere: (person: VisitPerson) => everywhere[person],
  ownMark: "For this college",
  question: (question: VisitQuestion): string => {
    switch (question.code) {
      case "fewFinish":
        return `${formatShare(question.share)} graduate here, compared with ${formatShare(question.usual)} at a typical college of this kind. Who leaves, and why?`;
      case "fewReturn":
        return `${formatShare(question.share)} come back for a second year; ${formatShare(question.usual)} is typical. Do students leave over money, grades, or fit?`;
      case "pellGap":
        return `${formatShare(question.pellShare)} of students with a Pell Grant graduate, compared with ${formatShare(question.allShare)} of all students. What are you doing about the gap?`;
      case "manyPerTeacher":
        return `There are ${formatInteger(question.studentsPerFaculty)} students per faculty member. How large are first-year courses, and do professors or teaching assistants teach them?`;
      case "priceRises":
        return `Tuition has risen ${formatFineShare(question.growthShare)} a year lately; ${formatFineShare(question.usual)} is typical. What do you expect next?`;
      case "needNotMet":
        return `In ${question.year} you met ${formatShare(question.share)} of need on average. How do families cover the rest?`;
      case "meritRules":
        return `The average merit award was ${formatUsd(question.averageUsd)} in ${question.year}. Is it automatic, by which date, and what keeps it?`;
      case "otherState":
        return "We live in another state. Which waivers or exchanges lower the price, and when would I count as a resident?";
      case "interestCounts":
        return "This college considers demonstrated interest. Sign in at the desk so your visit counts, and write down the name of the person you meet.";
      case "farFromHome":
        return `Home is about ${formatInteger(question.miles)} miles away. Find the nearest bus, train or airport, and what a trip home costs.`;
      case "smallPlace":
        return "This is a small town or rural area. Walk to the nearest store, and ask how people get around without a car.";
      case "largeCollege":
        return `How did you find your people here, among ${formatInteger(question.undergraduates)} undergraduates?`;
      case "ownMajor":
        return `${formatInteger(question.degrees)} degrees a year in ${getFieldName(question.family)}: what share finish in four years, and what slows the others down?`;
      case "majorNotSeen":
        return `The federal count shows no degrees in ${getFieldName(question.family)}. Does the program have another name?`;
      case "faith":
      default:
        return `The college has a religious affiliation (${question.affiliation}). What does it ask of students, in courses and in housing?`;
    }
  },
  /** To write down at the end of the day. */
  verdict: ["Three things I like", "Three doubts", "What it would cost us", "Would I go? Yes, no, not sure"],
};

function getFieldName(family: string): string {
  const name = Object.entries(majorFamilies).find(([code]) => code === family)?.[1] ?? "this field";
  return name.replace(/^./, (first) => first.toLowerCase());
}
