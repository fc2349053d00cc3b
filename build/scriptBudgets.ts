/** The most script a page may download before it works, held by the build: what is only touched or scrolled to comes later. */
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { findEntryFile, listChunks, type Manifest } from "./pageChunks.ts";

/**
 * kB (1,000 bytes) of gzip by screen folder. React, the queries and the frame around every page are 105 of them. Tools
 * and the family's screens stay below 165, but for one.
 */
export const scriptBudgetsKb: Readonly<Record<string, number>> = {
  home: 117,
  article: 124,
  "state-guide": 122,
  college: 132,
  colleges: 134,
  "match-quiz": 151,
  "cost-calculator": 150,
  "my-plan": 151,
  "application-timeline": 139,
  "timeline-success": 160,
  "college-visit-planner": 158,
  "trip-results": 165,
  compare: 128,
  "fafsa-calculator": 115,
  offers: 165,
  essays: 112,
  family: 145,
  account: 162,
  sharing: 149,
  "plan-history": 141,
  invitation: 142,
  // 85 of them recognize a person in danger: that waits for no network, so it is here before the first question can be.
  counselor: 216,
};

export type ScriptWeight = { screen: string; kb: number; budgetKb: number };

export async function weighScripts(clientFolder: string, manifest: Manifest): Promise<ScriptWeight[]> {
  const entry = `/${findEntryFile(manifest)}`;
  return Promise.all(
    Object.entries(scriptBudgetsKb).map(async ([screen, budgetKb]) => {
      const files = new Set([entry, ...listChunks(manifest, screen)]);
      const sizes = await Promise.all(
        [...files].map(async (file) =>
          gzipSync(await readFile(join(clientFolder, file.slice(1))), { level: 9 }),
        ),
      );
      return { screen, budgetKb, kb: sizes.reduce((sum, { byteLength }) => sum + byteLength, 0) / 1000 };
    }),
  );
}

/** Throws with every screen that is too heavy. */
export function holdScriptBudgets(weights: readonly ScriptWeight[]): void {
  const heavy = weights.filter(({ kb, budgetKb }) => kb > budgetKb);
  if (heavy.length === 0) return;
  const lines = heavy.map(
    ({ screen, kb, budgetKb }) => `  ${screen}: ${kb.toFixed(1)} kB, at most ${budgetKb} kB`,
  );
  throw new Error(`Scripts that a page downloads before it works are too heavy:\n${lines.join("\n")}`);
}
