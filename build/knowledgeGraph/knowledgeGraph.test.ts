/** The knowledge graph of the real site: what hangs on what, as someone who knows the code would say it. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { knowledgeLinks } from "#contract/knowledgeGraph.ts";
import { readTestContent, readTestFacts } from "../../test/support/readTestContent.ts";
import { loadShippedColleges } from "../../test/support/shippedColleges.ts";
import { gatherGraph } from "./gatherGraph.ts";
import type { GatheredGraph } from "./gathering.ts";
import { layOut } from "./layOut.ts";
import { readSourceModules } from "./readSymbols.ts";

const rootFolder = join(import.meta.dirname, "../..");
let graph: GatheredGraph;

beforeAll(async () => {
  const colleges = loadShippedColleges();
  const facts = await readTestFacts();
  graph = gatherGraph({ rootFolder, facts, articles: await readTestContent(), colleges });
});

/** Ids of everything that rests on a node, however far. */
function dependentsOf(id: string): Set<string> {
  const kind = knowledgeLinks.indexOf("restsOn");
  const found = new Set<string>();
  const waiting = [id];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    for (const [from, to, linkKind] of graph.links) {
      const one = graph.nodes[from]?.id ?? "";
      if (linkKind !== kind || graph.nodes[to]?.id !== next || found.has(one)) continue;
      found.add(one);
      waiting.push(one);
    }
  }
  return found;
}

describe("what depends on this", () => {
  test("the day the FAFSA opens: rules, tasks, pages and answers, and not everything", () => {
    const dependents = dependentsOf("date:fafsaOpens");
    for (const id of [
      "rule:domain/timeline/admissionCalendar.ts#calendarRecords",
      "rule:domain/timeline/buildTimeline.ts#buildTimeline",
      "task:fafsaFile",
      "page:/help/fafsa-completion-guide",
      "page:/timeline-success",
      "tool:/my-plan",
      "answer:domain/counselor/answers/nextSteps.ts#answerNextSteps",
    ])
      expect(dependents, id).toContain(id);
    expect(dependents).not.toContain("tool:/college-cost-calculator");
    expect(dependents).not.toContain("page:/help/sat-vs-act-guide");
  });

  test("the largest Pell Grant changes prices, and no deadline", () => {
    const dependents = dependentsOf("fact:pellMaximum");
    expect(dependents).toContain("tool:/college-cost-calculator");
    expect(dependents).toContain("tool:/tools/fafsa-calculator");
    expect(dependents).not.toContain("task:fafsaFile");
  });

  test("a source carries its facts, and a state's finder its programs", () => {
    expect(dependentsOf("source:fafsaDeadlinesSource")).toContain("date:fafsaOpens");
    const program = graph.nodes.find(({ kind, file }) => kind === "program" && file?.includes("texas"));
    expect(dependentsOf(program?.id ?? "")).toContain("page:/college-planning-texas/financial-aid");
  });
});

test("every kind of thing is there, each once, and no link leads nowhere", () => {
  const ids = graph.nodes.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(graph.nodes.length).toBeGreaterThan(4_000);
  for (const [from, to] of graph.links) {
    expect(from).not.toBe(to);
    expect(graph.nodes[from] !== undefined && graph.nodes[to] !== undefined).toBe(true);
  }
  const files = new Set(graph.nodes.map(({ file }) => file?.split("/")[0]));
  expect(files).toEqual(new Set(["facts", "data", "src", "content", undefined]));
});

test("the same graph is laid out the same, within bounds and not on one spot", () => {
  const part: GatheredGraph = {
    nodes: graph.nodes.slice(0, 60),
    links: [...Array(59).keys()].map((index) => [index, index + 1, 0]),
  };
  const places = layOut(part);
  expect(layOut(part)).toEqual(places);
  expect(new Set(places.map(({ x, y }) => `${x} ${y}`)).size).toBe(60);
  for (const { x, y } of places) expect(Math.max(Math.abs(x), Math.abs(y))).toBeLessThanOrEqual(1000);
});

test("what a declaration uses is followed by name, through modules that pass names on", () => {
  const folder = mkdtempSync(join(tmpdir(), "symbols-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, "domain"));
  const write = (name: string, text: string) => writeFileSync(join(folder, "domain", name), text);
  write("a.ts", "/** Adds. */\nexport const one = 1;\nconst hidden = one;\nexport const two = hidden + 1;\n");
  write("b.ts", 'export * from "./a.ts";\nexport { two as deux } from "./a.ts";\n');
  write(
    "c.ts",
    'import * as all from "#domain/b.ts";\nimport { pell } from "#facts/aid/pell.ts";\nimport type { X } from "./a.ts";\n' +
      "export const sum = (x: X) => all.deux + x.one;\nexport const grant = { one: pell };\n" +
      'export const later = () => import("./a.ts");\n',
  );
  const modules = readSourceModules(folder);
  const usesOf = (path: string, name: string) => [...(modules.get(path)?.symbols.get(name)?.uses ?? [])];
  expect(modules.get("domain/a.ts")?.comment).toBe("Adds.");
  expect(usesOf("domain/a.ts", "two")).toEqual(["domain/a.ts#hidden"]);
  expect(usesOf("domain/c.ts", "sum")).toEqual(["domain/a.ts#two"]);
  expect(usesOf("domain/c.ts", "grant")).toEqual(["facts/aid/pell.ts#pell"]);
  expect(usesOf("domain/c.ts", "later")).toEqual(["domain/a.ts#one", "domain/a.ts#two"]);
  expect(modules.get("domain/a.ts")?.symbols.get("hidden")?.isExported).toBe(false);

  write("broken.ts", "export const = 1;\n");
  expect(() => readSourceModules(folder)).toThrow(/domain\/broken\.ts cannot be read/);
});
