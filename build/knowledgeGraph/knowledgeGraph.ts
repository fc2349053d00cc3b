/** Writes the knowledge graph that administrators look at to dist/reference/knowledge-graph.json. */
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { KnowledgeGraph } from "#contract/knowledgeGraph.ts";
import { compressFile } from "../compress.ts";
import { gatherGraph, type Knowledge } from "./gatherGraph.ts";
import { layOut } from "./layOut.ts";

export async function writeKnowledgeGraph(knowledge: Knowledge, outFolder: string): Promise<KnowledgeGraph> {
  await mkdir(outFolder, { recursive: true });
  const file = join(outFolder, "knowledge-graph.json");
  const graph = buildKnowledgeGraph(knowledge);
  await writeFile(file, JSON.stringify(graph));
  await compressFile(file);
  return graph;
}

export function buildKnowledgeGraph(knowledge: Knowledge): KnowledgeGraph {
  const graph = gatherGraph(knowledge);
  const places = layOut(graph);
  const nodes = graph.nodes.map((node, index) => ({ ...node, ...(places[index] ?? { x: 0, y: 0 }) }));
  return { asOf: knowledge.colleges.asOf, nodes, links: graph.links };
}
