/** Which modules share a file of the browser's. */
import { expect, test } from "vitest";
import { appModule, createChunkNames, type ModuleGraph, screenTable } from "./chunkNames.ts";

const screens = ["match-quiz", "colleges", "compare", "my-plan", "cost-calculator", "home"];
const screenOf = (folder: string) => `/p/src/screens/${folder}/Screen.tsx`;

/** What each module imports at once, and later. */
function graphOf(
  imported: Readonly<Record<string, readonly string[]>>,
  later: Readonly<Record<string, readonly string[]>> = {},
): ModuleGraph {
  const table: Readonly<Record<string, readonly string[]>> = {
    [`/p${screenTable}`]: screens.map(screenOf),
    ...later,
  };
  return {
    getModuleInfo: (id) => ({
      code: id.startsWith("long") ? "x".repeat(20_000) : "",
      importedIds: imported[id] ?? [],
      dynamicallyImportedIds: table[id] ?? [],
    }),
  };
}

const quiz = screenOf("match-quiz");
const home = screenOf("home");

test("what the same screens need shares a file, and what others need too does not", () => {
  const graph = graphOf({
    [quiz]: ["a", "b", "both"],
    [home]: ["both"],
    a: ["c"],
  });
  const name = createChunkNames("/p");
  const [a, b, c, both] = ["a", "b", "c", "both"].map((id) => name(id, graph));
  expect(new Set([a, b, c])).toEqual(new Set([expect.stringMatching(/^own-[\w-]{4}$/)]));
  expect(both).not.toBe(a);
  // Screens keep their own files.
  expect([name(quiz, graph), name("unknown", graph)]).toEqual([null, null]);
});

test("what every page loads, and what is only loaded later, is left alone", () => {
  const graph = graphOf(
    { [quiz]: ["common", "a"], [`/p${appModule}`]: ["common"], late: ["d"] },
    { a: ["late"] },
  );
  const name = createChunkNames("/p");
  expect(["common", "late", "d"].map((id) => name(id, graph))).toEqual([null, null, null]);
});

test("what most tools need comes with all of them, unless a page that is read needs it too", () => {
  const tools = screens.filter((folder) => folder !== "home");
  const most = Object.fromEntries(tools.map((folder) => [screenOf(folder), ["plan", "read"]]));
  // More screens, so that five are not most of all.
  const others = Array.from({ length: 20 }, (_, number) => `/p/src/screens/other-${number}/Screen.tsx`);
  const graph = graphOf(
    { ...most, [home]: ["read"] },
    { [`/p${screenTable}`]: [...screens.map(screenOf), ...others] },
  );
  const name = createChunkNames("/p");
  expect(name("plan", graph)).toBe("tools");
  expect(name("read", graph)).toMatch(/^own-/);
  expect(createChunkNames("/p")("plan", graphOf(most))).toBe("site");
});

test("what late parts of other pages need is kept apart, and not packed where that is long", () => {
  const later = Object.fromEntries(screens.map((folder) => [screenOf(folder), ["late"]]));
  const graphWith = (shared: string) => graphOf({ [quiz]: ["own", shared], late: [shared] }, later);
  const graph = graphWith("shared");
  const name = createChunkNames("/p");
  expect(name("own", graph)).toMatch(/^own-/);
  expect(name("shared", graph)).toMatch(/^shared-most-/);
  expect(createChunkNames("/p")("long", graphWith("long"))).toBeNull();
});

test("a shared module that brings a library is apart from one that does not", () => {
  const later = Object.fromEntries(screens.map((folder) => [screenOf(folder), ["late"]]));
  const library = "/p/node_modules/zod/mini.js";
  const graph = graphOf(
    {
      [quiz]: ["checked", "plain", "alsoPlain"],
      late: ["checked", "plain", "alsoPlain"],
      checked: [library],
    },
    later,
  );
  const name = createChunkNames("/p");
  const [checked, plain, alsoPlain] = ["checked", "plain", "alsoPlain"].map((id) => name(id, graph));
  expect(plain).toBe(alsoPlain);
  expect(checked).not.toBe(plain);
});
