/**
 * Has every `import()` of the browser's code go through one loader, `src/client/chunks/importChunk.ts`, with the address of
 * the file that the build made. Vite wraps each import of a page in a helper of its own, which would fetch style sheets and
 * lists of files ahead; this build has neither, so the loader takes the helper's place.
 */
import { join } from "node:path";
import type { Plugin } from "vite";

const loader = join(import.meta.dirname, "../src/client/chunks/importChunk.ts").replaceAll("\\", "/");

const helperId = "\0vite/preload-helper.js";
const helper = `
import { importChunk } from ${JSON.stringify(loader)};
export const __vitePreload = (wanted) => (typeof wanted === "string" ? importChunk(wanted) : wanted());
`;

/** `isWorker`: for a worker's files, whose imports Vite leaves as they are. */
export function importsPlugin({ isWorker = false } = {}): Plugin {
  return {
    name: "imports",
    enforce: "pre",
    resolveId: (id) => (id === helperId ? id : null),
    load: (id) => (id === helperId ? helper : null),
    transform: {
      // Once types are gone.
      order: "post",
      handler: (code) => (isWorker ? wrapImports(code) : null),
    },
    renderChunk(code, { fileName, facadeModuleId }) {
      // The entry starts the app under the address that its screens import; under another it would be a second app.
      if (facadeModuleId?.endsWith("/index.html") === true) return null;
      const changed = throughLoader(code);
      if (
        changed !== code &&
        !/__vitePreload\b[^;]*\} from "|\b(?:const|var|let) __vitePreload\b/.test(changed)
      )
        throw new Error(`${fileName} imports files without the loader: see build/importsPlugin.ts.`);
      return changed;
    },
  };
}

function wrapImports(code: string): string | null {
  const wrapped = code.replaceAll(/\bimport\(\s*("[#.][^"]+")\s*\)/g, "__vitePreload(() => import($1))");
  return wrapped === code ? null : `import { __vitePreload } from ${JSON.stringify(helperId)};\n${wrapped}`;
}

/** The code before it is made small: an import of another file has its quoted name, and the helper is in reach. */
export function throughLoader(code: string): string {
  return code.replaceAll(/\bimport\(("\.\/[^"]+\.js")\)/g, "__vitePreload($1)");
}
