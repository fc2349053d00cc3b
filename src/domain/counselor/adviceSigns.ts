/**
 * Plain signs that a question is about what somebody else advises on, beside the classifier: the family's taxes, its
 * status, its health, and a promise of admission. In flat text (boundaryText.ts), English and Spanish.
 */
import type { AdviceTopic } from "./counselor.ts";

export const adviceSigns: readonly (readonly [AdviceTopic, RegExp])[] = [
  [
    "immigrationAdvice",
    /^(?=.*\b(?:safe|risky?|danger\w*|trouble|scared|afraid|seguro|peligro\w*|riesgo|miedo)\b)(?=.*\b(?:undocumented|indocumentad\w+|papers|papeles|daca|immigration|inmigracion|la migra)\b)/u,
  ],
  [
    "taxAdvice",
    /\b(?:taxable|tax (?:credits?|breaks?|deductions?)|deduct|deductible|deducir|write off|claim (?:me|him|her|them|my \w+) as (?:a )?dependents?)\b/u,
  ],
  [
    "admissionPromise",
    /\b(?:(?:guarantee|promise|assure) (?:me |that )*(?:i|ill|we|my \w+)|(?:garantiz|promet)\w+ (?:me )?que)\b/u,
  ],
];
