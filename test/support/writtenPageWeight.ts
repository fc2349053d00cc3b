/**
 * The weight of an article beside the shared script: its text and data, all styles, its screen's own scripts.
 */
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { listChunks, readManifest } from "../../build/pageChunks.ts";

/** In kB of gzip, excluding what loads only when scrolled near. */
export type PageWeight = { path: string; screen: "guide" | "article"; kb: number };

/** `outFolder`: the output of the build. */
export async function weighWrittenPages(outFolder: string): Promise<PageWeight[]> {
  const articles = JSON.parse(await readFile(join(outFolder, "articles.json"), "utf8")) as { path: string }[]; // Our own build's file.
  const clientFolder = join(outFolder, "client");
  const manifest = await readManifest(clientFolder);
  const gzipKb = async (file: string) => gzipSync(await readFile(file), { level: 9 }).byteLength / 1000;
  const shared = new Set(listChunks(manifest, "not-found"));
  const styles = (await readdir(join(clientFolder, "assets"))).filter((name) => name.endsWith(".css"));
  const styleKb = await sumParts(styles.map((name) => gzipKb(join(clientFolder, "assets", name))));
  const ownKb = (screen: string) =>
    sumParts(
      listChunks(manifest, screen)
        .filter((file) => !shared.has(file))
        .map((file) => gzipKb(join(clientFolder, file.slice(1)))),
    );
  const scripts = { guide: await ownKb("state-guide"), article: await ownKb("article") };
  return Promise.all(
    articles.map(async ({ path }) => {
      const screen = path.startsWith("/college-planning-") ? "guide" : "article";
      const kb = (await gzipKb(join(outFolder, "pages", `${path}.html`))) + styleKb + scripts[screen];
      return { path, screen, kb };
    }),
  );
}

async function sumParts(parts: readonly Promise<number>[]): Promise<number> {
  return (await Promise.all(parts)).reduce((sum, part) => sum + part, 0);
}
