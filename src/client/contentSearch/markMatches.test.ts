/** Found words marked, and the stretch of a text that is shown. */
import { describe, expect, test } from "vitest";
import { buildExcerpt, markMatches, type Piece } from "./markMatches.ts";

const renderMarked = (pieces: readonly Piece[]) =>
  pieces.map(({ text, isFound }) => (isFound ? `[${text}]` : text)).join("");

test.each([
  ["File the FAFSA early.", ["fafsa"], "File the [FAFSA] early."],
  ["Grants, grant, granted", ["grant"], "[Grants], [grant], granted"],
  ["nothing here", ["else"], "nothing here"],
  ["", ["else"], ""],
])("%s", (text, found, expected) => {
  expect(renderMarked(markMatches(text, new Set(found)))).toBe(expected);
});

describe("the stretch shown", () => {
  const filler = "Some other words that say nothing of it at all stand here before. ".repeat(5);

  test("a short text is shown whole", () => {
    expect(renderMarked(buildExcerpt("Ohio pays a grant.", new Set(["grant"])))).toBe("Ohio pays a [grant].");
  });

  test("begins with the sentence that holds the most of the words", () => {
    const text = `${filler}A grant. ${filler}The Ohio grant is paid by the state. More follows.`;
    expect(renderMarked(buildExcerpt(text, new Set(["ohio", "grant"])))).toBe(
      "… The [Ohio] [grant] is paid by the state. More follows.",
    );
  });

  test("stays at the beginning where that says as much", () => {
    const text = `The grant is paid. ${filler}The grant again.`;
    expect(renderMarked(buildExcerpt(text, new Set(["grant"])))).toMatch(/^The \[grant\] is paid\. .* …$/);
  });

  test("never cuts a word, and is at most two lines long", () => {
    const text = `${filler}${"lengthy ".repeat(60)}`;
    const pieces = renderMarked(buildExcerpt(text, new Set(["lengthy"]))).replaceAll(/[[\]]/g, "");
    expect(pieces.length).toBeLessThanOrEqual(175);
    expect(pieces).toMatch(/lengthy …$/);
  });

  test("of one endless word a part is shown", () => {
    expect(renderMarked(buildExcerpt("x".repeat(500), new Set()))).toHaveLength(172);
  });
});
