/** /api/plans: an account's plans, their commands and history, and what is shared. */
import { type planEndpoints, plansLimits } from "#contract/plans.ts";
import type { sentCommandEndpoints } from "#contract/sentCommands.ts";
import { withAccount } from "#server/account/withAccount.ts";
import type { HandlersFor } from "#server/http/handler.ts";
import { createProblem, refuse } from "#server/http/problems.ts";
import { appendCommands, readCommands } from "./commands.ts";
import { erasePlan } from "./erasing.ts";
import { listHistory, restorePlan } from "./history.ts";
import { listPeopleEvents } from "./peopleEvents.ts";
import { listPlans, readNames, setMoneySharing } from "./store.ts";
import { refuseMissingPlan, refuseNonOwner, sealingFor, withPlan } from "./withPlan.ts";

export const planHandlers: HandlersFor<[...typeof planEndpoints, ...typeof sentCommandEndpoints]> = {
  plans: withAccount(async ({ account, parts }) => {
    const plans = await listPlans(parts.store.database, account.id);
    return {
      status: 200,
      body: { accountId: account.id, plans: plans.map(({ id, ...plan }) => ({ planId: id, ...plan })) },
    };
  }),

  planCommands: withPlan(async (input) => {
    const { query, plan, parts } = input;
    const { revision, scopes, moneySharedSince } = plan;
    const wanted = { after: query.after, until: revision, most: plansLimits.commandsPerPage };
    const page = await readCommands(
      parts.store.database,
      sealingFor(input),
      plan.id,
      { ...plan, accountId: input.account.id },
      wanted,
    );
    return { status: 200, body: { revision, scopes, moneySharedSince, ...page } };
  }),

  sendPlanCommands: withAccount(async (input) => {
    const { account, parts, request } = input;
    const { planId } = input.params;
    const { createdAt, commands } = input.body;
    const after = readRevision(request.headers["if-match"]);
    if (after === null) {
      return refuse(428, 'Send the plan\'s revision as If-Match, such as "12"; "0" begins a plan.');
    }
    const stray = commands.findIndex((command) => command.planId !== planId);
    if (stray !== -1) {
      const message = "This command is for another plan.";
      return refuse(400, message, { errors: [{ field: `commands.${stray}.planId`, message }] });
    }
    // Only a plan that is new here counts: an existing one keeps syncing, whatever is paid for.
    const plansMost = after === 0 ? (await parts.allowances.of(account.id)).plansInSync : null;
    const sent = { planId, accountId: account.id, createdAt, after, commands, plansMost };
    const answer = await appendCommands(parts.store.database, sealingFor(input), sent, parts.now());
    switch (answer.kind) {
      case "accepted":
        return { status: 200, body: { revision: answer.revision, accepted: answer.accepted } };
      case "movedOn": {
        const detail = "The plan was changed on another device. Read what is new, then send again.";
        return { status: 412, body: { ...createProblem(412, detail), revision: answer.revision } };
      }
      case "notAllowed":
        return refuse(403, "You can view this plan, but you can’t change that part of it.");
      case "tooManyProposals":
        return refuse(
          409,
          "You have reached the limit of proposed colleges for now. Wait for an answer, or withdraw one.",
        );
      case "tooManyComments":
        return refuse(
          409,
          "You have reached the limit of comments for now. Please continue in person, or come back tomorrow.",
        );
      case "moneyNotShared":
        return refuse(403, "Money answers stay on the device until sharing them is turned on.");
      case "full":
        return refuse(409, "This plan has no room for more. What you entered is still on your device.");
      case "shareFull":
        return refuse(
          409,
          "You have added as much to this plan as one person is allowed to. What you entered is still on your device. The student can still add to the plan.",
        );
      case "tooManyPlans":
        return refuse(409, "Your account has no room for another plan. It is still on your device.");
      case "beyondPlan":
        return refuse(
          403,
          `The Free plan keeps ${plansMost} ${plansMost === 1 ? "student’s plan" : "students’ plans"} in sync. This one is still on your device. You can change that at /subscription-dashboard.`,
        );
      case "missing":
      default:
        return refuseMissingPlan();
    }
  }),

  planRevisions: withPlan(async ({ account, plan, parts }) => {
    const points = await listHistory(parts.store.database, plan.id, {
      ...plan,
      accountId: account.id,
    });
    const names = await readNames(parts.store.database, plan, account.id, points);
    const revisions = points.map(({ accountId, ...point }) => ({
      ...point,
      byYou: accountId === account.id,
      by: names.get(accountId) ?? null,
    }));
    const people = await listPeopleEvents(parts.store.database, plan, account.id);
    return { status: 200, body: { revisions, people } };
  }),

  restorePlan: withPlan(async (input) => {
    const { account, plan, body, parts } = input;
    const back = { planId: plan.id, accountId: account.id, revision: body.revision };
    const answer = await restorePlan(parts.store.database, sealingFor(input), back, parts.now());
    if (answer.kind === "accepted") return { status: 200, body: { revision: answer.revision } };
    if (answer.kind === "notAllowed") return refuseNonOwner();
    if (answer.kind === "full") {
      return refuse(409, "This plan has no room for the changes that would bring it back.");
    }
    if (answer.kind === "noSuchPoint") {
      const message = "The plan cannot be brought back to this revision: it is not among its last changes.";
      return refuse(400, message, { errors: [{ field: "revision", message }] });
    }
    return refuseMissingPlan();
  }),

  planSharing: withPlan(async ({ account, body, plan, parts }) => {
    if (plan.role !== "owner") return refuseNonOwner();
    const sharing = { sharesMoney: body.sharesMoney, by: account.id };
    const since = await setMoneySharing(parts.store.database, plan.id, sharing, parts.now());
    return { status: 200, body: { moneySharedSince: since } };
  }),

  erasePlan: withPlan(async ({ account, plan, parts }) => {
    const { database } = parts.store;
    const rows = await database
      .transaction()
      .execute((transaction) => erasePlan(transaction, plan.id, account.id, parts.now()));
    if (rows === null) return refuseMissingPlan();
    return { status: 200, body: { receipt: { erasedAt: parts.now().toISOString(), rows } } };
  }),
};

/** The number in an If-Match such as "12", quoted as RFC 9110 requires; null if there is none. */
function readRevision(header: string | undefined): number | null {
  const digits = /^"(\d{1,9})"$/.exec(header?.trim() ?? "")?.[1];
  return digits === undefined ? null : Number(digits);
}
