/** Stripe's client with this installation's key; the only file that imports the library. */
import { Stripe } from "stripe";
import type { PaymentSettings } from "#server/settings.ts";

export { Stripe };

/** Short, because somebody waits for the page while Stripe is asked. */
const answerTimeoutMs = 10_000;

export function openStripe({ secretKey, apiUrl }: Pick<PaymentSettings, "secretKey" | "apiUrl">): Stripe {
  return new Stripe(secretKey, {
    timeout: answerTimeoutMs,
    maxNetworkRetries: 1,
    telemetry: false,
    ...elsewhere(apiUrl),
  });
}

function elsewhere(apiUrl: string | null): Stripe.StripeConfig {
  if (apiUrl === null) return {};
  const { hostname, port, protocol } = new URL(apiUrl);
  const isPlain = protocol === "http:";
  return {
    host: hostname,
    port: port === "" ? (isPlain ? 80 : 443) : Number(port),
    protocol: isPlain ? "http" : "https",
  };
}
