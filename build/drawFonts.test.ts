/** The typefaces' files are those that build/drawFonts.ts draws, and the core file has every letter of the words that pages are made from. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { coreLetters, drawFonts } from "./drawFonts.ts";

const root = join(import.meta.dirname, "..");

test("src/ui/fonts is as it is drawn", async () => {
  const folder = join(root, "src/ui/fonts");
  const drawn = await drawFonts();
  expect(readdirSync(folder).toSorted()).toEqual(drawn.map(({ name }) => name).toSorted());
  for (const { name, bytes } of drawn)
    expect(readFileSync(join(folder, name)).equals(bytes), name).toBe(true);
});

test("no written page and no college's name needs the second file", () => {
  const written = readdirSync(join(root, "content"), { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".md"))
    .map((name) => join("content", name));
  expect(written.length).toBeGreaterThan(50);
  const missing = new Map<string, string>();
  for (const name of [...written, "data/colleges.csv"]) {
    for (const letter of new Set(readFileSync(join(root, name), "utf8")))
      if (letter >= " " && letter !== "\u2060" && !coreLetters.includes(letter)) missing.set(letter, name);
  }
  expect([...missing]).toEqual([]);
});
