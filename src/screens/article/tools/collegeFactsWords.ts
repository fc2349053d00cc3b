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
    "This is not class size, which many colleges don’t publish. Ask how large the intro courses in your subject are.",
  major: (name: string) => `Degrees a year in ${name}`,
  programEarnings: (title: string) => `Earnings after ${title}`,
  programEarningsDetail:
    "Median five years after the bachelor’s degree, in 2022 dollars, for students with federal aid.",
  programMiddle: (middle: string) => `National median for the program: ${middle}.`,
  majorNone: "The federal count shows no degrees in it. Ask whether the program has another name.",
  home: "Miles from home, in a straight line",
  pellDetail: "This is for students who had a Pell Grant in their first year.",
  earnDetail: "This is for students with federal aid, with all majors combined.",
  oweDetail: "This counts only federal student loans.",
  priceDetail: "This is for first-years with federal aid and, at a public college, for in-state students.",
  noMajors: "Choose fields of study in the match quiz to see how many degrees are awarded in them here.",
};
