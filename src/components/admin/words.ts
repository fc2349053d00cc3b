/** Text shared by admin pages. */

export const words = {
  signedOut: {
    title: "This page is for administrators",
    text: "Sign in with an administrator’s account to open this page.",
  },
  looking: "Checking whether this is an administrator’s account",
  refused: {
    title: "Only an administrator can see this",
    text: (email: string) =>
      `You are signed in as ${email}, which is not an administrator’s account. Ask the site’s operator to make it one, then open this page again.`,
    home: "Go to the home page",
    contact: "Contact the site’s operator",
  },
  failedTitle: "We couldn’t check whether this is an administrator’s account",
  failedKept: "Nothing is lost.",
};
