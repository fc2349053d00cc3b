/** Measures the work of reading award letters of 125 and 250 kB, made of the corpus over and over, and texts of 250 kB made to cost most. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parseLetter } from "#domain/offers/parseLetter.ts";
import { median } from "./measure.ts";

const rounds = 7;
const halfSize = 125_000;
const wholeSize = 250_000;

/** Short rows, numbers, cells, letters among digits, names and headings: each the worst for another part of the reader. */
const costly = [
  "Grant $1\n",
  "Pell Grant $5,000 ",
  "1,000,",
  "a\t1\t",
  "AIlO1 ",
  "(((($1",
  "Your fall award offer \n",
  "University of Alpha\n",
  "For Ada: Pell $5,000\n",
  "You may earn money each semester, and trees were planted. ",
  "x1 x2 ",
  "Total Total Total Total\n",
  "semester\n",
  "Every semester you will receive a grant, and you may borrow for tuition. ",
  "$1 for tuition, ",
  "on campus off campus with parents\n",
  "(last year 5) ",
  "Fall 2026\n$1,000\n$2,000\n$3,000\nSpring 2027\n$1,000\n$2,000\n$3,000\n",
  "Total aid $5,000\n",
  "> Pell Grant (a\n> b)\n",
] as const;

/** The median round; the first is excluded, because the engine is still warming up. */
export function measureLetters(rootFolder: string): {
  halfMs: number;
  wholeMs: number;
  worst: { text: string; ms: number };
} {
  const file = readFileSync(join(rootFolder, "test/fixtures/awardLetters.txt"), "utf8");
  // Without the names of colleges and students, which would make it two letters, and without the expected readings.
  const letters = file
    .replace(/^---.*$/gm, "")
    .replace(/\b(?:College|University)\b/gi, "Campus")
    .replace(/^.*\b(?:dear|awards? for|student(?: name)?:).*$/gim, "");
  if (!parseLetter(fill(letters, wholeSize)).ok) throw new Error("The letter was not read.");
  return {
    halfMs: measure(fill(letters, halfSize)),
    wholeMs: measure(fill(letters, wholeSize)),
    worst: costly
      .map((text) => ({ text: JSON.stringify(text), ms: measure(fill(text, wholeSize)) }))
      .reduce((one, other) => (other.ms > one.ms ? other : one)),
  };
}

function fill(part: string, size: number): string {
  return part.repeat(Math.ceil(size / part.length)).slice(0, size);
}

/** Processor time, so that a busy machine does not count as work. */
function measure(text: string): number {
  const times: number[] = [];
  for (let round = 0; round <= rounds; round += 1) {
    const started = process.cpuUsage();
    parseLetter(text);
    const { user, system } = process.cpuUsage(started);
    if (round > 0) times.push((user + system) / 1_000);
  }
  return median(times);
}
