/**
 * The script that a page may download before it works: what is only touched or scrolled to comes later. The build prints
 * the pages beyond their budget, and fails on one that is far beyond it.
 */
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { findEntryFile, listChunks, type Manifest } from "./pageChunks.ts";

/** kB (1,000 bytes) of gzip. React, the queries and the frame around every page are 105 of them. */
export const scriptBudgetsKb = { read: 130, tool: 205 } as const;
/** Beyond this many times its budget a page fails the build. */
const tolerance = 1.1;

/** The folders of the screens that are only read. All others are tools. */
const readScreens: ReadonlySet<string> = new Set([
  "about",
  "ai-technology",
  "article",
  "college",
  "counselors",
  "faq",
  "features",
  "home",
  "how-it-works",
  "landing",
  "not-found",
  "offline",
  "parents",
  "pricing",
  "privacy",
  "state-guide",
  "terms",
  "tools",
]);

function findBudgetKb(screen: string): number {
  return scriptBudgetsKb[readScreens.has(screen) ? "read" : "tool"];
}

/** What fails a page. */
export function findScriptLimitKb(screen: string): number {
  return tolerance * findBudgetKb(screen);
}

export type ScriptWeight = { screen: string; kb: number };

/** Every screen of the build. */
export async function weighScripts(clientFolder: string, manifest: Manifest): Promise<ScriptWeight[]> {
  const entry = `/${findEntryFile(manifest)}`;
  const known = new Map<string, Promise<number>>();
  const weigh = (file: string) => {
    const weight = known.get(file) ?? readPackedKb(join(clientFolder, file.slice(1)));
    known.set(file, weight);
    return weight;
  };
  const screens = Object.keys(manifest).flatMap(
    (source) => /^src\/screens\/([^/]+)\/\w+Screen\.tsx$/.exec(source)?.[1] ?? [],
  );
  return Promise.all(
    screens.map(async (screen) => {
      const files = [...new Set([entry, ...listChunks(manifest, screen)])];
      const sizes = await Promise.all(files.map(weigh));
      return { screen, kb: sizes.reduce((sum, kb) => sum + kb, 0) };
    }),
  );
}

async function readPackedKb(file: string): Promise<number> {
  return gzipSync(await readFile(file), { level: 9 }).byteLength / 1000;
}

/** Prints every screen beyond its budget; throws with those that are too far beyond it. */
export function holdScriptBudgets(
  weights: readonly ScriptWeight[],
  print: (line: string) => void = console.log,
): void {
  const list = (findBoundKb: (screen: string) => number) =>
    weights
      .filter(({ screen, kb }) => kb > findBoundKb(screen))
      .map(({ screen, kb }) => `\n  ${screen}: ${kb.toFixed(1)} kB, budget ${findBudgetKb(screen)} kB`)
      .join("");
  const heavy = list(findBudgetKb);
  if (heavy !== "") print(`Scripts beyond the budget of their page:${heavy}`);
  const tooHeavy = list(findScriptLimitKb);
  if (tooHeavy !== "")
    throw new Error(`Scripts that a page downloads before it works are too heavy:${tooHeavy}`);
}
