/** The text of the sign-out dialog. */
export const signOutWords = {
  title: "Log out",
  close: "Stay logged in",
  question: (plans: number) =>
    plans > 1
      ? "Your plans are kept on this device too. Should they stay here?"
      : "Your plan is kept on this device too. Should it stay here?",
  keepText:
    "On your own phone or computer: it is here the next time you open Tassel, with or without a network.",
  keep: "Keep it and log out",
  removeText:
    "On a device that others use: nobody finds it here. What your account holds stays in your account; your own money figures are in it only if you turned sharing them on.",
  remove: "Remove it and log out",
  saveFirst: "Save a copy as a file first",
  busy: "Logging out",
  failedTitle: "It could not be removed",
  failed:
    "The browser refused, and you are still logged in. Close other tabs with Tassel and try again, or keep it.",
};
