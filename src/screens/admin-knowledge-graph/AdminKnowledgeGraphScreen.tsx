/** /admin/knowledge-graph: what the site knows, as a picture and as a table, for administrators. */
import { queryOptions, useQuery } from "@tanstack/react-query";
import { callAdmin } from "#client/admin/callAdmin.ts";
import { cacheClasses } from "#client/query/cacheClasses.ts";
import { loadStateOf } from "#client/query/loadState.ts";
import { AdminGate } from "#components/admin/AdminGate.tsx";
import { LoadFailed } from "#components/load-failed/LoadFailed.tsx";
import { type KnowledgeGraph, knowledgeGraphSchema } from "#contract/knowledgeGraph.ts";
import { Skeleton } from "#ui/Skeleton.tsx";
import { GraphView } from "./GraphView.tsx";
import { words } from "./words.ts";

export default function AdminKnowledgeGraphScreen() {
  return (
    <div className="page pt-8 pb-24 sm:pt-14">
      <h1 className="text-[2.6rem] sm:text-6xl">{words.title}</h1>
      <p className="mt-4 max-w-2xl text-lg text-ink-soft sm:text-xl">{words.lead}</p>
      <div className="mt-8">
        <AdminGate>{() => <LoadedGraph />}</AdminGate>
      </div>
    </div>
  );
}

function LoadedGraph() {
  const load = loadStateOf(useQuery(graphQuery));
  if (load.status === "loading") return <Skeleton label={words.loading} lines={8} />;
  if (load.status === "failed")
    return <LoadFailed title={words.failedTitle} load={load} kept={words.failedKept} />;
  return <GraphView graph={load.value} />;
}

const graphQuery = queryOptions({
  queryKey: ["admin-knowledge-graph"],
  queryFn: ({ signal }) => readGraph(signal),
  ...cacheClasses.static,
});

async function readGraph(signal: AbortSignal): Promise<KnowledgeGraph> {
  return knowledgeGraphSchema.parse(await callAdmin("knowledgeGraph", {}, { signal }));
}
