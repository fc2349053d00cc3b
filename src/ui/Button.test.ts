/** Every button in every theme: its words can be read at rest and under the pointer, its edge can be seen, and it can be hit. */
import { describe, expect, test } from "vitest";
import {
  type Channels,
  parseChannels,
  calculateContrast,
  darkByDevice,
  light,
  type Theme,
} from "../../test/support/themes.ts";
import { type ButtonSize, type ButtonVariant, getButtonClasses } from "./Button.tsx";

/** The specification's section 3; the type keeps the list whole. */
const variants: Record<ButtonVariant, "page" | "deep"> = {
  default: "page",
  destructive: "page",
  outline: "page",
  // For dark bands only.
  "outline-white": "deep",
  light: "page",
  secondary: "page",
  "secondary-light": "page",
  "secondary-dark": "page",
  "cta-primary": "page",
  "cta-secondary": "page",
  ghost: "page",
  link: "page",
};
const sizes: Record<ButtonSize, number> = { default: 44, sm: 44, lg: 56, icon: 44 };

const textContrast = 7;
const edgeContrast = 3;

const themes: [name: string, theme: Theme][] = [
  ["light", light],
  ["dark", darkByDevice],
];
const placed = Object.entries(variants).flatMap(([variant, place]) =>
  (place === "deep" ? ["deep"] : ["paper", "card"]).map((behind) => ({ variant, behind })),
);

describe.each(themes)("in the %s theme", (_name, theme) => {
  test.each(placed)(
    "the words of $variant on $behind can be read, also under the pointer",
    ({ variant, behind }) => {
      for (const prefix of ["", "hover:"]) {
        const { text, ground } = readColors(theme, listClasses(variant), behind, prefix);
        expect(
          calculateContrast(text, ground),
          prefix === "" ? "at rest" : "under the pointer",
        ).toBeGreaterThanOrEqual(textContrast);
      }
    },
  );

  test.each(placed.filter(({ variant }) => /outline|cta-secondary/.test(variant)))(
    "the edge of $variant on $behind can be seen",
    ({ variant, behind }) => {
      const edge = findToken(listClasses(variant), "border");
      expect(calculateContrast(parseChannels(theme, edge ?? behind), parseChannels(theme, behind))).toBeGreaterThanOrEqual(
        edgeContrast,
      );
    },
  );
});

test("the specification's twelve variants and four sizes are there", () => {
  expect(Object.keys(variants)).toHaveLength(12);
  expect(Object.keys(sizes)).toHaveLength(4);
});

test.each(Object.entries(sizes))("size %s can be hit: at least %i px", (size, atLeastPx) => {
  for (const variant of Object.keys(variants)) {
    const found = /\b(?:min-h|size)-(\d+)\b/.exec(listClasses(variant, size).join(" "));
    expect(Number(found?.[1]) * 4, variant).toBeGreaterThanOrEqual(atLeastPx);
  }
});

function listClasses(variant: string, size = "default"): string[] {
  // Both names are keys of the complete lists above.
  return getButtonClasses(variant as ButtonVariant, size as ButtonSize).split(" ");
}

/** The last token of a kind, such as the text's color: "text-on-accent" names "on-accent". */
function findToken(classNames: readonly string[], kind: string): string | null {
  const found = classNames
    .filter((name) => name.startsWith(`${kind}-`))
    .map((name) => name.slice(kind.length + 1))
    .filter((name) => light.has(name));
  return found.at(-1) ?? null;
}

/** What is seen of a button on `behind`, with the classes that begin with `prefix` over the resting ones. */
function readColors(theme: Theme, classNames: readonly string[], behind: string, prefix: string) {
  const over =
    prefix === ""
      ? []
      : classNames.filter((name) => name.startsWith(prefix)).map((name) => name.slice(prefix.length));
  const back = parseChannels(theme, behind);
  const text = findToken(over, "text") ?? findToken(classNames, "text");
  if (text === null) throw new Error("A button without a color for its words.");
  const ground = findToken(over, "bg") ?? findToken(classNames, "bg") ?? behind;
  const [opacity = 1, brightness = 1] = ["opacity", "brightness"].map((kind) => readShare(over, kind));
  const seen = (token: string): Channels => {
    const [red, green, blue] = parseChannels(theme, token);
    const mix = (channel: number, under: number) =>
      Math.min(255, channel * brightness) * opacity + under * (1 - opacity);
    return [mix(red, back[0]), mix(green, back[1]), mix(blue, back[2])];
  };
  return { text: seen(text), ground: seen(ground) };
}

/** "opacity-90" is 0.9; nothing said is 1. */
function readShare(classNames: readonly string[], kind: string): number {
  const name = classNames.find((one) => one.startsWith(`${kind}-`));
  return name === undefined ? 1 : Number(name.slice(kind.length + 1)) / 100;
}
