/** What is known of the chosen node: what depends on it, by kind, what it rests on, and where to change it. */
import { useEffect, useMemo, useRef, useState } from "react";
import { type KnowledgeKind, knowledgeKinds } from "#contract/knowledgeGraph.ts";
import { formatInteger } from "#lib/format.ts";
import { Button } from "#ui/Button.tsx";
import { Link } from "#ui/router.tsx";
import { type Dependent, type IndexedGraph, listDependents } from "./graphRules.ts";
import { NodeButton } from "./NodeButton.tsx";
import { kindName, kindNames, words } from "./words.ts";

type Choosing = { indexed: IndexedGraph; onChoose: (index: number | null) => void };

export function NodePanel({ indexed, chosen, onChoose }: Choosing & { chosen: number | null }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (chosen !== null) heading.current?.focus();
  }, [chosen]);
  const node = chosen === null ? undefined : indexed.graph.nodes[chosen];
  return (
    <section aria-live="polite" className="min-w-0 rounded-3xl self-start border border-line bg-card p-5">
      {chosen === null || node === undefined ? (
        <p className="text-ink-soft">{words.chooseOne}</p>
      ) : (
        <>
          <p className="text-[0.95rem] text-ink-soft">{upperFirst(kindName[node.kind])}</p>
          <h2 ref={heading} tabIndex={-1} className="mt-0.5 text-2xl break-words outline-none">
            {node.label}
          </h2>
          {node.note !== "" && <p className="mt-2 break-words text-ink-soft">{node.note}</p>}
          {node.isWeak && <p className="mt-2 font-semibold text-caution">{words.weak}</p>}
          <Places file={node.file} to={node.to} />
          <div className="mt-4">
            <Button variant="light" size="sm" onClick={() => onChoose(null)}>
              {words.close}
            </Button>
          </div>
          <Dependents key={chosen} indexed={indexed} chosen={chosen} onChoose={onChoose} />
          <List
            title={words.restsOn}
            indexes={indexed.restsOn[chosen] ?? []}
            empty={words.restsOnNothing}
            indexed={indexed}
            onChoose={onChoose}
          />
          <List
            title={words.isAbout}
            indexes={indexed.isAbout[chosen] ?? []}
            indexed={indexed}
            onChoose={onChoose}
          />
          <List
            title={words.leadsTo}
            indexes={indexed.leadsTo[chosen] ?? []}
            indexed={indexed}
            onChoose={onChoose}
          />
        </>
      )}
    </section>
  );
}

const upperFirst = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

function Places({ file, to }: { file: string | null; to: string | null }) {
  return (
    <dl className="mt-3 space-y-2 text-[0.95rem]">
      {file !== null && (
        <div>
          <dt className="text-ink-soft">{words.file}</dt>
          <dd className="font-mono break-all">{file}</dd>
        </div>
      )}
      {to !== null && (
        <div>
          <dt className="text-ink-soft">{words.open}</dt>
          <dd className="break-all">
            {to.startsWith("/") ? (
              <Link to={to} className="link">
                {to}
              </Link>
            ) : (
              <a href={to} rel="noopener" className="link">
                {to}
              </a>
            )}
          </dd>
        </div>
      )}
    </dl>
  );
}

function Dependents({ indexed, chosen, onChoose }: Choosing & { chosen: number }) {
  const byKind = useMemo(() => groupByKind(indexed, listDependents(indexed, chosen)), [indexed, chosen]);
  return (
    <div className="mt-6">
      <h3 className="text-xl">{words.dependents}</h3>
      {byKind.length === 0 && <p className="mt-2 text-ink-soft">{words.nothingDepends}</p>}
      {byKind.map(([kind, dependents]) => (
        <div key={kind} className="mt-3">
          <h4 className="font-sans font-semibold">{`${kindNames[kind]} ${formatInteger(dependents.length)}`}</h4>
          <Nodes
            indexed={indexed}
            indexes={dependents.map(({ index }) => index)}
            details={dependents.map(({ steps }) => words.steps(steps))}
            onChoose={onChoose}
          />
        </div>
      ))}
    </div>
  );
}

/** Pages, tools, tasks and answers first: they are what families see. */
const order: readonly KnowledgeKind[] = [
  "page",
  "tool",
  "task",
  "answer",
  ...knowledgeKinds.filter((kind) => !["page", "tool", "task", "answer"].includes(kind)),
];

function groupByKind({ graph }: IndexedGraph, dependents: readonly Dependent[]) {
  return order.flatMap((kind): [KnowledgeKind, Dependent[]][] => {
    const own = dependents.filter(({ index }) => graph.nodes[index]?.kind === kind);
    return own.length === 0 ? [] : [[kind, own]];
  });
}

function List(props: Choosing & { title: string; indexes: readonly number[]; empty?: string }) {
  if (props.indexes.length === 0 && props.empty === undefined) return null;
  return (
    <div className="mt-6">
      <h3 className="text-xl">{props.title}</h3>
      {props.indexes.length === 0 && <p className="mt-2 text-ink-soft">{props.empty}</p>}
      <Nodes indexed={props.indexed} indexes={props.indexes} onChoose={props.onChoose} />
    </div>
  );
}

const firstShown = 8;

/** Nodes to choose from: the first few, and the rest on request. `details` says more about each, in the same order. */
function Nodes(props: Choosing & { indexes: readonly number[]; details?: readonly string[] }) {
  const [isWhole, setIsWhole] = useState(false);
  const shown = isWhole ? props.indexes : props.indexes.slice(0, firstShown);
  return (
    <>
      <ul className="mt-1">
        {shown.map((index, at) => (
          <li key={index}>
            <NodeButton
              indexed={props.indexed}
              index={index}
              onChoose={props.onChoose}
              detail={props.details?.[at]}
            />
          </li>
        ))}
      </ul>
      {shown.length < props.indexes.length && (
        <Button variant="light" size="sm" onClick={() => setIsWhole(true)}>
          {words.more(props.indexes.length - shown.length)}
        </Button>
      )}
    </>
  );
}
