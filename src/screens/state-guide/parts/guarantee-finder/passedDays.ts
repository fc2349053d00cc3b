/** Whether the day that a condition names lies behind this year's seniors: "by November 15" in a December. */
import { findSeniorClass } from "#domain/timeline/classYear.ts";
import { type Day, toDay } from "#lib/dates.ts";
import { monthNames } from "#lib/format.ts";

const namedDay = new RegExp(`\\bby (${monthNames.join("|")}) (\\d{1,2})\\b(?!, \\d{4})`);

/** A day from July on is of the fall of senior year, an earlier one of its spring. */
export function hasPassed(text: string, today: Day): boolean {
  const [, name = "", date = ""] = namedDay.exec(text) ?? [];
  const month = monthNames.indexOf(name) + 1;
  if (month === 0) return false;
  const graduationYear = findSeniorClass(today);
  return toDay(month >= 7 ? graduationYear - 1 : graduationYear, month, Number(date)) < today;
}
