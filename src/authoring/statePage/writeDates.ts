/** The dates of a state's money for this year's class, in order, between the day the FAFSA opens and the day it closes. */
import { listStateMoneyDates } from "#domain/aid/stateMoneyDates.ts";
import type { StateProgram } from "#domain/aid/stateProgram.ts";
import { findSeniorClass } from "#domain/timeline/classYear.ts";
import type { Day } from "#lib/dates.ts";
import { bindDate } from "../boundFacts.ts";
import { findMainPrograms } from "./mainPrograms.ts";
import type { StatePageSurroundings } from "./statePage.ts";
import { statePageWords as words } from "./statePageWords.ts";
import { citeDue, tellDue } from "./tellDue.ts";

/** From the summer before senior year, so that a day of this fall is there and marked as passed. */
export function writeDates(
  programs: readonly StateProgram[],
  { state, asOf, book }: StatePageSurroundings,
): string[] {
  const graduationYear = findSeniorClass(asOf);
  const from: Day = `${graduationYear - 1}-07-01`;
  const opens = bindDate("fafsaOpens", { book, period: null, asOf }).value?.on ?? "";
  const mains = findMainPrograms(state, programs, book);
  const own = listStateMoneyDates(state, programs, { graduationYear, today: from }).map(
    ({ day, isPublished, due }) => {
      const what = JSON.stringify(
        upperFirst(
          `${tellDue(due, { isFormFiled: false, mains })} ${citeDue(due, programs, { state, mains })}`,
        ),
      );
      const standing = isPublished ? "published" : "expected";
      return { day, line: `  - { on: ${day}, what: ${what}, standing: ${standing} }` };
    },
  );
  const lines = [
    "```dates",
    `title: ${JSON.stringify(words.datesTitle(graduationYear))}`,
    "dates:",
    ...own.flatMap(({ day, line }) => (day < opens ? [line] : [])),
    "  - fact: fafsaOpens",
    ...own.flatMap(({ day, line }) => (day < opens ? [] : [line])),
    "  - fact: fafsaFederalDeadline",
    "```",
  ];
  return [words.datesLead, lines.join("\n")];
}

function upperFirst(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
