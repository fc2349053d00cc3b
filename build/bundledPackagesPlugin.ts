/** Notes the packages that end up in the browser's files: their license texts are shipped with them (`licenses.ts`). */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";
import { z } from "zod";

/** Below the folder of the browser's files, in the one that is not served. */
export const bundledPackagesFolder = ".vite/packages";

/** Folders of packages, from the root: "node_modules/react", or "node_modules/a/node_modules/b". */
export const bundledPackagesSchema = z.array(z.string());

/** A file for each bundle: the pages, every worker, the service worker. */
export function bundledPackagesPlugin(): Plugin {
  let root = "";
  return {
    name: "bundled-packages",
    configResolved(config) {
      root = config.root;
    },
    generateBundle(_options, bundle) {
      const folders = new Set<string>();
      const add = (id: string) => {
        const folder = toPackageFolder(id, root);
        if (folder !== null) folders.add(folder);
      };
      for (const output of Object.values(bundle)) {
        if (output.type === "chunk") for (const id of output.moduleIds) add(id);
        else for (const file of output.originalFileNames) add(join(root, file));
      }
      const source = JSON.stringify([...folders].toSorted());
      const name = createHash("sha256").update(source).digest("hex").slice(0, 12);
      const fileName = `${bundledPackagesFolder}/${name}.json`;
      if (bundle[fileName] === undefined) this.emitFile({ type: "asset", fileName, source });
    },
  };
}

/** What the bundler itself puts between modules. */
const ownCode: readonly (readonly [RegExp, string])[] = [
  [/^\0?rolldown\//, "node_modules/rolldown"],
  [/^\0vite\//, "node_modules/vite"],
];

/** Null for a source of ours. */
export function toPackageFolder(id: string, root: string): string | null {
  const own = ownCode.find(([pattern]) => pattern.test(id));
  if (own !== undefined) return own[1];
  const path = id.replace(/^\0/, "").replace(/\?.*$/, "").replaceAll("\\", "/");
  const found = /^(.*\/node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(path)?.[1];
  if (found === undefined) return null;
  return found.startsWith(`${root}/`)
    ? found.slice(root.length + 1)
    : found.slice(found.indexOf("node_modules/"));
}

export type PackageFile = { name: string; version: string; license: string; dependencies: string[] };

/** What the package in a folder says about itself. */
export function readPackage(root: string, folder: string): PackageFile {
  const text = readFileSync(join(root, folder, "package.json"), "utf8");
  const { license = "not stated", dependencies = {}, ...named } = packageSchema.parse(JSON.parse(text));
  return { ...named, license, dependencies: Object.keys(dependencies) };
}

const packageSchema = z.object({
  name: z.string(),
  version: z.string(),
  license: z.optional(z.string()),
  dependencies: z.optional(z.record(z.string(), z.string())),
});
