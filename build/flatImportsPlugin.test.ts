import { expect, test } from "vitest";
import { listLateImports, type ScriptFile } from "./flatImportsPlugin.ts";

const firsts = { isApp: (id: string) => id === "app", isScreen: (id: string) => id.startsWith("screen") };

/** A file of each name; `asked` names what `import()` leads to. */
function makeFiles(graph: Record<string, { imports?: string[]; asked?: string[]; isEntry?: boolean }>) {
  const asked = new Set(Object.values(graph).flatMap((file) => file.asked ?? []));
  return new Map<string, ScriptFile>(
    Object.entries(graph).map(([name, file]) => [
      name,
      {
        isEntry: file.isEntry ?? false,
        facadeModuleId: name,
        isDynamicEntry: asked.has(name),
        imports: file.imports ?? [],
        dynamicImports: file.asked ?? [],
      },
    ]),
  );
}

test("a late part asks at once for all that it leads to, but not for what is there already", () => {
  const files = makeFiles({
    door: { isEntry: true, imports: ["small"], asked: ["app"] },
    small: {},
    app: { imports: ["frame"], asked: ["screen"] },
    frame: { imports: ["react"] },
    react: {},
    screen: { imports: ["tools"], asked: ["part"] },
    tools: { imports: ["words"] },
    words: {},
    part: { imports: ["list", "tools"] },
    list: { imports: ["row", "words", "frame"] },
    row: { imports: ["mark", "small", "react"] },
    mark: {},
  });
  expect([...listLateImports(files, firsts)]).toEqual([["part", ["row", "mark"]]]);
});

test("what only one of two askers has is asked for", () => {
  const files = makeFiles({
    door: { isEntry: true, asked: ["screenA", "screenB"] },
    screenA: { imports: ["chart"], asked: ["part"] },
    screenB: { asked: ["part"] },
    part: { imports: ["row"] },
    row: { imports: ["chart"] },
    chart: {},
  });
  expect(listLateImports(files, firsts).get("part")).toEqual(["chart"]);
});

test("screens and files that are all there get no list, nor do files that lead in a circle repeat themselves", () => {
  const files = makeFiles({
    door: { isEntry: true, asked: ["screen", "flat", "circle"] },
    screen: { imports: ["a"] },
    a: { imports: ["b"] },
    b: {},
    flat: { imports: ["b"] },
    circle: { imports: ["round"] },
    round: { imports: ["circle"] },
  });
  expect([...listLateImports(files, firsts)]).toEqual([]);
});
