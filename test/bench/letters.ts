/** Measures how long award letters of 100 and 200 kB take to read, made of the corpus over and over. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parseLetter } from "#domain/offers/parseLetter.ts";
import { median } from "./measure.ts";

const rounds = 7;
const sizes = [100_000, 200_000] as const;

/** The median round; the first is excluded, because the engine is still warming up. */
export function measureLetters(rootFolder: string): { halfMs: number; wholeMs: number } {
  const file = readFileSync(join(rootFolder, "test/fixtures/awardLetters.txt"), "utf8");
  // Without the names of colleges and students, which would make it two letters, and without the expected readings.
  const letters = file
    .replace(/^---.*$/gm, "")
    .replace(/\b(?:College|University)\b/gi, "Campus")
    .replace(/^.*\b(?:dear|awards? for|student(?: name)?:).*$/gim, "");
  const [halfMs = 0, wholeMs = 0] = sizes.map((size) => {
    const text = letters.repeat(Math.ceil(size / letters.length)).slice(0, size);
    const times: number[] = [];
    for (let round = 0; round <= rounds; round += 1) {
      const startedMs = performance.now();
      if (!parseLetter(text).ok) throw new Error("The letter was not read.");
      if (round > 0) times.push(performance.now() - startedMs);
    }
    return median(times);
  });
  return { halfMs, wholeMs };
}
