/** POST /api/payments/webhook: the payment provider says that something changed, and the state is read anew from it. */
import { sendProblem } from "#server/http/problems.ts";
import { followSubscription } from "#server/parts/payments/followSubscription.ts";
import type { HandlerInput } from "#server/parts.ts";
import { sendPrivately } from "#server/plans/access.ts";
import { findSubscriptionOfCustomer, isEventKnown } from "./store.ts";

/**
 * In whichever order reports come, doubled or late, what is kept is what the provider says when asked. Reports about
 * nobody who is known here are taken and change nothing, so that the provider does not send them again.
 */
export async function answerPaymentWebhook({ request, reply, parts }: HandlerInput) {
  const { payments, store, now } = parts;
  if (payments === null) return sendProblem(reply, 404, "Nothing is sold on this site.");
  const { "stripe-signature": signature } = request.headers;
  const report =
    request.body instanceof Uint8Array && typeof signature === "string"
      ? payments.readReport(request.body, signature, now())
      : null;
  if (report === null) return sendProblem(reply, 400, "This is not signed by the payment provider.");
  const received = () => sendPrivately(reply, { isReceived: true });
  const { database } = store;
  const row =
    report.customerId === null ? null : await findSubscriptionOfCustomer(database, report.customerId);
  if (row === null || (await isEventKnown(database, report.id))) return received();
  const followed = await followSubscription(database, payments, row, report.id, now);
  if (followed.ok || followed.problem === "noCustomer") return received();
  // Sent again by the provider later.
  return sendProblem(
    reply.header("retry-after", 60),
    503,
    "The payment service does not answer just now. Please send this again later.",
  );
}
