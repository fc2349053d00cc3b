/** Whose request it is, and which of their plans it is about: what every handler of plans begins with. */
import type { FastifyReply } from "fastify";
import { type Account, accountOf } from "#server/account/store.ts";
import { sendProblem } from "#server/http/problems.ts";
import type { Handler, HandlerInput } from "#server/parts.ts";
import { createSealing, type Sealing } from "#server/store/sealing.ts";
import { findPlan, type Member, type PlanRow } from "./store.ts";

export type AccountInput = HandlerInput & { account: Account };
export type PlanInput = AccountInput & { plan: PlanRow & Member };

/** Refuses whoever has no account any more: a token outlives an erased account by some minutes. */
export function withAccount(answer: (input: AccountInput) => Promise<FastifyReply>): Handler {
  return async (input) => {
    const { identity, parts, reply } = input;
    const account = identity === null ? null : await accountOf(parts.store.database, identity, parts.now());
    return account === null ? sendNoAccount(reply) : answer({ ...input, account });
  };
}

export function sendNoAccount(reply: FastifyReply): FastifyReply {
  return sendProblem(reply.header("www-authenticate", "Bearer"), 401, "Please sign in, then try again.");
}

/** A plan of others is answered as one that nobody has. */
export function withPlan(answer: (input: PlanInput) => Promise<FastifyReply>): Handler {
  return withAccount(async (input) => {
    const plan = await findPlan(input.parts.store.database, planIdOf(input), input.account.id);
    return plan === null ? sendNoPlan(input.reply) : answer({ ...input, plan });
  });
}

export function planIdOf({ params }: Pick<HandlerInput, "params">): string {
  // Checked by registerEndpoints against the contract's schema, which all of these endpoints share.
  return (params as { planId: string }).planId;
}

export function sealingOf({ parts }: Pick<HandlerInput, "parts">): Sealing {
  return createSealing(parts.secrets.dataKeys);
}

export function sendNoPlan(reply: FastifyReply): FastifyReply {
  return sendProblem(reply, 404, "Your account has no such plan.");
}

export function sendOwnerOnly(reply: FastifyReply): FastifyReply {
  return sendProblem(reply, 403, "Only the person who owns this plan can do that.");
}

/** What only its owner may have: kept by no cache on the way. */
export function sendPrivately(reply: FastifyReply, answer: object): FastifyReply {
  return reply.header("cache-control", "no-store").send(answer);
}
