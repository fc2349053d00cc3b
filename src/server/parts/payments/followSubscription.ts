/**
 * Refreshes an account's subscription from the provider and stores it; run for webhooks, and when in doubt.
 */
import { fail, type Result, succeed } from "#lib/result.ts";
import type { Database } from "#server/store/tables.ts";
import { keepState, type SubscriptionRow, takeTurn } from "#server/subscription/store.ts";
import type { PaymentsPart, PaymentsProblem } from "./port.ts";

/** `eventId` is the webhook that triggered this; it counts as processed once the result is stored. */
export async function followSubscription(
  database: Database,
  payments: PaymentsPart,
  row: Pick<SubscriptionRow, "accountId" | "customerId">,
  eventId: string | null,
  now: () => Date,
): Promise<Result<null, PaymentsProblem>> {
  const turn = await takeTurn(database, row.accountId);
  // Erased in the meantime.
  if (turn === null) return succeed(null);
  const read = await payments.readSubscription(row.customerId);
  if (!read.ok && read.problem === "away") return read;
  const state = read.ok ? read.value : null;
  await keepState(database, row, { turn, state, eventId }, now());
  return read.ok ? succeed(null) : fail("noCustomer");
}
