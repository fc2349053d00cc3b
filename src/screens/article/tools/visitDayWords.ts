/** The text of the visit-day sheet. */
import { majorFamilies } from "#domain/college/majorFamilies.ts";
import type { VisitQuestion } from "#domain/visits/visitQuestions.ts";
import { formatFineShare, formatInteger, formatShare, formatUsd, formatWeekday } from "#lib/format.ts";

export const words = {
  day: "Day of the visit",
  dayHint: "A day with classes is best. You can leave this blank.",
  dayProblem: "Choose a real date.",
  dayPast: "That day has passed. Choose one in the future.",
  sheet: (name: string) => `A day at ${name}`,
  onDay: (day: string) => formatWeekday(day),
  noDay: "No day chosen yet",
  ownNone: "Nothing in its figures stands out, so ask the same questions you ask everywhere.",
  question: (question: VisitQuestion): string => {
    switch (question.code) {
      case "fewFinish":
        return `${formatShare(question.share)} graduate here, compared with ${formatShare(question.usual)} at a typical college of this kind. Who leaves, and why?`;
      case "fewReturn":
        return `${formatShare(question.share)} come back for a second year, and ${formatShare(question.usual)} is typical. Do students leave over money, grades, or fit?`;
      case "pellGap":
        return `${formatShare(question.pellShare)} of students with a Pell Grant graduate, compared with ${formatShare(question.allShare)} of all students. What are you doing about the gap?`;
      case "manyPerTeacher":
        return `There are ${formatInteger(question.studentsPerFaculty)} students per faculty member. How large are first-year courses, and do professors or teaching assistants teach them?`;
      case "priceRises":
        return `Tuition has risen ${formatFineShare(question.growthShare)} a year lately, and ${formatFineShare(question.usual)} is typical. What do you expect next?`;
      case "needNotMet":
        return `In ${question.year}, you met ${formatShare(question.share)} of need on average. How do families cover the rest?`;
      case "meritRules":
        return `The average merit award was ${formatUsd(question.averageUsd)} in ${question.year}. Is it automatic, what is the deadline, and what does it take to keep it?`;
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
        return `${formatInteger(question.degrees)} degrees a year in ${getFieldName(question.family)}: what share of students finish in four years, and what slows the others down?`;
      case "majorNotSeen":
        return `The federal count shows no degrees in ${getFieldName(question.family)}. Does the program have another name?`;
      case "faith":
      default:
        return `The college has a religious affiliation (${question.affiliation}). What does it ask of students, in courses and in housing?`;
    }
  },
  notes: "Your notes from the day",
  notesHint:
    "Write down three things you liked, three doubts, and the price you were told. Would you go if no other college admitted you?",
  notesKept: "Your notes are saved with this college in your plan.",
  print: "Print the sheet",
  calendar: "Add it to my calendar (.ics)",
  calendarName: "Campus visits",
  category: "Campus visit",
  addTask: "Add the day to my plan",
  inPlan: "It is in your plan",
  taskTitle: (name: string) => `Visit ${name}`,
  added: (name: string) => `The visit to ${name} is in your plan.`,
  noRoom: "Your plan is full. Remove one of your own tasks first.",
};

function getFieldName(family: string): string {
  const name = Object.entries(majorFamilies).find(([code]) => code === family)?.[1] ?? "this field";
  return name.replace(/^./, (first) => first.toLowerCase());
}
