/**
 * POST /api/counselor-answers: a question in a family's own words, answered from the data set by rules; no language
 * model takes part. Nothing is stored or logged; the browser does the same on the device and never calls this.
 */
import { z } from "zod/mini";
import { deadlineRounds } from "#domain/college/rounds.ts";
import { stateCodes } from "#domain/college/states.ts";
import {
  answerKinds,
  answerMeasures,
  askedNumberKinds,
  askedValueKinds,
  counselorTools,
  crisisTiers,
} from "#domain/counselor/counselor.ts";
import { earlierLength, mostEarlier } from "#domain/counselor/earlierQuestions.ts";
import { nameLimits } from "#domain/counselor/nameLimits.ts";
import { questionLimit } from "#domain/counselor/normalize.ts";
import { emptyMoney, emptyProfile } from "#domain/people/profile.ts";
import { askedMoney, askedProfile, askedUnitId, matchesLimits } from "./collegeMatches.ts";
import type { Endpoint } from "./endpoint.ts";

const id = z.string().check(z.maxLength(64));
const valueNumber = z.number().check(z.minimum(0), z.maximum(10_000_000));

/** Something a question names: a UNITID, a postal code, a state aid program's record, or a CIP code. */
const entitySchema = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("college"), unitId: askedUnitId }),
  z.strictObject({ kind: z.literal("state"), state: z.enum(stateCodes) }),
  z.strictObject({ kind: z.literal("program"), id }),
  z.strictObject({ kind: z.literal("major"), cip: id }),
]);

/** What a question says of the student: a GPA with its scale, a score, money a year, people, a grade, a Student Aid Index or a home state. */
const askedValueSchema = z.discriminatedUnion("kind", [
  z.strictObject({
    kind: z.literal("gpa"),
    value: valueNumber,
    scale: z.enum(["unweighted", "weighted", "percent"]),
  }),
  z.strictObject({ kind: z.enum(askedNumberKinds), value: valueNumber }),
  z.strictObject({
    kind: z.literal("studentAidIndex"),
    value: z.number().check(z.minimum(-10_000), z.maximum(10_000_000)),
  }),
  z.strictObject({ kind: z.literal("homeState"), state: z.enum(stateCodes) }),
]);

const questionSentence = `A question has 1 to ${questionLimit} characters.`;

export const counselorAnswerBodySchema = z.strictObject({
  question: z
    .string("Send the question as text.")
    .check(z.minLength(1, questionSentence), z.maxLength(questionLimit, questionSentence)),
  /**
   * The questions of this conversation before this one, oldest first, as they were asked: what they said of the student, the
   * colleges they named and what they asked hold on, as on the counselor's page.
   */
  earlier: z._default(
    z
      .array(
        z
          .string("Send earlier questions as text.")
          .check(z.minLength(1, questionSentence), z.maxLength(questionLimit, questionSentence)),
        "Send earlier questions as a list.",
      )
      .check(
        z.maxLength(mostEarlier, `Send the last ${mostEarlier} questions at most.`),
        z.refine(
          (questions) => questions.join("").length <= earlierLength,
          `Earlier questions have ${earlierLength} characters together at most.`,
        ),
      ),
    [],
  ),
  /** The answer before, so that "and out of state?" keeps its college: its tool and entities as they were sent. */
  previous: z.optional(
    z.nullable(
      z.strictObject({
        tool: z.enum(counselorTools),
        entities: z.array(entitySchema).check(z.maxLength(nameLimits.names)),
        measure: z._default(z.nullable(z.enum(answerMeasures)), null),
        round: z._default(z.nullable(z.enum(deadlineRounds)), null),
        residency: z._default(z.nullable(z.enum(["resident", "nonresident"])), null),
        /** What the conversation has said of the student so far, as it was sent. */
        values: z.optional(z.array(askedValueSchema).check(z.maxLength(askedValueKinds.length))),
      }),
    ),
  ),
  /**
   * As in the plan. A `homeZip` sets the state and the position that were not sent; that of military mail (APO, FPO, DPO)
   * sets neither.
   */
  profile: z._default(askedProfile, emptyProfile),
  money: z._default(askedMoney, emptyMoney),
  /** Whether one or two parents are in the home; it counts with the income and the size of `money` for the Student Aid Index. */
  aid: z._default(
    z.strictObject({ parents: z._default(z.nullable(z.union([z.literal(1), z.literal(2)])), null) }),
    { parents: null },
  ),
  /** The colleges of the student's list. */
  unitIds: z._default(
    z.array(askedUnitId, "Send unitIds as a list of numbers.").check(
      z.maxLength(matchesLimits.most, `Send ${matchesLimits.most} unitIds at most.`),
      z.refine((ids) => new Set(ids).size === ids.length, "A college is in unitIds twice. Send each once."),
    ),
    [],
  ),
});
export type CounselorAnswerBody = z.output<typeof counselorAnswerBodySchema>;

const counselorAnswerSchema = z.object({
  /** "choices" offers up to three questions; "crisis" is help instead of an answer. Where something is missing, the text says what. */
  kind: z.enum(answerKinds),
  /** Null for a question that no tool answers. */
  tool: z.nullable(z.enum(counselorTools)),
  /** At most 20; the text says how many more were named. */
  entities: z.array(entitySchema),
  /** How many different names of the question were not read. */
  namesLeftOut: z.int(),
  /** How the question was read, in words. */
  reading: z.string(),
  /** What was read of the student in this question or before it, laid over what was sent for this answer alone. */
  values: z.array(z.object({ value: askedValueSchema, text: z.string() })),
  /** With `kind` "choices" or "dont-know": questions near to what was asked; each, sent as it stands, gets its card. */
  choices: z.array(z.object({ cardId: z.string(), question: z.string() })),
  /**
   * Not null where the question may be about danger though it asks something else: "danger" to oneself or others, or harm
   * by others. The text then begins with a paragraph that says who helps.
   */
  helpLine: z.nullable(z.enum(crisisTiers)),
  text: z.string(),
  /** The Student Aid Index and the Pell Grant a year, where the question asks for them; a range where answers are open. */
  aid: z.nullable(
    z.object({
      awardYear: z.string(),
      indexLow: z.int(),
      indexHigh: z.int(),
      pellLowUsd: z.int(),
      pellHighUsd: z.int(),
    }),
  ),
  /** Up to three pages of this site that may help, where nothing here answers the question. */
  pages: z.array(z.object({ path: z.string(), title: z.string() })),
  /** `url` may be a path of this site; `year` is empty where the text holds it. */
  sources: z.array(z.object({ title: z.string(), url: z.nullable(z.string()), year: z.string() })),
});

export const counselorAnswerEndpoint = {
  id: "counselorAnswer",
  method: "POST",
  path: "/api/counselor-answers",
  access: "everyone",
  limit: "matches",
  summary:
    "A question about colleges, answered from the data set with its sources. No language model is involved; nothing is stored.",
  body: counselorAnswerBodySchema,
  replies: { 200: counselorAnswerSchema },
} as const satisfies Endpoint;

export const counselorEndpoints = [counselorAnswerEndpoint] as const;
