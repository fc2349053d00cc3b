/**
 * Which of the browser's files a module goes into. Left to itself the bundler makes a file for every set of screens and
 * late parts that share something; each costs a slow phone a request, a module to link and the packing of its own.
 */
import { createHash } from "node:crypto";
import { basename, dirname } from "node:path";

export type ModuleGraph = {
  getModuleInfo: (id: string) => {
    code: string | null;
    importedIds: readonly string[];
    dynamicallyImportedIds: readonly string[];
  } | null;
};

/** The start of the app: what it imports is loaded by every page. */
export const appModule = "/src/app/mount.tsx";
/** The table of screens, whose dynamic imports are the screens. */
export const screenTable = "/src/app/screens.ts";
/** The engine for a browser that starts no worker: it reaches nearly everything, and is hardly ever loaded. */
const spareEngine = "/src/client/engine/pageEngine.ts";

/** A module that a larger share of all screens needs at once comes with every one that needs any such module. */
const siteShare = 0.6;
/** The folders of the tools that people go between. What so many of them need comes with each. */
const toolFolders: ReadonlySet<string> = new Set([
  "application-timeline",
  "college-visit-planner",
  "colleges",
  "compare",
  "cost-calculator",
  "match-quiz",
  "my-plan",
  "timeline-success",
  "trip-results",
]);
const toolsNeeded = 5;
/** Pages that need little of that, and would otherwise download all of it. */
const lightFolders: ReadonlySet<string> = new Set([
  "article",
  "college",
  "essays",
  "fafsa-calculator",
  "home",
  "offers",
  "state-guide",
]);

/** What late parts of other pages need too is split as finely as the bundler can where it is longer than this. */
const sharedPrefix = "shared-";
const sharedLimit = 12_000;

/** Null leaves the module to the bundler. `root` is the folder of the project. */
export function createChunkNames(root: string): (id: string, graph: ModuleGraph) => string | null {
  let names: ReadonlyMap<string, string> | null = null;
  return (id, graph) => {
    names ??= nameChunks(root, graph);
    return names.get(id) ?? null;
  };
}

/**
 * Modules that the same screens need at once share a file. What a module imports is needed wherever the module is, so
 * files import each other in one direction, and no page downloads for its start what it does not need, but for the parts
 * of the two files named "site" and "tools".
 */
function nameChunks(root: string, graph: ModuleGraph): ReadonlyMap<string, string> {
  const common = walk(graph, `${root}${appModule}`, false);
  const screens = graph.getModuleInfo(`${root}${screenTable}`)?.dynamicallyImportedIds ?? [];
  const uses = new Map<string, { atOnce: string[]; ever: number }>();
  for (const screen of screens) {
    const atOnce = walk(graph, screen, false);
    for (const id of walk(graph, screen, true)) {
      // A screen itself stays the file that its import names.
      if (common.has(id) || screens.includes(id)) continue;
      const use = uses.get(id) ?? { atOnce: [], ever: 0 };
      uses.set(id, use);
      use.ever += 1;
      if (atOnce.has(id)) use.atOnce.push(basename(dirname(screen)));
    }
  }
  const packages = findPackages(graph, uses.keys(), common);
  const names = new Map<string, string>();
  const lengths = new Map<string, number>();
  for (const [id, { atOnce, ever }] of uses) {
    if (atOnce.length === 0) continue;
    const name = nameChunk(atOnce, ever, screens.length, packages.get(id) ?? []);
    names.set(id, name);
    lengths.set(name, (lengths.get(name) ?? 0) + (graph.getModuleInfo(id)?.code?.length ?? 0));
  }
  for (const [id, name] of names) {
    if (name.startsWith(sharedPrefix) && (lengths.get(name) ?? 0) > sharedLimit) names.delete(id);
  }
  return names;
}

/** `ever` counts the screens that may load the module at all, now or later. */
function nameChunk(
  atOnce: readonly string[],
  ever: number,
  screens: number,
  packages: readonly string[],
): string {
  if (atOnce.length > siteShare * screens) return "site";
  const isLight = atOnce.some((folder) => lightFolders.has(folder));
  const tools = atOnce.filter((folder) => toolFolders.has(folder));
  if (!isLight && tools.length >= toolsNeeded) return "tools";
  // A late part that needs one of the shared modules must not download a library for another of them.
  const uses = [...atOnce.toSorted(), ...(ever === atOnce.length ? [] : packages)].join(" ");
  const key = createHash("sha256").update(uses).digest("base64url").slice(0, 4);
  if (ever === atOnce.length) return `own-${key}`;
  return ever < screens / 2 ? `${sharedPrefix}some-${key}` : `${sharedPrefix}most-${key}`;
}

/** By module, the packages that it brings with it and the app does not have from its start, in order. */
function findPackages(
  graph: ModuleGraph,
  ids: Iterable<string>,
  common: ReadonlySet<string>,
): ReadonlyMap<string, readonly string[]> {
  const importers = new Map<string, string[]>();
  const parts = new Map<string, Set<string>>();
  for (const id of ids) {
    if (common.has(id)) continue;
    const name = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(id)?.[1];
    if (name !== undefined) parts.set(name, (parts.get(name) ?? new Set()).add(id));
    for (const next of graph.getModuleInfo(id)?.importedIds ?? []) {
      importers.set(next, [...(importers.get(next) ?? []), id]);
    }
  }
  const packages = new Map<string, string[]>();
  for (const [name, reached] of [...parts].toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    // A set that grows is walked to its end.
    for (const id of reached) {
      packages.set(id, [...(packages.get(id) ?? []), name]);
      for (const importer of importers.get(id) ?? []) reached.add(importer);
    }
  }
  return packages;
}

/** The module and all that it imports; `isWhole` also follows what is imported later. */
function walk(graph: ModuleGraph, start: string, isWhole: boolean): ReadonlySet<string> {
  const seen = new Set([start]);
  // A set that grows is walked to its end.
  for (const id of seen) {
    const info = graph.getModuleInfo(id);
    for (const next of info?.importedIds ?? []) seen.add(next);
    if (!isWhole) continue;
    for (const next of info?.dynamicallyImportedIds ?? []) if (!next.endsWith(spareEngine)) seen.add(next);
  }
  return seen;
}
