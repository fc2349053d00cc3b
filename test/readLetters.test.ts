/**
 * Award letters with keys, given, written by hand and generated: how many totals and lines are read right, and that nothing wrong is
 * stated as certain. `npm run evaluate -- letters --misses` shows what is missed.
 */
import { describe, expect, test } from "vitest";
import { findAmounts } from "#domain/offers/letterAmounts.ts";
import { toPlainText } from "#domain/offers/letterText.ts";
import { parseLetter } from "#domain/offers/parseLetter.ts";
import {
  type KeyedLetter,
  type LetterScore,
  readKeyedLetters,
  scoreReading,
} from "./evaluate/scoreLetters.ts";
import { generateLetters } from "./support/letterGenerator.ts";

const sets: readonly (readonly [
  name: string,
  letters: readonly KeyedLetter[],
  totalsShare: number,
  medianQuestions: number,
])[] = [
  ["given", readKeyedLetters("given.txt"), 0.95, 0],
  ["written by hand", readKeyedLetters("open.txt"), 0.95, 0],
  ["written by hand and kept for the end", readKeyedLetters("sealed.txt"), 0.95, 0],
  // Many of these print no total of their costs or of their aid: the lines of that side are confirmed with one answer.
  ["written blind", readKeyedLetters("blind.txt"), 0.95, 1],
  ["written before their misses were seen", readKeyedLetters("own.txt"), 0.8, 1],
  ["that misled it, as probes", readKeyedLetters("probes.txt"), 0.95, 1],
  ["written before certainty was earned", readKeyedLetters("unseen.txt"), 0.95, 1],
  ["written in four rounds after it", readKeyedLetters("rounds.txt"), 0.9, 1],
  // Run once before it was opened: 81% of the totals right, 5 letters wrong without a question.
  ["of an outside writer", readKeyedLetters("outside.txt"), 0.95, 1],
  ["sealed until certainty was earned", readKeyedLetters("unseenSealed.txt"), 0.9, 1],
  ["generated", generateLetters({ isHeldOut: false, letters: 240, seed: 39 }), 0.98, 0],
  [
    "generated from layouts and words held out",
    generateLetters({ isHeldOut: true, letters: 90, seed: 7 }),
    0.95,
    1,
  ],
  // Run once before they were looked at: 70% of the totals, 5 of 30 wrong without a question.
  ["in layouts of real letters", readKeyedLetters("layouts.txt"), 0.85, 1],
  // Run once after the first were mended: 71% of the totals, 1 of 20 wrong without a question.
  ["in layouts of real letters, with sums", readKeyedLetters("layouts2.txt"), 0.85, 1],
  // Run once before they were looked at: 67% of the totals, 1 of 15 wrong without a question; and 75%, 1 of 12.
  ["of the kinds read worst", readKeyedLetters("weakLayouts.txt"), 0.95, 0],
  // Run once before they were looked at: 74% of the totals, 4 of 30 wrong without a question; and 88%, 3 of 15.
  ["in layouts of thirty colleges", readKeyedLetters("layouts3.txt"), 0.95, 0],
  ["in layouts of thirty colleges, later", readKeyedLetters("layouts4.txt"), 0.95, 0],
  ["of the kinds read worst, later", readKeyedLetters("weakLayouts2.txt"), 0.85, 1],
  // First runs, in turn: 69%, 82%, 92%, 69%, 80% and 74% of the totals; 4 of 20, 3 of 24, 2 of 16, 5 of 24, 4 of 24 and 5 of 20 wrong without a question.
  ["in layouts of 2026", readKeyedLetters("layouts6.txt"), 0.93, 1],
  ["in layouts of 2026, by a second writer", readKeyedLetters("layouts7.txt"), 0.93, 1],
  ["in layouts of 2026, by a third writer", readKeyedLetters("layouts8.txt"), 0.91, 1],
  ["in layouts of 2026, by a tenth writer", readKeyedLetters("layouts15.txt"), 0.95, 0],
  // First run: 95% of the totals, none of 20 wrong without a question.
  ["in layouts of 2026, by a thirteenth writer", readKeyedLetters("layouts18.txt"), 0.97, 0],
  // First run: 87% of the totals, 1 of 20 wrong without a question.
  ["in layouts of 2026, by a fourteenth writer", readKeyedLetters("layouts19.txt"), 0.97, 0],
  // First runs, in turn: 75%, 74%, 58% and 74% of the totals; 3 of 16, 4 of 8, 8 of 24 and 1 of 6 wrong without a question.
  ["in layouts of 2026, fifteenth set", readKeyedLetters("layouts20.txt"), 0.97, 0],
  ["in layouts of 2026, fifteenth set, kept for the end", readKeyedLetters("layouts21.txt"), 0.97, 0],
  ["in layouts of 2026, fifteenth set, harder", readKeyedLetters("layouts22.txt"), 0.95, 0],
  ["in layouts of 2026, fifteenth set, exports and forms", readKeyedLetters("layouts23.txt"), 0.93, 1],
  // First runs: 88% and 85% of the totals; 1 of 6 and none of 6 wrong without a question.
  ["in layouts of 2026, fifteenth set, usual layouts", readKeyedLetters("layouts24.txt"), 0.97, 0],
  ["in layouts of 2026, fifteenth set, later", readKeyedLetters("layouts25.txt"), 0.97, 0],
  // First run: 81% of the totals, 5 of 15 wrong without a question.
  ["in layouts of 2026, seventeenth set", readKeyedLetters("layouts27.txt"), 1, 0],
  ["in layouts of 2026, in the layouts of the seventeenth set", readKeyedLetters("layouts28.txt"), 0.95, 0],
  // First run: 80% of the totals, 4 of 15 wrong without a question.
  ["in layouts of 2026, eighteenth set", readKeyedLetters("layouts29.txt"), 1, 0],
  ["in layouts of 2026, in the layouts of the eighteenth set", readKeyedLetters("layouts30.txt"), 0.97, 0],
  // First runs, in turn: 91%, 89% and 96% of the totals; 1 of 16, 2 of 14 and 2 of 18 wrong without a question.
  ["in layouts of 2026, nineteenth set, usual layouts", readKeyedLetters("layouts31.txt"), 1, 0],
  ["in layouts of 2026, twentieth set, usual layouts", readKeyedLetters("layouts32.txt"), 0.97, 0],
  ["in layouts of 2026, twenty-first set, usual layouts", readKeyedLetters("layouts33.txt"), 0.98, 0],
  ["in layouts of 2026, by a fourth writer", readKeyedLetters("layouts9.txt"), 0.69, 2],
  ["in layouts of 2026, by a fifth writer", readKeyedLetters("layouts10.txt"), 0.93, 0],
  ["in layouts of 2026, by a sixth writer", readKeyedLetters("layouts11.txt"), 0.8, 2],
  // First run: 85% of the totals, 2 of 20 wrong without a question.
  ["in layouts of 2026, by a seventh writer", readKeyedLetters("layouts12.txt"), 0.87, 2],
];

/** Each letter is read once for the tests of its set: reading is nearly all of their time. */
const readings = new Map<string, ReturnType<typeof parseLetter>>();
function readOnce(text: string): ReturnType<typeof parseLetter> {
  const read = readings.get(text) ?? parseLetter(text);
  readings.set(text, read);
  return read;
}
const scoreOnce = (letter: KeyedLetter): LetterScore => scoreReading(letter, readOnce(letter.text));

test("where every printed sum comes out, nine letters in ten ask nothing, and no generated one asks", () => {
  // The letters of 2026 ask more often: `npm run evaluate -- letters` prints it.
  const earlier = sets.filter(([name]) => !name.startsWith("in layouts of 2026"));
  const closed = earlier.flatMap(([name, letters]) =>
    letters.map(scoreOnce).flatMap((score) => (score.isClosed ? [{ ...score, set: name }] : [])),
  );
  const asked = closed.filter(({ questions }) => questions > 0);
  const isWritten = ({ set }: { set: string }) => !set.startsWith("generated");
  expect(asked.filter((one) => !isWritten(one)).map(({ name }) => name)).toEqual([]);
  expect(closed.filter(isWritten).length).toBeGreaterThan(120);
  expect(asked.length / closed.filter(isWritten).length).toBeLessThan(0.12);
});

describe.each(sets)("letters %s", (_, letters, totalsShare, medianQuestions) => {
  const scores = letters.map(scoreOnce);

  test("totals are read right", () => {
    const right = scores.reduce((sum, { totals }) => sum + totals.right, 0);
    const all = scores.reduce((sum, { totals }) => sum + totals.all, 0);
    expect(right / all).toBeGreaterThanOrEqual(totalsShare);
  });

  test("nothing wrong is stated without a question", () => {
    expect(
      scores.flatMap(({ name, wrongWithoutQuestion }) =>
        wrongWithoutQuestion.map((wrong) => `${name}: ${wrong}`),
      ),
    ).toEqual([]);
  });

  test("few questions are asked", () => {
    const questions = scores.map((score) => score.questions).toSorted((a, b) => a - b);
    expect(questions[Math.floor(questions.length / 2)]).toBeLessThanOrEqual(medianQuestions);
  });

  test("each amount in dollars is in a line or in what was left out", () => {
    const lost = letters.flatMap(({ name, text }) => {
      const read = readOnce(text);
      // Of two students, it is sent back whole.
      if (!read.ok) return read.problem === "severalLetters" && /students|sisters/.test(name) ? [] : [name];
      const traces = [
        ...read.value.lines.map(({ readFrom }) => readFrom ?? ""),
        ...read.value.leftOut.map((one) => one.text),
      ].join("\n");
      return toPlainText(text)
        .split("\n")
        .flatMap((line) =>
          findAmounts(line).flatMap((one) => (one.isMarked ? [line.slice(one.start, one.end).trim()] : [])),
        )
        .filter((amount) => !traces.includes(amount))
        .map((amount) => `${name}: ${amount}`);
    });
    expect(lost).toEqual([]);
  });

  test("each line and each amount left out has a place of its own in the letter", () => {
    const wrong = letters.flatMap(({ name, text }) => {
      const read = readOnce(text);
      if (!read.ok) return [];
      const taken = new Set<number>();
      return [...read.value.lines, ...read.value.leftOut].flatMap(({ label, readAt = [] }) => {
        const isOwn = readAt.length > 0 && readAt.every(({ start }) => !taken.has(start));
        for (const { start } of readAt) taken.add(start);
        return isOwn ? [] : [`${name}: ${label}`];
      });
    });
    expect(wrong).toEqual([]);
  });

  test("a reading is the same each time", () => {
    const [letter] = letters;
    expect(parseLetter(letter?.text ?? "")).toEqual(readOnce(letter?.text ?? ""));
  });
});
