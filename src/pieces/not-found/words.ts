/** The words of the not-found screen. */
export const words = {
  title: "There is no page here",
  text: "The address may be mistyped, or the page may have moved. Your plan is safe on this device.",
  links: [
    { label: "Find a college", to: "/colleges" },
    { label: "Match quiz", to: "/college-match-quiz" },
    { label: "My plan", to: "/my-plan" },
    { label: "Home", to: "/" },
  ],
};
