/** What a page weighs beside the shared script: its text and data, all styles, its screen's own scripts. */
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { listChunks, readManifest } from "../pageChunks.ts";

/** The most a written page may weigh, in kB (1,000 bytes) of gzip. */
export const writtenPageKb = 60;

/** In kB of gzip, excluding what loads only when scrolled near. */
export type PageWeight = { path: string; screen: "guide" | "article"; kb: number };

/** `screen` is its folder in src/screens, such as "state-guide". */
export type PageScale = (screen: string, html: string) => Promise<number>;

/** `outFolder`: the output of the build. */
export async function createPageScale(outFolder: string): Promise<PageScale> {
  const clientFolder = join(outFolder, "client");
  const manifest = await readManifest(clientFolder);
  const fileKb = async (file: string) => toKb(await readFile(file));
  const shared = new Set(listChunks(manifest, "not-found"));
  const styles = (await readdir(join(clientFolder, "assets"))).filter((name) => name.endsWith(".css"));
  const styleKb = await sumParts(styles.map((name) => fileKb(join(clientFolder, "assets", name))));
  const scripts = new Map<string, Promise<number>>();
  const ownKb = (screen: string) => {
    const known =
      scripts.get(screen) ??
      sumParts(
        listChunks(manifest, screen)
          .filter((file) => !shared.has(file))
          .map((file) => fileKb(join(clientFolder, file.slice(1)))),
      );
    scripts.set(screen, known);
    return known;
  };
  return async (screen, html) => toKb(html) + styleKb + (await ownKb(screen));
}

export async function weighWrittenPages(outFolder: string): Promise<PageWeight[]> {
  const articles = JSON.parse(await readFile(join(outFolder, "articles.json"), "utf8")) as { path: string }[]; // Our own build's file.
  const weigh = await createPageScale(outFolder);
  return Promise.all(
    articles.map(async ({ path }) => {
      const screen = path.startsWith("/college-planning-") ? "guide" : "article";
      const html = await readFile(join(outFolder, "pages", `${path}.html`), "utf8");
      return { path, screen, kb: await weigh(screen === "guide" ? "state-guide" : "article", html) };
    }),
  );
}

const toKb = (content: string | Buffer) => gzipSync(content, { level: 9 }).byteLength / 1000;

async function sumParts(parts: readonly Promise<number>[]): Promise<number> {
  return (await Promise.all(parts)).reduce((sum, part) => sum + part, 0);
}
