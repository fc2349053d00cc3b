/** The one field that a college is for, from its Carnegie classification, and from its name where it has none. */
import type { SpecialFocus } from "#domain/college/college.ts";

/** CCBASIC, the 2021 basic classification; the two-year ones of "other fields" (13) and "other" (32) tell nothing. */
const focusOfBasic: Readonly<Record<number, SpecialFocus>> = {
  10: "health",
  11: "technology",
  12: "art",
  24: "faith",
  25: "health",
  26: "health",
  // "Research institution": all that have undergraduates are health science centers.
  27: "health",
  28: "technology",
  29: "business",
  30: "art",
  31: "law",
};

/** CARNEGIEIC_2025. It also names institutes of technology, so that it is asked only where 2021 has no answer. */
const focusOfInstitution: Readonly<Record<number, SpecialFocus>> = {
  23: "art",
  24: "business",
  26: "law",
  27: "health",
  28: "health",
  29: "health",
  30: "technology",
};
/** Theological studies, in CARNEGIEIC_2025. Many a seminary was a college of many fields in 2021, and here it is asked first. */
const theologicalStudies = 31;

/** Not classified, two-year of "other fields", and baccalaureate colleges, where Bible colleges of many fields stand. */
const namedBy: ReadonlySet<number | null> = new Set([null, 0, 13, 21, 22, 23]);
const unclassified: ReadonlySet<number | null> = new Set([null, 0, 13]);

/** Where neither classification tells: by the college's own name. Health only where there is no classification at all. */
const faithName =
  /\b(seminary?|rabbinical|talmud\w*|yeshiva\w*|mesivta|kollel|mosdos|bais|beis|medrash|bible|theological|buddhist|missionary)\b/i;
const healthName = /\b(nursing|health|medical)\b/i;

export function findSpecialFocus(college: {
  name: string;
  /** Null where not classified. */
  carnegieBasic: number | null;
  carnegieInstitution: number | null;
}): SpecialFocus | null {
  const { name, carnegieBasic, carnegieInstitution } = college;
  if (carnegieInstitution === theologicalStudies) return "faith";
  const known = carnegieBasic === null ? null : (focusOfBasic[carnegieBasic] ?? null);
  if (known !== null) return known;
  if (namedBy.has(carnegieBasic) && faithName.test(name)) return "faith";
  if (!unclassified.has(carnegieBasic)) return null;
  const newer = carnegieInstitution === null ? null : (focusOfInstitution[carnegieInstitution] ?? null);
  return newer ?? (healthName.test(name) ? "health" : null);
}
