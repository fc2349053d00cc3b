/**
 * The payment provider's interface. State is always read in full from the provider; a webhook only says when
 * to.
 */
import type { Interval } from "#domain/subscription/plans.ts";
import type { Subscription } from "#domain/subscription/subscription.ts";
import type { Result } from "#lib/result.ts";

/**
 * "away": no usable response, for whatever reason. "noCustomer": the provider does not know this customer.
 */
export type PaymentsProblem = "away" | "noCustomer";

export type PaymentReport = {
  id: string;
  /** Whose subscription may have changed; null if the webhook is about nothing we track. */
  customerId: string | null;
};

export type PaymentsPart = {
  /** One customer per account; `replaces` is an earlier one the provider no longer knows. */
  createCustomer: (asked: {
    accountId: string;
    email: string;
    replaces: string | null;
  }) => Promise<Result<string, PaymentsProblem>>;
  /**
   * The checkout page. Repeated requests return the same one; of two intervals only the last can still be
   * paid.
   */
  openCheckout: (asked: {
    customerId: string;
    accountId: string;
    interval: Interval;
    successUrl: string;
    cancelUrl: string;
  }) => Promise<Result<string, PaymentsProblem>>;
  /** The page for changing or canceling. */
  openPortal: (customerId: string, returnUrl: string) => Promise<Result<string, PaymentsProblem>>;
  /** Null: this customer has never had one. */
  readSubscription: (customerId: string) => Promise<Result<Subscription | null, PaymentsProblem>>;
  /**
   * Cancels current and pending subscriptions and deletes the provider's record of the person. Idempotent.
   */
  forgetCustomer: (customerId: string) => Promise<Result<null, PaymentsProblem>>;
  /** Null: not signed by the provider within the last few minutes. */
  readReport: (body: Uint8Array, signature: string | undefined, now: Date) => PaymentReport | null;
};
