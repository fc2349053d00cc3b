/** What came of the questions of the counselor's evaluation sets; written by `npm run evaluate -- --write`. */
export const counselorEvaluation = {
  own: { asked: 619, answered: 547, quoted: 4, noAnswer: 64, misread: 4 },
  others: { asked: 200, answered: 154, quoted: 12, noAnswer: 29, misread: 5 },
  kinds: [
    { kind: "prices", asked: 17, answered: 10, quoted: 0, noAnswer: 5, misread: 2 },
    { kind: "chances", asked: 15, answered: 14, quoted: 0, noAnswer: 1, misread: 0 },
    { kind: "facts", asked: 21, answered: 17, quoted: 0, noAnswer: 4, misread: 0 },
    { kind: "searches", asked: 15, answered: 14, quoted: 0, noAnswer: 1, misread: 0 },
    { kind: "deadlines", asked: 13, answered: 13, quoted: 0, noAnswer: 0, misread: 0 },
    { kind: "statePrograms", asked: 12, answered: 11, quoted: 0, noAnswer: 1, misread: 0 },
    { kind: "assured", asked: 7, answered: 7, quoted: 0, noAnswer: 0, misread: 0 },
    { kind: "comparing", asked: 7, answered: 6, quoted: 0, noAnswer: 0, misread: 1 },
    { kind: "changes", asked: 10, answered: 8, quoted: 0, noAnswer: 1, misread: 1 },
    { kind: "plan", asked: 12, answered: 8, quoted: 0, noAnswer: 4, misread: 0 },
    { kind: "pages", asked: 13, answered: 0, quoted: 10, noAnswer: 3, misread: 0 },
    { kind: "twoAtOnce", asked: 7, answered: 6, quoted: 0, noAnswer: 1, misread: 0 },
    { kind: "followUps", asked: 10, answered: 7, quoted: 1, noAnswer: 2, misread: 0 },
    { kind: "spanish", asked: 10, answered: 8, quoted: 1, noAnswer: 1, misread: 0 },
    { kind: "outOfScope", asked: 8, answered: 4, quoted: 0, noAnswer: 3, misread: 1 },
    { kind: "refusals", asked: 11, answered: 11, quoted: 0, noAnswer: 0, misread: 0 },
    { kind: "danger", asked: 12, answered: 10, quoted: 0, noAnswer: 2, misread: 0 },
  ],
} as const;
