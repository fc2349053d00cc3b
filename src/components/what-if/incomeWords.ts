/** The text of the slider that shows a price at another income. */
export const incomeWords = {
  label: "What if we earned …",
  field: "Family income",
  loading: "Loading…",
  value: (amount: string, isMost: boolean) => `${amount}${isMost ? " or more" : ""} a year`,
  hint: "Colleges publish prices for five income groups, so the price moves in steps.",
  use: (amount: string) => `Use ${amount} as our income`,
  used: (amount: string) => `Your prices now use an income of ${amount} a year.`,
};
