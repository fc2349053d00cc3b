/** Sets up what the Stripe account needs before anything can be sold: product, prices, portal settings. */
import { currency, familyPlan, type Interval, type PlanPrice } from "#domain/subscription/plans.ts";
import type { Stripe } from "./stripe.ts";

const productId = "tassel_family";

export type StripeCatalog = {
  /** The id of each price. */
  prices: () => Promise<Readonly<Record<Interval, string>>>;
  /** The id of the portal configuration. */
  portal: () => Promise<string>;
};

/** The idempotency key for requests about these things. */
export type KeyOf = (...about: readonly string[]) => string;

/** Each is looked up once per process, and created if it is missing or differs from our plans. */
export function stripeCatalog(stripe: Stripe, keyOf: KeyOf): StripeCatalog {
  const prices = once(() => findPrices(stripe, keyOf));
  const portal = once(async () => findPortal(stripe, keyOf, await prices()));
  return { prices, portal };
}

async function findPrices(stripe: Stripe, keyOf: KeyOf): Promise<Readonly<Record<Interval, string>>> {
  const { data: found } = await stripe.prices.list({
    active: true,
    lookup_keys: familyPlan.prices.map(({ lookupKey }) => lookupKey),
  });
  const ids: Record<Interval, string> = { month: "", year: "" };
  for (const wanted of familyPlan.prices) {
    const there = found.find(({ lookup_key: key }) => key === wanted.lookupKey) ?? null;
    ids[wanted.interval] =
      there !== null && isAs(there, wanted) ? there.id : await makePrice(stripe, keyOf, wanted, there);
  }
  return ids;
}

function isAs(price: Stripe.Price, wanted: PlanPrice): boolean {
  return (
    price.unit_amount === wanted.priceCents &&
    price.currency === currency &&
    price.recurring?.interval === wanted.interval &&
    price.recurring.interval_count === 1
  );
}

/** Existing subscribers keep paying the earlier amount; from now on the lookup key points to the new one. */
async function makePrice(
  stripe: Stripe,
  keyOf: KeyOf,
  wanted: PlanPrice,
  there: Stripe.Price | null,
): Promise<string> {
  await makeProduct(stripe);
  const price = await stripe.prices.create(
    {
      product: productId,
      currency,
      unit_amount: wanted.priceCents,
      recurring: { interval: wanted.interval },
      lookup_key: wanted.lookupKey,
      transfer_lookup_key: true,
    },
    // Two processes starting at once create one price.
    { idempotencyKey: keyOf("price", wanted.lookupKey, String(wanted.priceCents), there?.id ?? "first") },
  );
  return price.id;
}

async function makeProduct(stripe: Stripe): Promise<void> {
  try {
    await stripe.products.create({ id: productId, name: `Tassel ${familyPlan.name}` });
  } catch (error) {
    // Another process, or an earlier start, has created it.
    if (readErrorCode(error) !== "resource_already_exists") throw error;
  }
}

async function findPortal(
  stripe: Stripe,
  keyOf: KeyOf,
  prices: Readonly<Record<Interval, string>>,
): Promise<string> {
  const mark = Object.values(prices).join(" ");
  const { data: found } = await stripe.billingPortal.configurations.list({ active: true, limit: 100 });
  const there = found.find(({ metadata }) => metadata?.["tassel"] === mark);
  if (there !== undefined) return there.id;
  const product = await stripe.prices.retrieve(prices.month);
  const made = await stripe.billingPortal.configurations.create(
    {
      metadata: { tassel: mark },
      features: {
        customer_update: { enabled: true, allowed_updates: ["email", "address"] },
        invoice_history: { enabled: true },
        payment_method_update: { enabled: true },
        // What has been paid for lasts until its end.
        subscription_cancel: { enabled: true, mode: "at_period_end" },
        subscription_update: {
          enabled: true,
          default_allowed_updates: ["price"],
          proration_behavior: "always_invoice",
          products: [{ product: readId(product.product), prices: Object.values(prices) }],
        },
      },
    },
    { idempotencyKey: keyOf("portal", mark) },
  );
  return made.id;
}

function readId(product: string | { id: string }): string {
  return typeof product === "string" ? product : product.id;
}

function readErrorCode(error: unknown): unknown {
  return typeof error === "object" && error !== null && "code" in error ? error.code : null;
}

/** A failure is retried by the next caller. */
function once<Value>(ask: () => Promise<Value>): () => Promise<Value> {
  let asked: Promise<Value> | null = null;
  return () => {
    asked ??= ask().catch((error: unknown) => {
      asked = null;
      throw error;
    });
    return asked;
  };
}
