/** What a written page weighs beside the script that all pages share: its words and data, all styles, its screen's own scripts. */
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { listChunks, readManifest } from "../../build/pageChunks.ts";

/** In kB of gzip. What comes once it is near to what is seen is not of the page. */
export type PageWeight = { path: string; screen: "guide" | "article"; kb: number };

/** `outFolder`: what the build made. */
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
