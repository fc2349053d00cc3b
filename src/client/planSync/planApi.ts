/** The plan endpoints, parsed by the contract, and what each error means to the sync. */
import type { z } from "zod/mini";
import { call, RequestError } from "#client/http/api.ts";
import {
  acceptedSchema,
  type PeopleEvent,
  type PlanPage,
  type PlanRevision,
  planPageSchema,
  planRevisionsSchema,
  planSharingEndpoint,
  plansSchema,
  restorePlanEndpoint,
} from "#contract/plans.ts";
import type { Command } from "#domain/plan/commands.ts";

export type PlanApi = {
  list: () => Promise<z.infer<typeof plansSchema>>;
  pull: (planId: string, after: number) => Promise<PlanPage>;
  send: (
    planId: string,
    after: number,
    sent: { createdAt: string; commands: readonly Command[] },
  ) => Promise<z.infer<typeof acceptedSchema>>;
};

/** `callServer` is the one from http/api.ts, or a test's. */
export function planApiOver(callServer: typeof call): PlanApi {
  return {
    list: async () => plansSchema.parse(await callServer("plans", {})),
    pull: async (planId, after) => planPageSchema.parse(await callServer("planCommands", { planId, after })),
    async send(planId, after, sent) {
      const headers = { "if-match": `"${after}"` };
      return acceptedSchema.parse(await callServer("sendPlanCommands", { planId, ...sent }, { headers }));
    },
  };
}

export const planApi: PlanApi = planApiOver(call);

/** The last changes, and what happened to who sees the plan; both newest first. */
export async function readHistory(
  planId: string,
): Promise<{ points: PlanRevision[]; people: PeopleEvent[] }> {
  const { revisions, people = [] } = planRevisionsSchema.parse(await call("planRevisions", { planId }));
  return { points: revisions, people };
}

/** Restores the plan to one of them; the next sync brings it to this device. */
export async function restorePlan(planId: string, revision: number): Promise<number> {
  const answer = await call("restorePlan", { planId, revision });
  return restorePlanEndpoint.replies[200].parse(answer).revision;
}

/** Turns storing financial answers in the account on or off; returns since when it is on, or null. */
export async function shareMoney(planId: string, sharesMoney: boolean): Promise<string | null> {
  const answer = await call("planSharing", { planId, sharesMoney });
  return planSharingEndpoint.replies[200].parse(answer).moneySharedSince;
}

type Refusal = "invalid" | "notAllowed" | "missing" | "full" | "signedOut";

export type Failure =
  /** The account has a different revision of the plan from the one sent. */
  | { kind: "movedOn" }
  /** No reply: what was sent may have arrived. */
  | { kind: "unanswered"; retryAfterMs: number | null }
  | { kind: "refused"; why: Refusal };

const refusals: Readonly<Record<number, Refusal>> = {
  400: "invalid",
  401: "signedOut",
  403: "notAllowed",
  404: "missing",
  409: "full",
  413: "invalid",
};

/** Anything other than a clear refusal may have arrived, so the sync asks again. */
export function toFailure(error: unknown): Failure {
  if (!(error instanceof RequestError) || error.status === null) {
    return { kind: "unanswered", retryAfterMs: null };
  }
  if (error.status === 412) return { kind: "movedOn" };
  const why = refusals[error.status];
  if (why !== undefined) return { kind: "refused", why };
  const seconds = error.retryAfterSeconds;
  return { kind: "unanswered", retryAfterMs: seconds === null ? null : seconds * 1_000 };
}
