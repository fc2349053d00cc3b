/** The schemas of admission rules, of admission by major, and of a college's aid policy in /facts. */
import { z } from "zod";
import { furtherNeedCodes } from "#content/parts/guaranteeFinder.ts";
import {
  admissionRoutes,
  guaranteeExtents,
  transferNeeds,
  transferPromises,
} from "#domain/admission/ruleTerms.ts";
import { residences } from "#domain/college/details.ts";
import { stateCodes } from "#domain/college/states.ts";
import { conditionSchema } from "#domain/eligibility/condition.ts";
import { policyCodes, policyReasons } from "#domain/price/policyTerms.ts";

const unitId = z.number().int();

const sentencePart = z.string().min(1).regex(/[^.]$/, "without a full stop");

/** Places guaranteed by law or policy, or a state's alternatives to them. */
export const admissionRuleSchema = z.discriminatedUnion("kind", [
  z.strictObject({
    kind: z.literal("guarantee"),
    /** `each`: every college listed here. `oneOf`: a place at one of them, not necessarily the chosen one. */
    promises: z.enum(["each", "oneOf"]),
    /** Empty if the colleges are counted but not named. */
    unitIds: z.array(unitId),
    /**
     * Any one way is enough; all conditions of a way must be met. Empty if each college has a threshold it
     * does not publish.
     */
    ways: z.array(z.array(conditionSchema).min(1)),
    needs: z.array(z.enum(furtherNeedCodes)),
    checkWithAgency: z.boolean(),
  }),
  /** A published rule as conditions, and how much it promises. */
  z.strictObject({
    kind: z.literal("assured"),
    /** A "minimum" or a "guideline" is a floor and promises nothing. */
    route: z.enum(admissionRoutes),
    /** Whether meeting the rule is being admitted to the university; never to a major. */
    guarantees: z.enum(guaranteeExtents),
    /** Who does not meet it is not admitted in the regular way. A "minimum" is that by its route. */
    isFloor: z.literal(true).optional(),
    /** Only students from other states are read by it. */
    isForOthers: z.literal(true).optional(),
    /** Empty if the colleges are not named. */
    unitIds: z.array(unitId),
    /** The day in fall of senior year by which the rule wants the application. */
    applyBy: z.optional(z.strictObject({ month: z.number().int(), day: z.number().int() })),
    /** Terms that no answer shows, each as "Your rank is the one at the end of junior year". */
    alsoAsks: z.array(sentencePart).min(1).optional(),
    /** All must hold: residency, courses, grades and scores. */
    conditions: z.array(conditionSchema).min(1),
  }),
  z.strictObject({
    kind: z.literal("path"),
    path: z.enum(["invitation", "open", "transfer", "partner", "later"]),
  }),
  /** What a transfer student from one of some colleges is promised at others. */
  z.strictObject({
    kind: z.literal("transfer"),
    /** `each`: a place at every college listed here. `oneOf`: at one of them. `credits`: the credits count, admission is apart. */
    promises: z.enum(transferPromises),
    /** Where the student transfers to; empty for every public college of the state. */
    unitIds: z.array(unitId),
    /** The colleges the student comes from; empty for every public college of the state. */
    from: z.array(unitId),
    minimumGpa: z.number().gt(0).lte(4).optional(),
    /** Semester credits by the time of the transfer. */
    minimumCredits: z.number().int().positive().optional(),
    /** Whether it takes an associate degree made for transfer (AA, AS and the like), which an AAS is not. */
    needsDegree: z.literal(true).optional(),
    /** Conditions that no answer shows. */
    needs: z.array(z.enum(transferNeeds)),
  }),
]);

/** A promise with terms of its own; what is omitted is as the record says. */
const policyLineSchema = z.strictObject({
  promise: z.enum(policyCodes),
  /** Omitted where no income decides, or none is known. */
  underUsd: z.number().int().positive().optional(),
  isInclusive: z.boolean().optional(),
  /** The most that a family pays a year for what the promise names. */
  mostUsd: z.number().int().positive().optional(),
  /** A table of examples, the lowest income first. */
  points: z
    .array(z.strictObject({ incomeUsd: z.number().int(), usd: z.number().int().nonnegative() }))
    .min(2)
    .optional(),
  /** What the student has to meet beside the income. */
  conditions: z.array(conditionSchema).min(1).optional(),
  /** A part of the state; it follows "students who live in". Nobody is asked for it. */
  livesIn: sentencePart.optional(),
  livesOnCampus: z.literal(true).optional(),
  /** It follows "students who". Nobody is asked for it. */
  unasked: sentencePart.optional(),
  /** Why nobody can say whether it covers a family, in a whole sentence. */
  doubt: z.string().min(1).optional(),
  /** What else to know, and what to do to get it or to keep it, in whole sentences. */
  more: z.string().min(1).optional(),
  /** Why a price does not count it. */
  reason: z.enum(policyReasons).optional(),
  appliesTo: z.enum(residences).optional(),
  appliesToStates: z.array(z.enum(stateCodes)).min(1).optional(),
  assetsUnderUsd: z.number().int().positive().optional(),
  /** The college says that assets don't count. */
  hasNoAssetTest: z.literal(true).optional(),
  coversFees: z.boolean().optional(),
});

/** Omitted if the college says nothing about it. */
export const aidPolicySchema = z.strictObject({
  lines: z.array(policyLineSchema).min(1).optional(),
  freeTuitionUnderUsd: z.number().int().positive().optional(),
  /** From the line of free tuition up to this one, half of it is free. */
  halfTuitionUnderUsd: z.number().int().positive().optional(),
  noParentContributionUnderUsd: z.number().int().positive().optional(),
  /** Tuition, housing and food are free; books and personal costs are not said to be. */
  freeTuitionAndLivingUnderUsd: z.number().int().positive().optional(),
  /** Whether a family exactly on a line is covered ("or less", "up to") or not ("under"); omitted where no wording is quoted. */
  isInclusive: z
    .strictObject({
      freeTuition: z.boolean().optional(),
      halfTuition: z.boolean().optional(),
      noParentContribution: z.boolean().optional(),
      freeTuitionAndLiving: z.boolean().optional(),
    })
    .optional(),
  meetsFullNeed: z.boolean().optional(),
  hasNoLoans: z.boolean().optional(),
  isNeedBasedOnly: z.boolean().optional(),
  /** Whom the thresholds apply to, if not every admitted U.S. student. */
  appliesTo: z.enum(residences).optional(),
  /** The same where residents of several states, or of another one, are meant. */
  appliesToStates: z.array(z.enum(stateCodes)).min(1).optional(),
  /** The college says "most families" or "most students", so it is no promise to each of them. */
  isForMost: z.literal(true).optional(),
  /** The most assets a family may have; omitted if the college speaks of typical assets only. */
  assetsUnderUsd: z.number().int().positive().optional(),
  /** Whether free tuition includes the mandatory fees; omitted if the college speaks of tuition only. */
  coversFees: z.boolean().optional(),
  /** What the student is asked for where the parents are asked for nothing. */
  studentPartUsd: z.number().int().nonnegative().optional(),
  /** What a merit award came to on average for a student without need, as the college reported it. */
  averageMeritUsd: z.number().int().positive().optional(),
});

const cip = z.array(z.string().regex(/^\d{2}(\d{2})?$/, "two or four digits in quotes")).min(1);
const share = z.number().gt(0).lt(1);
/** How an enrolled student gets into the major; omitted if nothing is known. */
const laterEntry = z.enum(["open", "gated", "nearClosed", "closed", "separate"]).optional();

export const majorRateSchema = z.strictObject({
  unit: z.string().min(1),
  cip,
  /** Whose rate it is; omitted if it is everyone's. */
  residency: z.enum(["resident", "nonresident", "international"]).optional(),
  rate: share,
  /** The university's rate of the same fall, for the same applicants; omitted if unknown. */
  overallRate: share.optional(),
  isBroad: z.literal(true).optional(),
  laterEntry,
});

/** What a university says about admission by major; no `cip` means every major. */
export const majorPolicySchema = z.discriminatedUnion("kind", [
  z.strictObject({
    kind: z.literal("policy"),
    unit: z.string().min(1).optional(),
    cip: cip.optional(),
    /** Whether first-years are admitted to the major, some of them, or only later. */
    entry: z.enum(["direct", "some", "later"]),
    laterEntry,
  }),
  z.strictObject({
    kind: z.literal("bound"),
    unit: z.string().min(1),
    cip,
    below: share,
    overallRate: share,
  }),
  z.strictObject({
    kind: z.literal("threshold"),
    unit: z.string().min(1).optional(),
    cip: cip.optional(),
    laterEntry,
    /** Scores are alternatives to each other; the section scores stand beside them or alone. */
    asks: z
      .strictObject({
        gpa: z.number().positive(),
        satTotal: z.number().int().min(400).max(1600),
        satMath: z.number().int().min(200).max(800),
        actComposite: z.number().int().min(1).max(36),
        actMath: z.number().int().min(1).max(36),
        applyBy: z.strictObject({ month: z.number().int(), day: z.number().int() }),
      })
      .partial()
      .optional(),
  }),
  z.strictObject({ kind: z.literal("noEffect"), cip: cip.optional() }),
  z.strictObject({ kind: z.literal("unconfirmed"), unit: z.string().min(1), cip, laterEntry }),
]);
