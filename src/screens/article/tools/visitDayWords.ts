/** The text of the visit-day sheet. */
import { formatWeekday } from "#lib/format.ts";

export const words = {
  day: "Day of the visit",
  dayHint: "A day with classes is best. You can leave this blank.",
  dayProblem: "Choose a real date.",
  dayPast: "That day has passed. Choose one in the future.",
  sheet: (name: string) => `A day at ${name}`,
  onDay: (day: string) => formatWeekday(day),
  noDay: "No day chosen yet",
  ownNone: "Nothing in its figures stands out, so ask the same questions you ask everywhere.",
  notes: "Your notes from the day",
  notesHint:
    "Three things you liked, three doubts, the price you were told. Would you go if this were your only yes?",
  notesKept: "Saved with this college in your plan.",
  print: "Print the sheet",
  calendar: "Add it to my calendar (.ics)",
  calendarName: "Campus visits",
  category: "Campus visit",
  addTask: "Add the day to my plan",
  inPlan: "It is in your plan",
  taskTitle: (name: string) => `Visit ${name}`,
  added: (name: string) => `The visit to ${name} is in your plan.`,
  noRoom: "Your plan is full. Remove a task of your own first.",
};
