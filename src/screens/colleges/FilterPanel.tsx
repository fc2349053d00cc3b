/** The search filters: beside the list on a wide screen, behind a button on a phone. */
import { useState } from "react";
import type { AllColleges } from "#client/colleges/allColleges.ts";
import { sizes } from "#domain/answers/catalog/profile.ts";
import { controls, settings } from "#domain/college/college.ts";
import { familiesByName, isMajorFamily, type MajorFamily } from "#domain/college/majorFamilies.ts";
import { isStateCode, stateNames, statesByName } from "#domain/college/states.ts";
import {
  admissions,
  countFilters,
  type Filters,
  missions,
  noFilters,
  searchedLevels,
} from "#domain/search/filters.ts";
import { Button } from "#ui/Button.tsx";
import { CheckboxGroup } from "#ui/Choice.tsx";
import { SelectField } from "#ui/Field.tsx";
import { joinClasses } from "#ui/joinClasses.ts";
import type { SearchQueryState } from "./useSearchQuery.ts";
import { words } from "./words.ts";

type FilterPanelProps = {
  state: SearchQueryState;
  all: AllColleges | null;
  majors: "notNeeded" | "loading" | "failed" | "ready";
  /** Both the student's prices and what the family can pay are known. */
  canFilterByPrice: boolean;
};

export function FilterPanel({ state, all, majors, canFilterByPrice }: FilterPanelProps) {
  const { asked, ask } = state;
  const { filters } = asked;
  const [isOpen, setIsOpen] = useState(false);
  const set = (change: Partial<Filters>) => ask({ ...asked, filters: { ...filters, ...change } });
  const count = countFilters(filters);
  return (
    <section aria-label={words.filters} className="no-print min-w-0">
      <Button
        variant="light"
        aria-expanded={isOpen}
        aria-controls="college-filters"
        className="w-full lg:hidden"
        onClick={() => setIsOpen(!isOpen)}
      >
        <svg viewBox="0 0 20 20" width="18" height="18" aria-hidden="true">
          <path
            d="M2.500 5h15M5.500 10h9M8.500 15h3"
            stroke="currentColor"
            strokeWidth="2"
            strokeLinecap="round"
          />
        </svg>
        {words.showFilters(count)}
      </Button>
      <h2 className="hidden text-2xl lg:block">{words.filters}</h2>
      <div
        id="college-filters"
        className={joinClasses("mt-4 space-y-6 lg:block", isOpen ? "block" : "hidden")}
      >
        <SelectField
          label={words.state}
          value=""
          onChange={(event) => {
            const code = event.target.value;
            if (isStateCode(code) && !filters.states.includes(code))
              set({ states: [...filters.states, code] });
          }}
        >
          <option value="">{filters.states.length === 0 ? words.addState : words.addAnotherState}</option>
          {statesByName.map((code) => (
            <option key={code} value={code} disabled={filters.states.includes(code)}>
              {stateNames[code]}
            </option>
          ))}
        </SelectField>
        <CheckboxGroup
          legend={words.level}
          options={searchedLevels.map((value) => ({ value, label: words.levelOf(value) }))}
          values={filters.levels}
          onChange={(levels) => set({ levels })}
        />
        <CheckboxGroup
          legend={words.control}
          hint={words.controlHint}
          options={controls.map((value) => ({ value, label: words.controlOf(value) }))}
          values={filters.controls}
          onChange={(chosen) => set({ controls: chosen })}
        />
        {canFilterByPrice && (
          <CheckboxGroup
            legend={words.price}
            hint={words.withinPriceHint}
            options={[{ value: "within", label: words.withinPrice }]}
            values={filters.isWithinPrice ? ["within"] : []}
            onChange={(values) => set({ isWithinPrice: values.length > 0 })}
          />
        )}
        <SelectField
          label={words.admission}
          value={filters.admission ?? ""}
          onChange={(event) =>
            set({ admission: admissions.find((one) => one === event.target.value) ?? null })
          }
        >
          <option value="">{words.anyAdmission}</option>
          {admissions.map((one) => (
            <option key={one} value={one}>
              {words.admissionOf(one)}
            </option>
          ))}
        </SelectField>
        <MajorField
          family={filters.majorFamily}
          status={majors}
          onChange={(majorFamily) => set({ majorFamily })}
        />
        <CheckboxGroup
          legend={words.size}
          options={sizes.map((value) => ({ value, label: words.sizeOf(value) }))}
          values={filters.sizes}
          onChange={(chosen) => set({ sizes: chosen })}
        />
        <CheckboxGroup
          legend={words.setting}
          options={settings.map((value) => ({ value, label: words.settingOf(value) }))}
          values={filters.settings}
          onChange={(chosen) => set({ settings: chosen })}
        />
        <CheckboxGroup
          legend={words.mission}
          options={missions.map((value) => ({ value, label: words.missionOf(value) }))}
          values={filters.missions}
          onChange={(chosen) => set({ missions: chosen })}
        />
        <CheckboxGroup
          legend={words.everything}
          isLegendHidden
          options={[{ value: "all", label: words.everything }]}
          values={filters.isEverything ? ["all"] : []}
          onChange={(values) => set({ isEverything: values.length > 0 })}
        />
        {all !== null && <Scope all={all} />}
        {count > 0 && (
          <Button variant="outline" size="sm" onClick={() => ask({ ...asked, filters: noFilters })}>
            {words.clearAll}
          </Button>
        )}
      </div>
    </section>
  );
}

/** Suggests where to start, with figures from the data set. */
function Scope({ all }: { all: AllColleges }) {
  const degree = all.countDegreeGranting().all;
  return <p className="-mt-4 text-[0.92rem] text-ink-soft">{words.everythingHint(degree, all.count)}</p>;
}

function MajorField(props: {
  family: MajorFamily | null;
  status: FilterPanelProps["majors"];
  onChange: (family: MajorFamily | null) => void;
}) {
  const { family, status } = props;
  return (
    <div>
      <SelectField
        label={words.major}
        value={family ?? ""}
        onChange={(event) => props.onChange(isMajorFamily(event.target.value) ? event.target.value : null)}
      >
        <option value="">{words.anyMajor}</option>
        {familiesByName.map((code) => (
          <option key={code} value={code}>
            {words.majorOf(code)}
          </option>
        ))}
      </SelectField>
      <p role="status" className="mt-1 text-[0.92rem] text-ink-soft empty:hidden">
        {status === "loading" && words.majorsLoading}
        {status === "failed" && words.majorsFailed}
      </p>
    </div>
  );
}
