/** The people of a plan: who they are, what each may see, and how people are invited. */
import { z } from "zod/mini";
import { idSchema, instantSchema } from "#domain/plan/idSchema.ts";
import { planRoles } from "#domain/plan/membership.ts";
import { type Scope, scopes } from "#domain/plan/plan.ts";
import { emailSchema } from "./email.ts";
import type { Endpoint } from "./endpoint.ts";

export const familyLimits = {
  /** Including the owner. */
  people: 10,
  openInvitations: 20,
  invitationDays: 14,
  /**
   * Mailed by one account per day, to one address from one account and from everybody in a week: so nobody floods
   * strangers' mailboxes. Past these, the invitation is made and its link is handed over by whoever invites.
   */
  mailedPerDay: 20,
  mailedPerWeekToOneAddress: { byOneAccount: 1, byAll: 10 },
} as const;

/**
 * A parent who began the plan invites the student to take it over: it becomes the student's, who decides what everybody
 * else on it goes on seeing (decision 0086).
 */
export const invitedRoles = ["parent", "counselor", "student"] as const;
export type InvitedRole = (typeof invitedRoles)[number];

const planParams = z.object({ planId: idSchema });
const memberParams = z.object({ planId: idSchema, memberId: idSchema });

/** The plan itself, to which everything else belongs, or the essays alone, for someone who only reads those. */
const isGiven = (given: readonly Scope[]) =>
  given.includes("plan") || (given.length === 1 && given[0] === "essay");

function createScopesSchema(isAllowed: (given: readonly Scope[]) => boolean) {
  return z.array(z.enum(scopes)).check(
    z.maxLength(scopes.length, "Name each part once."),
    z.refine(isAllowed, "What is shared begins with the plan itself, or is the essays alone."),
    z.refine((given) => new Set(given).size === given.length, "Name each part once."),
  );
}

const givenScopesSchema = createScopesSchema(isGiven);
/** Empty: nothing any more. */
const keptScopesSchema = createScopesSchema((given) => given.length === 0 || isGiven(given));

export const personSchema = z.object({
  /** Valid in this plan only. */
  memberId: z.string(),
  name: z.string(),
  email: z.string(),
  role: z.enum(planRoles),
  scopes: z.array(z.enum(scopes)),
  joinedAt: instantSchema,
  isYou: z.boolean(),
});
export type Person = z.infer<typeof personSchema>;

export const openInvitationSchema = z.object({
  invitationId: z.string(),
  /** Null: anyone with the link. */
  email: z.nullable(z.string()),
  role: z.enum(invitedRoles),
  scopes: z.array(z.enum(scopes)),
  createdAt: instantSchema,
  expiresAt: instantSchema,
});
export type OpenInvitation = z.infer<typeof openInvitationSchema>;

export const planPeopleSchema = z.object({
  people: z.array(personSchema),
  invitations: z.array(openInvitationSchema),
});
export type PlanPeople = z.infer<typeof planPeopleSchema>;

export const planPeopleEndpoint = {
  id: "planPeople",
  method: "GET",
  path: "/api/plans/:planId/people",
  access: "signedIn",
  summary:
    "Who sees the plan, and who is invited. A member who does not own it sees the owner and themselves.",
  params: planParams,
  replies: { 200: planPeopleSchema },
} as const satisfies Endpoint;

export const inviteBodySchema = z.object({
  role: z.enum(invitedRoles),
  /** What the person will see. The student sees everything, so this says nothing for that role. */
  scopes: givenScopesSchema,
  /**
   * With the student: whether the money answers that are kept with the plan become the student's. Otherwise they move to a
   * plan of whoever invites.
   */
  givesMoney: z.optional(z.boolean()),
  /** With an address, the invitation is mailed, and only that address can accept it. The student's needs one. */
  email: z.nullable(emailSchema),
});
export type InviteBody = z.infer<typeof inviteBodySchema>;

export const invitedSchema = z.object({
  invitationId: z.string(),
  /** Shown once: only its hash is stored. */
  url: z.string(),
  expiresAt: instantSchema,
  /** False where an address was given and no mail is sent: the limits are reached, or its owner wants none. */
  isMailed: z.optional(z.boolean()),
});
export type Invited = z.infer<typeof invitedSchema>;

export const inviteEndpoint = {
  id: "invite",
  method: "POST",
  path: "/api/plans/:planId/invitations",
  access: "signedIn",
  limit: "signedIn",
  summary: `Invites somebody to the plan, by a link that works once and for ${familyLimits.invitationDays} days. Answers 201.`,
  params: planParams,
  body: inviteBodySchema,
  replies: { 201: invitedSchema },
} as const satisfies Endpoint;

export const takeBackInvitationEndpoint = {
  id: "takeBackInvitation",
  method: "DELETE",
  path: "/api/plans/:planId/invitations/:invitationId",
  access: "signedIn",
  limit: "signedIn",
  summary: "Cancels an invitation: its link no longer works.",
  params: z.object({ planId: idSchema, invitationId: idSchema }),
  replies: { 204: null },
} as const satisfies Endpoint;

/** The part of the link after "#": 32 random bytes. */
export const tokenBodySchema = z.object({
  token: z.string().check(z.regex(/^[\w-]{1,100}$/, "This is not the link of an invitation.")),
});

export const invitationSchema = z.object({
  studentName: z.nullable(z.string()),
  /** The inviter's name, or address. */
  invitedBy: z.string(),
  role: z.enum(invitedRoles),
  scopes: z.array(z.enum(scopes)),
  expiresAt: instantSchema,
});
export type Invitation = z.infer<typeof invitationSchema>;

export const lookAtInvitationEndpoint = {
  id: "lookAtInvitation",
  method: "POST",
  path: "/api/invitations/look",
  access: "everyone",
  limit: "invitations",
  summary: "What an invitation is to, for whoever holds its link.",
  body: tokenBodySchema,
  replies: { 200: invitationSchema },
} as const satisfies Endpoint;

export const acceptBodySchema = z.extend(tokenBodySchema, {
  /**
   * With the student: what each person sees from now on; an empty list takes them off the plan. Whoever is not named is
   * taken off it too, except the giver, who keeps the plan alone.
   */
  people: z.optional(
    z
      .array(z.object({ memberId: idSchema, scopes: keptScopesSchema }))
      .check(z.maxLength(familyLimits.people)),
  ),
});
export type AcceptBody = z.infer<typeof acceptBodySchema>;

export const acceptedInvitationSchema = z.object({ planId: idSchema });

export const acceptInvitationEndpoint = {
  id: "acceptInvitation",
  method: "POST",
  path: "/api/invitations/accept",
  access: "signedIn",
  limit: "signedIn",
  summary: "Accepts an invitation: the plan becomes one of the account's plans. Works once.",
  body: acceptBodySchema,
  replies: { 200: acceptedInvitationSchema },
} as const satisfies Endpoint;

export const shareWithPersonEndpoint = {
  id: "shareWithPerson",
  method: "PUT",
  path: "/api/plans/:planId/people/:memberId",
  access: "signedIn",
  limit: "signedIn",
  summary: "Sets what someone may see of the plan.",
  params: memberParams,
  body: z.object({ scopes: givenScopesSchema }),
  replies: { 200: z.object({ scopes: z.array(z.enum(scopes)) }) },
} as const satisfies Endpoint;

export const removePersonEndpoint = {
  id: "removePerson",
  method: "DELETE",
  path: "/api/plans/:planId/people/:memberId",
  access: "signedIn",
  limit: "signedIn",
  summary: "The owner removes someone from the plan, or a member leaves it.",
  params: memberParams,
  replies: { 204: null },
} as const satisfies Endpoint;

export const familyEndpoints = [
  planPeopleEndpoint,
  inviteEndpoint,
  takeBackInvitationEndpoint,
  lookAtInvitationEndpoint,
  acceptInvitationEndpoint,
  shareWithPersonEndpoint,
  removePersonEndpoint,
] as const;
