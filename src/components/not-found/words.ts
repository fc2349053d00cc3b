/** The text of the not-found page. */
export const words = {
  title: "We can’t find that page",
  text: "The address may have a typo, or the page may have moved. Your plan is safe on this device.",
  searchLabel: "Search for a college",
  placeholder: "Name, nickname or place",
  search: "Search",
  guessesTitle: (count: number) => (count === 1 ? "Did you mean this page?" : "Did you mean one of these?"),
  linksTitle: "Or start here",
  links: [
    { label: "Home", to: "/" },
    { label: "Match quiz", to: "/college-match-quiz" },
    { label: "All planning tools", to: "/tools" },
    { label: "My plan", to: "/my-plan" },
  ],
};
