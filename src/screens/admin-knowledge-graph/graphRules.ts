/** What the knowledge graph can be asked: what depends on a node, what it rests on, what a word finds, what is missing. */
import {
  type KnowledgeGraph,
  type KnowledgeKind,
  type KnowledgeNode,
  knowledgeLinks,
} from "#contract/knowledgeGraph.ts";

/** Links by node, both ways; indexes are those of `graph.nodes`. */
export type IndexedGraph = {
  graph: KnowledgeGraph;
  indexOf: ReadonlyMap<string, number>;
  restsOn: readonly (readonly number[])[];
  carries: readonly (readonly number[])[];
  isAbout: readonly (readonly number[])[];
  subjectOf: readonly (readonly number[])[];
  leadsTo: readonly (readonly number[])[];
  reachedFrom: readonly (readonly number[])[];
  /** Label, id and note in lowercase, as they are searched. */
  texts: readonly string[];
};

export function indexGraph(graph: KnowledgeGraph): IndexedGraph {
  const empty = () => graph.nodes.map((): number[] => []);
  const forward = { restsOn: empty(), isAbout: empty(), leadsTo: empty() };
  const backward = { restsOn: empty(), isAbout: empty(), leadsTo: empty() };
  for (const [from, to, kind] of graph.links) {
    const name = knowledgeLinks[kind];
    if (name === undefined) continue;
    forward[name][from]?.push(to);
    backward[name][to]?.push(from);
  }
  return {
    graph,
    indexOf: new Map(graph.nodes.map(({ id }, index) => [id, index])),
    restsOn: forward.restsOn,
    carries: backward.restsOn,
    isAbout: forward.isAbout,
    subjectOf: backward.isAbout,
    leadsTo: forward.leadsTo,
    reachedFrom: backward.leadsTo,
    texts: graph.nodes.map(({ label, id, note }) => `${label} ${id} ${note}`.toLowerCase()),
  };
}

/** `steps` is 1 for what rests on the node itself, 2 for what rests on that, and so on. */
export type Dependent = { index: number; steps: number };

/**
 * Everything that may change if this node does, nearest first. Of a college, a state or a system that is whatever is
 * about it, and what rests on that.
 */
export function listDependents({ carries, subjectOf }: IndexedGraph, start: number): Dependent[] {
  const steps = new Map([[start, 0]]);
  const found: Dependent[] = [];
  let layer: readonly number[] = [...(carries[start] ?? []), ...(subjectOf[start] ?? [])];
  for (let depth = 1; layer.length > 0; depth++) {
    const next: number[] = [];
    for (const index of layer) {
      if (steps.has(index)) continue;
      steps.set(index, depth);
      found.push({ index, steps: depth });
      next.push(...(carries[index] ?? []));
    }
    layer = next;
  }
  return found;
}

/** The nodes directly linked, either way, each once. */
export function listNeighbors(graph: IndexedGraph, index: number): number[] {
  const { restsOn, carries, isAbout, subjectOf, leadsTo, reachedFrom } = graph;
  const all = [restsOn, carries, isAbout, subjectOf, leadsTo, reachedFrom].flatMap((one) => one[index] ?? []);
  return [...new Set(all)];
}

/** Nodes of these kinds that hold every word, those whose label begins with the text first. No words find all. */
export function findNodes(
  { graph, texts }: IndexedGraph,
  text: string,
  kinds: ReadonlySet<KnowledgeKind>,
): number[] {
  const asked = text.trim().toLowerCase();
  const words = asked.split(/\s+/).filter((word) => word !== "");
  const found: number[] = [];
  for (const [index, { kind }] of graph.nodes.entries()) {
    const own = texts[index] ?? "";
    if ((kinds.size === 0 || kinds.has(kind)) && words.every((word) => own.includes(word))) found.push(index);
  }
  if (asked === "") return found;
  const rank = (index: number) => {
    const at = (texts[index] ?? "").indexOf(asked);
    return at === 0 ? 0 : at > 0 ? 1 : 2;
  };
  return found.toSorted((one, other) => rank(one) - rank(other));
}

export const findingKinds = ["orphans", "weak", "unbound"] as const;
export type FindingKind = (typeof findingKinds)[number];

/** Kinds that are there to be used by something else. A rule that only tests or the server use counts as unused here. */
const usedKinds: ReadonlySet<KnowledgeKind> = new Set(["fact", "date", "program", "source", "publisher"]);

/**
 * What may need work. `orphans`: facts, sources and publishers that nothing rests on. `weak`: facts whose one source is
 * neither an official document nor certain. `unbound`: written pages that bind no fact.
 */
export function listFindings({ graph, carries, restsOn }: IndexedGraph, kind: FindingKind): number[] {
  const isFact = (index: number) => factKinds.has(graph.nodes[index]?.kind ?? "page");
  return [...graph.nodes.keys()].filter((index) => {
    const node = graph.nodes[index];
    if (node === undefined) return false;
    if (kind === "orphans") return usedKinds.has(node.kind) && carries[index]?.length === 0;
    if (kind === "weak") return node.isWeak;
    return (
      node.kind === "page" && node.file?.endsWith(".md") === true && restsOn[index]?.some(isFact) !== true
    );
  });
}

export type FindingSummary = {
  kind: KnowledgeKind;
  total: number;
  /** Used by nothing, or of a written page: without a fact. */
  unlinked: number;
  /** Used, with one weak source. */
  weak: number;
};

/** For each kind that may need work, how much of it does; nothing is counted twice. */
export function summarizeFindings(indexed: IndexedGraph): FindingSummary[] {
  const { nodes } = indexed.graph;
  const unlinked = new Set([...listFindings(indexed, "orphans"), ...listFindings(indexed, "unbound")]);
  const weak = listFindings(indexed, "weak").filter((index) => !unlinked.has(index));
  const rows = new Map<KnowledgeKind, FindingSummary>();
  for (const { kind } of nodes) {
    if (!usedKinds.has(kind) && kind !== "page") continue;
    const row = rows.get(kind) ?? { kind, total: 0, unlinked: 0, weak: 0 };
    rows.set(kind, { ...row, total: row.total + 1 });
  }
  const add = (index: number, part: "unlinked" | "weak") => {
    const row = rows.get(nodes[index]?.kind ?? "page");
    if (row !== undefined) row[part] += 1;
  };
  for (const index of unlinked) add(index, "unlinked");
  for (const index of weak) add(index, "weak");
  return [...rows.values()];
}

const factKinds: ReadonlySet<KnowledgeKind> = new Set(["fact", "date", "program", "dataset"]);

/** The graph as JSON-LD: each node with its type, and what it is based on, about and leads to by id. */
export function toJsonLd(
  { graph, restsOn, isAbout, leadsTo }: IndexedGraph,
  site: string,
): Record<string, unknown> {
  const idOf = (index: number) => `${site}/admin/knowledge-graph#${graph.nodes[index]?.id ?? ""}`;
  const refer = (indexes: readonly number[] | undefined) =>
    indexes === undefined || indexes.length === 0
      ? undefined
      : indexes.map((index) => ({ "@id": idOf(index) }));
  return {
    "@context": "https://schema.org",
    "@graph": graph.nodes.map((node, index) => ({
      "@id": idOf(index),
      "@type": schemaTypes[node.kind],
      name: node.label,
      ...(node.note === "" ? {} : { description: node.note }),
      ...(node.to === null ? {} : { url: node.to.startsWith("/") ? `${site}${node.to}` : node.to }),
      isBasedOn: refer(restsOn[index]),
      about: refer(isAbout[index]),
      relatedLink: leadsTo[index]?.map((to) => `${site}${graph.nodes[to]?.to ?? ""}`),
    })),
  };
}

const schemaTypes: Readonly<Record<KnowledgeNode["kind"], string>> = {
  fact: "StatisticalVariable",
  date: "Event",
  program: "FinancialProduct",
  source: "CreativeWork",
  publisher: "Organization",
  dataset: "Dataset",
  rule: "SoftwareSourceCode",
  answer: "Answer",
  task: "HowToStep",
  page: "WebPage",
  tool: "WebApplication",
  college: "CollegeOrUniversity",
  system: "Organization",
  state: "State",
};
