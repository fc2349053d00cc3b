/** The text of the sign-out dialog. */
export const signOutWords = {
  title: "Log out",
  close: "Stay logged in",
  question: (plans: number) =>
    plans > 1
      ? "Your plans are also saved on this device. Keep them here?"
      : "Your plan is also saved on this device. Keep it here?",
  conversation: "What you asked the counselor is saved on this device. Keep it here?",
  keepText:
    "If this is your own phone or computer, it will be here the next time you open Tassel, online or offline.",
  keep: "Keep it and log out",
  removeText:
    "If this is a shared device, nobody else will find it here. Anything in your account stays there, but your money figures are included only if you turned on sharing.",
  remove: "Remove it and log out",
  saveFirst: "Save a copy as a file first",
  busy: "Logging out",
  failedTitle: "We couldn’t remove it",
  failed:
    "The browser refused, and you are still logged in. Close other tabs with Tassel and try again, or keep it.",
};
