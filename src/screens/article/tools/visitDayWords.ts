/** The words of the visit-day sheet. */
import { majorFamilies } from "#domain/college/majorFamilies.ts";
import type { FederalHoliday } from "#domain/visits/campusCalendar.ts";
import type { DayWarning } from "#domain/visits/trip.ts";
import type { VisitPerson, VisitQuestion } from "#domain/visits/visitQuestions.ts";
import { formatFineShare, formatInteger, formatShare, formatUsd, formatWeekday } from "#lib/format.ts";

const people: Readonly<Record<VisitPerson, string>> = {
  students: "To students, away from the guide",
  department: "To the department",
  aidOffice: "To the aid office",
  admission: "To the admission office",
  ownEyes: "With your own eyes",
};

/** Asked everywhere, so that campuses can be compared. */
const everywhere: Readonly<Record<VisitPerson, readonly string[]>> = {
  students: [
    "What surprised you after you came?",
    "How hard is it to get the classes you need?",
    "What happens on a weekend without a game?",
    "Where do people live and eat after the first year?",
  ],
  department: [
    "How large are the first two courses in this subject, and who teaches them?",
    "Do I enter the major now, or apply again later? What grades does that take?",
    "Who found an internship last summer, and how?",
  ],
  aidOffice: [
    "What is the total cost for a year, and how much did it rise lately?",
    "Which forms do you want, and by which dates?",
    "Which grade average keeps the award, and for how many years?",
    "If I win an outside scholarship, which part of your aid goes down?",
  ],
  admission: ["What do you hope to learn about me that my grades do not say?"],
  ownEyes: [
    "The library in the evening, the notice boards, the health center, the ramps and elevators.",
    "An hour in a course of your subject, and lunch where students eat.",
  ],
};

const holidays = {
  newYearsDay: "New Year’s Day",
  martinLutherKingDay: "Martin Luther King Jr. Day",
  washingtonsBirthday: "Washington’s Birthday",
  memorialDay: "Memorial Day",
  juneteenth: "Juneteenth",
  independenceDay: "Independence Day",
  laborDay: "Labor Day",
  columbusDay: "Columbus Day",
  veteransDay: "Veterans Day",
  thanksgivingDay: "Thanksgiving",
  christmasDay: "Christmas Day",
} satisfies Record<FederalHoliday, string>;
const holidayNames: ReadonlyMap<string, string> = new Map(Object.entries(holidays));

export const words = {
  day: "Day of the visit",
  dayHint: "A day with classes is best. You can leave it open.",
  dayProblem: "Choose a day that exists, such as March 12, 2027.",
  dayPast: "That day is over. Choose one that is still to come.",
  sheet: (name: string) => `A day at ${name}`,
  onDay: (day: string) => formatWeekday(day),
  noDay: "Day still open",
  person: (person: VisitPerson) => people[person],
  everywhere: (person: VisitPerson) => everywhere[person],
  ownMark: "For this college",
  ownNone: "Nothing in its figures stands out, so the questions below are the ones to ask everywhere.",
  warning: (warning: DayWarning): string => {
    switch (warning.code) {
      case "weekend":
        return "It is a weekend: offices and classes are mostly closed. Ask whether there are tours.";
      case "federalHoliday":
        return `It is ${holidayNames.get(warning.holiday) ?? "a holiday"}, a federal holiday. The offices may be closed.`;
      case "usualBreak":
        return "Many colleges are on a break around that day. Look at this college’s calendar.";
      case "usualExams":
      default:
        return "Many colleges have exams around that day. Look at this college’s calendar.";
    }
  },
  question: (question: VisitQuestion): string => {
    switch (question.code) {
      case "fewFinish":
        return `${formatShare(question.share)} finish here; at the middle college of its kind ${formatShare(question.usual)} do. Who leaves, and why?`;
      case "fewReturn":
        return `${formatShare(question.share)} come back for the second year; ${formatShare(question.usual)} are usual. Is it money, grades or mood?`;
      case "pellGap":
        return `${formatShare(question.pellShare)} of students with a Pell Grant finish, and ${formatShare(question.allShare)} of all. What do you do about the gap?`;
      case "manyPerTeacher":
        return `There are ${formatInteger(question.studentsPerFaculty)} students for each teacher. How large are first-year courses, and do teachers or assistants teach them?`;
      case "priceRises":
        return `Tuition rose ${formatFineShare(question.growthShare)} a year lately; ${formatFineShare(question.usual)} is usual. What comes next?`;
      case "needNotMet":
        return `In ${question.year} you met ${formatShare(question.share)} of need on average. How do families cover the rest?`;
      case "meritRules":
        return `The average merit award was ${formatUsd(question.averageUsd)} in ${question.year}. Is it automatic, by which date, and what keeps it?`;
      case "otherState":
        return "We live in another state. Which waivers or exchanges bring the price down, and when does residency count?";
      case "interestCounts":
        return "You say that interest is considered. Sign in at the desk, so that the visit counts, and note the name of the person.";
      case "farFromHome":
        return `Home is about ${formatInteger(question.miles)} miles away. Find the bus, train or airport, and what a trip home costs.`;
      case "smallPlace":
        return "It stands in a small place. Walk to the nearest store, and ask how people get around without a car.";
      case "largeCollege":
        return `With ${formatInteger(question.undergraduates)} undergraduates: how did you find your people here?`;
      case "ownMajor":
        return `${formatInteger(question.degrees)} degrees a year in ${getFieldName(question.family)}: what share finishes it in four years, and what holds up the others?`;
      case "majorNotSeen":
        return `The federal count shows no degrees in ${getFieldName(question.family)}. Is there such a program under another name?`;
      case "faith":
      default:
        return `The college is tied to a faith (${question.affiliation}). What is asked of students, in courses and in housing?`;
    }
  },
  notes: "Your notes of the day",
  notesHint: "Three likes, three doubts, the price you were told. Would I go if this were my only yes?",
  notesTooLong: (maximum: number) => `At most ${formatInteger(maximum)} letters are kept. Make it shorter.`,
  notesKept: "Kept with this college in your plan.",
  lines: ["Three likes", "Three doubts", "The price we were told", "Would I go if this were my only yes?"],
  print: "Print the sheet",
  calendar: "Put it into my calendar (.ics)",
  calendarName: "Campus visits",
  category: "Campus visit",
  addTask: "Add the day to my plan",
  inPlan: "It is in your plan",
  taskTitle: (name: string) => `Visit ${name}`,
  added: (name: string) => `The visit to ${name} is in your plan.`,
  noRoom: "Your plan holds no more tasks of your own. Remove one first.",
};

function getFieldName(family: string): string {
  const name = Object.entries(majorFamilies).find(([code]) => code === family)?.[1] ?? "this field";
  return name.replace(/^./, (first) => first.toLowerCase());
}
