/** Every line that was read from a letter has its amount marked in the text, and the text stays as it is. */
import { expect, test } from "vitest";
import { sampleLetters } from "../../../test/fixtures/sampleLetters.ts";
import { toSentPlaces } from "./letterPlaces.ts";
import { toPlainText } from "./letterText.ts";
import { markLetter } from "./markLetter.ts";
import { parseLetter } from "./parseLetter.ts";

test.each(sampleLetters)("$name", ({ text }) => {
  const letter = parseLetter(text);
  if (!letter.ok) throw new Error(letter.problem);
  const { lines, leftOut } = letter.value;
  const parts = markLetter(text, lines, leftOut);
  expect(parts.map((part) => part.text).join("")).toBe(toPlainText(text));
  const marked = new Set(parts.flatMap(({ at }) => (at !== null && "line" in at ? [at.line] : [])));
  expect(lines.flatMap(({ label }, at) => (marked.has(at) ? [] : [label]))).toEqual([]);
});

test("an amount is marked at its own row, also where another row has the same", () => {
  const text = "Fall Grant   $1,000\nTotal        $1,000\nBooks  $1,000 each";
  const parts = markLetter(
    text,
    [
      { readFrom: "Books $1,000 each", amountUsd: 2_000 },
      { readFrom: "Fall Grant $1,000", amountUsd: 1_000 },
    ],
    [{ text: "Total $1,000", amountUsd: 1_000 }],
  );
  expect(parts).toEqual([
    { text: "Fall Grant   ", at: null },
    { text: "$1,000", at: { line: 1 } },
    { text: "\nTotal        ", at: null },
    { text: "$1,000", at: { leftOut: 0 } },
    { text: "\nBooks  ", at: null },
    { text: "$1,000", at: { line: 0 } },
    { text: " each", at: null },
  ]);
});

test.each<[what: string, text: string, marked: [text: string, at: number, label: string][]]>([
  [
    "the same amount in two rows with the same words",
    "Unity Award, Fall  $1,000\nUnity Award, Spring  $1,000\nTotal grants  $2,000",
    [
      ["$1,000", 19, "Unity Award"],
      ["$1,000", 47, "Unity Award"],
    ],
  ],
  [
    "the same amount twice in a row",
    "Award   Offered   Accepted\nPell Grant   $5,000   $5,000\nDirect Loan   $5,000   $0",
    [
      ["$5,000", 40, "Pell Grant"],
      ["$5,000", 70, "Direct Loan"],
    ],
  ],
  [
    "two tables side by side with the same amounts",
    "Costs                       Aid\nTuition        $7,000       Pell Grant        $7,000\nFees           $1,000       Merit Award       $1,000\nFood           $6,000       Work-Study        $6,000",
    [
      ["$7,000", 47, "Tuition"],
      ["$7,000", 78, "Pell Grant"],
      ["$1,000", 100, "Fees"],
      ["$1,000", 131, "Merit Award"],
      ["$6,000", 153, "Food"],
      ["$6,000", 184, "Work-Study"],
    ],
  ],
])("the very amount is marked: %s", (_, text, expected) => {
  const parsed = parseLetter(text);
  if (!parsed.ok) throw new Error(parsed.problem);
  const { lines, leftOut } = parsed.value;
  let start = 0;
  const marked = markLetter(text, lines, leftOut).flatMap((part): [string, number, string][] => {
    const at = start;
    start += part.text.length;
    return part.at !== null && "line" in part.at ? [[part.text, at, lines[part.at.line]?.label ?? ""]] : [];
  });
  expect(marked).toEqual(expected);
});

test("places in the text as sent count what the plain text leaves out", () => {
  const sent = "Pell\u200b Grant\u00ad $5,000";
  expect(toPlainText(sent).slice(11, 17)).toBe("$5,000");
  const [place] = toSentPlaces(sent, [{ start: 11, end: 17 }]);
  expect(sent.slice(place?.start, place?.end)).toBe("$5,000");
});

test("what isn't in the text is marked nowhere", () => {
  expect(markLetter("Pell Grant $5", [{ readFrom: "Loan $7", amountUsd: 7 }], [])).toEqual([
    { text: "Pell Grant $5", at: null },
  ]);
});

test("cards with the amount above its name are marked by their amounts", () => {
  const text =
    "$2,100.00\nFederal Pell Grant\nFall 2027\n$2,150.00\nFederal Pell Grant\nSpring 2028\n$7,100.00\nHousing and food";
  const parsed = parseLetter(text);
  if (!parsed.ok) throw new Error(parsed.problem);
  const parts = markLetter(text, parsed.value.lines, parsed.value.leftOut);
  const marked = parts.flatMap((part) =>
    part.at !== null && "line" in part.at ? [[part.text, part.at.line]] : [],
  );
  expect(marked).toEqual([
    ["$2,100.00", 0],
    ["$2,150.00", 0],
    ["$7,100.00", 1],
  ]);
  expect(parts.map((part) => part.text).join("")).toBe(text);
});
