/** Merging two sides of one text, by cases and by properties. */
import { array, assert, constantFrom, nat, property, record } from "fast-check";
import { describe, expect, test } from "vitest";
import { diffSequences } from "./diffSequences.ts";
import { mergeTexts } from "./mergeTexts.ts";

const base = "Dough.\n\nFlour.\n\nOven.";

describe("two sides of one text", () => {
  test.each([
    ["one side changed nothing", "Dough!\n\nFlour.\n\nOven.", base, "Dough!\n\nFlour.\n\nOven."],
    ["both changed alike", "Dough!", "Dough!", "Dough!"],
    ["two paragraphs", "Dough!\n\nFlour.\n\nOven.", "Dough.\n\nFlour.\n\nOven?", "Dough!\n\nFlour.\n\nOven?"],
    ["neighbors", "Dough!\n\nFlour.\n\nOven.", "Dough.\n\nFlour?\n\nOven.", "Dough!\n\nFlour?\n\nOven."],
    [
      "a new end and a changed last",
      `${base}\n\nBread.`,
      "Dough.\n\nFlour.\n\nOven?",
      "Dough.\n\nFlour.\n\nOven?\n\nBread.",
    ],
    ["a new beginning and a new end", `Salt.\n\n${base}`, `${base}\n\nBread.`, `Salt.\n\n${base}\n\nBread.`],
    ["a removed and a changed paragraph", "Dough.\n\nOven.", "Dough.\n\nFlour.\n\nOven?", "Dough.\n\nOven?"],
    [
      "the same change and another",
      "Dough!\n\nFlour.\n\nOven.",
      "Dough!\n\nFlour.\n\nOven?",
      "Dough!\n\nFlour.\n\nOven?",
    ],
  ])("%s", (_, mine, theirs, text) => {
    expect(mergeTexts({ base, mine, theirs })).toEqual({ kind: "merged", text });
    expect(mergeTexts({ base, mine: theirs, theirs: mine })).toEqual({ kind: "merged", text });
  });

  test("lines without a blank one between them are paragraphs too", () => {
    expect(mergeTexts({ base: "a\nb", mine: "A\nb", theirs: "a\nB" })).toEqual({
      kind: "merged",
      text: "A\nB",
    });
  });

  test.each([
    ["the same paragraph", "Dough!\n\nFlour.\n\nOven.", "Dough?\n\nFlour.\n\nOven."],
    ["removed here, changed there", "Dough.\n\nOven.", "Dough.\n\nFlour and salt.\n\nOven."],
    ["two new ends", `${base}\n\nBread.`, `${base}\n\nCrust.`],
    ["all removed here, one changed there", "", "Dough.\n\nFlour?\n\nOven."],
    [
      "all rewritten here, a paragraph added between there",
      "A\n\nB\n\nC",
      "Dough.\n\nNew.\n\nFlour.\n\nOven.",
    ],
  ])("%s: both come back", (_, mine, theirs) => {
    expect(mergeTexts({ base, mine, theirs })).toEqual({ kind: "both", mine, theirs });
    expect(mergeTexts({ base, mine: theirs, theirs: mine })).toEqual({
      kind: "both",
      mine: theirs,
      theirs: mine,
    });
  });

  test("two essays begun on two devices stay side by side", () => {
    expect(mergeTexts({ base: "", mine: "Mine.", theirs: "Theirs." })).toMatchObject({ kind: "both" });
    expect(mergeTexts({ base: "", mine: "Mine.", theirs: "" })).toEqual({ kind: "merged", text: "Mine." });
  });

  test("emoji, combining marks, right-to-left letters and NUL pass through", () => {
    const odd = "👩‍🍳 e\u0301\n\nשלום\n\na\u0000b";
    const merged = mergeTexts({ base: odd, mine: `${odd}\n\n🍞`, theirs: odd.replace("שלום", "שלום!") });
    expect(merged).toEqual({ kind: "merged", text: "👩‍🍳 e\u0301\n\nשלום!\n\na\u0000b\n\n🍞" });
  });
});

describe("the largest text that is kept, 64 kB", () => {
  const paragraphs = (side: string, count: number) =>
    Array.from({ length: count }, (_, index) => `${side} ${index} ${"written down in full ".repeat(20)}`);

  test("merges where paragraphs differ, and comes back twice where all do", () => {
    const base = paragraphs("base", 150);
    const mine = base.with(3, "Mine.");
    const theirs = base.with(140, "Theirs.");
    const join = (lines: readonly string[]) => lines.join("\n\n");
    expect(mergeTexts({ base: join(base), mine: join(mine), theirs: join(theirs) })).toEqual({
      kind: "merged",
      text: join(mine.with(140, "Theirs.")),
    });
    const rewritten = { mine: join(paragraphs("mine", 150)), theirs: join(paragraphs("theirs", 150)) };
    expect(mergeTexts({ base: join(base), ...rewritten })).toEqual({ kind: "both", ...rewritten });
  });

  test("nothing but line breaks is bounded too", () => {
    const base = "\n".repeat(65_000);
    expect(mergeTexts({ base, mine: `Mine.${base}`, theirs: `${base}Theirs.` })).toEqual({
      kind: "merged",
      text: `Mine.${base}Theirs.`,
    });
    const letters = (step: number) =>
      Array.from({ length: 32_000 }, (_, index) => (index * step) % 7).join("\n");
    expect(mergeTexts({ base: letters(1), mine: letters(2), theirs: letters(3) })).toMatchObject({
      kind: "both",
    });
  });
});

describe("any two sides", () => {
  const line = constantFrom("", "", "Dough.", "Flour.", "Oven.", "Salt.", "Bread.");
  const text = array(line, { maxLength: 9 }).map((lines) => lines.join("\n"));
  /** Edits of one text, each line of its own kind, so that a lost one is seen. */
  const edited = (side: string) =>
    array(record({ at: nat(12), removed: nat(2), added: array(nat(99), { maxLength: 2 }) }), {
      maxLength: 3,
    }).map((edits) => (lines: readonly string[]) => {
      const next = [...lines];
      for (const { at, removed, added } of edits)
        next.splice(Math.min(at, next.length), removed, ...added.map((nth) => `${side} ${nth}`));
      return next;
    });
  const count = (lines: readonly string[], one: string) => lines.filter((line) => line === one).length;

  test("the order of the sides does not matter", () => {
    assert(
      property(text, text, text, (base, mine, theirs) => {
        const merged = mergeTexts({ base, mine, theirs });
        const swapped = mergeTexts({ base, mine: theirs, theirs: mine });
        if (merged.kind === "merged") expect(swapped).toEqual(merged);
        else expect(swapped).toEqual({ kind: "both", mine: theirs, theirs: mine });
      }),
      { numRuns: 500 },
    );
  });

  test("nothing that either side wrote is lost, and what neither touched stays", () => {
    let mergedRuns = 0;
    assert(
      property(nat(12), edited("mine"), edited("theirs"), (length, editMine, editTheirs) => {
        const lines = Array.from({ length }, (_, index) => `base ${index}`);
        const [mine, theirs] = [editMine(lines), editTheirs(lines)];
        const merged = mergeTexts({
          base: lines.join("\n"),
          mine: mine.join("\n"),
          theirs: theirs.join("\n"),
        });
        if (merged.kind === "both") {
          expect([merged.mine, merged.theirs]).toEqual([mine.join("\n"), theirs.join("\n")]);
          return;
        }
        mergedRuns += 1;
        const result = merged.text.split("\n");
        for (const one of new Set([...mine, ...theirs])) {
          const before = count(lines, one);
          const added = Math.max(count(mine, one), count(theirs, one));
          if (added > before) expect(count(result, one)).toBeGreaterThanOrEqual(added);
        }
        for (const one of lines) {
          if (mine.includes(one) && theirs.includes(one)) expect(result).toContain(one);
        }
      }),
      { numRuns: 500 },
    );
    expect(mergedRuns).toBeGreaterThan(100);
  });

  test("applying the difference of two lists to the first gives the second", () => {
    const tokens = array(constantFrom("a", "b", "c", "d"), { maxLength: 40 });
    assert(
      property(tokens, tokens, (first, second) => {
        const result: string[] = [];
        let at = 0;
        for (const { firstStart, firstEnd, secondStart, secondEnd } of diffSequences(first, second)) {
          expect(firstEnd - firstStart + secondEnd - secondStart).toBeGreaterThan(0);
          result.push(...first.slice(at, firstStart), ...second.slice(secondStart, secondEnd));
          at = firstEnd;
        }
        result.push(...first.slice(at));
        expect(result).toEqual(second);
      }),
      { numRuns: 500 },
    );
  });

  test("the script is the shortest: as many tokens stay as the two lists have in common", () => {
    const tokens = array(constantFrom("a", "b", "c"), { maxLength: 12 });
    assert(
      property(tokens, tokens, (first, second) => {
        let edits = 0;
        for (const hunk of diffSequences(first, second))
          edits += hunk.firstEnd - hunk.firstStart + hunk.secondEnd - hunk.secondStart;
        expect(edits).toBe(first.length + second.length - 2 * countCommon(first, second));
      }),
    );
  });
});

/** The length of the longest common subsequence, by its definition. */
function countCommon(first: readonly string[], second: readonly string[]): number {
  const table = new Map<string, number>();
  const solve = (i: number, j: number): number => {
    if (i === first.length || j === second.length) return 0;
    const key = `${i},${j}`;
    const known = table.get(key);
    if (known !== undefined) return known;
    const value =
      first[i] === second[j] ? 1 + solve(i + 1, j + 1) : Math.max(solve(i + 1, j), solve(i, j + 1));
    table.set(key, value);
    return value;
  };
  return solve(0, 0);
}
