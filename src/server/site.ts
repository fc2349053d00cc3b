/** The built site in memory: every page and file with its compressed forms, filled with this server's address once. */
import { existsSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import {
  compressedFile,
  contentTypeOf,
  immutable,
  revalidated,
  type ServedFile,
  servedFile,
} from "./http/servedFile.ts";

/** What the built renderer offers the server. */
export type Renderer = {
  renderPage(template: string, path: string, data: unknown, head?: PageHead): Promise<string>;
  collegeHead(college: { name: string; slug: string; city: string; state: string }): PageHead;
  pages: readonly { path: string; isIndexed: boolean }[];
};

type PageHead = { path: string; title: string; description: string; isIndexed: boolean };

export type Site = {
  /** By path: "/", "/colleges", "/assets/x.js". */
  files: ReadonlyMap<string, ServedFile>;
  notFound: ServedFile;
  /** Of a college that none is. */
  missingCollege: ServedFile;
  template: string;
  /** Reference data by name: "college-index", "majors", "zip-codes". */
  reference: ReadonlyMap<string, ServedFile>;
  /** What listed pages were rendered from, by page name; only those that were rendered from something. */
  pageData: ReadonlyMap<string, ServedFile>;
  release: string;
};

/** The text that stands in built pages for this server's address. */
export const publicUrlPlaceholder = "https://public-url.invalid";

const uncompressed = /\.(png|webp|woff2|ico)$/;

/** Reads dist/ once; `publicUrl` without a trailing slash. */
export async function loadSite(builtFolder: string, publicUrl: string): Promise<Site> {
  const files = new Map<string, ServedFile>();
  for (const name of await readdir(join(builtFolder, "client"), { recursive: true })) {
    if (/\.(br|gz)$/.test(name) || name.startsWith(".vite") || !name.includes(".")) continue;
    files.set(`/${name}`, await readServed(join(builtFolder, "client", name)));
  }
  const pagesFolder = join(builtFolder, "pages");
  for (const name of await readdir(pagesFolder, { recursive: true })) {
    if (!name.endsWith(".html")) continue;
    const html = fillAddress(await readFile(join(pagesFolder, name), "utf8"), publicUrl);
    const path = name === "index.html" ? "/" : `/${name.slice(0, -".html".length)}`;
    files.set(path, await compressedFile(contentTypeOf("x.html"), revalidated, Buffer.from(html)));
  }
  const notFound = files.get("/404");
  const missingCollege = files.get("/404-college");
  if (notFound === undefined || missingCollege === undefined) {
    throw new Error("The build has no not-found page; run npm run build.");
  }
  files.delete("/404");
  files.delete("/404-college");
  const reference = new Map<string, ServedFile>();
  for (const name of ["college-index", "majors", "zip-codes"]) {
    reference.set(name, await readServed(join(builtFolder, "reference", `${name}.json`)));
  }
  const pageData = new Map<string, ServedFile>();
  for (const name of await readdir(join(builtFolder, "page-data"))) {
    if (!name.endsWith(".json")) continue;
    pageData.set(name.slice(0, -".json".length), await readServed(join(builtFolder, "page-data", name)));
  }
  const template = fillAddress(await readFile(join(builtFolder, "template.html"), "utf8"), publicUrl);
  const release = (await readFile(join(builtFolder, "built-from.txt"), "utf8")).slice(0, 12);
  return { files, notFound, missingCollege, template, reference, pageData, release };
}

/** Puts this server's address in place of the placeholder. */
export function fillAddress(html: string, publicUrl: string): string {
  return html.replaceAll(publicUrlPlaceholder, publicUrl);
}

async function readServed(file: string): Promise<ServedFile> {
  const cacheControl = file.includes("/assets/") ? immutable : revalidated;
  const content = await readFile(file);
  if (uncompressed.test(file)) return servedFile(contentTypeOf(file), cacheControl, content, null);
  if (!existsSync(`${file}.br`)) return compressedFile(contentTypeOf(file), cacheControl, content);
  const [br, gzip] = await Promise.all([readFile(`${file}.br`), readFile(`${file}.gz`)]);
  return servedFile(contentTypeOf(file), cacheControl, content, { br, gzip });
}
