/** The graph as a table: every node that was found, with how many depend on it. The picture says no more than this. */
import { useState } from "react";
import { formatInteger } from "#lib/format.ts";
import { Button } from "#ui/Button.tsx";
import { TableFrame } from "#ui/TableFrame.tsx";
import { type IndexedGraph, listDependents } from "./graphRules.ts";
import { NodeButton } from "./NodeButton.tsx";
import { words } from "./words.ts";

const rowsAtOnce = 50;

export function NodeTable(props: {
  indexed: IndexedGraph;
  found: readonly number[];
  onChoose: (index: number) => void;
}) {
  const { indexed, found, onChoose } = props;
  const [count, setCount] = useState(rowsAtOnce);
  if (found.length === 0) return <p className="text-ink-soft">{words.nothingFound}</p>;
  const rest = found.length - count;
  return (
    <>
      <TableFrame label={words.table}>
        <thead>
          <tr>
            <th scope="col">{words.columns.name}</th>
            <th scope="col" className="text-right">
              {words.columns.dependents}
            </th>
            <th scope="col" className="hidden sm:table-cell">
              {words.columns.file}
            </th>
          </tr>
        </thead>
        <tbody>
          {found.slice(0, count).map((index) => (
            <tr key={index}>
              <th scope="row" className="min-w-48 font-normal">
                <NodeButton indexed={indexed} index={index} onChoose={onChoose} />
              </th>
              <td className="text-right tabular-nums">
                {formatInteger(listDependents(indexed, index).length)}
              </td>
              <td className="hidden min-w-52 font-mono text-[0.9rem] break-all sm:table-cell">
                {indexed.graph.nodes[index]?.file ?? ""}
              </td>
            </tr>
          ))}
        </tbody>
      </TableFrame>
      {rest > 0 && (
        <div className="mt-4">
          <Button variant="light" onClick={() => setCount(count + rowsAtOnce)}>
            {words.more(Math.min(rest, rowsAtOnce))}
          </Button>
        </div>
      )}
    </>
  );
}
