/** An account's plans: their commands in order, their history, and what is shared. */
import { z } from "zod/mini";
import { idSchema, instantSchema } from "#domain/plan/idSchema.ts";
import { planRoles } from "#domain/plan/membership.ts";
import { scopes } from "#domain/plan/plan.ts";
import type { Endpoint } from "./endpoint.ts";

export const plansLimits = {
  commandsPerRequest: 200,
  commandsPerPage: 500,
  /** Points in a plan's history that can be viewed and restored. */
  points: 50,
} as const;

const wholeNumber = z.pipe(
  z.string().check(z.regex(/^\d{1,9}$/, "A revision is a whole number.")),
  z.transform(Number),
);
export const revisionSchema = z.number().check(z.int(), z.minimum(0), z.maximum(999_999_999));
export const planParams = z.object({ planId: idSchema });

/**
 * What a member may see, and since when the owner shares finances: null if they stay on the family's devices.
 */
const sharing = {
  scopes: z.array(z.enum(scopes)),
  moneySharedSince: z.nullable(instantSchema),
};

export const planEntrySchema = z.object({
  planId: idSchema,
  studentName: z.nullable(z.string()),
  revision: revisionSchema,
  role: z.enum(planRoles),
  ...sharing,
  createdAt: instantSchema,
});
export type PlanEntry = z.infer<typeof planEntrySchema>;

/** The account they belong to: devices use it to recognize plans stored for another account. */
export const plansSchema = z.object({ accountId: z.string(), plans: z.array(planEntrySchema) });

export const plansEndpoint = {
  id: "plans",
  method: "GET",
  path: "/api/plans",
  access: "signedIn",
  summary: "The plans that the account owns or has access to.",
  replies: { 200: plansSchema },
} as const satisfies Endpoint;

/** Replies do not use the command schema: what a newer release wrote is passed on as is. */
export const planPageSchema = z.object({
  revision: revisionSchema,
  ...sharing,
  commands: z.array(z.object({ revision: revisionSchema, command: z.unknown() })),
  isComplete: z.boolean(),
});
export type PlanPage = z.infer<typeof planPageSchema>;

export const planCommandsEndpoint = {
  id: "planCommands",
  method: "GET",
  path: "/api/plans/:planId/commands",
  access: "signedIn",
  summary: `The plan's commands after a revision, oldest first, at most ${plansLimits.commandsPerPage}; only those the asker may see.`,
  params: planParams,
  query: z.object({ after: z._default(wholeNumber, 0) }),
  replies: { 200: planPageSchema },
} as const satisfies Endpoint;

export const acceptedSchema = z.object({ revision: revisionSchema, accepted: z.array(idSchema) });

/** What happened to who sees the plan. */
export const peopleEventKinds = ["joined", "scopesChanged", "left", "removed", "handedOver"] as const;
export type PeopleEventKind = (typeof peopleEventKinds)[number];

export const planRevisionsSchema = z.object({
  revisions: z.array(
    z.object({
      revision: revisionSchema,
      at: instantSchema,
      /** The first revision of the same request, as far as the asker may see. */
      from: revisionSchema,
      byYou: z.boolean(),
      /** Null: someone whom the asker may not know, or whose account is gone. */
      by: z.nullable(z.string()),
      kinds: z.array(z.string()),
    }),
  ),
  /** Who came, left and saw what, newest first; members who do not own the plan read what is about themselves alone. */
  people: z.optional(
    z.array(
      z.object({
        at: instantSchema,
        kind: z.enum(peopleEventKinds),
        byYou: z.boolean(),
        by: z.nullable(z.string()),
        /** Whom it is about: who joined, left, was given the plan. */
        isYou: z.boolean(),
        who: z.nullable(z.string()),
        /** What they see from then on. */
        scopes: z.array(z.enum(scopes)),
        /** With a plan that was given away: open invitations that ended. */
        endedInvitations: z.number(),
      }),
    ),
  ),
});
export type PlanRevision = z.infer<typeof planRevisionsSchema>["revisions"][number];
export type PeopleEvent = NonNullable<z.infer<typeof planRevisionsSchema>["people"]>[number];

export const planRevisionsEndpoint = {
  id: "planRevisions",
  method: "GET",
  path: "/api/plans/:planId/revisions",
  access: "signedIn",
  summary: `The last ${plansLimits.points} changes of the plan, newest first: when, by whom, and of what kind. A member who does not own the plan learns the names of the owner and themselves.`,
  params: planParams,
  replies: { 200: planRevisionsSchema },
} as const satisfies Endpoint;

export const restorePlanEndpoint = {
  id: "restorePlan",
  method: "POST",
  path: "/api/plans/:planId/restore",
  access: "signedIn",
  limit: "signedIn",
  summary:
    "Brings the plan back to one of its last revisions, by commands of its own that every device takes.",
  params: planParams,
  body: z.object({ revision: revisionSchema }),
  replies: { 200: z.object({ revision: revisionSchema }) },
} as const satisfies Endpoint;

export const planSharingEndpoint = {
  id: "planSharing",
  method: "PUT",
  path: "/api/plans/:planId/sharing",
  access: "signedIn",
  limit: "signedIn",
  summary:
    "Whether money answers are kept with the account. Turned off, they are erased here and stay on the devices.",
  params: planParams,
  body: z.object({ sharesMoney: z.boolean() }),
  replies: { 200: z.object({ moneySharedSince: z.nullable(instantSchema) }) },
} as const satisfies Endpoint;

/** How many rows of each table were deleted. */
export const receiptSchema = z.object({
  erasedAt: instantSchema,
  rows: z.record(z.string(), z.number()),
});
export type Receipt = z.infer<typeof receiptSchema>;

export const erasePlanEndpoint = {
  id: "erasePlan",
  method: "DELETE",
  path: "/api/plans/:planId",
  access: "signedIn",
  limit: "signedIn",
  summary: "Erases the plan for everyone who has it; a member who does not own it only leaves it.",
  params: planParams,
  replies: { 200: z.object({ receipt: receiptSchema }) },
} as const satisfies Endpoint;

export const planEndpoints = [
  plansEndpoint,
  planCommandsEndpoint,
  planRevisionsEndpoint,
  restorePlanEndpoint,
  planSharingEndpoint,
  erasePlanEndpoint,
] as const;
