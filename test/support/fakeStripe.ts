/**
 * A fake Stripe on this machine: its data shapes and signatures, and the pages where people pay and cancel.
 */
import { createHmac, randomUUID } from "node:crypto";
import Fastify, { type FastifyReply } from "fastify";
import { Stripe } from "stripe";
import type { PaymentSettings } from "#server/settings.ts";
import { renderPayPage, renderPortalPage } from "./stripePages.ts";

const webhookSecret = "whsec_stand_in";

type Fields = Readonly<Record<string, string | undefined>>;
type Price = {
  id: string;
  product: string;
  currency: string;
  unit_amount: number;
  lookup_key: string | null;
  recurring: { interval: string; interval_count: number };
};
type Session = {
  id: string;
  customer: string;
  status: "open" | "complete" | "expired";
  url: string | null;
  metadata: Record<string, string>;
  success_url: string;
  cancel_url: string;
  fields: Fields;
};
type Subscription = {
  id: string;
  customer: string;
  status: string;
  created: number;
  cancel_at: number | null;
  cancel_at_period_end: boolean;
  ended_at: number | null;
  items: { data: { current_period_start: number; current_period_end: number; price: Price }[] };
};
export type StripeEvent = { id: string; type: string; data: { object: object } };

export type FakeStripe = Awaited<ReturnType<typeof openFakeStripe>>;

const daySeconds = 86_400;

/** `now` is its clock; `deliver` sends an event to the site. */
export async function openFakeStripe(
  now: () => Date,
  deliver: (body: string, signature: string) => Promise<unknown>,
) {
  const prices: Price[] = [];
  const products = new Set<string>();
  const customers = new Map<string, { id: string; email: string | null; account: string }>();
  const sessions: Session[] = [];
  const subscriptions: Subscription[] = [];
  const portalConfigurations: { id: string; active: boolean; metadata: Record<string, string> }[] = [];
  const portals = new Map<string, { customer: string; returnUrl: string }>();
  const answered = new Map<string, { fields: string; status: number; answer: unknown }>();
  const events: StripeEvent[] = [];
  const asked: string[] = [];
  let isAway = false;
  let isHolding = false;
  let isFailing = false;
  let made = 0;
  let gate: Promise<void> | null = null;

  const seconds = () => Math.floor(now().getTime() / 1_000);
  const newId = (kind: string) => {
    made += 1;
    return `${kind}_${String(made).padStart(4, "0")}`;
  };
  const list = (data: readonly unknown[]) => ({ object: "list", data, has_more: false });

  function signed(event: StripeEvent, changed: { timestamp?: number; secret?: string } = {}) {
    const payload = JSON.stringify(event);
    const timestamp = changed.timestamp ?? seconds();
    const secret = changed.secret ?? webhookSecret;
    return {
      body: payload,
      signature: Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp }),
    };
  }
  /** Correctly signed under whatever is written as the time. */
  function signedAt(event: StripeEvent, time: string): string {
    const signature = createHmac("sha256", webhookSecret)
      .update(`${time}.${JSON.stringify(event)}`)
      .digest("hex");
    return `t=${time},v1=${signature}`;
  }
  const send = (event: StripeEvent) => {
    const { body, signature } = signed(event);
    return deliver(body, signature);
  };
  async function report(type: string, object: object): Promise<void> {
    const event = { id: `evt_${randomUUID()}`, type, data: { object } };
    events.push(event);
    if (!isHolding) await send(event);
  }
  function ofCustomer(customer: string): Subscription {
    const found = subscriptions.findLast((one) => one.customer === customer);
    if (found === undefined) throw new Error("This customer has no subscription.");
    return found;
  }
  function begin(one: Subscription, price: Price): void {
    const days = price.recurring.interval === "year" ? 365 : 30;
    const start = seconds();
    one.items.data = [{ current_period_start: start, current_period_end: start + days * daySeconds, price }];
  }
  const copy = (one: Subscription): object => ({ object: "subscription", ...structuredClone(one) });
  async function change(customer: string, how: (one: Subscription) => void, type = "updated"): Promise<void> {
    const one = ofCustomer(customer);
    how(one);
    await report(`customer.subscription.${type}`, copy(one));
  }

  const controls = {
    async pay(sessionId: string): Promise<void> {
      const session = sessions.find(({ id }) => id === sessionId);
      const price = prices.find(({ id }) => id === session?.metadata["price"]);
      if (session?.status !== "open" || price === undefined) throw new Error("This session is not open.");
      session.status = "complete";
      session.url = null;
      const none = { cancel_at: null, cancel_at_period_end: false, ended_at: null };
      const one: Subscription = {
        id: newId("sub"),
        customer: session.customer,
        status: "active",
        created: seconds(),
        ...none,
        items: { data: [] },
      };
      begin(one, price);
      subscriptions.push(one);
      await report("customer.subscription.created", copy(one));
      await report("checkout.session.completed", { object: "checkout.session", customer: session.customer });
    },
    async changeTo(customer: string, interval: "month" | "year"): Promise<void> {
      const price = prices.findLast(({ recurring }) => recurring.interval === interval);
      if (price === undefined) throw new Error("There is no such price.");
      await change(customer, (one) => begin(one, price));
    },
    async failPayment(customer: string): Promise<void> {
      await change(customer, (one) => {
        const [item] = one.items.data;
        if (item !== undefined) begin(one, item.price);
        one.status = "past_due";
      });
      await report("invoice.payment_failed", { object: "invoice", customer });
    },
    async recover(customer: string): Promise<void> {
      await change(customer, (one) => {
        one.status = "active";
      });
      await report("invoice.paid", { object: "invoice", customer });
    },
    cancelAtEnd: (customer: string) =>
      change(customer, (one) => {
        one.cancel_at_period_end = true;
        one.cancel_at = one.items.data[0]?.current_period_end ?? null;
      }),
    end: (customer: string) => change(customer, endNow, "deleted"),
  };

  function endNow(one: Subscription): void {
    one.status = "canceled";
    one.ended_at = seconds();
  }

  const server = Fastify({ forceCloseConnections: true });
  server.addContentTypeParser(
    "application/x-www-form-urlencoded",
    { parseAs: "string" },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
  server.addHook("onRequest", async (request, reply) => {
    if (!request.url.startsWith("/v1/")) return undefined;
    asked.push(`${request.method} ${request.url.split("?")[0]}`);
    if (isAway) return reply.code(500).send({ error: { type: "api_error", message: "away" } });
    if (request.headers.authorization !== "Bearer sk_test_stand_in") {
      return reply.code(401).send({ error: { type: "invalid_request_error", message: "no such key" } });
    }
    return undefined;
  });
  // Like Stripe: an idempotency key replays its first response, even an error, and rejects a different
  // request.
  server.addHook("preHandler", async (request, reply) => {
    const key = request.headers["idempotency-key"];
    if (typeof key === "string" && key.length > 255) {
      return reply.code(400).send({ error: { type: "invalid_request_error", message: "a long key" } });
    }
    const known = typeof key === "string" ? answered.get(key) : undefined;
    if (known === undefined) {
      if (!isFailing || key === undefined) return undefined;
      return reply.code(500).send({ error: { type: "api_error", message: "fault" } });
    }
    if (known.fields === JSON.stringify(request.body)) return reply.code(known.status).send(known.answer);
    return reply.code(400).send({ error: { type: "idempotency_error", message: "other parameters" } });
  });
  server.addHook<{ Body: unknown }>("preSerialization", async (request, reply, answer) => {
    const key = request.headers["idempotency-key"];
    if (typeof key === "string" && !isAway && [200, 500].includes(reply.statusCode) && !answered.has(key)) {
      const { statusCode: status } = reply;
      answered.set(key, { fields: JSON.stringify(request.body), status, answer: structuredClone(answer) });
    }
    return answer;
  });
  const missing = (reply: FastifyReply, param: string) =>
    reply.code(param === "id" ? 404 : 400).send({
      error: { type: "invalid_request_error", code: "resource_missing", param, message: "No such" },
    });

  server.get<{ Querystring: Fields }>("/v1/prices", (request) => {
    const keys = Object.entries(request.query).flatMap(([name, value]) =>
      name.startsWith("lookup_keys") ? [value] : [],
    );
    return list(prices.filter(({ lookup_key: key }) => key !== null && keys.includes(key)));
  });
  server.get<{ Params: { id: string } }>("/v1/prices/:id", ({ params }, reply) =>
    reply.send(prices.find(({ id }) => id === params.id) ?? missing(reply, "id")),
  );
  server.post<{ Body: Fields }>("/v1/prices", ({ body }) => {
    for (const price of prices) if (price.lookup_key === body["lookup_key"]) price.lookup_key = null;
    const price: Price = {
      id: newId("price"),
      product: body["product"] ?? "",
      currency: body["currency"] ?? "",
      unit_amount: Number(body["unit_amount"]),
      lookup_key: body["lookup_key"] ?? null,
      recurring: { interval: body["recurring[interval]"] ?? "", interval_count: 1 },
    };
    prices.push(price);
    return price;
  });
  server.post<{ Body: Fields }>("/v1/products", ({ body }, reply) => {
    const id = body["id"] ?? "";
    if (products.has(id)) {
      const error = { type: "invalid_request_error", code: "resource_already_exists", message: "there" };
      return reply.code(400).send({ error });
    }
    products.add(id);
    return reply.send({ id });
  });
  server.post<{ Body: Fields }>("/v1/customers", ({ body }) => {
    const customer = {
      id: newId("cus"),
      email: body["email"] ?? null,
      account: body["metadata[account]"] ?? "",
    };
    customers.set(customer.id, customer);
    return customer;
  });
  server.delete<{ Params: { id: string } }>("/v1/customers/:id", async ({ params: { id } }, reply) => {
    if (!customers.delete(id)) return missing(reply, "id");
    const live = subscriptions.filter((one) => one.customer === id && one.status !== "canceled");
    for (const one of live) endNow(one);
    for (const one of live) await report("customer.subscription.deleted", copy(one));
    return reply.send({ id, deleted: true });
  });
  server.get<{ Querystring: Fields }>("/v1/checkout/sessions", ({ query }, reply) => {
    if (!customers.has(query["customer"] ?? "")) return missing(reply, "customer");
    const found = sessions.filter(
      ({ customer, status }) => customer === query["customer"] && status === (query["status"] ?? status),
    );
    return reply.send(list(found.toReversed()));
  });
  server.post<{ Body: Fields }>("/v1/checkout/sessions", ({ body }, reply) => {
    const customer = body["customer"] ?? "";
    if (!customers.has(customer)) return missing(reply, "customer");
    const id = newId("cs");
    const session: Session = {
      id,
      customer,
      status: "open",
      url: `${address()}/pay/${id}`,
      metadata: { price: body["metadata[price]"] ?? "" },
      success_url: body["success_url"] ?? "",
      cancel_url: body["cancel_url"] ?? "",
      fields: body,
    };
    sessions.push(session);
    return reply.send(session);
  });
  server.post<{ Params: { id: string } }>("/v1/checkout/sessions/:id/expire", ({ params }, reply) => {
    const session = sessions.find(({ id }) => id === params.id);
    if (session?.status !== "open") return missing(reply, "session");
    session.status = "expired";
    session.url = null;
    return reply.send(session);
  });
  server.get<{ Querystring: Fields }>("/v1/subscriptions", async ({ query }, reply) => {
    const customer = query["customer"] ?? "";
    if (!customers.has(customer)) return missing(reply, "customer");
    const found = subscriptions.filter((one) => one.customer === customer).map(copy);
    // A response may be delayed.
    const waiting = gate;
    gate = null;
    await waiting;
    return reply.send(list(found));
  });
  server.get("/v1/billing_portal/configurations", () => list(portalConfigurations));
  server.post<{ Body: Fields }>("/v1/billing_portal/configurations", ({ body }) => {
    const made = { id: newId("bpc"), active: true, metadata: { tassel: body["metadata[tassel]"] ?? "" } };
    portalConfigurations.push(made);
    return made;
  });
  server.post<{ Body: Fields }>("/v1/billing_portal/sessions", ({ body }, reply) => {
    const customer = body["customer"] ?? "";
    if (!customers.has(customer)) return missing(reply, "customer");
    const id = newId("bps");
    portals.set(id, { customer, returnUrl: body["return_url"] ?? "" });
    return reply.send({ id, url: `${address()}/portal/${id}` });
  });

  server.get<{ Params: { id: string } }>("/pay/:id", ({ params }, reply) => {
    const session = sessions.find(({ id }) => id === params.id);
    return reply.type("text/html").send(renderPayPage(params.id, session?.cancel_url ?? ""));
  });
  server.post<{ Params: { id: string } }>("/pay/:id", async ({ params }, reply) => {
    const session = sessions.find(({ id }) => id === params.id);
    await controls.pay(params.id);
    return reply.redirect(session?.success_url ?? "", 303);
  });
  server.get<{ Params: { id: string } }>("/portal/:id", ({ params }, reply) =>
    reply.type("text/html").send(renderPortalPage(params.id, portals.get(params.id)?.returnUrl ?? "")),
  );
  server.post<{ Params: { id: string; act: string } }>("/portal/:id/:act", async ({ params }, reply) => {
    const portal = portals.get(params.id);
    const customer = portal?.customer ?? "";
    if (params.act === "cancel") await controls.cancelAtEnd(customer);
    else await controls.changeTo(customer, "year");
    return reply.redirect(`/portal/${params.id}`, 303);
  });

  const listening = await server.listen({ port: 0, host: "127.0.0.1" });
  function address(): string {
    return listening;
  }
  const settings: PaymentSettings = { secretKey: "sk_test_stand_in", webhookSecret, apiUrl: listening };
  return {
    settings,
    ...controls,
    prices,
    customers,
    sessions,
    subscriptions,
    portalConfigurations,
    events,
    asked,
    signed,
    signedAt,
    send,
    /** Every request fails. */
    setAway(away: boolean) {
      isAway = away;
    },
    /** It performs the request under its key, and fails halfway through. */
    setFailing(failing: boolean) {
      isFailing = failing;
    },
    /** Its webhooks wait in `events`. */
    setHolding(holding: boolean) {
      isHolding = holding;
    },
    /** The next read gets the state as of its request, but only once the returned function is called. */
    slowNextRead(): () => void {
      let open = () => undefined as void;
      gate = new Promise((resolve) => {
        open = resolve;
      });
      return () => open();
    },
    close: () => server.close(),
  };
}
