/** The schema of a state's rule on tuition and aid for students without lawful presence. */
import { z } from "zod";
import { statusRules } from "#domain/price/statusRules.ts";

const phrase = z.string().min(1);

export const statusRuleSchema = z
  .strictObject({
    rule: z.enum(statusRules),
    /** At a high school of the state. */
    years: z.number().int().positive().optional(),
    /** The years are of living in the state, not of high school there. */
    isByHome: z.literal(true).optional(),
    /** The day, month or year of what we read, as it follows "As of". */
    asOf: phrase,
    /** Omitted where nothing is on record. */
    stateAid: z.enum(["open", "closed"]).optional(),
    /** The application for state aid that takes the place of the FAFSA. */
    form: phrase.optional(),
    /** What else a family should know, in whole sentences. */
    more: phrase.optional(),
    /** We do not know whether the federal government has sued over it. */
    isSuitUnknown: z.literal(true).optional(),
  })
  .refine(({ rule, years }) => (rule === "byHighSchool") === (years !== undefined), {
    path: ["years"],
    message: "a rule by high school, and no other, says how many years",
  })
  .refine(({ stateAid, form }) => form === undefined || stateAid === "open", {
    path: ["form"],
    message: "a form is for state aid that is open",
  });
