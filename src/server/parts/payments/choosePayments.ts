/** Creates the payment provider the settings select; null if nothing is for sale. */

import type { PaymentsPart } from "#server/ports/payments.ts";
import type { Settings } from "#server/settings.ts";

export async function choosePayments(
  { payments }: Pick<Settings, "payments">,
  warn: (line: string) => void,
  now: () => Date,
): Promise<PaymentsPart | null> {
  if (payments === null) return null;
  // Loaded only when used.
  const { stripePayments } = await import("./stripePayments.ts");
  return stripePayments(payments, warn, now);
}
