/** What the page after paying says, and when it stops waiting. */
import { expect, test } from "vitest";
import { subscriptionPolls } from "#client/limits.ts";
import { type View, buildSuccessView } from "./view.ts";

test.each<[string, Parameters<typeof buildSuccessView>[0], number, View]>([
  ["nothing is sold here", { hasPayments: false, status: null }, 1, "notSold"],
  ["the payment is not reported yet", { hasPayments: true, status: null }, 1, "waiting"],
  [
    "an earlier subscription ended, and the new one is not reported yet",
    { hasPayments: true, status: "canceled" },
    1,
    "waiting",
  ],
  ["one question before the last", { hasPayments: true, status: null }, subscriptionPolls - 1, "waiting"],
  ["after the last question", { hasPayments: true, status: null }, subscriptionPolls, "slow"],
  ["it is reported", { hasPayments: true, status: "active" }, 3, "paid"],
  ["it was known already", { hasPayments: true, status: "active" }, 1, "paid"],
  ["it came late", { hasPayments: true, status: "active" }, subscriptionPolls + 1, "paid"],
  ["it did not go through", { hasPayments: true, status: "pastDue" }, 2, "paymentFailed"],
])("%s", (_, reply, asked, expected) => {
  expect(buildSuccessView(reply, asked, subscriptionPolls)).toBe(expected);
});
