/** Occupations for a state's most common fields of study, with national pay and outlook; one field at a time, or all. */
import { useMemo, useState } from "react";
import { useIsMounted } from "#client/useIsMounted.ts";
import { Publication } from "#components/source/FieldSources.tsx";
import { type OccupationsData, occupationsSchema } from "#content/parts/occupations.ts";
import { isMajorFamily, type MajorFamily, majorFamilies } from "#domain/college/majorFamilies.ts";
import type { StateCode } from "#domain/college/states.ts";
import { SelectField } from "#ui/Field.tsx";
import { Notice } from "#ui/Notice.tsx";
import type { StatePartProps } from "../partProps.ts";
import { PartSection } from "../shared/PartSection.tsx";
import { FieldOccupations } from "./FieldOccupations.tsx";
import { words } from "./words.ts";

export default function Occupations({ data, state }: StatePartProps) {
  const read = useMemo(() => occupationsSchema.safeParse(data), [data]);
  if (!read.success || read.data.fields.length === 0) return null;
  return <List data={read.data} state={state} />;
}

function List({ data, state }: { data: OccupationsData; state: StateCode }) {
  const isAlive = useIsMounted();
  const [chosen, setChosen] = useState<MajorFamily | null>(null);
  const fields = data.fields.filter(({ family }) => chosen === null || family === chosen);
  const count = new Set(fields.flatMap(({ occupations }) => occupations)).size;
  const highest = Math.max(
    ...data.occupations.map(({ upperQuartileWageUsd, medianWageUsd }) =>
      Math.max(upperQuartileWageUsd ?? 0, medianWageUsd ?? 0),
    ),
  );
  return (
    <PartSection title={words.title} lead={words.lead(state)}>
      <NationalNote state={state} />
      <fieldset
        disabled={!isAlive}
        className="no-print mt-5 flex min-w-0 flex-wrap items-end gap-x-5 gap-y-2 noscript:hidden"
      >
        <SelectField
          label={words.filter}
          className="w-full max-w-sm"
          value={chosen ?? ""}
          onChange={(event) => setChosen(isMajorFamily(event.target.value) ? event.target.value : null)}
        >
          <option value="">{words.allFields}</option>
          {data.fields.map(({ family }) => (
            <option key={family} value={family}>
              {majorFamilies[family]}
            </option>
          ))}
        </SelectField>
        <p role="status" className="figures pb-3 font-semibold">
          {words.shown(count)}
        </p>
      </fieldset>
      <div className="mt-4 border-b border-line-strong">
        {fields.map((field, at) => (
          <FieldOccupations
            // A field chosen on its own is expanded; among all, the first one is.
            key={`${field.family}${chosen ?? ""}`}
            field={field}
            occupations={data.occupations}
            highest={highest}
            isOpen={at === 0}
            state={state}
          />
        ))}
      </div>
      <div className="mt-3 max-w-[45em] space-y-1 text-[0.88rem] text-ink-soft">
        <p>{words.origin.wages}</p>
        <p>{words.origin.outlook}</p>
        <p>{words.origin.crosswalk}</p>
        <ul>
          <Publication source="occupationWages" />
          <Publication source="occupationOutlook" />
          <Publication source="majorsToOccupations" />
        </ul>
      </div>
    </PartSection>
  );
}

/** Says that the figures are national, and where to find the state's own. */
function NationalNote({ state }: { state: StateCode }) {
  return (
    <Notice tone="attention" title={words.nationalTitle}>
      <p className="max-w-text">{words.national(state)}</p>
      <ul className="mt-1 flex flex-wrap gap-x-6">
        {words.places.map(({ label, to }) => (
          <li key={to}>
            <a
              href={to}
              rel="noreferrer"
              className="inline-flex min-h-11 items-center font-semibold text-accent-text underline underline-offset-4"
            >
              {label}
              <span className="sr-only"> {words.leaves}</span>
            </a>
          </li>
        ))}
      </ul>
    </Notice>
  );
}
