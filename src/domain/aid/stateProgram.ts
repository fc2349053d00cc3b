/**
 * The schema of a state aid program: who qualifies, what it pays and where, its deadline, and what only the
 * agency can see.
 */
import { z } from "zod/mini";
import { collegeKinds } from "#domain/answers/catalog/finder.ts";
import { stateCodes } from "#domain/college/states.ts";
import { conditionSchema } from "#domain/eligibility/condition.ts";

export type AidCollegeKind = (typeof collegeKinds)[number];

/**
 * Requirements a family cannot enter that may still disqualify: the answer is then never better than "maybe".
 */
export const unseenNeeds = [
  "gpaOnTheirScale",
  "financialNeed",
  "incomeCeiling",
  "schoolNominates",
  "legislatorChooses",
  "inDemandProgram",
  "careerProgram",
  "certificateProgram",
  "shortCredential",
  "stemProgram",
  "readinessMarks",
  "unmetNeed",
  "readyForCollegeWork",
  "collegeMerit",
  "collegeReady",
  "listedMajor",
  "newRules",
  "stemOrHealth",
  "stateTestAward",
  "oldEnough",
] as const;

/** A rare circumstance: the people it applies to know it. */
export const specialNeeds = [
  "veteranFamily",
  "tribalMember",
  "medicaidYears",
  "nationalMeritFinalist",
  "graduatesEarly",
  "careerTechStudent",
  "chosenInMiddleSchool",
  "transferWithAssociate",
  "lowIncomeAndGap",
  "futureTeacher",
  "lowIncomePublicSchool",
  "lateFiler",
  "chicagoSchool",
  "aPlusSchool",
  "dualCreditTaken",
  "earlyCollegeSenior",
  "enrolledInMiddleSchool",
  "fosterOrHomeless",
  "fosterYouth",
  "listedCity",
  "nationalGuard",
  "fosterOrAlternativeSchool",
] as const;

/** The ones a student can check. The rest is known only to the school, the college or the agency. */
export const tellableNeeds: ReadonlySet<NeedCode> = new Set<NeedCode>([
  "inDemandProgram",
  "careerProgram",
  "certificateProgram",
  "shortCredential",
  "stemProgram",
  "readinessMarks",
  "readyForCollegeWork",
  "collegeReady",
  "listedMajor",
  "stemOrHealth",
  "stateTestAward",
  "oldEnough",
  ...specialNeeds,
]);

/** Things under the student's control. `values` are the figures in the sentence. */
export const ownNeeds = [
  "collegePrepPlan",
  "firstDegree",
  "firstTimeStudent",
  "notTheology",
  "serviceOrPaidHours",
  "coreCoursesCounted",
  "rigorCourses",
  "oneSitting",
  "residencyNumber",
  "residentForYear",
  "residentSinceJuly",
  "gpaReachesState",
  "fileEarly",
  "ownForm",
  "tapForm",
  "stateRecord",
  "formToCollege",
  "signUpOnce",
  "claimOnReturn",
  "payFirst",
  "firstCredits",
  "gpaEachTerm",
  "creditsEachYear",
  "liveInStateAfter",
  "workInStateAfter",
  "teachAfter",
  "workOrVolunteer",
  "serviceEachTerm",
  "moneyCourse",
  "youngerThan",
  "renewEachYear",
  "applyInSeniorYear",
  "algebraOrActMath",
  "attendanceAndTutoring",
  "creditsByYearTwo",
  "homeCountyCollege",
  "schoolYearsHere",
  "scoreInEachPart",
  "stayAfter",
  "testAsJunior",
  "workInState",
  "listedCourses",
] as const;

export const needCodes = [...unseenNeeds, ...specialNeeds, ...ownNeeds] as const;
export type NeedCode = (typeof needCodes)[number];

/** What the family has or earns decides it. */
export const needsOfMoney: ReadonlySet<NeedCode> = new Set<NeedCode>([
  "financialNeed",
  "incomeCeiling",
  "unmetNeed",
  "lowIncomeAndGap",
  "lowIncomePublicSchool",
  "chosenInMiddleSchool",
]);
const needSchema = z.strictObject({ code: z.enum(needCodes), values: z.array(z.number()) });
export type Need = z.infer<typeof needSchema>;

/** Where a program pays; words.ts has the labels. */
export const placeCodes = [
  "publicUniversity",
  "publicCollege",
  "publicCollegeFirstYear",
  "publicMainCampus",
  "communityCollege",
  "communityCollegeWithPell",
  "communityCollegeBachelor",
  "technicalCollege",
  "privateNonprofit",
  "privateBlackCollegeVirginia",
  "fourYear",
  "anyInState",
  "approvedCollege",
  "ucOrCsu",
  "uncWithPell",
  "communityCollegeWithPellIn",
  "ncPromiseCampus",
  "publicAssociateFlorida",
  "usgOrTcsg",
  "sunyOrCuny",
  "arizonaUniversity",
  "openAdmissionOrTrade",
  "fromSecondYear",
  "associateOrCertificate",
  "bachelorAfterTwoYears",
  "utCampus",
  "ucCampus",
  "cityCollegesOfChicago",
  "northernArizona",
  "universityOfOregon",
  "universityOfUtah",
  "firstYearInState",
  "laterYearsInState",
  "twoYearOrTechnical",
  "publicAnywhere",
  "privateNearDcOrBlackCollege",
  "anyState",
  "communityCollegeOfRhodeIsland",
  "communityCollegeOfVermont",
  "communityOrNevadaState",
  "countyCollege",
  "newHampshireScholars",
  "otherNewEnglandPublic",
  "rhodeIslandCollege",
  "twoYearOrTribal",
  "universityOfNebraska",
  "universityOfPuertoRico",
  "universityOfVermont",
  "universityOfWyoming",
  "universityOfAlaska",
  "delawareTechOrAssociate",
  "delawareState",
  "delawareOrPennsylvania",
  "universityOfHawaii",
  "publicOrTribal",
] as const;
export type PlaceCode = (typeof placeCodes)[number];

const per = z.enum(["year", "semester", "once", "inAll"]);
const sumSchema = z.strictObject({ usd: z.number(), per });

/** Fields every amount may have beside its year. */
export const amountFields = {
  /** Whole dollars. "extra" and "extraUpTo" are added to the line before them. */
  usd: {
    kind: z.literal("usd"),
    bound: z.enum(["exactly", "upTo", "atLeast", "extra", "extraUpTo"]),
    usd: z.number(),
    per,
    /** Bound to one use, so it lowers no bill for tuition. */
    use: z.optional(z.literal("books")),
    /** What it paid in an earlier year, where the newer amount of this line is not known. */
    paidIn: z.optional(z.string()),
  },
  range: { kind: z.literal("range"), fromUsd: z.number(), toUsd: z.number(), per },
  /**
   * Whole dollars by an average or a score: the highest step the student reaches. `earned`: such a step for every year of
   * high school. `isExtra`: added to the line before it.
   */
  steps: {
    kind: z.literal("steps"),
    fact: z.enum(["gpa", "actComposite", "satTotal"]),
    steps: z.array(z.strictObject({ from: z.number(), usd: z.number() })),
    per,
    earned: z.optional(z.literal("eachSchoolYear")),
    isExtra: z.optional(z.literal(true)),
  },
  /**
   * Part of the bill. `isLastDollar`: what remains after other grants. `pricesOf`: at the prices of that award year, which
   * are below today's. `most` and `least` bound what it pays.
   */
  covers: {
    kind: z.literal("covers"),
    what: z.enum([
      "tuition",
      "tuitionAndFees",
      "inDistrictTuitionAndFees",
      "unitFee",
      "tuitionFeesAndBooks",
      "outOfStateDifference",
    ]),
    share: z.number(),
    isLastDollar: z.boolean(),
    pricesOf: z.optional(z.string()),
    most: z.optional(sumSchema),
    least: z.optional(sumSchema),
  },
  /** The program sets a price: this is what tuition becomes. */
  tuitionIs: { kind: z.literal("tuitionIs"), usd: z.number(), per },
  /** The program pays what other grants leave of the bill above this. */
  youPayAtMost: {
    kind: z.literal("youPayAtMost"),
    what: z.enum(["tuition", "tuitionAndFees"]),
    usd: z.number(),
    per,
  },
  /** The student pays a third of the price. */
  youPayThird: { kind: z.literal("youPayThird") },
  /** All that the college costs: tuition, housing, food and the rest. */
  upToCost: { kind: z.literal("upToCost") },
  /** Set each year, with no published figure we may show. `isByCredit`: so much for each credit. */
  setYearly: { kind: z.literal("setYearly"), isByCredit: z.optional(z.literal(true)) },
  collegeSets: { kind: z.literal("collegeSets") },
};

const year = z.string();

const amountSchema = z.discriminatedUnion("kind", [
  z.strictObject({ ...amountFields.usd, year }),
  z.strictObject({ ...amountFields.range, year }),
  z.strictObject({ ...amountFields.steps, year }),
  z.strictObject({ ...amountFields.covers, year }),
  z.strictObject({ ...amountFields.tuitionIs, year }),
  z.strictObject({ ...amountFields.youPayAtMost, year }),
  z.strictObject({ ...amountFields.youPayThird, year }),
  z.strictObject({ ...amountFields.upToCost, year }),
  z.strictObject(amountFields.setYearly),
  z.strictObject(amountFields.collegeSets),
]);
export type AidAmount = z.infer<typeof amountSchema>;

/** What a date of a program is for, where a program has several or asks for something other than its form. */
export const programSteps = [
  "application",
  "firstRound",
  "lastRound",
  "priority",
  "advised",
  "earlyBySchool",
  "lateBySchool",
  "nomination",
  "admission",
  "fafsa",
  "papers",
  "renewal",
  "fafsaPriority",
  "springFafsa",
  "test",
] as const;
export type ProgramStep = (typeof programSteps)[number];

/** Counted from the year of high school graduation: -1 is the fall of senior year. */
const yearsAfter = z.union([z.literal(-1), z.literal(0), z.literal(1)]);

const deadlineSchema = z.discriminatedUnion("kind", [
  /** A day around high school graduation. Classes not in `publishedFor` expect the same day. */
  z.strictObject({
    kind: z.literal("day"),
    month: z.number(),
    day: z.number(),
    yearsAfter,
    /** The source says "before" the day after this one. */
    isSaidAsBefore: z.optional(z.literal(true)),
    publishedFor: z.array(z.number()),
  }),
  /** The last published day, for a year that has passed. */
  z.strictObject({ kind: z.literal("lastKnown"), date: z.iso.date(), awardYear: z.string() }),
  /** Days after the start of the term it pays for. */
  z.strictObject({ kind: z.literal("intoTerm"), days: z.number() }),
  z.strictObject({
    kind: z.enum([
      "soon",
      "college",
      "automatic",
      "onTaxReturn",
      "askAgency",
      "lastDayOfTerm",
      "noStateDeadline",
    ]),
  }),
]);
export type AidDeadline = z.infer<typeof deadlineSchema>;

export const stateProgramSchema = z.strictObject({
  id: z.string(),
  state: z.enum(stateCodes),
  name: z.string(),
  agency: z.string(),
  url: z.url(),
  /** How to get it, in plain sentences; null if the record does not say. */
  how: z.nullable(z.string()),
  /** The award year or class the rule was published for. */
  ruleYear: z.string(),
  /**
   * "rule": everyone who meets the conditions gets it. Otherwise the college or the agency selects among
   * those who do.
   */
  decidedBy: z.enum(["rule", "college", "agency"]),
  /** All must be met. */
  conditions: z.array(conditionSchema),
  needs: z.array(needSchema),
  pays: z.array(
    z.strictObject({
      at: z.enum(placeCodes),
      kinds: z.array(z.enum(collegeKinds)),
      /** The years of college it is paid in, from 1; null for all of them. */
      years: z.nullable(z.array(z.number())),
      /**
       * What this amount asks beyond the program's own conditions, all of it. Lines of one place and the same years stand from
       * the highest down: a student gets the first they qualify for, and what is "extra" on top.
       */
      asks: z.array(conditionSchema),
      /** From a page without a date: the year is that in which it was read. */
      isUndated: z.boolean(),
      amount: amountSchema,
    }),
  ),
  /** False if the rule does not mention kinds of colleges other than those in `pays`. */
  isPlaceListWhole: z.boolean(),
  deadlines: z.array(
    z.strictObject({
      at: z.nullable(z.enum(placeCodes)),
      /** Null where the program has one date, for its own form. */
      step: z.nullable(z.enum(programSteps)),
      when: deadlineSchema,
    }),
  ),
  /** The programs of which a student gets one instead of this, if they qualify for it. */
  replacedBy: z.array(z.string()),
  source: z.strictObject({
    id: z.string(),
    title: z.string(),
    year: z.string(),
    url: z.nullable(z.string()),
    pastPeriod: z.optional(z.string()),
  }),
  /** H: official page, statute or two sources that agree. M: one decent source. */
  confidence: z.enum(["H", "M"]),
  checkWithAgency: z.boolean(),
});

export type StateProgram = z.infer<typeof stateProgramSchema>;
/** One line of what a program pays. */
export type ProgramPay = StateProgram["pays"][number];

export const stateProgramsSchema = z.array(stateProgramSchema);
