/**
 * POST /api/counselor-turns: one turn of a language model on a question. The browser runs the tools and verifies what
 * the model writes; this server owns the model, its instructions and the tools' schemas, and keeps neither question nor
 * answer.
 */
import { z } from "zod/mini";
import { counselorTools } from "#domain/counselor/counselor.ts";
import { failureReasons, resultLimits, toolResultSchema } from "#domain/counselor/model/facts.ts";
import { questionLimit } from "#domain/counselor/normalize.ts";
import type { Endpoint } from "./endpoint.ts";

const questionSentence = `A question has 1 to ${questionLimit} characters.`;

export const turnLimits = {
  callIdLength: 128,
  inputBytes: 2_000,
  sentences: 20,
  sentenceLength: 1_000,
  draftLength: 6_000,
} as const;

const utf8 = new TextEncoder();
const countBytes = (value: unknown) => utf8.encode(JSON.stringify(value)).length;

/** A tool the model asked for, as the server relayed it, with what the browser found. */
const answeredCallSchema = z.strictObject({
  id: z.string().check(z.minLength(1), z.maxLength(turnLimits.callIdLength)),
  tool: z.enum(counselorTools),
  input: z
    .record(z.string(), z.unknown())
    .check(
      z.refine((input) => countBytes(input) <= turnLimits.inputBytes, "The input of a tool is too long."),
    ),
  result: toolResultSchema.check(
    z.refine(
      (result) => countBytes(result) <= resultLimits.bytes,
      `A result has ${resultLimits.bytes} bytes at most.`,
    ),
  ),
});
export type AnsweredCall = z.output<typeof answeredCallSchema>;

export const counselorTurnBodySchema = z.strictObject({
  question: z
    .string("Send the question as text.")
    .check(z.minLength(1, questionSentence), z.maxLength(questionLimit, questionSentence)),
  /** What the model asked for so far, one list a step. */
  steps: z._default(
    z.array(z.array(answeredCallSchema).check(z.minLength(1), z.maxLength(resultLimits.callsPerStep))).check(
      z.maxLength(resultLimits.steps, `A question takes ${resultLimits.steps} steps at most.`),
      z.refine(
        (steps) => countBytes(steps) <= resultLimits.allBytes,
        `All results together have ${resultLimits.allBytes} bytes at most.`,
      ),
    ),
    [],
  ),
  /** Sent once: what the model wrote, and which of its sentences cannot be shown. */
  correction: z._default(
    z.nullable(
      z.strictObject({
        draft: z.string().check(z.minLength(1), z.maxLength(turnLimits.draftLength)),
        failed: z
          .array(
            z.strictObject({
              text: z.string().check(z.minLength(1), z.maxLength(turnLimits.sentenceLength)),
              reason: z.enum(failureReasons),
            }),
          )
          .check(z.minLength(1), z.maxLength(turnLimits.sentences)),
      }),
    ),
    null,
  ),
  consent: z.strictObject({
    /** The person agreed that the question and the results it needs go to the provider. */
    model: z.literal(true, "Agree first that your question goes through this server to the provider."),
    /** And, asked separately, that figures of the family's money go with them. */
    money: z.boolean(),
  }),
  /** The age the person said they have reached, where this installation asks for it; otherwise null. */
  confirmedAge: z._default(z.nullable(z.int().check(z.minimum(0), z.maximum(120))), null),
});
/** As it is sent. */
export type CounselorTurnBody = z.input<typeof counselorTurnBodySchema>;
/** As it was read. */
export type CounselorTurn = z.output<typeof counselorTurnBodySchema>;

/**
 * Why a turn broke off. "unavailable": the provider cannot be reached or failed; "refused": it does not accept this
 * installation; "busy": it takes no more just now; "cut": its answer ended halfway; "unreadable": it sent what nobody
 * can read, or asked for a tool there is none of; "slow": nothing came for 30 seconds; "tooLong": more steps or text
 * than a turn may have.
 */
export const faultReasons = [
  "unavailable",
  "refused",
  "busy",
  "cut",
  "unreadable",
  "slow",
  "tooLong",
] as const;
export type FaultReason = (typeof faultReasons)[number];

/** Each is one server-sent event, `data: {…}`. After "end" or "fault" nothing follows. */
export const turnEventSchema = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("text"), text: z.string() }),
  z.object({
    kind: z.literal("call"),
    id: z.string(),
    tool: z.enum(counselorTools),
    input: z.record(z.string(), z.unknown()),
  }),
  /** "calls": the model waits for the results of the calls before it. */
  z.object({ kind: z.literal("end"), next: z.enum(["done", "calls"]) }),
  z.object({ kind: z.literal("fault"), reason: z.enum(faultReasons) }),
]);
export type TurnEvent = z.output<typeof turnEventSchema>;

export const counselorTurnEndpoint = {
  id: "counselorTurn",
  method: "POST",
  path: "/api/counselor-turns",
  access: "everyone",
  isPersonal: true,
  limit: "modelTurns",
  summary:
    "One turn of the language model of this installation, as server-sent events; 404 where there is none. Neither the question nor the answer is stored or logged.",
  body: counselorTurnBodySchema,
  bodyLimitBytes: 96 * 1_024,
  isStream: true,
  replies: { 200: turnEventSchema },
} as const satisfies Endpoint;

export const counselorTurnEndpoints = [counselorTurnEndpoint] as const;
