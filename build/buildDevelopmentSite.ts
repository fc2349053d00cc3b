/**
 * `node build/buildDevelopmentSite.ts <production build> <folder>`: the same site with React's development build in
 * the browser, which reports every hydration difference. Only the browser's files are built anew; the pages are those of the
 * production build, with the addresses of these files. There is no service worker.
 */
import { cp, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { bundleClient } from "./bundles.ts";
import { addChunks, listChunks, readManifest } from "./pageChunks.ts";

const root = resolve(import.meta.dirname, "..");
/** As the build writes them into each page. */
const scriptTag = /<script type="module"(?: data-chunks="([^"]*)")? crossorigin src="\/assets\/[^"]*">/;
const styleAddress = /\/assets\/style-[^"]*\.css/;

async function buildDevelopmentSite(productionFolder: string, folder: string): Promise<void> {
  const workFolder = `${folder}.building`;
  const [productionClient, client] = [productionFolder, workFolder].map((one) => join(one, "client"));
  if (productionClient === undefined || client === undefined) return;
  await rm(workFolder, { recursive: true, force: true });
  await cp(productionFolder, workFolder, { recursive: true, filter: (path) => path !== productionClient });
  // Decides which build of React is included.
  process.env["NODE_ENV"] = "development";
  const here = await bundleClient(root, "development", client);
  const template = await readFile(join(client, "index.html"), "utf8");
  await rm(join(client, "index.html"));
  const [script = "", style = ""] = [scriptTag, styleAddress].map((tag) => tag.exec(template)?.[0]);
  const built = await readManifest(productionClient);
  const screens = await readdir(join(root, "src", "screens"));
  /** By the files that a page of the production build asks for. */
  const chunks = new Map(
    screens.map((screen) => [listChunks(built, screen).join(" "), listChunks(here, screen)]),
  );
  for (const name of await readdir(workFolder, { recursive: true })) {
    if (!name.endsWith(".html")) continue;
    const file = join(workFolder, name);
    const page = await readFile(file, "utf8");
    const asked = scriptTag.exec(page)?.[1];
    const own = asked === undefined ? [] : chunks.get(asked);
    if (own === undefined) throw new Error(`${name} asks for the files of no screen.`);
    const ownScript = asked === undefined ? script : addChunks(script, own);
    await writeFile(
      file,
      page.replace(scriptTag, () => ownScript).replace(styleAddress, () => style),
    );
  }
  await rm(folder, { recursive: true, force: true });
  await rename(workFolder, folder);
}

const [, , production, outFolder] = process.argv;
if (production === undefined || outFolder === undefined) throw new Error("Name both folders.");
await buildDevelopmentSite(production, outFolder);
