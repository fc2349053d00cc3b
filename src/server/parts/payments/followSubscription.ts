/** Reads an account's subscription anew from the provider and keeps what it says; for its reports, and when in doubt. */
import { fail, type Result, succeed } from "#lib/result.ts";
import type { Database } from "#server/store/tables.ts";
import { keepState, type SubscriptionRow, takeTurn } from "#server/subscription/store.ts";
import type { PaymentsPart, PaymentsProblem } from "./port.ts";

/** `eventId` is the report's that led here; it counts as worked on once what it led to is kept. */
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
