/** The people of plans as the server answers them, read by the contract. */
import type { z } from "zod/mini";
import { RequestError, readJson, sendJson } from "#client/http/api.ts";
import {
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
  return plansSchema.parse(await readJson("/api/plans", signal));
}

export async function readPeople(planId: string, signal?: AbortSignal): Promise<PlanPeople> {
  return planPeopleSchema.parse(await readJson(`/api/plans/${planId}/people`, signal));
}

export async function invitePerson(planId: string, request: InviteBody): Promise<Invited> {
  return invitedSchema.parse(await sendJson("POST", `/api/plans/${planId}/invitations`, request));
}

export async function takeBackInvitation(planId: string, invitationId: string): Promise<void> {
  await sendJson("DELETE", `/api/plans/${planId}/invitations/${invitationId}`, undefined);
}

export async function shareWithPerson(
  planId: string,
  memberId: string,
  scopes: readonly Scope[],
): Promise<void> {
  await sendJson("PUT", `/api/plans/${planId}/people/${memberId}`, { scopes });
}

/** The owner takes somebody out, or a member leaves. */
export async function removePerson(planId: string, memberId: string): Promise<void> {
  await sendJson("DELETE", `/api/plans/${planId}/people/${memberId}`, undefined);
}

/** The token goes in the body: addresses are written down on the way. */
export async function readInvitation(token: string): Promise<Invitation> {
  return invitationSchema.parse(await sendJson("POST", "/api/invitations/look", { token }));
}

export async function acceptInvitation(token: string): Promise<string> {
  const answer = await sendJson("POST", "/api/invitations/accept", { token });
  return acceptedInvitationSchema.parse(answer).planId;
}

/** The server's own sentence about why it refused; null where it did not refuse, or gave none. */
export function getRefusal(error: unknown): string | null {
  if (!(error instanceof RequestError) || error.status === null || error.status >= 500) return null;
  return error.problem?.detail ?? null;
}
