/** What the records of an admission rule and of a college's aid policy say. */
import { z } from "zod";
import { furtherNeedCodes } from "#content/parts/guaranteeFinder.ts";
import { residences } from "#domain/college/details.ts";
import { conditionSchema } from "#domain/eligibility/condition.ts";

const unitId = z.number().int();

/** Places promised by law or policy, or what a state has beside them. */
export const admissionRuleSchema = z.discriminatedUnion("kind", [
  z.strictObject({
    kind: z.literal("guarantee"),
    /** `each`: every college named here. `oneOf`: a place at one of them, not a chosen one. */
    promises: z.enum(["each", "oneOf"]),
    /** Empty where the colleges in it are counted but not named. */
    unitIds: z.array(unitId),
    /** Any one way is enough; all conditions of a way must hold. Empty where each college has a line it does not publish. */
    ways: z.array(z.array(conditionSchema).min(1)),
    needs: z.array(z.enum(furtherNeedCodes)),
    checkWithAgency: z.boolean(),
  }),
  z.strictObject({
    kind: z.literal("path"),
    path: z.enum(["invitation", "open", "transfer", "partner", "later"]),
  }),
]);

/** Left out where the college says nothing of it. */
export const aidPolicySchema = z.strictObject({
  freeTuitionUnderUsd: z.number().int().positive().optional(),
  noParentContributionUnderUsd: z.number().int().positive().optional(),
  meetsFullNeed: z.boolean().optional(),
  hasNoLoans: z.boolean().optional(),
  isNeedBasedOnly: z.boolean().optional(),
  /** Whom the thresholds are for, where not every admitted U.S. student. */
  appliesTo: z.enum(residences).optional(),
});
