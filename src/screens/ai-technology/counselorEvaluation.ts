/** How the counselor reads its evaluation sets; written by `npm run evaluate -- --write`. */
export const counselorEvaluation = {
  own: { asked: 619, right: 608, noAnswer: 9, wrong: 2 },
  others: { asked: 150, right: 112, noAnswer: 19, wrong: 19 },
  kinds: [
    { kind: "prices", asked: 11, right: 6, noAnswer: 3, wrong: 2 },
    { kind: "chances", asked: 10, right: 6, noAnswer: 1, wrong: 3 },
    { kind: "facts", asked: 13, right: 10, noAnswer: 3, wrong: 0 },
    { kind: "searches", asked: 9, right: 8, noAnswer: 0, wrong: 1 },
    { kind: "deadlines", asked: 8, right: 6, noAnswer: 2, wrong: 0 },
    { kind: "statePrograms", asked: 9, right: 6, noAnswer: 1, wrong: 2 },
    { kind: "assured", asked: 6, right: 3, noAnswer: 1, wrong: 2 },
    { kind: "comparing", asked: 5, right: 4, noAnswer: 0, wrong: 1 },
    { kind: "changes", asked: 8, right: 7, noAnswer: 1, wrong: 0 },
    { kind: "plan", asked: 10, right: 8, noAnswer: 1, wrong: 1 },
    { kind: "pages", asked: 9, right: 7, noAnswer: 2, wrong: 0 },
    { kind: "twoAtOnce", asked: 5, right: 4, noAnswer: 0, wrong: 1 },
    { kind: "followUps", asked: 9, right: 5, noAnswer: 4, wrong: 0 },
    { kind: "spanish", asked: 8, right: 7, noAnswer: 0, wrong: 1 },
    { kind: "outOfScope", asked: 8, right: 7, noAnswer: 0, wrong: 1 },
    { kind: "refusals", asked: 12, right: 9, noAnswer: 0, wrong: 3 },
    { kind: "danger", asked: 10, right: 9, noAnswer: 0, wrong: 1 },
  ],
} as const;
