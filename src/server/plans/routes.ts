/** /api/plans: an account's plans, their commands, and what of them is shared. */
import type { z } from "zod/mini";
import {
  type PlanPage,
  type planCommandsEndpoint,
  type planSharingEndpoint,
  plansLimits,
  type sentCommandsSchema,
} from "#contract/plans.ts";
import { problemMediaType } from "#contract/problem.ts";
import { problemOf, sendProblem } from "#server/http/problems.ts";
import {
  planIdOf,
  sealingOf,
  sendNoPlan,
  sendOwnerOnly,
  sendPrivately,
  withAccount,
  withPlan,
} from "./access.ts";
import { appendCommands, readCommands } from "./commands.ts";
import { erasePlan } from "./erasing.ts";
import { listPlans, setMoneySharing } from "./store.ts";

export const answerPlans = withAccount(async ({ account, parts, reply }) => {
  const plans = await listPlans(parts.store.database, account.id);
  return sendPrivately(reply, {
    accountId: account.id,
    plans: plans.map(({ id, ...plan }) => ({ planId: id, ...plan })),
  });
});

export const answerPlanCommands = withPlan(async (input) => {
  // Checked against this schema by registerEndpoints.
  const { after } = input.query as z.infer<typeof planCommandsEndpoint.query>;
  const { plan, parts, reply } = input;
  const { revision, scopes, moneySharedSince } = plan;
  const wanted = { after, until: revision, most: plansLimits.commandsPerPage };
  const page = await readCommands(parts.store.database, sealingOf(input), plan.id, plan, wanted);
  const answer: PlanPage = { revision, scopes, moneySharedSince, ...page };
  return sendPrivately(reply, answer);
});

export const answerSendPlanCommands = withAccount(async (input) => {
  const { account, parts, reply, request } = input;
  // Checked against this schema by registerEndpoints.
  const { createdAt, commands } = input.body as z.infer<typeof sentCommandsSchema>;
  const planId = planIdOf(input);
  const after = revisionIn(request.headers["if-match"]);
  if (after === null) {
    return sendProblem(reply, 428, 'Send the plan\'s revision as If-Match, such as "12"; "0" begins a plan.');
  }
  const stray = commands.findIndex((command) => command.planId !== planId);
  if (stray !== -1) {
    const message = "This command is for another plan.";
    return sendProblem(reply, 400, message, [{ field: `commands.${stray}.planId`, message }]);
  }
  // Only a plan that is new here is counted: one that is there already stays in sync, whatever is paid for.
  const plansMost = after === 0 ? (await parts.allowances.of(account.id)).plansInSync : null;
  const sent = { planId, accountId: account.id, createdAt, after, commands, plansMost };
  const answer = await appendCommands(parts.store.database, sealingOf(input), sent, parts.now());
  switch (answer.kind) {
    case "accepted":
      return sendPrivately(reply, { revision: answer.revision, accepted: answer.accepted });
    case "movedOn": {
      const problem = problemOf(
        412,
        "The plan was changed on another device. Read what is new, then send again.",
      );
      return reply
        .code(412)
        .header("cache-control", "no-store")
        .type(problemMediaType)
        .send(JSON.stringify({ ...problem, revision: answer.revision }));
    }
    case "notAllowed":
      return sendProblem(reply, 403, "You may look at this plan, but not change that part of it.");
    case "moneyNotShared":
      return sendProblem(reply, 403, "Money answers stay on the device until sharing them is turned on.");
    case "full":
      return sendProblem(
        reply,
        409,
        "This plan has no room for more. What you entered is still on your device.",
      );
    case "tooManyPlans":
      return sendProblem(
        reply,
        409,
        "Your account has no room for another plan. It is still on your device.",
      );
    case "beyondPlan":
      return sendProblem(
        reply,
        403,
        `The Free plan keeps ${plansMost} ${plansMost === 1 ? "student’s plan" : "students’ plans"} in sync. This one is still on your device. You can change that at /subscription-dashboard.`,
      );
    case "missing":
    default:
      return sendNoPlan(reply);
  }
});

export const answerPlanSharing = withPlan(async ({ body, plan, parts, reply }) => {
  // Checked against this schema by registerEndpoints.
  const { sharesMoney } = body as z.infer<typeof planSharingEndpoint.body>;
  if (plan.role !== "owner") return sendOwnerOnly(reply);
  const since = await setMoneySharing(parts.store.database, plan.id, sharesMoney, parts.now());
  return sendPrivately(reply, { moneySharedSince: since });
});

export const answerErasePlan = withPlan(async ({ account, plan, parts, reply }) => {
  const { database } = parts.store;
  const rows = await database
    .transaction()
    .execute((transaction) => erasePlan(transaction, plan.id, account.id));
  if (rows === null) return sendNoPlan(reply);
  return sendPrivately(reply, { receipt: { erasedAt: parts.now().toISOString(), rows } });
});

/** The number of an If-Match such as "12", with quotes as RFC 9110 wants them; null where there is none. */
function revisionIn(header: string | undefined): number | null {
  const digits = /^"(\d{1,9})"$/.exec(header?.trim() ?? "")?.[1];
  return digits === undefined ? null : Number(digits);
}
