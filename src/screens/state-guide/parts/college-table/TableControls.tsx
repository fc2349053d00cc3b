/** The filters above the college table, and whose price it shows. */
import { admitBands } from "#content/parts/collegeCharts.ts";
import { incomeBrackets } from "#domain/college/college.ts";
import { SelectField, TextField } from "#ui/Field.tsx";
import { type PriceChoice, type TableFilters, typeFilters } from "./tableRows.ts";
import { words } from "./words.ts";

export function TableControls(props: {
  systems: readonly string[];
  filters: TableFilters;
  price: PriceChoice;
  /** Until then the filters are rendered but disabled. */
  isAlive: boolean;
  onFilters: (filters: TableFilters) => void;
  onPrice: (price: PriceChoice) => void;
}) {
  const { filters, systems } = props;
  const set = (change: Partial<TableFilters>) => props.onFilters({ ...filters, ...change });
  return (
    <fieldset
      disabled={!props.isAlive}
      className="no-print grid min-w-0 gap-x-4 gap-y-3 min-[22rem]:grid-cols-2 md:grid-cols-6 noscript:hidden"
    >
      <legend className="sr-only">{words.filters}</legend>
      <TextField
        label={words.text}
        className="min-[22rem]:col-span-2"
        inputMode="search"
        autoCapitalize="none"
        spellCheck={false}
        value={filters.text}
        onChange={(event) => set({ text: event.target.value })}
      />
      <SelectField
        label={words.price}
        className="min-[22rem]:col-span-2"
        value={props.price ?? ""}
        onChange={(event) => {
          const { value } = event.target;
          props.onPrice(value === "" ? null : Number(value));
        }}
      >
        <option value="">{words.allIncomes}</option>
        {incomeBrackets.map(({ fromUsd, toUsd }, at) => (
          <option key={fromUsd} value={at}>
            {words.bracket(fromUsd, toUsd)}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={words.admits}
        className="md:col-span-2"
        value={filters.admits ?? ""}
        onChange={(event) => set({ admits: admitBands.find((band) => band === event.target.value) ?? null })}
      >
        <option value="">{words.any}</option>
        {admitBands.map((band) => (
          <option key={band} value={band}>
            {words.admitBand(band)}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={words.type}
        className="md:col-span-3"
        value={filters.type ?? ""}
        onChange={(event) => set({ type: typeFilters.find((type) => type === event.target.value) ?? null })}
      >
        <option value="">{words.any}</option>
        {typeFilters.map((type) => (
          <option key={type} value={type}>
            {words.typeFilter(type)}
          </option>
        ))}
      </SelectField>
      {systems.length > 0 && (
        <SelectField
          label={words.system}
          className="min-[22rem]:col-span-2 md:col-span-3"
          value={filters.system ?? ""}
          onChange={(event) =>
            set({ system: systems.find((system) => system === event.target.value) ?? null })
          }
        >
          <option value="">{words.any}</option>
          {systems.map((system) => (
            <option key={system} value={system}>
              {system}
            </option>
          ))}
        </SelectField>
      )}
    </fieldset>
  );
}
