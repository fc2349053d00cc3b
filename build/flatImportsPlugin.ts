/**
 * Has a late part's file import all the files it leads to, not only the next ones: a browser then asks for them at once
 * instead of level by level, each a round trip of its own. Screens are left alone: the build names a first page's files
 * on its script tag, and later ones are fetched ahead.
 */
import { posix } from "node:path";
import type { Plugin } from "vite";

/** A file of scripts, by its name among the build's. */
export type ScriptFile = {
  isEntry: boolean;
  /** The module that `import()` names for it; null where nothing does, or several do. */
  facadeModuleId: string | null;
  isDynamicEntry: boolean;
  imports: readonly string[];
  dynamicImports: readonly string[];
};

/** What a file is for, by the path of the module it is named after: both are there before a late part is asked for. */
export type Firsts = { isApp: (id: string) => boolean; isScreen: (id: string) => boolean };

export function flatImportsPlugin(firsts: Firsts): Plugin {
  return {
    name: "flat-imports",
    generateBundle(_options, bundle) {
      const files = new Map<string, ScriptFile>();
      for (const file of Object.values(bundle)) if (file.type === "chunk") files.set(file.fileName, file);
      const late = listLateImports(files, firsts);
      for (const file of Object.values(bundle)) {
        if (file.type !== "chunk") continue;
        // At the end: whatever is named there has run by then, in the order the bundler gave it.
        const added = (late.get(file.fileName) ?? []).map(
          (name) => `import"${toRelative(file.fileName, name)}";`,
        );
        if (added.length > 0) file.code = `${file.code.trimEnd()}\n${added.join("")}\n`;
      }
    },
  };
}

/**
 * By late part, the files it leads to that it does not import itself, and that whoever asks for it need not have yet,
 * in the order in which they are found.
 */
export function listLateImports(
  files: ReadonlyMap<string, ScriptFile>,
  firsts: Firsts,
): ReadonlyMap<string, readonly string[]> {
  const reached = new Map<string, ReadonlySet<string>>();
  const reach = (name: string): ReadonlySet<string> => {
    const known = reached.get(name);
    if (known !== undefined) return known;
    const found = new Set([name]);
    // A set that grows is walked to its end.
    for (const next of found) for (const imported of files.get(next)?.imports ?? []) found.add(imported);
    reached.set(name, found);
    return found;
  };
  const isFirst = ({ isEntry, facadeModuleId }: ScriptFile) => isEntry || firsts.isApp(facadeModuleId ?? "");
  const common = new Set(
    [...files].filter(([, file]) => isFirst(file)).flatMap(([name]) => [...reach(name)]),
  );
  const late = new Map<string, readonly string[]>();
  for (const [name, file] of files) {
    if (!file.isDynamicEntry || isFirst(file) || firsts.isScreen(file.facadeModuleId ?? "")) continue;
    const askers = [...files]
      .filter(([, asker]) => asker.dynamicImports.includes(name))
      .map(([asker]) => reach(asker));
    const isThere = (one: string) =>
      common.has(one) || (askers.length > 0 && askers.every((asker) => asker.has(one)));
    const own = new Set([name, ...file.imports]);
    const added = [...reach(name)].filter((one) => files.has(one) && !own.has(one) && !isThere(one));
    if (added.length > 0) late.set(name, added);
  }
  return late;
}

function toRelative(from: string, to: string): string {
  return `./${posix.relative(posix.dirname(from), to)}`;
}
