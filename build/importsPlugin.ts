/**
 * Has every `import()` of the browser's code go through one loader, `src/client/chunks/importChunk.ts`, with the address of
 * the file that the build made. Vite already wraps each import in a helper of its own, which would fetch style sheets and
 * lists of files ahead; this build has neither, so the loader takes the helper's place.
 */
import { join } from "node:path";
import type { Plugin } from "vite";

const loader = join(import.meta.dirname, "../src/client/chunks/importChunk.ts").replaceAll("\\", "/");

const helper = `
import { importChunk } from ${JSON.stringify(loader)};
export const __vitePreload = (wanted) => (typeof wanted === "string" ? importChunk(wanted) : wanted());
`;

/** Vite puts its helper into pages alone: a worker's files find the loader under the same name in its global scope. */
const workerStart = `
import { importChunk } from ${JSON.stringify(loader)};
globalThis.__vitePreload = importChunk;
`;

export function importsPlugin(place: "page" | "worker" = "page"): Plugin {
  return {
    name: "imports",
    enforce: "pre",
    load(id) {
      return id === "\0vite/preload-helper.js" ? helper : null;
    },
    transform(code, id) {
      const isStart = place === "worker" && this.getModuleInfo(id)?.isEntry === true;
      return isStart ? { code: workerStart + code, map: null } : null;
    },
    renderChunk(code, { facadeModuleId }) {
      // The entry starts the app under the address that its screens import; under another it would be a second app.
      return facadeModuleId?.endsWith("/index.html") === true ? null : throughLoader(code);
    },
  };
}

/** The code before it is made small: an import of another file has its quoted name, and the helper is in reach. */
export function throughLoader(code: string): string {
  return code.replaceAll(/\bimport\(("\.\/[^"]+\.js")\)/g, "__vitePreload($1)");
}
