/** Every college of a state in one table: filters and sorting after hydration, the whole list before. */
import { memo, useDeferredValue, useMemo, useState } from "react";
import { useIsMounted } from "#client/useIsMounted.ts";
import { FieldSources } from "#components/source/FieldSources.tsx";
import { type CollegeTableData, collegeTableSchema } from "#content/parts/collegeTable.ts";
import { statesInDepth } from "#domain/college/stateGuides.ts";
import type { StateCode } from "#domain/college/states.ts";
import { Button } from "#ui/Button.tsx";
import { Notice } from "#ui/Notice.tsx";
import type { StatePartProps } from "../partProps.ts";
import { PartSection } from "../shared/PartSection.tsx";
import { Rows } from "./Rows.tsx";
import { TableControls } from "./TableControls.tsx";
import {
  filterRows,
  firstSorting,
  isFiltered,
  noTableFilters,
  type PriceChoice,
  readRows,
  type Sorting,
  sortRows,
  type TableFilters,
} from "./tableRows.ts";
import { words } from "./words.ts";

/** The prerendered page shows this many rows, the largest colleges: four hundred would be half of its weight. A guide of one page has more beside them. */
const sentRowsOf = (state: StateCode) => (statesInDepth.has(state) ? 38 : 10);

export default function CollegeTable({ data, state }: StatePartProps) {
  const read = useMemo(() => collegeTableSchema.safeParse(data), [data]);
  if (!read.success || read.data.rows.length === 0) return null;
  return <Table data={read.data} state={state} />;
}

function Table({ data, state }: { data: CollegeTableData; state: StateCode }) {
  const isAlive = useIsMounted();
  const rows = useMemo(() => readRows(data), [data]);
  const [filters, setFilters] = useState<TableFilters>(noTableFilters);
  const [price, setPrice] = useState<PriceChoice>(null);
  const [sorting, setSorting] = useState<Sorting>(firstSorting);
  // Typing stays smooth because the list may lag behind.
  const applied = useDeferredValue(filters);
  const shown = useMemo(
    () => sortRows(filterRows(rows, applied), sorting, price),
    [rows, applied, sorting, price],
  );
  const sentRows = sentRowsOf(state);
  const drawn = isAlive ? shown : shown.slice(0, sentRows);
  const clear = () => setFilters(noTableFilters);
  return (
    <PartSection
      title={words.title(rows.length, state)}
      lead={
        <>
          {words.lead} <span className="no-print noscript:hidden">{words.press}</span>{" "}
          <span className="hidden noscript:inline">
            {words.withScripts(rows.length > sentRows ? sentRows : null)}
          </span>
        </>
      }
    >
      <TableControls
        systems={data.systems}
        filters={filters}
        price={price}
        isAlive={isAlive}
        onFilters={setFilters}
        onPrice={setPrice}
      />
      <div className="mt-4 mb-2 flex min-h-11 flex-wrap items-center justify-between gap-x-4">
        <p role="status" className="figures font-semibold">
          {words.found(shown.length, rows.length)}
        </p>
        {isAlive && isFiltered(filters) && (
          <Button variant="link" onClick={clear}>
            {words.clear}
          </Button>
        )}
      </div>
      {shown.length === 0 ? (
        <Notice title={words.nothing}>{words.nothingHint}</Notice>
      ) : (
        <ShownRows rows={drawn} state={state} price={price} sorting={sorting} onSort={setSorting} />
      )}
      {price !== null && <p className="mt-2 max-w-text text-[0.92rem]">{words.bracketNote}</p>}
      <ColumnSources />
    </PartSection>
  );
}

/** Memoized, so that four hundred rows are not re-rendered on each keystroke. */
const ShownRows = memo(Rows);

const explained = ["price", "admits", "completion", "earnings", "undergraduates", "type"] as const;

/** Below the table: what each column shows, its year, and its publisher. */
function ColumnSources() {
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
