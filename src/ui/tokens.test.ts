/** Every pair of colors that meets on the page, in both themes: text by AAA, marks and edges by AA. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";

const css = readFileSync(join(import.meta.dirname, "tokens.css"), "utf8");

type Theme = ReadonlyMap<string, string>;

const light = themeIn(":root {");
const darkByDevice = themeIn(':root:not([data-theme="light"]) {');
const darkByChoice = themeIn(':root[data-theme="dark"] {');

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
      expect(contrast(color(theme, front), color(theme, back))).toBeGreaterThanOrEqual(atLeast);
    },
  );

  test("no status is red: red frightens, and none of them is a failure", () => {
    for (const status of statuses) {
      const [red = 0, green = 0, blue = 0] = channels(color(theme, status));
      expect(red > 1.6 * green && red > 1.6 * blue, status).toBe(false);
    }
  });
});

test("dark is the same whether the device or the person chose it", () => {
  expect(light.size).toBeGreaterThan(20);
  expect([...darkByChoice]).toEqual([...darkByDevice]);
  expect([...darkByChoice.keys()]).toEqual([...light.keys()]);
});

function themeIn(selector: string): Theme {
  const start = css.indexOf(selector);
  const block = css.slice(start, css.indexOf("}", start));
  return new Map(
    [...block.matchAll(/--([a-z-]+): (#[0-9a-f]{6});/g)].map((found) => [found[1] ?? "", found[2] ?? ""]),
  );
}

function color(theme: Theme, name: string): string {
  const value = theme.get(name);
  if (value === undefined) throw new Error(`No token named ${name}.`);
  return value;
}

function channels(hex: string): number[] {
  return [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
}

/** WCAG 2.2, relative luminance and contrast ratio: 1 to 21. */
function contrast(one: string, other: string): number {
  const [bright = 0, dim = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return (bright + 0.05) / (dim + 0.05);
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = channels(hex).map((channel) => {
    const value = channel / 255;
    return value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
