/** The themes as defined in tokens.css, and the contrast of their colors (WCAG 2.2). */
import { readFileSync } from "node:fs";
import { join } from "node:path";

/** Token name to color. */
export type Theme = ReadonlyMap<string, string>;
/** Red, green and blue, 0 to 255. */
export type Channels = readonly [number, number, number];

const css = readFileSync(join(import.meta.dirname, "..", "..", "src", "ui", "tokens.css"), "utf8");

export const light = parseTheme(":root {");
export const darkByDevice = parseTheme(':root:not([data-theme="light"]) {');
export const darkByChoice = parseTheme(':root[data-theme="dark"] {');

function parseTheme(selector: string): Theme {
  const start = css.indexOf(selector);
  const block = css.slice(start, css.indexOf("}", start));
  return new Map(
    [...block.matchAll(/--([a-z-]+): (#[0-9a-f]{6});/g)].map((found) => [found[1] ?? "", found[2] ?? ""]),
  );
}

/** Throws if the theme has no such token. */
export function parseChannels(theme: Theme, name: string): Channels {
  const hex = theme.get(name);
  if (hex === undefined) throw new Error(`No token named ${name}.`);
  const at = (start: number) => Number.parseInt(hex.slice(start, start + 2), 16);
  return [at(1), at(3), at(5)];
}

/** Relative luminance and contrast ratio: 1 to 21. */
export function calculateContrast(one: Channels, other: Channels): number {
  const [bright = 0, dim = 0] = [calculateLuminance(one), calculateLuminance(other)].toSorted(
    (a, b) => b - a,
  );
  return (bright + 0.05) / (dim + 0.05);
}

function calculateLuminance(channels: Channels): number {
  const [red = 0, green = 0, blue = 0] = channels.map((channel) => {
    const value = channel / 255;
    return value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
