/** The plans: what each gives, what it costs and what is limited. Only what costs the server may ever be limited. */

/** What a plan may limit: each of these is kept, sent or worked on by the server. No tool, export or result is. */
export const limitedThings = ["plansInSync", "peopleInvited", "remindersPerMonth"] as const;
export type LimitedThing = (typeof limitedThings)[number];

export type SubscriptionPlan = {
  id: "free" | "family";
  name: string;
  /** Cents a month; 0 is free, null is not set yet. */
  priceCents: number | null;
  /** Whether it is offered today. */
  isAvailable: boolean;
  /** What it gives, as the pricing page says it. */
  features: readonly string[];
  /** The most of each; null is no limit, and what is not named is not part of the plan. */
  limits: Readonly<Partial<Record<LimitedThing, number | null>>>;
};

export const subscriptionPlans: readonly SubscriptionPlan[] = [
  {
    id: "free",
    name: "Free",
    priceCents: 0,
    isAvailable: true,
    features: [
      "Every tool, whole, without an account",
      "Every college in the data set, with its sources",
      "Your plan, kept on your own device, to print or save as a file",
    ],
    limits: {},
  },
  {
    id: "family",
    name: "Family",
    // Set together with its limits, before it is offered.
    priceCents: null,
    isAvailable: false,
    features: [
      "Your plan in sync across your devices",
      "Parents and counselors invited to your plan",
      "Reminders by email before deadlines",
    ],
    limits: { plansInSync: null, peopleInvited: null, remindersPerMonth: null },
  },
];

/** Whether this plan can be bought here: a payment provider is configured, it is offered, and its price is set. */
export function canBuyPlan(plan: SubscriptionPlan, hasPayments: boolean): boolean {
  return hasPayments && plan.isAvailable && plan.priceCents !== null && plan.priceCents > 0;
}

/** What `GET /api/pricing` answers; without a payment provider nothing can be bought and everything is open. */
export function pricingOf(hasPayments: boolean) {
  return {
    canBuy: subscriptionPlans.some((plan) => canBuyPlan(plan, hasPayments)),
    currency: "usd" as const,
    plans: subscriptionPlans.map((plan) => ({
      ...plan,
      features: [...plan.features],
      limits: { ...plan.limits },
    })),
  };
}
