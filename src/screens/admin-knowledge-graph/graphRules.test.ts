/** Questions to a small graph: a fact with its source, a rule, two pages, a task, a college and its state. */
import { expect, test } from "vitest";
import { type KnowledgeGraph, type KnowledgeKind, knowledgeLinks } from "#contract/knowledgeGraph.ts";
import {
  findNodes,
  indexGraph,
  listDependents,
  listFindings,
  listNeighbors,
  summarizeFindings,
  toJsonLd,
} from "./graphRules.ts";

const names: [kind: KnowledgeKind, name: string, file?: string][] = [
  ["fact", "pellMaximum"],
  ["source", "pellTable"],
  ["rule", "pellGrant"],
  ["page", "/help/paying", "content/help/paying.md"],
  ["page", "/blog/story", "content/blog/story.md"],
  ["task", "fileFafsa"],
  ["college", "1"],
  ["state", "OH"],
  ["fact", "unused"],
];
const links: [string, string, (typeof knowledgeLinks)[number]][] = [
  ["pellMaximum", "pellTable", "restsOn"],
  ["pellGrant", "pellMaximum", "restsOn"],
  ["/help/paying", "pellGrant", "restsOn"],
  ["/help/paying", "pellMaximum", "restsOn"],
  ["fileFafsa", "/help/paying", "leadsTo"],
  ["/blog/story", "1", "isAbout"],
  ["1", "OH", "isAbout"],
  // Two rules may use each other.
  ["pellMaximum", "/help/paying", "restsOn"],
];
const at = (name: string) => names.findIndex(([, own]) => own === name);
const graph: KnowledgeGraph = {
  asOf: "2026-11-01",
  nodes: names.map(([kind, name, file = null]) => ({
    id: `${kind}:${name}`,
    kind,
    label: name === "pellMaximum" ? "Maximum Pell Grant" : name,
    note: name === "pellGrant" ? "What the Pell Grant is" : "",
    file,
    to: kind === "page" ? name : null,
    isWeak: name === "unused",
    x: 0,
    y: 0,
  })),
  links: links.map(([from, to, kind]) => [at(from), at(to), knowledgeLinks.indexOf(kind)]),
};
const indexed = indexGraph(graph);
const namesOf = (indexes: readonly number[]) => indexes.map((index) => names[index]?.[1]);

test("dependents come nearest first, each once, also in a circle; what leads somewhere does not depend on it", () => {
  const dependents = listDependents(indexed, at("pellTable"));
  expect(dependents.map(({ index, steps }) => [names[index]?.[1], steps])).toEqual([
    ["pellMaximum", 1],
    ["pellGrant", 2],
    ["/help/paying", 2],
  ]);
  expect(namesOf(listDependents(indexed, at("OH")).map(({ index }) => index))).toEqual(["1"]);
  expect(listDependents(indexed, at("fileFafsa"))).toEqual([]);
});

test("neighbors are those linked in either direction", () => {
  expect(new Set(namesOf(listNeighbors(indexed, at("/help/paying"))))).toEqual(
    new Set(["pellGrant", "pellMaximum", "fileFafsa"]),
  );
});

test("search takes every word, in any order and case, and puts names that begin with it first", () => {
  const every = new Set<KnowledgeKind>();
  expect(namesOf(findNodes(indexed, "  GRANT pell ", every))).toEqual(["pellMaximum", "pellGrant"]);
  expect(namesOf(findNodes(indexed, "pellg", every))).toEqual(["pellGrant"]);
  expect(namesOf(findNodes(indexed, "pell", new Set<KnowledgeKind>(["source"])))).toEqual(["pellTable"]);
  expect(findNodes(indexed, "", every)).toHaveLength(names.length);
  expect(findNodes(indexed, "(no such thing", every)).toEqual([]);
});

test("findings: what nothing uses, one weak source, and written pages without a fact", () => {
  expect(namesOf(listFindings(indexed, "orphans"))).toEqual(["unused"]);
  expect(namesOf(listFindings(indexed, "weak"))).toEqual(["unused"]);
  expect(namesOf(listFindings(indexed, "unbound"))).toEqual(["/blog/story"]);
});

test("of each kind it is counted what is unlinked and what is weak, nothing twice", () => {
  // The unused fact is weak too, and counts once.
  expect(summarizeFindings(indexed)).toEqual([
    { kind: "fact", total: 2, unlinked: 1, weak: 0 },
    { kind: "source", total: 1, unlinked: 0, weak: 0 },
    { kind: "page", total: 2, unlinked: 1, weak: 0 },
  ]);
});

test("as JSON-LD each link names a node of the file", () => {
  const { "@graph": nodes } = JSON.parse(JSON.stringify(toJsonLd(indexed, "https://example.org"))) as {
    "@graph": { "@id": string; url?: string; isBasedOn?: { "@id": string }[] }[];
  };
  const ids = new Set(nodes.map((node) => node["@id"]));
  expect(ids.size).toBe(names.length);
  for (const node of nodes) for (const other of node.isBasedOn ?? []) expect(ids).toContain(other["@id"]);
  expect(nodes[at("/help/paying")]?.url).toBe("https://example.org/help/paying");
});
