/** Which payment provider the settings choose; null where nothing is sold. */
import type { Settings } from "#server/settings.ts";
import type { PaymentsPart } from "./port.ts";

export async function choosePayments(
  { payments }: Pick<Settings, "payments">,
  warn: (line: string) => void,
  now: () => Date,
): Promise<PaymentsPart | null> {
  if (payments === null) return null;
  // Loaded only where it is used.
  const { stripePayments } = await import("./stripePayments.ts");
  return stripePayments(payments, warn, now);
}
