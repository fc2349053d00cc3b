/** Payments through Stripe: implements the port with Stripe's API. */
import { hash } from "node:crypto";
import { z } from "zod/mini";
import { fail, type Result, succeed } from "#lib/result.ts";
import type { PaymentReport, PaymentsPart, PaymentsProblem } from "#server/ports/payments.ts";
import type { PaymentSettings } from "#server/settings.ts";
import { openStripe, Stripe } from "./stripe.ts";
import { stripeCatalog } from "./stripeCatalog.ts";
import { chooseSubscription } from "./stripeStates.ts";

/** Stripe's own default. It looks only back; a time ahead of ours, or none at all, is refused here as well. */
const signatureToleranceSeconds = 300;

/** Webhooks that come with a subscription change; we ignore all others. */
const followed = /^(checkout\.session|customer\.subscription|invoice)\.|^customer\.deleted$/;

/** Signed as it is, a report's bytes are checked by no endpoint's schema, and PostgreSQL refuses U+0000. */
const providerId = z.string().check(z.regex(/^[\x21-\x7e]{1,200}$/));
const reportSchema = z.object({
  id: providerId,
  type: z.string(),
  data: z.object({ object: z.looseObject({}) }),
});
const aboutCustomer = z.object({ object: z.literal("customer"), id: providerId });
const namingCustomer = z.object({
  customer: z.union([
    providerId,
    z.pipe(
      z.object({ id: providerId }),
      z.transform(({ id }) => id),
    ),
  ]),
});

/**
 * Requests within one minute share an idempotency key: of concurrent ones, one starts the payment, and the
 * others get the same result or are told to try again. Stripe remembers an error under its key for a day, so
 * the next minute uses a new key.
 */
const onceMs = 60_000;

/** `warn` receives what the operator should know, such as a key Stripe rejects; no line names a person. */
export function stripePayments(
  settings: PaymentSettings,
  warn: (line: string) => void,
  now: () => Date,
): PaymentsPart {
  const stripe = openStripe(settings);
  const catalog = stripeCatalog(stripe, keyOf);

  /** A hash: an address may be longer than a Stripe key allows, and Stripe does not need it. */
  function keyOf(...about: readonly string[]): string {
    return hash("sha256", [...about, Math.floor(now().getTime() / onceMs)].join(" "), "base64url");
  }

  async function asking<Value>(ask: () => Promise<Value>): Promise<Result<Value, PaymentsProblem>> {
    try {
      return succeed(await ask());
    } catch (error) {
      if (!(error instanceof Stripe.errors.StripeError)) throw error;
      if (isMissingCustomer(error)) return fail("noCustomer");
      warn(`Stripe did not do what it was asked: ${error.type} ${error.code ?? ""}`.trim());
      return fail("away");
    }
  }

  return {
    createCustomer: ({ accountId, email, replaces }) =>
      asking(async () => {
        const customer = await stripe.customers.create(
          { ...(email === "" ? {} : { email }), metadata: { account: accountId } },
          { idempotencyKey: keyOf("customer", accountId, replaces ?? "first", email) },
        );
        return customer.id;
      }),

    openCheckout: ({ customerId, accountId, interval, successUrl, cancelUrl }) =>
      asking(async () => {
        const price = (await catalog.prices())[interval];
        const { data: sessions } = await stripe.checkout.sessions.list({ customer: customerId, limit: 20 });
        const open = sessions.filter(({ status }) => status === "open");
        const same = open.find(({ metadata }) => metadata?.["price"] === price);
        if (same?.url) return same.url;
        for (const { id } of open) await expire(stripe, id);
        const session = await stripe.checkout.sessions.create(
          {
            mode: "subscription",
            customer: customerId,
            client_reference_id: accountId,
            line_items: [{ price, quantity: 1 }],
            metadata: { price },
            success_url: successUrl,
            cancel_url: cancelUrl,
          },
          { idempotencyKey: keyOf("checkout", customerId, price, sessions[0]?.id ?? "first") },
        );
        if (session.url === null) throw new Stripe.errors.StripeAPIError({ type: "api_error" });
        return session.url;
      }),

    openPortal: (customerId, returnUrl) =>
      asking(async () => {
        const configuration = await catalog.portal();
        const portal = { customer: customerId, configuration, return_url: returnUrl };
        return (await stripe.billingPortal.sessions.create(portal)).url;
      }),

    readSubscription: (customerId) =>
      asking(async () => {
        const asked = { customer: customerId, status: "all", limit: 100 } as const;
        return chooseSubscription((await stripe.subscriptions.list(asked)).data);
      }),

    async forgetCustomer(customerId) {
      const gone = await asking(async () => {
        const { data: open } = await stripe.checkout.sessions.list({ customer: customerId, status: "open" });
        for (const { id } of open) await expire(stripe, id);
        // Cancels its subscriptions immediately.
        await stripe.customers.del(customerId);
        return null;
      });
      return !gone.ok && gone.problem === "noCustomer" ? succeed(null) : gone;
    },

    readReport(body, signature, now) {
      if (!isSignedNow(signature ?? "", now)) return null;
      try {
        const bytes = Buffer.from(body);
        const { webhookSecret } = settings;
        const event: unknown = stripe.webhooks.constructEvent(
          bytes,
          signature ?? "",
          webhookSecret,
          signatureToleranceSeconds,
          undefined,
          now.getTime(),
        );
        return toReport(event);
      } catch {
        // Forged, expired, or signed nonsense: the caller gets the same response.
        return null;
      }
    },
  };
}

/** Whether the signature names one time, at most the tolerance before or after ours. */
function isSignedNow(signature: string, now: Date): boolean {
  const times = signature.split(",").flatMap((part) => (part.startsWith("t=") ? [part.slice(2)] : []));
  const [time = ""] = times;
  if (times.length !== 1 || !/^\d{1,12}$/.test(time)) return false;
  return Math.abs(Math.floor(now.getTime() / 1_000) - Number(time)) <= signatureToleranceSeconds;
}

function toReport(event: unknown): PaymentReport | null {
  const read = reportSchema.safeParse(event);
  if (!read.success) return null;
  const { id, type, data } = read.data;
  if (!followed.test(type)) return { id, customerId: null };
  const itself = aboutCustomer.safeParse(data.object);
  if (itself.success) return { id, customerId: itself.data.id };
  const named = namingCustomer.safeParse(data.object);
  return { id, customerId: named.success ? named.data.customer : null };
}

/** If it has been paid or has ended meanwhile, it cannot and need not expire. */
async function expire(stripe: Stripe, sessionId: string): Promise<void> {
  try {
    await stripe.checkout.sessions.expire(sessionId);
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
  }
}

function isMissingCustomer(error: InstanceType<typeof Stripe.errors.StripeError>): boolean {
  return error.code === "resource_missing" && (error.param === "customer" || error.param === "id");
}
