/** Looks up the plan a request is about, for the handlers of a single plan. */
import type { EndpointId } from "#contract/endpoints.ts";
import type { Account } from "#server/account/store.ts";
import { withAccount } from "#server/account/withAccount.ts";
import type { Handler, HandlerInput, ReplyTo, RequestContext } from "#server/http/handler.ts";
import { type ProblemReply, refuse } from "#server/http/problems.ts";
import { createSealing, type Sealing } from "#server/store/sealing.ts";
import { findPlan, type Member, type PlanRow } from "./store.ts";

export type WithPlan = { account: Account; plan: PlanRow & Member };

/** The endpoints whose path names a plan. */
type PlanEndpointId = {
  [Id in EndpointId]: HandlerInput<Id>["params"] extends { planId: string } ? Id : never;
}[EndpointId];

/** Somebody else's plan gets the same response as one that does not exist. */
export function withPlan<Id extends PlanEndpointId>(
  answer: (input: HandlerInput<Id> & WithPlan) => Promise<ReplyTo<Id>>,
): Handler<Id> {
  return withAccount<Id>(async (input) => {
    const { planId } = input.params;
    const plan = await findPlan(input.parts.store.database, planId, input.account.id);
    return plan === null ? refuseMissingPlan() : answer({ ...input, plan });
  });
}

export function sealingFor({ parts }: Pick<RequestContext, "parts">): Sealing {
  return createSealing(parts.secrets.dataKeys);
}

export function refuseMissingPlan(): ProblemReply {
  return refuse(404, "This plan isn’t in your account.");
}

export function refuseNonOwner(): ProblemReply {
  return refuse(403, "Only the person who owns this plan can do that.");
}
