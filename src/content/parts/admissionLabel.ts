/** The admission label in page data, which also reads what pages built before November 2026 say. */
import { z } from "zod/mini";
import { type AdmissionLabel, admissionLabels } from "#domain/admission/label.ts";

/** It stood for a sure admission whose price was above the budget or not known. */
const formerSafety = "likelyPriceNotSafe";

export const admissionLabelSchema = z.pipe(
  z.enum([...admissionLabels, formerSafety]),
  z.transform((code): AdmissionLabel => (code === formerSafety ? "safety" : code)),
);
