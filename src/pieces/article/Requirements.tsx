/** What is asked, side by side: one line a subject, one column for each who asks. */
import type { ReactNode } from "react";
import type { BlockOf, Inline } from "#content/blocks.ts";
import type { StateCode } from "#domain/college/states.ts";
import { TableFrame } from "#ui/TableFrame.tsx";
import { words } from "./words.ts";

export function Requirements(props: {
  block: BlockOf<"requirements">;
  state: StateCode | null;
  renderInline: (runs: readonly Inline[]) => ReactNode;
}) {
  const { title, columns, rows } = props.block;
  return (
    <section aria-label={title} className="max-w-3xl">
      <h3 className="mb-2 text-2xl">{title}</h3>
      <TableFrame label={title}>
        <thead>
          <tr>
            <th scope="col">{words.requirement}</th>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ subject, cells }) => (
            <tr key={subject}>
              <th scope="row">{subject}</th>
              {cells.map((cell, at) => (
                <td key={columns[at]}>{props.renderInline(cell)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </TableFrame>
    </section>
  );
}
