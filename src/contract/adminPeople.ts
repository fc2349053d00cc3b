/** /api/admin/people: one account by its exact address, and what an administrator may do with it. Never a plan. */
import { z } from "zod/mini";
import { erasureSchema } from "./account.ts";
import { emailSchema } from "./email.ts";
import type { Endpoint } from "./endpoint.ts";

const count = z.int().check(z.nonnegative());

export const personSchema = z.object({
  accountId: z.string(),
  email: z.string(),
  isEmailVerified: z.boolean(),
  /** As typed; may be empty. */
  name: z.string(),
  createdAt: z.string(),
  roles: z.array(z.string()),
  isAdministrator: z.boolean(),
  /** Whether it is the account of whoever asks. */
  isYou: z.boolean(),
  /** Null where people sign in with a hosted tenant, which knows their sessions. */
  signingIn: z.nullable(
    z.object({
      /** How many sessions are open now. */
      sessions: count,
      devices: z.array(z.object({ label: z.string(), firstAt: z.string(), lastAt: z.string() })),
      passkeys: count,
      /** Wrong passwords in the last day, from everywhere. */
      failuresInDay: count,
      /** From how many networks or devices nobody may try just now, and until when at the latest. */
      locks: count,
      lockedUntil: z.nullable(z.string()),
      /** So many wrong passwords came that a new device also needs a mailed code. */
      needsCode: z.boolean(),
    }),
  ),
  subscription: z.object({
    plan: z.string(),
    status: z.nullable(z.string()),
    renewsAt: z.nullable(z.string()),
    endsAt: z.nullable(z.string()),
  }),
  plans: z.object({ own: count, shared: count }),
  erasure: z.nullable(z.extend(erasureSchema, { mailState: z.nullable(z.string()) })),
});
export type Person = z.infer<typeof personSchema>;

export const peopleRightsSchema = z.object({
  /** Until when acts are taken without signing in again; null: sign in again first. */
  mayActUntil: z.nullable(z.string()),
  /** Without one an export cannot be mailed, and nothing is erased. */
  hasMailServer: z.boolean(),
  /** False with a hosted tenant: roles and sessions are changed there. */
  keepsAccounts: z.boolean(),
});
export type PeopleRights = z.infer<typeof peopleRightsSchema>;

const params = z.object({ accountId: z.string().check(z.minLength(1), z.maxLength(100)) });
const acted = { 200: personSchema };
const act = { access: "administrator", limit: "signedIn", params } as const;

export const adminPeopleEndpoint = {
  id: "adminPeople",
  method: "GET",
  path: "/api/admin/people",
  access: "administrator",
  summary: "What this installation and this sign-in allow an administrator to do with accounts.",
  replies: { 200: peopleRightsSchema },
} as const satisfies Endpoint;

export const adminFindPersonEndpoint = {
  id: "adminFindPerson",
  method: "POST",
  path: "/api/admin/people/find",
  access: "administrator",
  limit: "signedIn",
  summary:
    "The accounts of exactly this address, an empty list if there is none; noted in the audit log. The address comes in the body, so that no log holds it.",
  body: z.object({ email: emailSchema }),
  /** More than one only with a hosted tenant. */
  replies: { 200: z.object({ people: z.array(personSchema) }) },
} as const satisfies Endpoint;

export const adminPersonEndpoint = {
  id: "adminPerson",
  method: "GET",
  path: "/api/admin/people/:accountId",
  access: "administrator",
  summary: "One account as it is now.",
  params,
  replies: acted,
} as const satisfies Endpoint;

export const adminChangeRoleEndpoint = {
  ...act,
  id: "adminChangeRole",
  method: "PUT",
  path: "/api/admin/people/:accountId/role",
  summary: "Gives an account the administrator role, or removes it; nobody can remove their own.",
  body: z.object({ isAdministrator: z.boolean() }),
  replies: acted,
} as const satisfies Endpoint;

export const adminSignOutPersonEndpoint = {
  ...act,
  id: "adminSignOutPerson",
  method: "POST",
  path: "/api/admin/people/:accountId/sign-out",
  summary: "Ends every session of the account and forgets its devices.",
  replies: acted,
} as const satisfies Endpoint;

export const adminLiftLockEndpoint = {
  ...act,
  id: "adminLiftLock",
  method: "POST",
  path: "/api/admin/people/:accountId/unlock",
  summary: "Forgets the wrong passwords counted for the account, and so every wait.",
  replies: acted,
} as const satisfies Endpoint;

export const adminMailExportEndpoint = {
  ...act,
  id: "adminMailExport",
  method: "POST",
  path: "/api/admin/people/:accountId/export",
  summary: "Emails everything stored for the account to its owner, and to no one else.",
  replies: acted,
} as const satisfies Endpoint;

export const adminPlanErasureEndpoint = {
  ...act,
  id: "adminPlanErasure",
  method: "POST",
  path: "/api/admin/people/:accountId/erasure",
  summary: "Schedules the account to be erased seven days after its owner was told by email.",
  replies: acted,
} as const satisfies Endpoint;

export const adminCallOffErasureEndpoint = {
  ...act,
  id: "adminCallOffErasure",
  method: "DELETE",
  path: "/api/admin/people/:accountId/erasure",
  summary: "Cancels a scheduled erasure.",
  replies: acted,
} as const satisfies Endpoint;

export const adminPeopleEndpoints = [
  adminPeopleEndpoint,
  adminFindPersonEndpoint,
  adminPersonEndpoint,
  adminChangeRoleEndpoint,
  adminSignOutPersonEndpoint,
  adminLiftLockEndpoint,
  adminMailExportEndpoint,
  adminPlanErasureEndpoint,
  adminCallOffErasureEndpoint,
] as const;
