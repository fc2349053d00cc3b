/** What a college has of the student's own fields of study, and whether that is enough to say that it offers them. */
import type { AwardLevel } from "./details.ts";
import { isMajorFamily, majorFamilies } from "./majorFamilies.ts";
import { generalEngineering, isMajorProgram, majorPrograms } from "./majorPrograms.ts";

/** What one college has of the student's fields. */
export type FieldOfStudy = {
  /** The field with the most degrees here: a program ("5009") where one was named, else a family ("50"). */
  code: string;
  /** The level counted: bachelor's, or associate where a student begins. */
  level: AwardLevel;
  /** Degrees in `code` at `level`, in the year of `publications.completions`. */
  degreesPerYear: number;
  /** Whether the college offers at least one of the student's fields. */
  isOffered: boolean;
  /** How many of the student's fields are offered, and how many have some degrees but too few to say so. */
  offeredCount: number;
  fewCount: number;
  /** Nothing but the general transfer degree of a college to begin at leads to the student's fields. */
  isByTransfer: boolean;
};

/** Assumptions. With fewer degrees, a field has hardly a teacher or a classmate, or is about to end. */
export const fieldRule = {
  fewestDegrees: 5,
  /** A small conservatory offers music, whatever its size. */
  orShareOfAll: 0.1,
} as const;

/** What to know of a field before counting on the college for it; null where it is taught. */
export type FieldCaution = "fieldNotSeen" | "fieldFew" | "fieldByTransfer";

export function findFieldCaution({
  isOffered,
  isByTransfer,
  degreesPerYear,
}: FieldOfStudy): FieldCaution | null {
  if (isByTransfer) return "fieldByTransfer";
  if (isOffered) return null;
  return degreesPerYear === 0 ? "fieldNotSeen" : "fieldFew";
}

/** A program or family in the middle of a sentence: "nursing", "art, music and design"; only English keeps its capital. */
export function getFieldName(code: string): string {
  if (code === generalEngineering) return "general engineering";
  const family = code.slice(0, 2);
  const name = isMajorProgram(code)
    ? majorPrograms[code]
    : isMajorFamily(family)
      ? majorFamilies[family]
      : code;
  return name.startsWith("English") ? name : name.charAt(0).toLowerCase() + name.slice(1);
}
