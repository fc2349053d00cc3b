/** Endpoints for sharing plans, with replies parsed by the contract. */

import type { z } from "zod/mini";
import { call, RequestError } from "#client/http/api.ts";
import { type Caseload, caseloadSchema } from "#contract/caseload.ts";
import {
  type AcceptBody,
  acceptedInvitationSchema,
  type Invitation,
  type InviteBody,
  type Invited,
  invitationSchema,
  invitedSchema,
  type PlanPeople,
  planPeopleSchema,
} from "#contract/family.ts";
import { plansSchema } from "#contract/plans.ts";
import type { Scope } from "#domain/plan/plan.ts";

export type AccountPlans = z.infer<typeof plansSchema>;

export async function readAccountPlans(signal?: AbortSignal): Promise<AccountPlans> {
  return plansSchema.parse(await call("plans", {}, { signal }));
}

export async function readPeople(planId: string, signal?: AbortSignal): Promise<PlanPeople> {
  return planPeopleSchema.parse(await call("planPeople", { planId }, { signal }));
}

export async function readCaseload(signal: AbortSignal): Promise<Caseload> {
  return caseloadSchema.parse(await call("caseload", {}, { signal }));
}

export async function invitePerson(planId: string, request: InviteBody): Promise<Invited> {
  return invitedSchema.parse(await call("invite", { planId, ...request }));
}

export async function takeBackInvitation(planId: string, invitationId: string): Promise<void> {
  await call("takeBackInvitation", { planId, invitationId });
}

export async function shareWithPerson(
  planId: string,
  memberId: string,
  scopes: readonly Scope[],
): Promise<void> {
  await call("shareWithPerson", { planId, memberId, scopes });
}

/** The owner removes a member, or a member leaves. */
export async function removePerson(planId: string, memberId: string): Promise<void> {
  await call("removePerson", { planId, memberId });
}

/** The token goes in the body, because addresses are logged along the way. */
export async function readInvitation(token: string): Promise<Invitation> {
  return invitationSchema.parse(await call("lookAtInvitation", { token }));
}

/** `people`: with a plan given to the student, what each person on it sees from now on. */
export async function acceptInvitation(token: string, people?: AcceptBody["people"]): Promise<string> {
  const answer = await call("acceptInvitation", { token, people });
  return acceptedInvitationSchema.parse(answer).planId;
}

/** The server's reason for refusing; null if it did not refuse or gave none. */
export function getRefusal(error: unknown): string | null {
  if (!(error instanceof RequestError) || error.status === null || error.status >= 500) return null;
  return error.problem?.detail ?? null;
}
