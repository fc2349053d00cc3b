/**
 * POST /api/essay-readings: has one draft read by the language model of this installation. The answer is checked here and
 * again in the browser: exact pieces of the draft with a question each. Neither draft nor answer is stored or logged.
 */
import { z } from "zod/mini";
import { coachRemarkSchema } from "#domain/essays/reading/checkRemarks.ts";
import { coachRequestLimits, isDraftTooLong } from "#domain/essays/reading/coachRequest.ts";
import { faultReasons } from "./counselorTurns.ts";
import type { Endpoint } from "./endpoint.ts";

const draftSentence = "Send the draft as text.";
const count = z.int().check(z.minimum(0), z.maximum(100_000));

export const essayReadingBodySchema = z.strictObject({
  prompt: z
    .string("Send the prompt as text.")
    .check(
      z.maxLength(
        coachRequestLimits.promptLength,
        `A prompt has ${coachRequestLimits.promptLength} characters at most.`,
      ),
    ),
  limit: z.nullable(
    z.strictObject({ unit: z.enum(["words", "characters"]), most: count, least: z.nullable(count) }),
  ),
  draft: z.string(draftSentence).check(
    z.minLength(1, draftSentence),
    z.refine(
      (draft) => !isDraftTooLong(draft),
      `A draft to be read has ${coachRequestLimits.draftBytes} bytes at most.`,
    ),
  ),
  consent: z.strictObject({
    /** The person agreed that this draft goes to the provider: apart from any yes to the counselor's model. */
    draft: z.literal(true, "Agree first that your draft goes through this server to the provider."),
  }),
  /** The age the person said they have reached, where this installation asks for it; otherwise null. */
  confirmedAge: z._default(z.nullable(z.int().check(z.minimum(0), z.maximum(120))), null),
});
export type EssayReadingBody = z.input<typeof essayReadingBodySchema>;

/**
 * Each is one server-sent event, `data: {…}`. "working" comes while the model writes, so that the line does not fall
 * silent. After "remarks" or "fault" nothing follows.
 */
export const essayReadingEventSchema = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("working") }),
  z.object({
    kind: z.literal("remarks"),
    remarks: z.array(coachRemarkSchema),
    /** How many broke a rule and are left out. */
    dropped: z.int().check(z.minimum(0)),
  }),
  z.object({ kind: z.literal("fault"), reason: z.enum(faultReasons) }),
]);
export type EssayReadingEvent = z.output<typeof essayReadingEventSchema>;

export const essayReadingEndpoint = {
  id: "essayReading",
  method: "POST",
  path: "/api/essay-readings",
  access: "everyone",
  isPersonal: true,
  limit: "modelTurns",
  summary:
    "Questions about one draft from the language model of this installation, as server-sent events; 404 where there is none. Neither the draft nor the answer is stored or logged.",
  body: essayReadingBodySchema,
  isStream: true,
  replies: { 200: essayReadingEventSchema },
} as const satisfies Endpoint;

export const essayReadingEndpoints = [essayReadingEndpoint] as const;
