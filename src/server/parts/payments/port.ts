/** What the server asks of a payment provider. State is always read whole and anew; a report only says that it is time to. */
import type { Interval } from "#domain/subscription/plans.ts";
import type { Subscription } from "#domain/subscription/subscription.ts";
import type { Result } from "#lib/result.ts";

/** "away": no usable answer, for whatever reason. "noCustomer": the provider does not know this customer. */
export type PaymentsProblem = "away" | "noCustomer";

export type PaymentReport = {
  id: string;
  /** Whose subscription may have changed; null where the report is about nothing that is followed here. */
  customerId: string | null;
};

export type PaymentsPart = {
  /** One customer an account; `replaces` is an earlier one that the provider knows no more. */
  createCustomer: (asked: {
    accountId: string;
    email: string;
    replaces: string | null;
  }) => Promise<Result<string, PaymentsProblem>>;
  /** Where the person pays. Asked again, it is the same place; of two intervals only the last can still be paid. */
  openCheckout: (asked: {
    customerId: string;
    accountId: string;
    interval: Interval;
    successUrl: string;
    cancelUrl: string;
  }) => Promise<Result<string, PaymentsProblem>>;
  /** Where the person changes or cancels. */
  openPortal: (customerId: string, returnUrl: string) => Promise<Result<string, PaymentsProblem>>;
  /** Null: this customer has never had one. */
  readSubscription: (customerId: string) => Promise<Result<Subscription | null, PaymentsProblem>>;
  /** Ends what is paid for and what could still be, and the provider's record of the person. Done twice it is done once. */
  forgetCustomer: (customerId: string) => Promise<Result<null, PaymentsProblem>>;
  /** Null: not signed by the provider in the last minutes. */
  readReport: (body: Uint8Array, signature: string | undefined, now: Date) => PaymentReport | null;
};
