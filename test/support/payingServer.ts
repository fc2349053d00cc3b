/** The server with a fake payment provider, called over HTTP by people whose token is their name. */
import { expect } from "vitest";
import { problemSchema } from "#contract/problem.ts";
import { type SubscriptionReply, subscriptionSchema } from "#contract/subscription.ts";
import { openFakeStripe } from "./fakeStripe.ts";
import { empty, makeCommandFrom, oberlin } from "./planCommands.ts";
import { createTestServer } from "./testServer.ts";
import { createTokenIdentity } from "./tokenIdentity.ts";

export const buyers = ["ana", "ben", "cora"] as const;
export type Buyer = (typeof buyers)[number];

const dayMs = 86_400_000;
const start = new Date("2026-11-21T12:00:00Z");

export type PayingServer = Awaited<ReturnType<typeof openPayingServer>>;

export async function openPayingServer() {
  let now = start;
  const stripe = await openFakeStripe(() => now, deliver);
  const tested = await createTestServer(
    { payments: stripe.settings, publicUrl: "https://plan.example" },
    () => now,
    createTokenIdentity(buyers),
  );
  const address = await tested.server.listen({ port: 0, host: "127.0.0.1" });

  async function post(path: string, body: string | null, headers: Record<string, string>) {
    const answer = await fetch(`${address}${path}`, {
      method: "POST",
      headers: { ...(body === null ? {} : { "content-type": "application/json" }), ...headers },
      ...(body === null ? {} : { body }),
    });
    return { status: answer.status, text: await answer.text() };
  }

  function deliver(body: string, signature: string): Promise<{ status: number; text: string }> {
    return post("/api/payments/webhook", body, { "stripe-signature": signature });
  }

  async function send(who: Buyer, path: string, body: unknown = null) {
    const text = body === null ? null : JSON.stringify(body);
    const answer = await post(path, text, { authorization: `Bearer ${who}` });
    const json: unknown = JSON.parse(answer.text);
    return { status: answer.status, json };
  }

  async function read(who: Buyer, path: string): Promise<string> {
    const answer = await fetch(`${address}${path}`, { headers: { authorization: `Bearer ${who}` } });
    expect([answer.status, answer.headers.get("cache-control")]).toEqual([200, "no-store"]);
    return answer.text();
  }

  async function stateOf(who: Buyer): Promise<SubscriptionReply> {
    return subscriptionSchema.parse(JSON.parse(await read(who, "/api/subscription")));
  }

  async function checkout(who: Buyer, interval: "month" | "year" = "month"): Promise<string> {
    const { status, json } = await send(who, "/api/subscription/checkout", { interval });
    expect(status).toBe(200);
    // The contract of this endpoint.
    return (json as { url: string }).url;
  }

  /** Returns the customer, who pays from now on. */
  async function buy(who: Buyer, interval: "month" | "year" = "month"): Promise<string> {
    const url = await checkout(who, interval);
    await stripe.pay(url.split("/").at(-1) ?? "");
    return stripe.sessions.at(-1)?.customer ?? "";
  }

  async function tryToBegin(who: Buyer, planId: string, second = 1, after = 0) {
    const one = { ...makeCommandFrom({ kind: "addCollege", unitId: oberlin }, second), planId };
    const headers = { authorization: `Bearer ${who}`, "if-match": `"${after}"` };
    const body = JSON.stringify({ createdAt: empty.createdAt, commands: [one] });
    const { status, text } = await post(`/api/plans/${planId}/commands`, body, headers);
    return { status, json: JSON.parse(text) as unknown };
  }

  async function begin(who: Buyer, number: number): Promise<string> {
    const planId = `plan-of-${who}-${number}`;
    expect((await tryToBegin(who, planId)).status).toBe(200);
    return planId;
  }

  async function letIn(who: Buyer, planId: string, role: "parent" | "counselor"): Promise<void> {
    await stateOf(who);
    const { database } = tested.store;
    const { id } = await database
      .selectFrom("accounts")
      .select("id")
      .where("subject", "=", `tenant|${who}`)
      .executeTakeFirstOrThrow();
    const member = { plan_id: planId, account_id: id, role, scopes: "[]", joined_at: now.toISOString() };
    await database.insertInto("plan_members").values(member).execute();
  }

  return {
    stripe,
    database: tested.store.database,
    post,
    deliver,
    send,
    read,
    stateOf,
    checkout,
    buy,
    tryToBegin,
    begin,
    letIn,
    now: () => now,
    later(days: number) {
      now = new Date(now.getTime() + days * dayMs);
    },
    async close() {
      await tested.close();
      await stripe.close();
    },
  };
}

export const toNextDay = (days: number) => new Date(start.getTime() + days * dayMs).toISOString();

export function getDetail(json: unknown): string {
  return problemSchema.parse(json).detail;
}
