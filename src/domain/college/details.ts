/** What is known about a college beyond its record: majors, aid policy, and Common Data Set. */
import { z } from "zod/mini";
import type { Deadline } from "./deadline.ts";
import type { ProgramEarnings } from "./programEarnings.ts";
import type { Requirements } from "./requirements.ts";
import { stateCodes } from "./states.ts";

const unitId = z.number().check(z.int(), z.minimum(100_000), z.maximum(999_999));
const count = z.nullable(z.number().check(z.int(), z.minimum(0), z.maximum(1_000_000)));
const share = z.nullable(z.number().check(z.minimum(0), z.maximum(1)));
const usd = z.nullable(z.number().check(z.int(), z.minimum(0), z.maximum(1_000_000)));
const importance = z.nullable(z.number().check(z.int(), z.minimum(0), z.maximum(3)));

export const awardLevels = ["associate", "bachelors"] as const;
export type AwardLevel = (typeof awardLevels)[number];

/** One major at one college: six-digit CIP code "11.0701", its title, and degrees awarded that year. */
export type Program = { cip: string; title: string; level: AwardLevel; awards: number };

export const residences = ["inState"] as const;

/** True: "or less" or "up to". False: "under". Null: no wording that we have seen says it. */
const isInclusive = z.nullable(z.boolean());

export const aidPolicySchema = z.object({
  unitId,
  /** The award year of the policy, such as "2026-27". */
  awardYear: z.string().check(z.regex(/^\d{4}-\d{2}$/)),
  freeTuitionUnderUsd: usd,
  halfTuitionUnderUsd: usd,
  noParentContributionUnderUsd: usd,
  freeTuitionAndLivingUnderUsd: usd,
  /** Whether a family exactly on the line is covered. */
  isInclusive: z.object({
    freeTuition: isInclusive,
    halfTuition: isInclusive,
    noParentContribution: isInclusive,
    freeTuitionAndLiving: isInclusive,
  }),
  meetsFullNeed: z.nullable(z.boolean()),
  hasNoLoans: z.nullable(z.boolean()),
  isNeedBasedOnly: z.nullable(z.boolean()),
  /** Whom the thresholds apply to; null means every admitted U.S. student. */
  appliesTo: z.nullable(z.enum(residences)),
  /** The same where residents of several states, or of another one, are meant. */
  appliesToStates: z.nullable(z.array(z.enum(stateCodes))),
  isForMost: z.boolean(),
  /** Promises with terms of their own, in words; not in replies that a device kept from before this field. */
  otherPromises: z.optional(z.array(z.string())),
  /** Null where only reports tell of a promise. */
  sourceUrl: z.nullable(z.string().check(z.regex(/^https:\/\/\S+$/))),
});
export type AidPolicy = z.infer<typeof aidPolicySchema>;

export const admissionFactorNames = [
  "rigor",
  "classRank",
  "gpa",
  "testScores",
  "essay",
  "recommendations",
  "interview",
  "activities",
  "talent",
  "character",
  "firstGeneration",
  "alumniRelation",
  "geography",
  "stateResidency",
  "religion",
  "volunteering",
  "workExperience",
  "demonstratedInterest",
] as const;
export type AdmissionFactor = (typeof admissionFactorNames)[number];

/** Common Data Set C7: 3 very important, 2 important, 1 considered, 0 not considered; null not stated. */
export const admissionFactorsSchema = z.object({
  unitId,
  /** Average GPA of enrolled first-years as stated by the college, which does not give the scale. */
  enrolledGpa: z.nullable(z.number().check(z.minimum(0), z.maximum(6))),
  rigor: importance,
  classRank: importance,
  gpa: importance,
  testScores: importance,
  essay: importance,
  recommendations: importance,
  interview: importance,
  activities: importance,
  talent: importance,
  character: importance,
  firstGeneration: importance,
  alumniRelation: importance,
  geography: importance,
  stateResidency: importance,
  religion: importance,
  volunteering: importance,
  workExperience: importance,
  demonstratedInterest: importance,
  waitlistAdmitted: count,
  meritRecipients: count,
  averageMeritAwardUsd: usd,
});
export type AdmissionFactors = z.infer<typeof admissionFactorsSchema>;

/** Common Data Set sections C and H, for the year of the college's own document. */
export const commonDataSetSchema = z.object({
  unitId,
  /** "2024-25". */
  sourceYear: z.string().check(z.regex(/^\d{4}-\d{2}$/)),
  earlyDecisionApplicants: count,
  earlyDecisionAdmitted: count,
  earlyActionApplicants: count,
  earlyActionAdmitted: count,
  /** Above 1 if a college reports more aid than need. */
  needMetShare: z.nullable(z.number().check(z.minimum(0), z.maximum(1.2))),
  meetsFullNeed: z.nullable(z.boolean()),
  averageNeedGrantUsd: usd,
  averageAidPackageUsd: usd,
  needAidShare: share,
  meritAidShare: share,
  averageMeritAwardUsd: usd,
});
export type CommonDataSet = z.infer<typeof commonDataSetSchema>;

export const earlyRoundPlans = ["earlyDecision", "earlyAction", "restrictiveEarlyAction"] as const;
export type EarlyRoundPlan = (typeof earlyRoundPlans)[number];

/** One early round of one college: how many applied and were admitted. */
export const earlyRoundSchema = z.object({
  unitId,
  plan: z.enum(earlyRoundPlans),
  /** The fall in which those admitted begin. */
  fall: z.number().check(z.int(), z.minimum(2015), z.maximum(2100)),
  applicants: z.number().check(z.int(), z.minimum(0), z.maximum(1_000_000)),
  admitted: z.number().check(z.int(), z.minimum(0), z.maximum(1_000_000)),
  /** The year of the Common Data Set it was read in; null if it comes from elsewhere. */
  sourceYear: z.nullable(z.string().check(z.regex(/^\d{4}-\d{2}$/))),
  sourceUrl: z.nullable(z.string().check(z.regex(/^https?:\/\/\S+$/))),
});
export type EarlyRound = z.infer<typeof earlyRoundSchema>;

const heads = z.number().check(z.int(), z.minimum(0), z.maximum(1_000_000));

/** Common Data Set C2: how many were offered a place on the waiting list, took it, and were admitted from it. */
export const waitingListSchema = z
  .object({
    unitId,
    /** The year of the document: of "2024-25", the list is that of students who began in fall 2024. */
    sourceYear: z.string().check(z.regex(/^\d{4}-\d{2}$/)),
    offered: heads,
    accepted: heads,
    admitted: heads,
  })
  .check(z.refine(({ offered, accepted, admitted }) => admitted <= accepted && accepted <= offered));
export type WaitingList = z.infer<typeof waitingListSchema>;

/** Where a copy of the college's Common Data Set is kept. */
export const commonDataSetPageSchema = z.object({
  unitId,
  sourceYear: z.string().check(z.regex(/^\d{4}-\d{2}$/)),
  url: z.string().check(z.regex(/^https:\/\/[^\s,"]+$/)),
});
export type CommonDataSetPage = z.infer<typeof commonDataSetPageSchema>;

/**
 * The college told the federal survey that it takes part in the Yellow Ribbon Program. A college that left the box empty
 * has no row: the survey takes that for a no, and we take it for nothing said.
 */
export const yellowRibbonSchema = z.object({
  unitId,
  fall: z.number().check(z.int(), z.minimum(2015), z.maximum(2100)),
});
export type YellowRibbon = z.infer<typeof yellowRibbonSchema>;

/** Everything known besides the record; empty or null if there is no row. */
export type CollegeDetails = {
  deadlines: readonly Deadline[];
  programs: readonly Program[];
  aidPolicy: AidPolicy | null;
  factors: AdmissionFactors | null;
  commonDataSet: CommonDataSet | null;
  earlyRounds: readonly EarlyRound[];
  programEarnings: readonly ProgramEarnings[];
  requirements: Requirements | null;
  waitingList: WaitingList | null;
  commonDataSetPage: CommonDataSetPage | null;
  yellowRibbon: YellowRibbon | null;
};
