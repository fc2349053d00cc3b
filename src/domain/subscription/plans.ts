/** The subscription plans: what each includes, costs and limits. Only features that cost us server resources may be limited. */

/** What a plan may limit: things the server stores, sends or processes. Tools, exports and results are never limited. */
export const limitedThings = ["plansInSync", "peopleInvited", "remindersPerMonth"] as const;
export type LimitedThing = (typeof limitedThings)[number];

/** The maximum of each; null means unlimited. */
export type Limits = Readonly<Record<LimitedThing, number | null>>;

export const intervals = ["month", "year"] as const;
export type Interval = (typeof intervals)[number];

export const planIds = ["free", "family"] as const;
export type PlanId = (typeof planIds)[number];

export type PlanPrice = {
  interval: Interval;
  priceCents: number;
  /** The payment provider's lookup key for the price: a new amount takes over the key. */
  lookupKey: string;
};

export type SubscriptionPlan = {
  id: PlanId;
  name: string;
  /** Empty for the free plan. */
  prices: readonly PlanPrice[];
  /** What it includes, as worded on the pricing page. */
  features: readonly string[];
  limits: Limits;
};

export const currency = "usd";

export const noLimits: Limits = { plansInSync: null, peopleInvited: null, remindersPerMonth: null };

/** What is free on every installation, whatever it sells. */
export const everyTool: readonly string[] = [
  "Every tool in full, without an account",
  "Every college in the data set, with its sources",
  "Your plan on your own device, to print or save as a file",
];

const everythingKept = [
  "A plan for each of your students, synced across devices",
  "Parents, a second household and counselors invited to a plan",
  "Reminders by email before every deadline",
];

export const freePlan: SubscriptionPlan = {
  id: "free",
  name: "Free",
  prices: [],
  features: [
    ...everyTool,
    "With an account, 1 student’s plan synced across your devices",
    "1 person invited to that plan",
    "5 reminder emails a month",
  ],
  limits: { plansInSync: 1, peopleInvited: 1, remindersPerMonth: 5 },
};

export const familyPlan: SubscriptionPlan = {
  id: "family",
  name: "Family",
  prices: [
    { interval: "month", priceCents: 600, lookupKey: "tassel_family_month" },
    { interval: "year", priceCents: 4_800, lookupKey: "tassel_family_year" },
  ],
  features: ["Everything in Free", ...everythingKept],
  limits: noLimits,
};

/** Offered if payments are configured. */
export const subscriptionPlans: readonly SubscriptionPlan[] = [freePlan, familyPlan];

/** If they are not, everything is open to everyone. */
export const openPlan: SubscriptionPlan = {
  ...freePlan,
  features: [...everyTool, ...everythingKept],
  limits: noLimits,
};

/** The reply of `GET /api/pricing`. */
export function listSubscriptionPlans(hasPayments: boolean) {
  return {
    canBuy: hasPayments,
    currency,
    plans: (hasPayments ? subscriptionPlans : [openPlan]).map(({ id, name, prices, features, limits }) => ({
      id,
      name,
      prices: prices.map(({ interval, priceCents }) => ({ interval, priceCents })),
      features: [...features],
      limits: { ...limits },
    })),
  } as const;
}
