/** A grade point average as the letter it is on a report card. */
import { letterGrades } from "#domain/answers/readTyped.ts";

export function toLetterGrade(value: number): string {
  const letter = Object.keys(letterGrades).find((one) => one !== "A+" && letterGrades[one] === value);
  return (letter ?? "A").replace("-", "\u2212");
}
