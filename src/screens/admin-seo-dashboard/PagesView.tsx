/** Every address of the site, to search, filter, sort and save. */
import { useDeferredValue, useMemo } from "react";
import { saveFile } from "#client/saveFile.ts";
import { siteFindingKinds, sitePageKinds } from "#contract/siteReport.ts";
import { Button } from "#ui/Button.tsx";
import { SelectField, TextField } from "#ui/Field.tsx";
import { PageTable } from "./PageTable.tsx";
import {
  findRows,
  noFilter,
  rowsToCsv,
  type SeoFilter,
  type SeoRow,
  sorts,
  visitFilters,
} from "./seoRules.ts";
import { findingWords, words } from "./words.ts";

export function PagesView(props: {
  rows: readonly SeoRow[];
  filter: SeoFilter;
  chosen: string | null;
  onFilter: (filter: SeoFilter) => void;
  onChoose: (path: string) => void;
}) {
  const { rows, filter, onFilter } = props;
  // Typing stays quick: the list follows when there is time.
  const asked = useDeferredValue(filter);
  const found = useMemo(() => findRows(rows, asked), [rows, asked]);
  return (
    <>
      <Filters filter={filter} onFilter={onFilter} />
      <div className="mt-5 mb-3 flex flex-wrap items-center justify-between gap-3">
        <p role="status" className="font-semibold">
          {words.found(found.length)}
        </p>
        <div className="flex flex-wrap gap-2">
          {filter !== noFilter && (
            <Button variant="light" size="sm" onClick={() => onFilter(noFilter)}>
              {words.clear}
            </Button>
          )}
          <Button variant="light" size="sm" disabled={found.length === 0} onClick={() => saveRows(found)}>
            {words.save}
          </Button>
        </div>
      </div>
      {found.length === 0 ? (
        <p className="text-ink-soft">{words.nothingFound}</p>
      ) : (
        <PageTable rows={found} chosen={props.chosen} onChoose={props.onChoose} />
      )}
    </>
  );
}

function Filters({ filter, onFilter }: { filter: SeoFilter; onFilter: (filter: SeoFilter) => void }) {
  /** The chosen option is one of those that were offered. */
  const choose = (name: keyof SeoFilter) => (event: { target: { value: string } }) =>
    onFilter({ ...filter, [name]: event.target.value });
  return (
    <>
      <TextField
        label={words.search}
        hint={words.searchHint}
        type="search"
        value={filter.text}
        onChange={choose("text")}
      />
      <div className="mt-4 grid gap-4 sm:grid-cols-2">
        <SelectField label={words.kind} value={filter.kind} onChange={choose("kind")}>
          <option value="all">{words.all}</option>
          {sitePageKinds.map((kind) => (
            <option key={kind} value={kind}>
              {words.kinds[kind]}
            </option>
          ))}
        </SelectField>
        <SelectField label={words.finding} value={filter.finding} onChange={choose("finding")}>
          <option value="all">{words.all}</option>
          <option value="any">{words.any}</option>
          <option value="nothing">{words.nothing}</option>
          {siteFindingKinds.map((kind) => (
            <option key={kind} value={kind}>
              {findingWords[kind].name}
            </option>
          ))}
        </SelectField>
        <SelectField label={words.visits} value={filter.visits} onChange={choose("visits")}>
          {visitFilters.map((visits) => (
            <option key={visits} value={visits}>
              {words.visitNames[visits]}
            </option>
          ))}
        </SelectField>
        <SelectField label={words.sort} value={filter.sort} onChange={choose("sort")}>
          {sorts.map((sort) => (
            <option key={sort} value={sort}>
              {words.sortNames[sort]}
            </option>
          ))}
        </SelectField>
      </div>
    </>
  );
}

function saveRows(rows: readonly SeoRow[]): void {
  saveFile("tassel-pages.csv", "text/csv", rowsToCsv(rows));
}
