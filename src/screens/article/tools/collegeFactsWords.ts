/** The text of the facts behind one college. */
import { formatInteger } from "#lib/format.ts";

export const words = {
  title: (name: string) => `${name}: facts for a student like you`,
  finish: "Finish the degree",
  finishPell: "Finish, of students with a Pell Grant",
  back: "Return for the second year",
  priceOwn: (bracket: string) => `Price after grants, family income ${bracket}`,
  priceAverage: "Price after grants, average of all incomes",
  earn: "Earn ten years after they started",
  owe: "Owe at graduation, the middle borrower",
  size: "Undergraduates",
  perTeacher: "Students for each teacher",
  toOne: (students: number) => `${formatInteger(students)} to 1`,
  perTeacherDetail:
    "Not the size of a class: that is not published for all colleges. Ask how large the first courses in your subject are.",
  major: (name: string) => `Degrees a year in ${name}`,
  majorNone: "None in the federal count. Ask whether the program exists under another name.",
  home: "Miles from home, in a straight line",
  pellDetail: "Federal figure for students who had a Pell Grant in their first year.",
  earnDetail: "Of students with federal aid, all majors together.",
  oweDetail: "Federal loans of those who finished and borrowed.",
  priceDetail: "Of first-years with federal aid; at a public college at the in-state price.",
  income: "Your family’s income chooses the price bracket",
  noMajors: "Choose fields of study in the match quiz, and their degrees are counted here.",
  upTo: (to: string) => `up to ${to}`,
  between: (from: string, to: string) => `${from} to ${to}`,
  above: (from: string) => `above ${from}`,
};
