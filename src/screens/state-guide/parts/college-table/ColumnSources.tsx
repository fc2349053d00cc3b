/** Below the table: what each column shows, its year, and its publisher. */
import { FieldSources } from "#components/source/FieldSources.tsx";
import { words } from "./words.ts";

const explained = ["price", "admits", "completion", "earnings", "undergraduates", "type"] as const;

export function ColumnSources() {
  return (
    <div className="mt-5 text-[0.92rem] text-ink-soft">
      <h4 className="font-semibold text-ink">{words.sources.title}</h4>
      <ul className="mt-1 max-w-[45em] space-y-1">
        {explained.map((column) => (
          <li key={column}>
            <b className="font-semibold text-ink">{words.columns[column]}:</b> {words.sources[column]}
          </li>
        ))}
      </ul>
      <p className="mt-2">{words.sources.publisher}</p>
      <FieldSources
        className="no-print mt-1"
        fields={[
          "netPriceUsd",
          "netPriceByIncomeUsd",
          "aidedPriceByIncomeUsd",
          "admitRate",
          "hasOpenAdmission",
          "completionRate",
          "earningsUsd",
          "undergraduates",
        ]}
      />
    </div>
  );
}
