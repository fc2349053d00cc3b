/**
 * The payment provider's webhooks: forged, old, duplicated, out of order, late, and about unknown customers.
 */
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { problemSchema } from "#contract/problem.ts";
import type { StripeEvent } from "../../../test/support/fakeStripe.ts";
import { getDetail, openPayingServer, type PayingServer } from "../../../test/support/payingServer.ts";

let paying: PayingServer;
let stripe: PayingServer["stripe"];

beforeEach(async () => {
  paying = await openPayingServer();
  ({ stripe } = paying);
});
afterEach(() => paying.close());

describe("reports of the payment provider", () => {
  async function boughtUnheard(): Promise<StripeEvent> {
    stripe.setHolding(true);
    await paying.buy("ana");
    const [event] = stripe.events;
    if (event === undefined) throw new Error("Nothing was reported.");
    return event;
  }
  const reads = () => stripe.asked.filter((line) => line === "GET /v1/subscriptions").length;
  const known = () => paying.database.selectFrom("payment_events").select("id").execute();

  test("that are forged, old, or signed for another body are refused and change nothing", async () => {
    const event = await boughtUnheard();
    const seconds = Math.floor(paying.now().getTime() / 1_000);
    const forged = stripe.signed(event, { secret: "whsec_another" });
    const old = stripe.signed(event, { timestamp: seconds - 301 });
    const ahead = stripe.signed(event, { timestamp: seconds + 301 });
    const hourAhead = stripe.signed(event, { timestamp: seconds + 3_600 });
    const honest = stripe.signed(event);
    // PostgreSQL cannot even look for it.
    const unwritable = stripe.signed({ ...event, id: "evt_\u0000" });
    const reordered = JSON.stringify(JSON.parse(honest.body), null, 1);
    const tries: [string, Record<string, string>][] = [
      [forged.body, { "stripe-signature": forged.signature }],
      [old.body, { "stripe-signature": old.signature }],
      [ahead.body, { "stripe-signature": ahead.signature }],
      [hourAhead.body, { "stripe-signature": hourAhead.signature }],
      // Each is signed under the time it names, so the time alone decides.
      ...["NaN", "now", "", "1e9", `${seconds}.5`, `+${seconds}`].map(
        (time): [string, Record<string, string>] => [
          honest.body,
          { "stripe-signature": stripe.signedAt(event, time) },
        ],
      ),
      [honest.body, { "stripe-signature": `t=${seconds + 9},${honest.signature}` }],
      [reordered, { "stripe-signature": honest.signature }],
      [
        honest.body.replace("updated", "deleted").replace("created", "deleted"),
        { "stripe-signature": honest.signature },
      ],
      [honest.body, {}],
      [honest.body, { "stripe-signature": "" }],
      [honest.body, { "stripe-signature": `t=${seconds}` }],
      [honest.body, { "stripe-signature": honest.signature.replace("v1=", "v0=") }],
      ["", { "stripe-signature": honest.signature }],
      ["not json", { "stripe-signature": signatureOf("not json") }],
      ["{}", { "stripe-signature": signatureOf("{}") }],
      [unwritable.body, { "stripe-signature": unwritable.signature }],
    ];
    const before = reads();
    for (const [body, headers] of tries) {
      const answer = await paying.post("/api/payments/webhook", body, headers);
      expect([body, answer.status]).toEqual([body, 400]);
      expect(getDetail(JSON.parse(answer.text))).toBe("This is not signed by the payment provider.");
    }
    expect([reads() - before, await known()]).toEqual([0, []]);
    expect(await paying.stateOf("ana")).toMatchObject({ plan: "free" });
    const justInTime = stripe.signed(event, { timestamp: seconds - 300 });
    expect((await paying.deliver(justInTime.body, justInTime.signature)).status).toBe(200);
    expect(await paying.stateOf("ana")).toMatchObject({ plan: "family" });
  });

  test("by a clock that is ahead of ours, but within five minutes, are taken", async () => {
    const event = await boughtUnheard();
    const seconds = Math.floor(paying.now().getTime() / 1_000);
    const ahead = stripe.signed(event, { timestamp: seconds + 300 });
    expect((await paying.deliver(ahead.body, ahead.signature)).status).toBe(200);
    expect(await paying.stateOf("ana")).toMatchObject({ plan: "family" });
  });

  const signatureOf = (text: string) => {
    // Signed as is, even if it is not an event.
    const event = { toJSON: () => JSON.parse(text === "not json" ? '"not json"' : text) as unknown };
    return stripe.signed(event as unknown as StripeEvent).signature;
  };

  test("that come twice are worked on once", async () => {
    const event = await boughtUnheard();
    const before = reads();
    expect(await stripe.send(event)).toMatchObject({ status: 200 });
    expect(await stripe.send(event)).toMatchObject({ status: 200 });
    expect([reads() - before, (await known()).length]).toEqual([1, 1]);
  });

  test("in whichever order they come, what the provider says last stands", async () => {
    stripe.setHolding(true);
    const customer = await paying.buy("ana");
    await stripe.failPayment(customer);
    await stripe.recover(customer);
    await stripe.end(customer);
    for (const event of stripe.events.toReversed())
      expect(await stripe.send(event)).toMatchObject({ status: 200 });
    expect(await paying.stateOf("ana")).toMatchObject({ plan: "free", status: "canceled" });
  });

  test("of which an earlier answer comes after a later one leave the later one standing", async () => {
    const first = await boughtUnheard();
    const customer = stripe.sessions.at(-1)?.customer ?? "";
    const before = reads();
    const letGo = stripe.slowNextRead();
    const slow = stripe.send(first);
    await expect.poll(reads).toBe(before + 1);
    await stripe.end(customer);
    const last = stripe.events.at(-1);
    if (last === undefined) throw new Error("Nothing was reported.");
    await stripe.send(last);
    letGo();
    expect(await slow).toMatchObject({ status: 200 });
    expect(await paying.stateOf("ana")).toMatchObject({ plan: "free", status: "canceled" });
  });

  test("about nobody who is known here, or about something else, are taken and forgotten", async () => {
    const stranger = { object: "subscription", customer: "cus_stranger" };
    for (const [type, object] of [
      ["customer.subscription.updated", stranger],
      ["customer.subscription.updated", { object: "subscription", customer: { id: "cus_stranger" } }],
      ["customer.subscription.updated", { object: "subscription" }],
      ["payout.paid", { object: "payout" }],
    ] as const) {
      expect(await stripe.send({ id: `evt_${type}`, type, data: { object } })).toMatchObject({ status: 200 });
    }
    expect([reads(), await known()]).toEqual([0, []]);
  });

  test("are to be sent again where the provider cannot be asked, and count then", async () => {
    const event = await boughtUnheard();
    stripe.setAway(true);
    expect(await stripe.send(event)).toMatchObject({ status: 503 });
    stripe.setAway(false);
    expect(await known()).toEqual([]);
    expect(await stripe.send(event)).toMatchObject({ status: 200 });
    expect(await paying.stateOf("ana")).toMatchObject({ plan: "family" });
  });

  test("that are too long are refused before they are looked at", async () => {
    const answer = await paying.deliver(`{"pad":"${"x".repeat(300_000)}"}`, "t=1,v1=1");
    expect([answer.status, problemSchema.safeParse(JSON.parse(answer.text)).success]).toEqual([413, true]);
  });

  test("are not limited with the forms that one address may post", async () => {
    const event = await boughtUnheard();
    const answers = await Promise.all(Array.from({ length: 80 }, () => stripe.send(event)));
    expect(answers.every((answer) => (answer as { status: number }).status === 200)).toBe(true);
  });
});
