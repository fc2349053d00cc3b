/** The knowledge graph that administrators look at: what the site knows, what rests on what, and where each is drawn. */
import type { KnowledgeGraph } from "#contract/knowledgeGraph.ts";
import type { Knowledge } from "../readKnowledge.ts";
import { gatherGraph } from "./gatherGraph.ts";
import { layOut } from "./layOut.ts";

export function buildKnowledgeGraph(knowledge: Knowledge): KnowledgeGraph {
  const graph = gatherGraph(knowledge);
  const places = layOut(graph);
  const nodes = graph.nodes.map((node, index) => ({ ...node, ...(places[index] ?? { x: 0, y: 0 }) }));
  return { asOf: knowledge.colleges.asOf, nodes, links: graph.links };
}
