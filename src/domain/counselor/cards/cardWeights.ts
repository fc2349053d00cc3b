/** What a card's score is worth; written by `npm run evaluate -- cards --write`. Do not edit. */

export const cardWeights = {
  score: 18.24,
  none: 10.42,
  telling: -2.33,
  situations: {
    unread: 2.17,
    unreadMatter: 1.32,
    subject: 2.12,
    ofCollege: 3.39,
    ofState: 1.19,
    tool: 1.23,
  },
} as const;
