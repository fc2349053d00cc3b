/** All script files a page needs, so that the browser can request them at once. */
import { readFile } from "node:fs/promises";
import { join } from "node:path";

type ManifestEntry = { file: string; imports?: string[]; dynamicImports?: string[]; isEntry?: boolean };
export type Manifest = Record<string, ManifestEntry>;

/** The app itself, loaded by every page. */
const appSource = "src/app/mount.tsx";

/** The engine for a browser that starts no worker. */
export const engineOnPage = "src/client/engine/pageEngine.ts";

/** What pages ask for once they work, to read the plan and to show it: without a network it must be there too. */
export const planParts = [
  "src/client/plan/devicePlan.ts",
  "src/screens/compare/SideBySide.tsx",
  "src/screens/my-plan/KnownAnswers.tsx",
  "src/screens/my-plan/PlanFileSection.tsx",
  "src/screens/my-plan/WholePlan.tsx",
] as const;

/** What a screen shows nothing without, asked for along with its own files: my plan is empty until it is read. */
export const partsAtOnce: Readonly<Record<string, readonly string[]>> = {
  "my-plan": ["src/client/plan/devicePlan.ts"],
};

/** Reads Vite's manifest of the browser's files. */
export async function readManifest(clientFolder: string): Promise<Manifest> {
  // Vite's own file, in its documented format.
  return JSON.parse(await readFile(join(clientFolder, ".vite", "manifest.json"), "utf8")) as Manifest;
}

/** Addresses of the app's and the screen's files; `screen` is its folder in src/screens, such as "match-quiz". */
export function listChunks(manifest: Manifest, screen: string): string[] {
  const source = Object.keys(manifest).find(
    (key) => key.startsWith(`src/screens/${screen}/`) && key.endsWith("Screen.tsx"),
  );
  if (source === undefined) throw new Error(`The build has no files for the screen ${screen}.`);
  return listImportedChunks(manifest, appSource, source, ...(partsAtOnce[screen] ?? []));
}

/** Addresses of the sources' files, and of all that must be there before they run. */
export function listImportedChunks(manifest: Manifest, ...sources: readonly string[]): string[] {
  const files = new Set<string>();
  const visit = (key: string) => {
    const entry = manifest[key];
    if (entry === undefined || files.has(entry.file)) return;
    files.add(entry.file);
    for (const imported of entry.imports ?? []) visit(imported);
  };
  for (const source of sources) {
    if (manifest[source] === undefined) throw new Error(`The build has no file for ${source}.`);
    visit(source);
  }
  return [...files].map((file) => `/${file}`);
}

/** Addresses of the files that only `source` leads to. */
export function listSpareChunks(manifest: Manifest, source: string): string[] {
  if (manifest[source] === undefined) throw new Error(`The build has no file for ${source}.`);
  const usual = new Set<string>();
  const visit = (key: string) => {
    if (usual.has(key) || key === source) return;
    usual.add(key);
    const entry = manifest[key];
    for (const next of [...(entry?.imports ?? []), ...(entry?.dynamicImports ?? [])]) visit(next);
  };
  for (const [key, entry] of Object.entries(manifest)) if (entry.isEntry === true) visit(key);
  return Object.entries(manifest)
    .filter(([key, { file }]) => !usual.has(key) && file.endsWith(".js"))
    .map(([, { file }]) => `/${file}`);
}

/** The folder of a page's screen: "matchQuiz" is in match-quiz. */
export function toScreenFolder(pageId: string): string {
  return pageId.replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`);
}

/** The template with the page's files preloaded. */
export function addChunks(template: string, chunks: readonly string[]): string {
  return template.replace(
    '<script type="module"',
    () => `<script type="module" data-chunks="${chunks.join(" ")}"`,
  );
}

/** The template with a single script instead of the app's. */
export function removeScripts(template: string, ownScript: string): string {
  return template
    .replace(/[ \t]*<script\b[^>]*\ssrc="[^"]*"[^>]*><\/script>\n?/g, "")
    .replace(/[ \t]*<link\b[^>]*\srel="modulepreload"[^>]*>\n?/g, "")
    .replace("</head>", () => `  <script type="module" src="${ownScript}"></script>\n  </head>`);
}

/** The browser entry point that every page loads. */
export function findEntryFile(manifest: Manifest): string {
  const entry = Object.values(manifest).find((one) => one.isEntry === true);
  if (entry === undefined) throw new Error("The build has no entry.");
  return entry.file;
}
