/** The text of pictures that have some of their own. */
export const ticketWords = {
  chance: "Chance",
  price: "Yearly price for this family",
  canPay: (amount: string) => `can pay ${amount}`,
  published: (amount: string) => `sticker price ${amount}`,
};
