/** The text of /subscription-success. */
import type { View } from "./view.ts";

export const words = {
  title: "Your Family plan",
  views: {
    waiting: {
      title: "Confirming your payment",
      text: "This takes a few seconds. You can leave this page. Nothing is lost, and you won’t be charged twice.",
    },
    paid: {
      title: "Thank you. You now have Family",
      text: "You can sync more plans, invite everyone, and get reminders before every deadline. Stripe will email you a receipt.",
    },
    slow: {
      title: "We haven’t received a payment yet",
      text: "If you paid, it will show on your subscription page soon, so please don’t pay again. If you didn’t, nothing was charged.",
    },
    paymentFailed: {
      title: "The payment didn’t go through",
      text: "Your card was not charged. You can try another card or cancel on your subscription page.",
    },
    notSold: {
      title: "Everything is open to you",
      text: "No one was charged.",
    },
  } satisfies Record<View, { title: string; text: string }>,
  again: "Check again",
  dashboard: "Your subscription",
  plan: "My plan",
};
