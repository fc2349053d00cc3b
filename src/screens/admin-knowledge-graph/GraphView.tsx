/** The graph with its search, kinds, picture, table and findings, and what is known of the chosen node. */
import { useDeferredValue, useMemo, useState } from "react";
import { saveFile } from "#client/saveFile.ts";
import {
  type KnowledgeGraph,
  type KnowledgeKind,
  type KnowledgeNode,
  knowledgeKinds,
} from "#contract/knowledgeGraph.ts";
import { formatInteger } from "#lib/format.ts";
import { Button } from "#ui/Button.tsx";
import { CheckboxGroup, RadioGroup } from "#ui/Choice.tsx";
import { Disclosure } from "#ui/Disclosure.tsx";
import { TextField } from "#ui/Field.tsx";
import { navigate, useLocation } from "#ui/router.tsx";
import { Tabs } from "#ui/Tabs.tsx";
import { FindingBars } from "./FindingBars.tsx";
import { GraphPicture } from "./GraphPicture.tsx";
import {
  type FindingKind,
  findingKinds,
  findNodes,
  type IndexedGraph,
  indexGraph,
  listFindings,
  toJsonLd,
} from "./graphRules.ts";
import { NodeButton } from "./NodeButton.tsx";
import { NodePanel } from "./NodePanel.tsx";
import { NodeTable } from "./NodeTable.tsx";
import { kindNames, words } from "./words.ts";

const mostSuggested = 6;
type View = "picture" | "table" | "findings";

export function GraphView({ graph }: { graph: KnowledgeGraph }) {
  const indexed = useMemo(() => indexGraph(graph), [graph]);
  const { pathname, search } = useLocation();
  const [text, setText] = useState("");
  const [kinds, setKinds] = useState<KnowledgeKind[]>([]);
  const [view, setView] = useState<View>("picture");
  const [marked, setMarked] = useState<FindingKind | null>(null);
  // Typing stays quick: the list follows when there is time.
  const asked = useDeferredValue(text);
  const found = useMemo(() => findNodes(indexed, asked, new Set(kinds)), [indexed, asked, kinds]);
  const findings = useMemo(
    () => new Map(findingKinds.map((one) => [one, listFindings(indexed, one)])),
    [indexed],
  );
  const chosen = indexed.indexOf.get(new URLSearchParams(search).get("node") ?? "") ?? null;

  function choose(index: number | null) {
    const id = index === null ? undefined : graph.nodes[index]?.id;
    navigate({ pathname, search: id === undefined ? "" : `?node=${encodeURIComponent(id)}` });
  }

  const isNarrowed = asked.trim() !== "" || kinds.length > 0;
  // What is brought out of the picture: what was found, of it what was asked for, or everything.
  const lit = useMemo(() => {
    const asked = marked === null ? null : (findings.get(marked) ?? []);
    if (asked === null || !isNarrowed) return asked ?? (isNarrowed ? found : null);
    const among = new Set(found);
    return asked.filter((index) => among.has(index));
  }, [marked, findings, isNarrowed, found]);
  return (
    <div className="grid gap-x-10 gap-y-8 lg:grid-cols-[minmax(0,1fr)_24rem]">
      <div className="min-w-0">
        <FindingBars indexed={indexed} />
        <TextField
          className="mt-8"
          label={words.search}
          hint={words.searchHint}
          type="search"
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <Suggestions indexed={indexed} asked={asked} found={found} onChoose={choose} />
        <div className="mt-5">
          <KindChoice nodes={graph.nodes} kinds={kinds} onChange={setKinds} />
        </div>
        <div className="mt-7">
          <Tabs<View>
            label={words.tabs}
            selected={view}
            onSelect={setView}
            tabs={[
              {
                id: "picture",
                label: words.picture,
                content: view === "picture" && (
                  <>
                    <RadioGroup<FindingKind | "everything">
                      legend={words.mark}
                      value={marked ?? "everything"}
                      onChange={(value) => setMarked(value === "everything" ? null : value)}
                      options={[
                        { value: "everything", label: words.everything },
                        ...findingKinds.map((value) => ({ value, label: nameFinding(value, findings) })),
                      ]}
                    />
                    <div className="mt-4">
                      <GraphPicture indexed={indexed} chosen={chosen} shown={lit} onChoose={choose} />
                    </div>
                  </>
                ),
              },
              {
                id: "table",
                label: words.table,
                content: view === "table" && <NodeTable indexed={indexed} found={found} onChoose={choose} />,
              },
              {
                id: "findings",
                label: words.findings,
                content: view === "findings" && (
                  <Findings
                    indexed={indexed}
                    findings={findings}
                    kind={marked ?? "orphans"}
                    onKind={setMarked}
                    onChoose={choose}
                  />
                ),
              },
            ]}
          />
        </div>
        <div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-3">
          <p className="text-ink-soft">{words.size(graph.nodes.length, graph.links.length)}</p>
          <Button variant="light" size="sm" onClick={() => saveJsonLd(indexed)}>
            {words.download}
          </Button>
        </div>
      </div>
      <NodePanel indexed={indexed} chosen={chosen} onChoose={choose} />
    </div>
  );
}

/** The first few found, to choose without leaving the picture. */
function Suggestions(props: {
  indexed: IndexedGraph;
  asked: string;
  found: readonly number[];
  onChoose: (index: number) => void;
}) {
  if (props.asked.trim() === "") return null;
  return (
    <div className="mt-3">
      <p role="status" className="text-[0.95rem] text-ink-soft">
        {props.found.length === 0 ? words.nothingFound : words.found(props.found.length)}
      </p>
      <ul className="mt-1">
        {props.found.slice(0, mostSuggested).map((index) => (
          <li key={index}>
            <NodeButton indexed={props.indexed} index={index} onChoose={props.onChoose} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function KindChoice(props: {
  nodes: readonly KnowledgeNode[];
  kinds: readonly KnowledgeKind[];
  onChange: (kinds: KnowledgeKind[]) => void;
}) {
  const counts = new Map<KnowledgeKind, number>();
  for (const { kind } of props.nodes) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  return (
    <Disclosure summary={words.kinds(props.kinds.length)}>
      <CheckboxGroup
        legend={words.kindsLegend}
        isLegendHidden
        values={props.kinds}
        onChange={props.onChange}
        options={knowledgeKinds.map((kind) => ({
          value: kind,
          label: `${kindNames[kind]} ${formatInteger(counts.get(kind) ?? 0)}`,
        }))}
      />
    </Disclosure>
  );
}

function saveJsonLd(indexed: IndexedGraph): void {
  const content = JSON.stringify(toJsonLd(indexed, location.origin), null, 1);
  saveFile("knowledge-graph.jsonld", "application/ld+json", content);
}

type Found = ReadonlyMap<FindingKind, readonly number[]>;

const nameFinding = (kind: FindingKind, findings: Found) =>
  `${words.findingNames[kind]} ${formatInteger(findings.get(kind)?.length ?? 0)}`;

/** What may need work: things that nothing uses, facts with one weak source, and written pages without a fact. */
function Findings(props: {
  indexed: IndexedGraph;
  findings: Found;
  kind: FindingKind;
  onKind: (kind: FindingKind) => void;
  onChoose: (index: number) => void;
}) {
  const { indexed, findings, kind } = props;
  const shown = findings.get(kind) ?? [];
  return (
    <>
      <RadioGroup<FindingKind>
        legend={words.findings}
        isLegendHidden
        value={kind}
        onChange={props.onKind}
        options={findingKinds.map((value) => ({ value, label: nameFinding(value, findings) }))}
      />
      <p className="mt-3 mb-4 max-w-text text-ink-soft">{words.findingHow[kind]}</p>
      {shown.length === 0 ? (
        <p>{words.noFindings}</p>
      ) : (
        <NodeTable key={kind} indexed={indexed} found={shown} onChoose={props.onChoose} />
      )}
    </>
  );
}
