/** The text of /subscription-success. */
import type { View } from "./view.ts";

export const words = {
  title: "Your Family plan",
  views: {
    waiting: {
      title: "Waiting for the word of the payment",
      text: "This takes a few seconds. You can also leave: nothing is lost, and you are not charged twice.",
    },
    paid: {
      title: "Thank you. You have Family now",
      text: "More plans in sync, everyone you invite, and reminders before every deadline. A receipt comes by email from Stripe, who took the payment.",
    },
    slow: {
      title: "We have not heard of a payment yet",
      text: "If you have paid, it will show on your subscription page soon; please do not pay again. If you have not, nothing was charged.",
    },
    paymentFailed: {
      title: "The payment did not go through",
      text: "Your card was not charged for it. On your subscription page you can try another card or cancel.",
    },
    notSold: {
      title: "There is nothing to buy here",
      text: "This site takes no payments. Everything is open to you, and nobody was charged.",
    },
  } satisfies Record<View, { title: string; text: string }>,
  again: "Look again",
  dashboard: "Your subscription",
  plan: "My plan",
};
