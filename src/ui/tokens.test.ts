/** Every pair of colors that meets on the page, in both themes: text by AAA, marks and edges by AA. */
import { describe, expect, test } from "vitest";
import { parseChannels, calculateContrast, darkByChoice, darkByDevice, light } from "../../test/support/themes.ts";

const text = 7;
const mark = 3;
const statuses = ["safety", "likely", "target", "reach", "caution", "unknown"];
const sheets = ["paper", "card", "sunk"];

/** What stands on what, and how far apart they must be (WCAG 2.2: 1.4.6 for text, 1.4.11 for marks). */
const pairs: [front: string, backs: string[], atLeast: number][] = [
  ["ink", [...sheets, "accent-soft", "support-soft", "danger-soft"], text],
  ["ink-soft", [...sheets, "accent-soft", "support-soft", "danger-soft"], text],
  ["accent-text", [...sheets, "accent-soft", "danger-soft"], text],
  ["on-accent", ["accent", "accent-strong"], text],
  ["on-support", ["support"], text],
  ["danger", ["paper", "card", "danger-soft"], text],
  ["on-deep", ["deep"], text],
  ["on-deep-soft", ["deep"], text],
  ["paper", ["ink"], text],
  ...statuses.map((status): [string, string[], number] => [status, sheets, text]),
  ["line-strong", ["paper", "card"], mark],
  ["accent", [...sheets, "line", "accent-soft"], mark],
  ["support", ["deep"], mark],
];

describe.each([
  ["light", light],
  ["dark", darkByDevice],
])("in the %s theme", (_name, theme) => {
  test.each(pairs.flatMap(([front, backs, atLeast]) => backs.map((back) => ({ front, back, atLeast }))))(
    "$front can be read on $back",
    ({ front, back, atLeast }) => {
      expect(calculateContrast(parseChannels(theme, front), parseChannels(theme, back))).toBeGreaterThanOrEqual(atLeast);
    },
  );

  test("no status is red: red frightens, and none of them is a failure", () => {
    for (const status of statuses) {
      const [red, green, blue] = parseChannels(theme, status);
      expect(red > 1.6 * green && red > 1.6 * blue, status).toBe(false);
    }
  });
});

test("dark is the same whether the device or the person chose it", () => {
  expect(light.size).toBeGreaterThan(20);
  expect([...darkByChoice]).toEqual([...darkByDevice]);
  expect([...darkByChoice.keys()]).toEqual([...light.keys()]);
});
