/** The knowledge graph of the real site: what hangs on what, as someone who knows the code would say it. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { knowledgeLinks } from "#contract/knowledgeGraph.ts";
import { readTestContent, readTestFacts } from "../../test/support/readTestContent.ts";
import { loadShippedColleges } from "../../test/support/shippedColleges.ts";
import { gatherGraph } from "./gatherGraph.ts";
import type { GatheredGraph } from "./gathering.ts";
import { layOut } from "./layOut.ts";
import { readImports } from "./readImports.ts";

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
      "rule:domain/timeline/admissionCalendar.ts",
      "task:fafsaFile",
      "page:/help/fafsa-completion-guide",
      "page:/timeline-success",
      "tool:/my-plan",
      "answer:nextSteps",
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

test("a module's imports are followed, and of the facts only those it names", async () => {
  const folder = mkdtempSync(join(tmpdir(), "imports-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const write = (path: string, text: string) => {
    mkdirSync(join(folder, path, ".."), { recursive: true });
    writeFileSync(join(folder, path), text);
  };
  write(
    "domain/a.ts",
    '/** Adds\n * up. */\nimport {\n  type Fact,\n  pellMaximum as most,\n} from "#facts/aid/pell.ts";\n',
  );
  write("domain/all.ts", 'import * as facts from "#facts/calendar/admission.ts";\n');
  write("domain/b.ts", 'export * from "./a.ts";\nimport type { X } from "./types.ts";\n');
  write(
    "screens/x/XScreen.tsx",
    'import "#ui/x.css";\nconst later = () => import("#domain/b.ts");\naskEngine("price");\n',
  );
  write("client/engine/answerPrice.ts", "");
  write("client/engine/answerTrip.ts", "");
  write(
    "client/engine/pageEngine.ts",
    'import { answerPrice } from "./answerPrice.ts";\nexport const pageEngine = {\n  price: answerPrice,\n' +
      '  trip: async (request) => (await import("./answerTrip.ts")).answerTrip(request),\n};\n',
  );
  write("client/trips.ts", 'import "./x.css";\nconst ask = askEngine("trip");\n');
  const modules = readImports(folder, await readTestFacts());
  expect(modules.get("domain/a.ts")?.comment).toBe("Adds up.");
  expect([...(modules.get("domain/a.ts")?.facts ?? [])]).toEqual(["fact:pellMaximum"]);
  expect(modules.get("domain/all.ts")?.facts).toContain("date:fafsaOpens");
  expect(modules.get("domain/b.ts")?.imports).toEqual(["domain/a.ts"]);
  expect(modules.get("screens/x/XScreen.tsx")?.imports).toEqual([
    "domain/b.ts",
    "client/engine/answerPrice.ts",
  ]);
  expect(modules.get("client/trips.ts")?.imports).toEqual(["client/engine/answerTrip.ts"]);
});

test("every question to the engine has its module", async () => {
  const modules = readImports(join(rootFolder, "src"), await readTestFacts());
  const unanswered = [...modules].filter(([path, { imports }]) => {
    const asked = readFileSync(join(rootFolder, "src", path), "utf8").match(/\baskEngine\("\w+"\)/g) ?? [];
    return new Set(asked).size > imports.filter((to) => /^client\/engine\/(?:answer|held)/.test(to)).length;
  });
  expect(unanswered.map(([path]) => path)).toEqual([]);
});
