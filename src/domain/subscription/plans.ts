/** The plans: what each gives, what it costs and what is limited. Only what costs the server may ever be limited. */

/** What a plan may limit: each of these is kept, sent or worked on by the server. No tool, export or result is. */
export const limitedThings = ["plansInSync", "peopleInvited", "remindersPerMonth"] as const;
export type LimitedThing = (typeof limitedThings)[number];

/** The most of each; null is no limit. */
export type Limits = Readonly<Record<LimitedThing, number | null>>;

export const intervals = ["month", "year"] as const;
export type Interval = (typeof intervals)[number];

export const planIds = ["free", "family"] as const;
export type PlanId = (typeof planIds)[number];

export type PlanPrice = {
  interval: Interval;
  priceCents: number;
  /** By which the payment provider knows the price: a new amount takes it over. */
  lookupKey: string;
};

export type SubscriptionPlan = {
  id: PlanId;
  name: string;
  /** Empty where it is free. */
  prices: readonly PlanPrice[];
  /** What it gives, as the pricing page says it. */
  features: readonly string[];
  limits: Limits;
};

export const currency = "usd";

export const noLimits: Limits = { plansInSync: null, peopleInvited: null, remindersPerMonth: null };

const everyTool = [
  "Every tool, whole, without an account",
  "Every college in the data set, with its sources",
  "Your plan on your own device, to print or save as a file",
];

const everythingKept = [
  "A plan in sync across devices for each of your students",
  "Parents, a second household and counselors invited to a plan",
  "Reminders by email before every deadline",
];

export const freePlan: SubscriptionPlan = {
  id: "free",
  name: "Free",
  prices: [],
  features: [
    ...everyTool,
    "With an account: 1 student’s plan in sync across your devices",
    "1 person invited to it",
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

/** Offered where payments are set up. */
export const subscriptionPlans: readonly SubscriptionPlan[] = [freePlan, familyPlan];

/** Where they are not: everything is open to everyone. */
export const openPlan: SubscriptionPlan = {
  ...freePlan,
  features: [...everyTool, ...everythingKept],
  limits: noLimits,
};

/** What `GET /api/pricing` answers. */
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
