/** What a card's score is worth; written by `npm run evaluate -- cards --write`. Do not edit. */

export const cardWeights = {
  score: 17.11,
  none: 10.06,
  telling: -2.39,
  situations: {
    unread: 2.26,
    unreadMatter: 1.5,
    subject: 1.94,
    ofCollege: 3.47,
    ofState: 0.94,
    tool: 1.21,
  },
} as const;
