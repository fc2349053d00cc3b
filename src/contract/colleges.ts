/** College search, and everything we know about one college. */
import { z } from "zod/mini";
import { datedTestPolicySchema } from "#domain/admission/datedTestPolicy.ts";
import { campusReportSchema, collegePlaceSchema } from "#domain/college/campusReport.ts";
import { changeReportSchema, predecessorSchema } from "#domain/college/changeReport.ts";
import { changeStatuses } from "#domain/college/college.ts";
import { deadlineSchema } from "#domain/college/deadline.ts";
import {
  admissionFactorsSchema,
  aidPolicySchema,
  awardLevels,
  commonDataSetPageSchema,
  commonDataSetSchema,
  earlyRoundSchema,
  waitingListSchema,
  yellowRibbonSchema,
} from "#domain/college/details.ts";
import { nationalMiddleSchema } from "#domain/college/nationalMiddle.ts";
import { programEarningsSchema } from "#domain/college/programEarnings.ts";
import { collegeRecordSchema, collegeSummarySchema } from "#domain/college/record.ts";
import { askedEssaysSchema, requirementsSchema } from "#domain/college/requirements.ts";
import { stateCodes } from "#domain/college/states.ts";
import type { Endpoint } from "./endpoint.ts";

const queryLengthMaximum = 200;
const limitMaximum = 100;
const limitDefault = 20;

const wholeNumber = (message: string) => z.string().check(z.regex(/^\d{1,9}$/, message));

/** Left out where nothing happened to the college; `isRanked` is false where it takes no first-years. */
const changeStatus = z.optional(z.enum(changeStatuses));

/** The campuses beside the main one where degrees are finished; left out where none is recorded. */
const places = z.optional(z.readonly(z.array(collegePlaceSchema)));

export const collegesEndpoint = {
  id: "colleges",
  method: "GET",
  path: "/api/colleges",
  access: "everyone",
  isOpen: true,
  summary: "Colleges by name, nickname or place, best match first; degree-granting colleges only.",
  query: z.object({
    query: z._default(
      z
        .string("Give one query.")
        .check(z.maxLength(queryLengthMaximum, `A query has at most ${queryLengthMaximum} characters.`)),
      "",
    ),
    state: z.optional(z.enum(stateCodes, "A state is given by its two letters, such as TX.")),
    limit: z._default(
      z.pipe(
        z.pipe(wholeNumber(`A limit is a whole number from 1 to ${limitMaximum}.`), z.transform(Number)),
        z
          .number()
          .check(
            z.minimum(1, `A limit is at least 1.`),
            z.maximum(limitMaximum, `A limit is at most ${limitMaximum}.`),
          ),
      ),
      limitDefault,
    ),
  }),
  replies: {
    200: z.object({
      total: z.number(),
      colleges: z.array(
        z.extend(collegeSummarySchema, {
          changeStatus,
          places,
          /** Null where the federal survey's `testPolicy` is all that is known. */
          datedTestPolicy: z.nullable(datedTestPolicySchema),
        }),
      ),
    }),
  },
} as const satisfies Endpoint;

export const collegeEndpoint = {
  id: "college",
  method: "GET",
  path: "/api/colleges/:unitId",
  access: "everyone",
  isOpen: true,
  summary: "One college's full record with its deadlines, majors, aid policy and Common Data Set figures.",
  params: z.object({
    unitId: z.pipe(wholeNumber("A college's number is the six digits of its UNITID."), z.transform(Number)),
  }),
  replies: {
    200: z.object({
      college: z.extend(collegeRecordSchema, { changeStatus, places }),
      /** What happened to the college: it closed, merged, has a new name; null where nothing is known. The same. */
      change: z.optional(z.nullable(changeReportSchema)),
      /** The colleges that became part of it, latest first; the same. */
      predecessors: z.optional(z.array(predecessorSchema)),
      /** All its further campuses, with who lists them; the same. */
      campuses: z.optional(z.nullable(campusReportSchema)),
      deadlines: z.array(deadlineSchema),
      programs: z.array(
        z.object({
          cip: z.string(),
          title: z.nullable(z.string()),
          level: z.enum(awardLevels),
          awards: z.number(),
        }),
      ),
      aidPolicy: z.nullable(aidPolicySchema),
      factors: z.nullable(admissionFactorsSchema),
      commonDataSet: z.nullable(commonDataSetSchema),
      /** Not in replies that a device kept from before this field. */
      earlyRounds: z.optional(z.array(earlyRoundSchema)),
      /** What it asks of first-year applicants, of its entry in the Common App's grid; a null field was left empty there, which is not a no. The same. */
      requirements: z.optional(z.nullable(requirementsSchema)),
      /** Whether it asks for writing of its own, where we have a record of its questions; the same. */
      askedEssays: z.optional(z.nullable(askedEssaysSchema)),
      /** The newest waiting list that is complete; the same. */
      waitingList: z.optional(z.nullable(waitingListSchema)),
      /** Where a copy of its newest Common Data Set is; the same. */
      commonDataSetPage: z.optional(z.nullable(commonDataSetPageSchema)),
      /** That it takes part in the Yellow Ribbon Program; null is nothing said. The same. */
      yellowRibbon: z.optional(z.nullable(yellowRibbonSchema)),
      /** What the college does with test scores in this cycle, where that was read; the same. */
      datedTestPolicy: z.optional(z.nullable(datedTestPolicySchema)),
      /** What is usual for its kind across the country, null where it has no kind to compare with; the same. */
      nationalMiddle: z.optional(z.nullable(nationalMiddleSchema)),
      /**
       * Bachelor's programs with 20 or more degrees a year, the largest first: median earnings five years after the degree of
       * graduates with federal aid, in 2022 dollars, beside the middle of all colleges that show the program (null for
       * programs of fewer than ten). Not in replies that a device kept from before this field; empty where there is none.
       */
      programEarnings: z.optional(z.array(programEarningsSchema)),
      asOf: z.string(),
    }),
  },
} as const satisfies Endpoint;

export type CollegeReply = z.infer<(typeof collegeEndpoint.replies)[200]>;

/** What a college's own page is rendered from: the reply with its largest programs' earnings, and how many there are. */
export type CollegePageData = CollegeReply & { programEarningsCount?: number };

export const collegeEndpoints = [collegesEndpoint, collegeEndpoint] as const;
