/**
 * The single field a college focuses on, from its Carnegie classification, from its degrees if nearly all are in art and
 * design, or from its name if it has no classification.
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

/**
 * Carnegie counts as colleges of many fields some that teach art, design and fashion alone, because they also award degrees
 * in advertising, web design or merchandising. By their degrees they are well apart from the others: 78% and more at art
 * schools, 71% and less at colleges with an art department.
 */
const artFromShare = 0.75;

export function findSpecialFocus(college: {
  name: string;
  /** Null if not classified. */
  carnegieBasic: number | null;
  carnegieInstitution: number | null;
  /** Of its degrees, the share in art and design; null if unknown. */
  artShare: number | null;
}): SpecialFocus | null {
  const { name, carnegieBasic, carnegieInstitution, artShare } = college;
  if (carnegieInstitution === theologicalStudies) return "faith";
  const known = carnegieBasic === null ? null : (focusOfBasic[carnegieBasic] ?? null);
  if (known !== null) return known;
  if (namedBy.has(carnegieBasic) && faithName.test(name)) return "faith";
  if (artShare !== null && artShare >= artFromShare) return "art";
  if (!unclassified.has(carnegieBasic)) return null;
  const newer = carnegieInstitution === null ? null : (focusOfInstitution[carnegieInstitution] ?? null);
  return newer ?? (healthName.test(name) ? "health" : null);
}
