/** The words of the page that tells how Tassel works. */
export const words = {
  title: "How Tassel works",
  lead: "You tell it what you know. It shows what is likely, what it would cost, and how sure it is.",
  steps: [
    {
      title: "Answer three questions",
      text: "Your grades, your home and what your family can pay in a year. Under a minute, and each one can be skipped.",
    },
    {
      title: "See real colleges",
      text: "Each has a chance shown as a range, a price shown as a band, and a match with its reasons. All figures come from federal data and say their year.",
    },
    {
      title: "Sharpen it",
      text: "Test scores, majors, size, setting and distance each change the list in front of you. You see what an answer did.",
    },
    {
      title: "Keep a balanced list",
      text: "Save colleges to your plan. It shows reaches, targets, likely colleges and safeties, and the odds of at least one yes that your family can pay for.",
    },
  ],
  checkTitle: "Check us",
  check:
    "Every number shows where it comes from. The page on our method shows the working, and how well it does on admission results that anyone can look up.",
  checkLink: "How every number is made",
  privacyTitle: "Your answers are yours",
  privacy:
    "There is no account. Your answers are kept on your own device, and the money answers never leave it. After the first visit it all works without a network.",
  privacyLink: "What is kept, and how to erase it",
  start: "Start the match quiz",
};
