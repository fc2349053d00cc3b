/** /api/plans/{planId}/revisions and /restore: a plan's last changes, and going back to one of them. */
import type { z } from "zod/mini";
import type { PlanRevision, restorePlanEndpoint } from "#contract/plans.ts";
import { sendProblem } from "#server/http/problems.ts";
import { sealingOf, sendNoPlan, sendOwnerOnly, sendPrivately, withPlan } from "./access.ts";
import { listHistory, restorePlan } from "./history.ts";

export const answerPlanRevisions = withPlan(async ({ account, plan, parts, reply }) => {
  const points = await listHistory(parts.store.database, plan.id, plan);
  const revisions: PlanRevision[] = points.map(({ accountId, ...point }) => ({
    ...point,
    byYou: accountId === account.id,
  }));
  return sendPrivately(reply, { revisions });
});

export const answerRestorePlan = withPlan(async (input) => {
  const { account, plan, parts, reply } = input;
  // Checked against this schema by registerEndpoints.
  const { revision } = input.body as z.infer<typeof restorePlanEndpoint.body>;
  const back = { planId: plan.id, accountId: account.id, revision };
  const answer = await restorePlan(parts.store.database, sealingOf(input), back, parts.now());
  if (answer.kind === "accepted") return sendPrivately(reply, { revision: answer.revision });
  if (answer.kind === "notAllowed") return sendOwnerOnly(reply);
  if (answer.kind === "full") {
    return sendProblem(reply, 409, "This plan has no room for the changes that would bring it back.");
  }
  if (answer.kind === "noSuchPoint") {
    const message = "The plan cannot be brought back to this revision: it is not among its last changes.";
    return sendProblem(reply, 400, message, [{ field: "revision", message }]);
  }
  return sendNoPlan(reply);
});
