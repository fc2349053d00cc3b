/** The state's public systems compared: the median campus of each. */
import type { SystemFigures, SystemSpan } from "#content/parts/collegeCharts.ts";
import { formatInteger, formatShare, formatUsd } from "#lib/format.ts";
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
      <TableFrame label={words.systems.title}>
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
            <tr key={name}>
              <th scope="row" className="min-w-40 font-semibold">
                {name}
              </th>
              <td className="text-right">{formatInteger(colleges)}</td>
              <Cell value={netPriceUsd} format={formatUsd} />
              <Cell value={completion} format={formatShare} />
              <Cell value={earningsUsd} format={formatUsd} />
            </tr>
          ))}
        </tbody>
      </TableFrame>
      <Origin>{words.systems.origin}</Origin>
    </PartSection>
  );
}

function Cell({ value, format }: { value: SystemSpan; format: (value: number) => string }) {
  return (
    <td className="text-right whitespace-nowrap">
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
