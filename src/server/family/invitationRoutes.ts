/** /api/invitations: what an invitation is to, and taking it. The token comes in the body, never in an address. */
import type { z } from "zod/mini";
import type { acceptInvitationEndpoint, Invitation } from "#contract/family.ts";
import { sendProblem } from "#server/http/problems.ts";
import type { HandlerInput } from "#server/parts.ts";
import { sendPrivately, withAccount } from "#server/plans/access.ts";
import { acceptInvitation, lookAtInvitation } from "./invitations.ts";

/** The same for one that was used, has expired, was taken back, or was never there. */
const gone =
  "This invitation cannot be used. It may have been used already, have expired, or been taken back. Ask for a new one.";

export async function answerLookAtInvitation(input: HandlerInput) {
  const { parts, reply } = input;
  const seen: Invitation | null = await lookAtInvitation(parts.store.database, tokenOf(input), parts.now());
  return seen === null ? sendProblem(reply, 404, gone) : sendPrivately(reply, seen);
}

export const answerAcceptInvitation = withAccount(async (input) => {
  const { account, parts, reply } = input;
  const answer = await acceptInvitation(parts.store.database, account, tokenOf(input), parts.now());
  switch (answer.kind) {
    case "accepted":
      return sendPrivately(reply, { planId: answer.planId });
    case "ownPlan":
      return sendProblem(
        reply,
        409,
        "This plan is your own. Send the link to the person you want to invite.",
      );
    case "otherAddress":
      return sendProblem(
        reply,
        403,
        "This invitation was sent to another email address. Sign in with that address, or ask for a new invitation.",
      );
    case "tooManyPeople":
      return sendProblem(
        reply,
        409,
        "This plan has as many people as it can have. Ask its owner to make room.",
      );
    case "tooManyPlans":
      return sendProblem(reply, 409, "Your account sees as many plans as it can. Leave one of them first.");
    case "gone":
    default:
      return sendProblem(reply, 404, gone);
  }
});

function tokenOf({ body }: Pick<HandlerInput, "body">): string {
  // Checked by registerEndpoints against the contract's schema, which both endpoints share.
  return (body as z.infer<typeof acceptInvitationEndpoint.body>).token;
}
