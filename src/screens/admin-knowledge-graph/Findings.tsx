/** What may need work: things that nothing uses, facts with one weak source, and written pages without a fact. */
import { useMemo, useState } from "react";
import { formatInteger } from "#lib/format.ts";
import { RadioGroup } from "#ui/Choice.tsx";
import { type FindingKind, findingKinds, type IndexedGraph, listFindings } from "./graphRules.ts";
import { NodeTable } from "./NodeTable.tsx";
import { words } from "./words.ts";

export function Findings(props: { indexed: IndexedGraph; onChoose: (index: number) => void }) {
  const { indexed } = props;
  const [kind, setKind] = useState<FindingKind>("orphans");
  const found = useMemo(
    () => new Map(findingKinds.map((one) => [one, listFindings(indexed, one)])),
    [indexed],
  );
  const shown = found.get(kind) ?? [];
  return (
    <>
      <RadioGroup<FindingKind>
        legend={words.findings}
        isLegendHidden
        value={kind}
        onChange={setKind}
        options={findingKinds.map((value) => ({
          value,
          label: `${words.findingNames[value]} ${formatInteger(found.get(value)?.length ?? 0)}`,
        }))}
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
