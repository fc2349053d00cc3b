/** Sorting and filtering for the whole list. */
import { admissionLabels } from "#domain/admission/label.ts";
import { sizes } from "#domain/answers/catalog/profile.ts";
import { controls } from "#domain/college/college.ts";
import { isStateCode, statesByName } from "#domain/college/states.ts";
import { filterCount, type Listing, sorts } from "#domain/match/listing.ts";
import { budgetLabels } from "#domain/price/budgetLabel.ts";
import { Button } from "#ui/Button.tsx";
import { CheckboxGroup } from "#ui/Choice.tsx";
import { Disclosure } from "#ui/Disclosure.tsx";
import { SelectField } from "#ui/Field.tsx";
import { everything } from "./listing.ts";
import { words } from "./resultWords.ts";

/** Without a budget there is nothing to filter by. */
const shownBudgets = budgetLabels.filter((code) => code !== "noBudget");

export function ListControls(props: {
  listing: Listing;
  hasLimit: boolean;
  hasPosition: boolean;
  onChange: (listing: Listing) => void;
}) {
  const { listing } = props;
  const count = filterCount(listing);
  const change = (fields: Partial<Listing>) => props.onChange({ ...listing, ...fields });
  return (
    <div className="no-print mt-4 space-y-2">
      <SelectField
        label={words.whole.sort}
        hint={sortHint(listing.sort, props.hasPosition)}
        className="max-w-xl"
        value={listing.sort}
        onChange={(event) => {
          const sort = sorts.find((one) => one === event.target.value);
          if (sort !== undefined) change({ sort });
        }}
      >
        {sorts.map((sort) => (
          <option key={sort} value={sort}>
            {words.whole.sortName(sort)}
          </option>
        ))}
      </SelectField>
      <Disclosure summary={count === 0 ? words.whole.filter : words.whole.filterActive(count)}>
        <div className="space-y-5 rounded-2xl border border-line bg-card p-4 sm:p-5">
          <CheckboxGroup
            legend={words.whole.labels}
            options={admissionLabels.map((code) => ({ value: code, label: words.whole.labelName(code) }))}
            values={listing.labels}
            onChange={(labels) => change({ labels })}
          />
          <SelectField
            label={words.whole.state}
            className="max-w-80"
            value={listing.state ?? ""}
            onChange={(event) => {
              const { value } = event.target;
              change({ state: isStateCode(value) ? value : null });
            }}
          >
            <option value="">{words.whole.everyState}</option>
            {statesByName.map((state) => (
              <option key={state} value={state}>
                {words.whole.stateName(state)}
              </option>
            ))}
          </SelectField>
          <CheckboxGroup
            legend={words.whole.controls}
            options={controls.map((control) => ({ value: control, label: words.whole.controlName(control) }))}
            values={listing.controls}
            onChange={(chosen) => change({ controls: chosen })}
          />
          <CheckboxGroup
            legend={words.whole.sizes}
            options={sizes.map((size) => ({ value: size, label: words.whole.sizeName(size) }))}
            values={listing.sizes}
            onChange={(chosen) => change({ sizes: chosen })}
          />
          {props.hasLimit && (
            <CheckboxGroup
              legend={words.whole.budgets}
              options={shownBudgets.map((code) => ({ value: code, label: words.whole.budgetName(code) }))}
              values={listing.budgets}
              onChange={(budgets) => change({ budgets })}
            />
          )}
          {count > 0 && (
            <Button variant="outline" onClick={() => change({ ...everything, sort: listing.sort })}>
              {words.whole.clear}
            </Button>
          )}
        </div>
      </Disclosure>
    </div>
  );
}

function sortHint(sort: Listing["sort"], hasPosition: boolean): string | undefined {
  if (sort === "recommended") return words.whole.recommendedHint;
  return sort === "distance" && !hasPosition ? words.whole.sortNeedsHome : undefined;
}
