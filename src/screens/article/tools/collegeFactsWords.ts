/** The text of the facts behind one college. */

export const words = {
  title: (name: string) => `${name}: facts for a student like you`,
  finish: "Students who graduate",
  finishPell: "Students with a Pell Grant who graduate",
  back: "First-years who come back for a second year",
  priceOwn: (bracket: string) => `Price after grants, family income: ${bracket}`,
  priceAverage: "Price after grants, average of all incomes",
  earn: "Earnings ten years after starting",
  owe: "Median debt of graduates who borrowed",
  size: "Undergraduates",
  perTeacher: "Students per faculty member",
  perTeacherDetail:
    "This is not class size, which not every college publishes. Ask how large the intro courses in your subject are.",
  major: (name: string) => `Degrees a year in ${name}`,
  programEarnings: (title: string) => `Earnings after ${title}`,
  programEarningsDetail:
    "Median five years after the bachelor’s degree, in 2022 dollars, students with federal aid.",
  programMiddle: (middle: string) => `National median for the program: ${middle}.`,
  majorNone: "The federal count shows none. Ask whether the program has another name.",
  home: "Miles from home, in a straight line",
  pellDetail: "For students who had a Pell Grant in their first year.",
  earnDetail: "For students with federal aid, all majors combined.",
  oweDetail: "Federal student loans only.",
  priceDetail: "For first-years with federal aid; at a public college, for in-state students.",
  noMajors: "Choose fields of study in the match quiz to see how many degrees are awarded in them here.",
};
