/** What is asked about an invitation once in a life: who is on a plan that is given to a student, and to be mailed no more. */
import { sendRequest } from "#client/http/api.ts";
import { fillRoute } from "#client/http/toRequest.ts";
import { type Handover, handoverSchema, refuseInvitationsEndpoint } from "#contract/rareInvitations.ts";
import { rareRouteTable } from "#contract/rareRouteTable.ts";

/** Who is on a plan that is given to the student who asks, and what they see. */
export async function readHandover(token: string): Promise<Handover> {
  return handoverSchema.parse(await sendRequest(fillRoute(rareRouteTable.lookAtHandover, { token })));
}

/** Whether invitations are refused from now on, by the token of a mail's link. */
export async function refuseInvitations(token: string, refuses: boolean): Promise<boolean> {
  const answer = await sendRequest(fillRoute(rareRouteTable.refuseInvitations, { token, refuses }));
  return refuseInvitationsEndpoint.replies[200].parse(answer).refuses;
}
