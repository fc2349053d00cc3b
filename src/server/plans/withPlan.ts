/** Finds which of the asker's plans a request is about: what the handlers of one plan begin with. */
import type { EndpointId } from "#contract/endpoints.ts";
import type { Account } from "#server/account/store.ts";
import { withAccount } from "#server/account/withAccount.ts";
import type { Handler, HandlerInput, ReplyTo, RequestContext } from "#server/http/handler.ts";
import { type ProblemReply, refuse } from "#server/http/problems.ts";
import { createSealing, type Sealing } from "#server/store/sealing.ts";
import { findPlan, type Member, type PlanRow } from "./store.ts";

export type WithPlan = { account: Account; plan: PlanRow & Member };

/** The endpoints that name a plan in their path. */
type PlanEndpointId = {
  [Id in EndpointId]: HandlerInput<Id>["params"] extends { planId: string } ? Id : never;
}[EndpointId];

/** Somebody else's plan is answered like one that does not exist. */
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
  return refuse(404, "Your account has no such plan.");
}

export function refuseNonOwner(): ProblemReply {
  return refuse(403, "Only the person who owns this plan can do that.");
}
