/** What a card's score is worth; written by `npm run evaluate -- cards --write`. Do not edit. */

export const cardWeights = {
  score: 16.71,
  none: 9.91,
  telling: -2.39,
  situations: {
    unread: 2.02,
    unreadMatter: 1.34,
    subject: 1.95,
    ofCollege: 3.46,
    ofState: 0.97,
    tool: 1.23,
  },
} as const;
