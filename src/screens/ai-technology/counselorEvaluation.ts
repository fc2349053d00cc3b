/** How the counselor reads its evaluation sets; written by `npm run evaluate -- --write`. */
export const counselorEvaluation = {
  own: { asked: 619, right: 599, noAnswer: 16, wrong: 4 },
  others: { asked: 200, right: 177, noAnswer: 19, wrong: 4 },
  kinds: [
    { kind: "prices", asked: 17, right: 10, noAnswer: 5, wrong: 2 },
    { kind: "chances", asked: 15, right: 15, noAnswer: 0, wrong: 0 },
    { kind: "facts", asked: 21, right: 18, noAnswer: 3, wrong: 0 },
    { kind: "searches", asked: 15, right: 15, noAnswer: 0, wrong: 0 },
    { kind: "deadlines", asked: 13, right: 13, noAnswer: 0, wrong: 0 },
    { kind: "statePrograms", asked: 12, right: 11, noAnswer: 1, wrong: 0 },
    { kind: "assured", asked: 7, right: 7, noAnswer: 0, wrong: 0 },
    { kind: "comparing", asked: 7, right: 6, noAnswer: 0, wrong: 1 },
    { kind: "changes", asked: 10, right: 8, noAnswer: 2, wrong: 0 },
    { kind: "plan", asked: 12, right: 10, noAnswer: 2, wrong: 0 },
    { kind: "pages", asked: 13, right: 13, noAnswer: 0, wrong: 0 },
    { kind: "twoAtOnce", asked: 7, right: 6, noAnswer: 1, wrong: 0 },
    { kind: "followUps", asked: 10, right: 7, noAnswer: 3, wrong: 0 },
    { kind: "spanish", asked: 10, right: 9, noAnswer: 1, wrong: 0 },
    { kind: "outOfScope", asked: 8, right: 7, noAnswer: 0, wrong: 1 },
    { kind: "refusals", asked: 11, right: 11, noAnswer: 0, wrong: 0 },
    { kind: "danger", asked: 12, right: 11, noAnswer: 1, wrong: 0 },
  ],
} as const;
