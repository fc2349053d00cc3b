/** Measures how long the whole build takes, and an article's weight beside the shared script. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { join } from "node:path";
import { type PageWeight, weighWrittenPages } from "../../build/siteReport/pageWeight.ts";

export type ContentFigures = {
  buildSeconds: number;
  writtenPages: number;
  /** The heaviest page of each screen. */
  heaviest: readonly PageWeight[];
};

/** Builds everything into a temporary folder. */
export async function measureContent(rootFolder: string): Promise<ContentFigures> {
  // Beside node_modules, so that the built renderer finds its packages.
  const folder = await mkdtemp(join(rootFolder, "node_modules", ".tassel-bench-"));
  const outFolder = join(folder, "dist");
  const startedAt = performance.now();
  const building = spawn(process.execPath, [join(rootFolder, "build", "build.ts"), outFolder], {
    stdio: "inherit",
  });
  const [status] = await once(building, "exit");
  const buildSeconds = (performance.now() - startedAt) / 1000;
  if (status !== 0) throw new Error("The site could not be built.");
  const weights = await weighWrittenPages(outFolder);
  await rm(folder, { recursive: true, force: true });
  const heaviest = (["guide", "article"] as const).map((screen) =>
    weights.filter((one) => one.screen === screen).reduce((a, b) => (b.kb > a.kb ? b : a)),
  );
  return { buildSeconds, writtenPages: weights.length, heaviest };
}
