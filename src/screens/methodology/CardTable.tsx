/** A table of the methodology: on a phone each row is a card, since five columns of figures have no room there. */
import type { ReactNode } from "react";
import { stackedRoles } from "#ui/stackedTable.ts";
import { TableFrame } from "#ui/TableFrame.tsx";

type CardTableProps = {
  label: string;
  /** The names of its columns, that of the rows first. */
  head: readonly string[];
  /** Its name, then its cells; the last one takes what columns are left. */
  rows: readonly { key: string; cells: readonly ReactNode[] }[];
};

export function CardTable({ label, head, rows }: CardTableProps) {
  return (
    <div className="stacked-on-phones">
      <TableFrame label={label} isStacked>
        <thead>
          <tr>
            {head.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="text-[0.95rem]">
          {rows.map(({ key, cells: [name, ...cells] }) => (
            <tr key={key} role={stackedRoles.row}>
              <th scope="row" role={stackedRoles.rowHeader} className="min-w-36 font-medium">
                {name}
              </th>
              {cells.map((cell, at) => (
                <td
                  key={head[at + 1]}
                  role={stackedRoles.cell}
                  data-column={head[at + 1]}
                  colSpan={at === cells.length - 1 ? head.length - 1 - at : undefined}
                  className="figures"
                >
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </TableFrame>
    </div>
  );
}
