/** Where a figure's year stands in a sentence. */
import { expect, test } from "vitest";
import type { Inline } from "#content/blocks.ts";
import { toPlainText } from "#content/plainText.ts";
import { settleFigures } from "./settleFigures.ts";

const figure = (text: string, year: string, isPast = false): Inline => ({
  figure: text,
  year,
  source: null,
  isPast,
});

/** As a page shows it. */
const read = (...runs: Inline[]) =>
  settleFigures(runs, "")
    .map((run) => {
      const year = typeof run === "string" || !("figure" in run) || run.year === "" ? "" : ` (${run.year})`;
      return `${toPlainText([run])}${year}`;
    })
    .join("");

test.each<[string, string, string]>([
  ["$9,748", " a year.", "$9,748 a year (2024-25)."],
  ["$15,190", " in tuition and fees.", "$15,190 in tuition and fees (2024-25)."],
  [
    "$8,625",
    " a year in tuition and fees, and more",
    "$8,625 a year in tuition and fees (2024-25), and more",
  ],
  ["$16,886", " for room and board.", "$16,886 for room and board (2024-25)."],
  ["61%", " of its applicants get in.", "61% of its applicants (2024-25) get in."],
  ["51%", " of its full-time students graduate.", "51% of its full-time students (2024-25) graduate."],
  ["14,164", " undergraduates live here.", "14,164 undergraduates (2024-25) live here."],
])("%s%s: the year follows what is counted", (amount, rest, whole) => {
  expect(read(figure(amount, "2024-25"), rest)).toBe(whole);
});

test("before other words, or without a year, nothing moves", () => {
  expect(read(figure("$7,395", "2026-27"), " or less a year.")).toBe("$7,395 (2026-27) or less a year.");
  expect(read(figure("$7,395", "2026-27"), " of a bill.")).toBe("$7,395 (2026-27) of a bill.");
  expect(read(figure("$7,395", ""), " a year.")).toBe("$7,395 a year.");
  expect(read(figure("$5", "2025", true), " a yearly fee.")).toBe("$5 (2025) a yearly fee.");
});

test("each day that is only expected says so, unless its sentence does", () => {
  const may = figure("May 1, 2027", "expected");
  const august = figure("August 1, 2027", "expected");
  expect(read("File by ", may, ". At a trade school, you have until ", august, ".")).toBe(
    "File by May 1, 2027 (expected). At a trade school, you have until August 1, 2027 (expected).",
  );
  expect(read("File by ", may, ", the expected date. You have until ", august, ".")).toBe(
    "File by May 1, 2027, the expected date. You have until August 1, 2027 (expected).",
  );
  expect(
    read("The form is expected soon. File by ", may, ", not after ", figure("May 1", "expected"), "."),
  ).toBe("The form is expected soon. File by May 1, 2027 (expected), not after May 1.");
});
