/** How long the whole build takes, and what a written page weighs beside the script that all pages share. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { chunksOf, readManifest } from "../../build/pageChunks.ts";

export type ContentFigures = {
  buildSeconds: number;
  writtenPages: number;
  /** The heaviest page of each screen, in kB of gzip. */
  heaviest: readonly { path: string; kb: number }[];
};

/** Builds everything anew into a folder that is removed again. */
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
  const figures = { buildSeconds, ...(await weigh(outFolder)) };
  await rm(folder, { recursive: true, force: true });
  return figures;
}

async function weigh(outFolder: string): Promise<Omit<ContentFigures, "buildSeconds">> {
  const articles = JSON.parse(await readFile(join(outFolder, "articles.json"), "utf8")) as { path: string }[]; // Our own build's file.
  const clientFolder = join(outFolder, "client");
  const manifest = await readManifest(clientFolder);
  const gzipKb = async (file: string) => gzipSync(await readFile(file), { level: 9 }).byteLength / 1000;
  const shared = new Set(chunksOf(manifest, "not-found"));
  const styles = (await readdir(join(clientFolder, "assets"))).filter((name) => name.endsWith(".css"));
  const styleKb = await total(styles.map((name) => gzipKb(join(clientFolder, "assets", name))));
  const ownKb = (screen: string) =>
    total(
      chunksOf(manifest, screen)
        .filter((file) => !shared.has(file))
        .map((file) => gzipKb(join(clientFolder, file.slice(1)))),
    );
  const scripts = { guide: await ownKb("state-guide"), article: await ownKb("article") };
  const heaviest = new Map<"guide" | "article", { path: string; kb: number }>();
  for (const { path } of articles) {
    const screen = path.startsWith("/college-planning-") ? "guide" : "article";
    const kb = (await gzipKb(join(outFolder, "pages", `${path}.html`))) + styleKb + scripts[screen];
    if (kb > (heaviest.get(screen)?.kb ?? 0)) heaviest.set(screen, { path, kb });
  }
  return { writtenPages: articles.length, heaviest: [...heaviest.values()] };
}

async function total(parts: readonly Promise<number>[]): Promise<number> {
  return (await Promise.all(parts)).reduce((sum, part) => sum + part, 0);
}
