/**
 * The single field a college focuses on, from its Carnegie classification, or from its name if it has none.
 */
import type { SpecialFocus } from "#domain/college/college.ts";

/** CCBASIC, the 2021 basic classification; the two-year "other fields" (13) and "other" (32) say nothing. */
const focusOfBasic: Readonly<Record<number, SpecialFocus>> = {
  10: "health",
  11: "technology",
  12: "art",
  24: "faith",
  25: "health",
  26: "health",
  // "Research institution": all of them with undergraduates are health science centers.
  27: "health",
  28: "technology",
  29: "business",
  30: "art",
  31: "law",
};

/** CARNEGIEIC_2025. It also includes institutes of technology, so it is used only if 2021 gives no answer. */
const focusOfInstitution: Readonly<Record<number, SpecialFocus>> = {
  23: "art",
  24: "business",
  26: "law",
  27: "health",
  28: "health",
  29: "health",
  30: "technology",
};
/**
 * Theological studies, in CARNEGIEIC_2025. Many seminaries counted as multi-field colleges in 2021, so this
 * comes first.
 */
const theologicalStudies = 31;

/**
 * Not classified, two-year "other fields", and baccalaureate colleges, which include multi-field Bible
 * colleges.
 */
const namedBy: ReadonlySet<number | null> = new Set([null, 0, 13, 21, 22, 23]);
const unclassified: ReadonlySet<number | null> = new Set([null, 0, 13]);

/**
 * If neither classification says: by the college's name. Health only if there is no classification at all.
 */
const faithName =
  /\b(seminary?|rabbinical|talmud\w*|yeshiva\w*|mesivta|kollel|mosdos|bais|beis|medrash|bible|theological|buddhist|missionary)\b/i;
const healthName = /\b(nursing|health|medical)\b/i;

export function findSpecialFocus(college: {
  name: string;
  /** Null if not classified. */
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
