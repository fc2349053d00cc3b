/** The text of the part of /invitation that ends invitations by email. */
export const words = {
  title: "Stop invitations",
  lead: "Press the button, and Tassel won’t email you any more invitations, no matter who sends them. You don’t need to sign in.",
  stop: "Stop emailing me invitations",
  busy: "One moment…",
  kept: "This doesn’t change reminders, sign-in codes or the plans you already see. Anyone who wants to show you a plan can still send you a link themselves.",
  stoppedTitle: "No more invitations",
  stopped:
    "We won’t email invitations to your address again. An invitation that was already on its way may still arrive.",
  allow: "Allow them again",
  allowedTitle: "Invitations are allowed again",
  allowed:
    "Your address can receive invitations again, at most one a week from each person and ten a week in all.",
  failedTitle: "That didn’t work",
};
