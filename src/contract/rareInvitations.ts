/** What is asked about an invitation once in a life: who is on a plan that is given to a student, and to be mailed no more. */
import { z } from "zod/mini";
import { planRoles } from "#domain/plan/membership.ts";
import { scopes } from "#domain/plan/plan.ts";
import type { Endpoint } from "./endpoint.ts";
import { tokenBodySchema } from "./family.ts";

export const handoverSchema = z.object({
  /** Everyone on the plan besides the asker, with what they see today; `isGiver` is who gives it. */
  people: z.array(
    z.object({
      memberId: z.string(),
      name: z.string(),
      email: z.string(),
      role: z.enum(planRoles),
      scopes: z.array(z.enum(scopes)),
      isGiver: z.boolean(),
    }),
  ),
  /** Open invitations, all of which end. */
  invitations: z.number(),
  /** Whether money answers come with the plan. */
  hasMoney: z.boolean(),
});
export type Handover = z.infer<typeof handoverSchema>;

export const lookAtHandoverEndpoint = {
  id: "lookAtHandover",
  method: "POST",
  path: "/api/invitations/handover",
  isRare: true,
  access: "signedIn",
  limit: "signedIn",
  summary:
    "For the student a plan is given to: who is on it and what they see, and whether money answers come along.",
  body: tokenBodySchema,
  replies: { 200: handoverSchema },
} as const satisfies Endpoint;

/** As it appears in the link of an invitation's mail. */
const refusalTokenSchema = z
  .string()
  .check(z.regex(/^[\w-]{22}\.[\w-]{43}$/, "This link is incomplete. Please open it from the email again."));

export const refuseInvitationsPath = "/api/invitations/refuse";

const refusing = { path: refuseInvitationsPath, isRare: true, access: "everyone" } as const;

export const refuseInvitationsEndpoint = {
  ...refusing,
  id: "refuseInvitations",
  method: "POST",
  limit: "stopReminders",
  summary:
    "No more invitations are mailed to the address that a mail went to, or again, by the token of its link: in the body, or in the address with a form as mail programs send it (RFC 8058).",
  query: z.object({ token: z.optional(refusalTokenSchema) }),
  body: z.object({
    token: z.optional(refusalTokenSchema),
    /** False: they may be mailed again. */
    refuses: z.optional(z.boolean()),
    "List-Unsubscribe": z.optional(z.literal("One-Click")),
  }),
  takesForms: true,
  replies: { 200: z.object({ refuses: z.boolean() }) },
} as const satisfies Endpoint;

export const openRefuseInvitationsEndpoint = {
  ...refusing,
  id: "openRefuseInvitations",
  method: "GET",
  summary:
    "Leads a person whose mail program opens the address to the page that ends invitations by mail. Looking changes nothing.",
  query: z.object({ token: refusalTokenSchema }),
  /** A redirect. */
  replies: { 303: null },
} as const satisfies Endpoint;

export const rareInvitationEndpoints = [
  lookAtHandoverEndpoint,
  refuseInvitationsEndpoint,
  openRefuseInvitationsEndpoint,
] as const;
