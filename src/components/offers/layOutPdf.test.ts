/** A PDF's text put in rows: columns keep their gaps, in whatever order the file draws them, and prose stays as it was written. */
import { expect, test } from "vitest";
import { layOutPage, type PdfText } from "./layOutPdf.ts";

const size = 10;
/** Letters of half their size, as the layout counts them. */
const put = (text: string, x: number, y: number): PdfText => ({ text, x, y, width: text.length * 5, size });

const names = ["Dining, Block 150", "Tuition", "Total"];
const amounts = ["$6,120", "$30,000", "$36,120"];

const table =
  "Dining, Block 150              $6,120\nTuition                        $30,000\nTotal                          $36,120";

test("a name and its amount are one line, with the gap between them", () => {
  const items = names.flatMap((name, row) => [
    put(name, 50, 700 - row * 14),
    put(amounts[row] ?? "", 205, 700 - row * 14),
  ]);
  expect(layOutPage(items)).toBe(table);
});

test("a table drawn column by column is the same table", () => {
  const items = [names, amounts].flatMap((column, at) =>
    column.map((text, row) => put(text, 50 + at * 155, 700 - row * 14)),
  );
  expect(layOutPage(items)).toBe(table);
});

test("two columns of prose stay one after the other", () => {
  const left = [
    "Congratulations on your admission to the college.",
    "We are glad to send you this offer of aid.",
  ];
  const right = [
    "Questions about this letter? Write to our office.",
    "We answer every day of the week until six.",
  ];
  const items = [left, right].flatMap((column, at) =>
    column.map((text, row) => put(text, 50 + at * 300, 700 - row * 14)),
  );
  expect(layOutPage(items)).toBe([...left, ...right].join("\n"));
});

test("words drawn one by one have one space, letters of one word none, and a paragraph a blank line before it", () => {
  expect(
    layOutPage([
      put("Pell", 50, 700),
      put("Grant", 73, 700),
      put("s", 98, 700),
      put(" ", 103, 700),
      put("Next year", 50, 660),
    ]),
  ).toBe("Pell Grants\n\nNext year");
});

test("an empty page is empty, and a page of a hundred thousand words ends", () => {
  expect(layOutPage([put(" ", 50, 700)])).toBe("");
  const many = Array.from({ length: 100_000 }, (_, at) =>
    put("$1,000", 50 + (at % 7) * 60, 700 - Math.floor(at / 7)),
  );
  expect(layOutPage(many).split("\n").length).toBeGreaterThan(1_000);
});
