/** Sentences that comments are about: cut exactly, found again after changes. */
import { expect, test } from "vitest";
import { findPassage, splitPassages } from "./passages.ts";

const split = (text: string, most = 2_000) => splitPassages(text, most).map(({ quote }) => quote);

test.each([
  ["", []],
  ["   \n\n ", []],
  ["It rained. We left.\n\nMr. Ito stayed.", ["It rained.", "We left.", "Mr. Ito stayed."]],
  ["“Stop!” she said. I did not.", ["“Stop!” she said.", "I did not."]],
])("%j has the sentences %j", (text, quotes) => {
  expect(split(text)).toEqual(quotes);
});

test("every passage is exactly what the text has there, and equal ones are counted", () => {
  const text = "Go. Yes.  Go.\nGo.";
  const passages = splitPassages(text, 2_000);
  for (const { start, end, quote } of passages) expect(text.slice(start, end)).toBe(quote);
  expect(passages.filter(({ quote }) => quote === "Go.").map(({ occurrence }) => occurrence)).toEqual([
    0, 1, 2,
  ]);
});

test("a sentence that is too long to quote is cut at spaces, and one without spaces between characters", () => {
  const long = `${"word ".repeat(900)}end.`;
  const pieces = split(long);
  expect(pieces.length).toBeGreaterThan(2);
  expect(pieces.join(" ")).toBe(long);
  expect(Math.max(...pieces.map(({ length }) => length))).toBeLessThanOrEqual(2_000);
  const faces = split("🙂a".repeat(20), 10);
  expect(faces.join("")).toBe("🙂a".repeat(20));
  expect(faces.every((piece) => piece.isWellFormed())).toBe(true);
});

test.each([
  ["Go. Yes. Go.", { quote: "Go.", occurrence: 1 }, { start: 9, end: 12 }],
  ["Before. Go. Yes.", { quote: "Go.", occurrence: 1 }, { start: 8, end: 11 }],
  ["It rained; we left.", { quote: "we left.", occurrence: 0 }, { start: 11, end: 19 }],
  ["Cargo.", { quote: "Go.", occurrence: 0 }, null],
  ["It rained.", { quote: "", occurrence: 0 }, null],
])("in %j the comment on %j is at %j", (text, said, place) => {
  expect(findPassage(text, splitPassages(text, 2_000), said)).toEqual(place);
});
