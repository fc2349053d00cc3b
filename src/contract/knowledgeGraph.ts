/** GET /api/admin/knowledge-graph: what the site knows and what rests on what, as it was built. */
import { z } from "zod/mini";
import type { Endpoint } from "./endpoint.ts";

export const knowledgeKinds = [
  "fact",
  "date",
  "program",
  "source",
  "publisher",
  "dataset",
  "rule",
  "answer",
  "task",
  "page",
  "tool",
  "college",
  "system",
  "state",
] as const;
export type KnowledgeKind = (typeof knowledgeKinds)[number];

/** The picture's bands from left to right: from where knowledge comes from to what families see. */
export const knowledgeBands = [
  { id: "publishers", kinds: ["publisher"] },
  { id: "sources", kinds: ["source"] },
  { id: "facts", kinds: ["fact", "date", "program", "dataset"] },
  { id: "subjects", kinds: ["college", "system", "state"] },
  { id: "rules", kinds: ["rule"] },
  { id: "shown", kinds: ["page", "tool", "task", "answer"] },
] as const satisfies readonly { id: string; kinds: readonly KnowledgeKind[] }[];
export type KnowledgeBand = (typeof knowledgeBands)[number]["id"];

/**
 * `restsOn`: if the second changes, the first may. `isAbout`: the first is a fact, a page or a part of the second.
 * `leadsTo`: the first sends people to the second.
 */
export const knowledgeLinks = ["restsOn", "isAbout", "leadsTo"] as const;
export type KnowledgeLink = (typeof knowledgeLinks)[number];

export const knowledgeNodeSchema = z.object({
  /** Kind and name, such as "date:fafsaOpens". */
  id: z.string(),
  kind: z.enum(knowledgeKinds),
  label: z.string(),
  /** What else there is to say in a line: periods, a module's purpose, a source's year. */
  note: z.string(),
  /** Where to change it, as a path in the repository; null for what has no file of its own. */
  file: z.nullable(z.string()),
  /** An address on this site or the source's own; null if there is none. */
  to: z.nullable(z.string()),
  /** Its values have one source in all, which is only reported or not certain. */
  isWeak: z.boolean(),
  /** Where the picture shows it: x from -1000 to 1000, y from -600 to 600. */
  x: z.number(),
  y: z.number(),
});
export type KnowledgeNode = z.infer<typeof knowledgeNodeSchema>;

export const knowledgeGraphSchema = z.object({
  /** The day of the data set it was made with, YYYY-MM-DD. */
  asOf: z.iso.date(),
  nodes: z.array(knowledgeNodeSchema),
  /** From, to (both as an index into `nodes`) and the kind of link (an index into `knowledgeLinks`). */
  links: z.array(z.tuple([z.int(), z.int(), z.int()])),
});
export type KnowledgeGraph = z.infer<typeof knowledgeGraphSchema>;

export const knowledgeGraphEndpoint = {
  id: "knowledgeGraph",
  method: "GET",
  path: "/api/admin/knowledge-graph",
  access: "administrator",
  isFile: true,
  summary: "What the site knows as a graph: facts, sources, rules, tasks, pages, and what depends on what.",
  replies: { 200: knowledgeGraphSchema },
} as const satisfies Endpoint;

export const knowledgeGraphEndpoints = [knowledgeGraphEndpoint] as const;
