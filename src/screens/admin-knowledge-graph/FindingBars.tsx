/** What is unlinked, and what rests on one weak source, as a share of each kind: the question the graph alone leaves open. */
import { useMemo } from "react";
import { formatInteger } from "#lib/format.ts";
import { Legend } from "#ui/chart/Legend.tsx";
import { Stack } from "#ui/chart/Stack.tsx";
import { type IndexedGraph, summarizeFindings } from "./graphRules.ts";
import { kindNames, words } from "./words.ts";

export function FindingBars({ indexed }: { indexed: IndexedGraph }) {
  const rows = useMemo(() => summarizeFindings(indexed), [indexed]);
  const worst = rows.toSorted((one, other) => other.unlinked - one.unlinked)[0];
  const unlinked = rows.reduce((sum, row) => sum + row.unlinked, 0);
  return (
    <figure>
      <figcaption className="text-lg">
        {words.answer(unlinked, worst === undefined ? null : kindNames[worst.kind], worst?.unlinked ?? 0)}
      </figcaption>
      <Legend
        className="mt-2"
        items={[
          { mark: "accent", name: words.parts.linked },
          { mark: "support", name: words.parts.unlinked },
          { mark: "ink", name: words.parts.weak },
        ]}
      />
      <ul className="mt-3 grid gap-x-10 gap-y-3 sm:grid-cols-2">
        {rows.map(({ kind, total, unlinked: none, weak }) => (
          <li key={kind}>
            <p className="figures flex items-baseline justify-between gap-x-3 text-[0.95rem]">
              <span className="font-semibold">
                {kindNames[kind]} {formatInteger(total)}
              </span>
              <span className="text-right">{words.bar(kind, none, weak)}</span>
            </p>
            <Stack
              label={null}
              height={14}
              total={total}
              className="mt-1"
              parts={[
                { key: "unlinked", amount: none, fill: "support" },
                { key: "weak", amount: weak, fill: "ink" },
                { key: "linked", amount: total - none - weak, fill: "accent" },
              ]}
            />
          </li>
        ))}
      </ul>
    </figure>
  );
}
