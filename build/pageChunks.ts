/** Which script files a page needs, all of them, so that the browser can ask for them at once. */
import { readFile } from "node:fs/promises";
import { join } from "node:path";

type ManifestEntry = { file: string; imports?: string[]; isEntry?: boolean };
export type Manifest = Record<string, ManifestEntry>;

/** The app itself, loaded by every page. */
const appSource = "src/app/mount.tsx";

/** Reads Vite's manifest of the browser's files. */
export async function readManifest(clientFolder: string): Promise<Manifest> {
  // Vite's own file, of the shape it documents.
  return JSON.parse(await readFile(join(clientFolder, ".vite", "manifest.json"), "utf8")) as Manifest;
}

/** Addresses of the app's files and of the screen's; `screen` is its folder in src/screens, such as "match-quiz". */
export function listChunks(manifest: Manifest, screen: string): string[] {
  const source = Object.keys(manifest).find(
    (key) => key.startsWith(`src/screens/${screen}/`) && key.endsWith("Screen.tsx"),
  );
  if (source === undefined || manifest[appSource] === undefined) {
    throw new Error(`The build has no files for the screen ${screen}.`);
  }
  const files = new Set<string>();
  const visit = (key: string) => {
    const entry = manifest[key];
    if (entry === undefined || files.has(entry.file)) return;
    files.add(entry.file);
    for (const imported of entry.imports ?? []) visit(imported);
  };
  visit(appSource);
  visit(source);
  return [...files].map((file) => `/${file}`);
}

/** The folder of a page's screen: "matchQuiz" stands in match-quiz. */
export function toScreenFolder(pageId: string): string {
  return pageId.replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`);
}

/** The template with a page's files named on its script. */
export function addChunks(template: string, chunks: readonly string[]): string {
  return template.replace(
    '<script type="module"',
    () => `<script type="module" data-chunks="${chunks.join(" ")}"`,
  );
}

/** The template with one script of its own in place of the app's. */
export function removeScripts(template: string, ownScript: string): string {
  return template
    .replace(/[ \t]*<script\b[^>]*\ssrc="[^"]*"[^>]*><\/script>\n?/g, "")
    .replace(/[ \t]*<link\b[^>]*\srel="modulepreload"[^>]*>\n?/g, "")
    .replace("</head>", () => `  <script type="module" src="${ownScript}"></script>\n  </head>`);
}

/** The door of the browser, which every page names on its script. */
export function findEntryFile(manifest: Manifest): string {
  const entry = Object.values(manifest).find((one) => one.isEntry === true);
  if (entry === undefined) throw new Error("The build has no entry.");
  return entry.file;
}
