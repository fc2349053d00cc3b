/**
 * `npm run report -- [folder]`: makes the report of a built site anew with every college's page rendered,
 * and prints what was found. A running server shows it after its next start.
 */
import { readFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { buildKnowledgeGraph } from "../knowledgeGraph/knowledgeGraph.ts";
import { readKnowledge } from "../readKnowledge.ts";
import { importRenderer } from "../renderPages.ts";
import { stampFileName } from "../stamp.ts";
import { writeSiteReport } from "./writeSiteReport.ts";

const rootFolder = resolve(import.meta.dirname, "../..");
const [, , given = "dist"] = process.argv;
const outFolder = resolve(rootFolder, given);
// Set before the renderer is read, because it decides which build of React renders.
process.env["NODE_ENV"] = "production";
const knowledge = await readKnowledge(rootFolder);
const stamp = await readFile(join(outFolder, stampFileName), "utf8");
const { summary } = await writeSiteReport(
  {
    ...knowledge,
    outFolder,
    release: stamp.slice(0, 12),
    renderer: await importRenderer(outFolder),
    graph: buildKnowledgeGraph(knowledge),
  },
  true,
);
console.log(`${summary.pages} addresses, ${summary.indexed} for search engines.`);
for (const [kind, count] of Object.entries(summary.findings))
  console.log(`${String(count).padStart(6)}  ${kind}`);
