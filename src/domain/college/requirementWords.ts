/** What a college asks for, in the words that its tasks and the comparison share. */
import { formatAnd } from "#lib/format.ts";
import type { Requirements } from "./requirements.ts";

/** "2 teacher letters and a counselor letter"; null where nothing is told of letters. */
export function describeLetters({
  teacherLetters,
  otherLetters,
  counselorLetter,
}: Pick<Requirements, "teacherLetters" | "otherLetters" | "counselorLetter">): string | null {
  const parts = [
    teacherLetters !== null && countLetters(teacherLetters, "teacher"),
    otherLetters !== null && countLetters(otherLetters, "other"),
    counselorLetter === true && "a counselor letter",
  ].filter((part) => part !== false);
  return parts.length === 0 ? null : formatAnd(parts);
}

function countLetters(count: number, from: "teacher" | "other"): string {
  return count === 1 ? `1 ${from} letter` : `${count} ${from} letters`;
}
