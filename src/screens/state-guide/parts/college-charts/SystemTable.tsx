/** The state's public systems compared: the median campus of each. */
import type { SystemFigures, SystemSpan } from "#content/parts/collegeCharts.ts";
import { formatInteger, formatShare, formatUsd } from "#lib/format.ts";
import { stackedRoles } from "#ui/stackedTable.ts";
import { TableFrame } from "#ui/TableFrame.tsx";
import { Origin, PartSection } from "../shared/PartSection.tsx";
import { notPublished } from "../shared/typeWords.ts";
import { words } from "./words.ts";

/** A single system has nothing to compare with. */
export function SystemTable({ systems }: { systems: readonly SystemFigures[] }) {
  if (systems.length < 2) return null;
  const heads = [words.colleges, words.systems.price, words.systems.finish, words.systems.earn];
  return (
    <PartSection title={words.systems.title} lead={words.systems.lead} className="mt-12">
      <div className="stacked-on-phones">
        <TableFrame label={words.systems.title} isStacked>
          <thead>
            <tr>
              <th scope="col">{words.systems.system}</th>
              {heads.map((head) => (
                <th key={head} scope="col" className="text-right">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {systems.map(({ name, colleges, netPriceUsd, completion, earningsUsd }) => (
              <tr key={name} role={stackedRoles.row}>
                <th scope="row" role={stackedRoles.rowHeader} className="min-w-40 font-semibold">
                  {name}
                </th>
                <td role={stackedRoles.cell} data-column={words.colleges} className="sm:text-right">
                  {formatInteger(colleges)}
                </td>
                <Cell column={words.systems.price} value={netPriceUsd} format={formatUsd} />
                <Cell column={words.systems.finish} value={completion} format={formatShare} />
                <Cell column={words.systems.earn} value={earningsUsd} format={formatUsd} />
              </tr>
            ))}
          </tbody>
        </TableFrame>
      </div>
      <Origin>{words.systems.origin}</Origin>
    </PartSection>
  );
}

function Cell(props: { column: string; value: SystemSpan; format: (value: number) => string }) {
  const { column, value, format } = props;
  return (
    <td role={stackedRoles.cell} data-column={column} className="whitespace-nowrap sm:text-right">
      {value === null ? (
        <span className="text-[0.9rem] text-ink-soft">{notPublished}</span>
      ) : (
        <>
          {format(value.median)}
          {value.least !== value.most && (
            <span className="block text-[0.85rem] leading-snug text-ink-soft">
              {words.systems.span(format(value.least), format(value.most))}
            </span>
          )}
        </>
      )}
    </td>
  );
}
