/** The text around tasks on the screen: what a task says in files too, the next steps, and what can be exported. */

import { taskWords } from "#domain/timeline/taskWords.ts";
import { formatInteger } from "#lib/format.ts";

export const words = {
  ...taskWords,

  steps: {
    heading: "Next steps",
    open: "Do it here",
    ticked: (title: string) => `Done: ${title}`,
    unticked: (title: string) => `Unchecked: ${title}`,
    undo: "Undo",
    progress: (done: number) => (done === 1 ? "1 step done" : `${formatInteger(done)} steps done`),
    none: "Nothing is due right now.",
    where: "Where this date comes from",
    all: "See the whole timeline",
  },

  take: {
    heading: "Export",
    calendar: "Add to calendar (.ics)",
    calendarDetail:
      "This file has every date set by others, and every step with its colleges, for any calendar app. If you import a newer file later, it updates the same events.",
    csv: "Tasks as CSV",
    csvDetail:
      "This spreadsheet lists what is due first, then every step with its colleges and the source of each date.",
    print: "Print",
    printDetail: "Or save it as a PDF.",
    making: "Making the file",
    made: (made: { events: number; withoutDay: number; late: number }) =>
      [
        made.events === 1
          ? "1 date or action is in the calendar file."
          : `${formatInteger(made.events)} dates and actions are in the calendar file.`,
        describeLeftOut(made.withoutDay, "has no date", "have no date"),
        describeLeftOut(made.late, "is late", "are late"),
      ]
        .filter((sentence) => sentence !== null)
        .join(" "),
    madeTable: (rows: number) =>
      rows === 1 ? "1 row is in the table." : `${formatInteger(rows)} rows are in the table.`,
    failed:
      "We couldn’t make the file because part of this page didn’t load. Check your connection and try again.",
    private:
      "Both files include the tasks for any special situations you chose. Keep that in mind before you share them.",
  },
};

function describeLeftOut(count: number, one: string, many: string): string | null {
  if (count === 0) return null;
  return count === 1
    ? `1 more ${one} and is only on this page.`
    : `${formatInteger(count)} more ${many} and are only on this page.`;
}
