/**
 * A corpus of award letters, each with the reading that a financial aid officer would sign: every line with its kind, amount,
 * label and renewal, what is left out and why, and the college and year where the letter names them. The letters are composites.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { parseLetter } from "./parseLetter.ts";

const file = join(import.meta.dirname, "../../../test/fixtures/awardLetters.txt");

type Letter = { name: string; text: string; expected: string[]; said: Map<string, string> };

const letters = readFileSync(file, "utf8").split(/^=== /m).slice(1).map(readCase);

/** "=== name", the letter, then lines that begin with "---" and the expected lines. */
function readCase(block: string): Letter {
  const [name = "", ...rest] = block.trimEnd().split("\n");
  const at = rest.findIndex((line) => line.startsWith("---"));
  const after = rest.slice(at);
  const said = after.flatMap((line): [string, string][] => {
    const match = /^--- (\w+) ?(.*)$/.exec(line);
    return match === null ? [] : [[match[1] ?? "", match[2] ?? ""]];
  });
  return {
    name,
    text: rest.slice(0, at).join("\n"),
    expected: after.filter((line) => line !== "" && !line.startsWith("---")),
    said: new Map(said),
  };
}

describe("each letter, line by line", () => {
  test("the corpus is large", () => {
    expect(letters.length).toBeGreaterThan(60);
  });
  test.each(letters)("$name", ({ text, expected, said }) => {
    const read = parseLetter(text);
    if (!read.ok) {
      expect(read.problem).toBe(said.get("problem"));
      return;
    }
    const { lines, leftOut, collegeName, academicYear, areWordsUnknown } = read.value;
    const found = lines.map(({ kind, amountUsd, label, isRenewable }) =>
      [kind, amountUsd, label, ...(isRenewable === null ? [] : [isRenewable ? "renews" : "once"])].join(" "),
    );
    expect(found.toSorted()).toEqual(expected.filter((line) => !line.startsWith("left ")).toSorted());
    const out = leftOut
      .filter(({ because }) => because !== "zero")
      .map(({ because, amountUsd }) => `left ${because} ${amountUsd}`);
    expect(out).toEqual(expect.arrayContaining(expected.filter((line) => line.startsWith("left "))));
    if (said.has("college")) expect(collegeName).toBe(said.get("college"));
    if (said.has("year")) expect(academicYear).toBe(said.get("year"));
    expect(areWordsUnknown).toBe(said.has("unknownWords"));
    const notes = said.get("notes")?.split(" ");
    if (notes !== undefined)
      expect(lines.filter(({ note }) => note === notes[0])).toHaveLength(Number(notes[1]));
    // Every line shows the place that it was read from.
    expect(lines.every(({ readFrom }) => readFrom !== undefined && readFrom !== "")).toBe(true);
  });
});
