/** What a card's score is worth; written by `npm run evaluate -- cards --write`. Do not edit. */

export const cardWeights = {
  score: 18.3,
  none: 10.41,
  telling: -2.31,
  situations: {
    unread: 2.17,
    unreadMatter: 1.32,
    subject: 2.12,
    ofCollege: 3.41,
    ofState: 1.19,
    tool: 1.23,
  },
} as const;
