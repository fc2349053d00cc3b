/** The fields a student might study: up to ten major families, found by keyword. */
import { useState } from "react";
import { usePlan, usePlanStore } from "#client/plan/usePlan.ts";
import {
  familiesByName,
  isMajorFamily,
  type MajorFamily,
  majorFamilies,
} from "#domain/college/majorFamilies.ts";
import { findFamilies } from "#domain/search/findFamilies.ts";
import { Button } from "#ui/Button.tsx";
import { CheckboxGroup } from "#ui/Choice.tsx";
import { TextField } from "#ui/Field.tsx";
import { MajorProgramsField } from "./MajorProgramsField.tsx";
import { words } from "./words.ts";

const mostChosen = 10;

/** Families without degrees are not offered. */
const notDegrees: readonly MajorFamily[] = ["28", "29", "32", "33", "34", "35", "36", "37", "53"];

const offered = familiesByName.filter((family) => !notDegrees.includes(family));

/** The families with the most degrees per year, shown before anything is typed. */
const common: readonly MajorFamily[] = [
  "52",
  "51",
  "45",
  "26",
  "42",
  "14",
  "11",
  "50",
  "09",
  "13",
  "43",
  "24",
];

export function MajorsField() {
  const { majorFamilies: kept } = usePlan().plan.profile;
  const store = usePlanStore();
  const [filter, setFilter] = useState("");
  const [showsAll, setShowsAll] = useState(false);
  const chosen = kept.filter(isMajorFamily);
  const isFull = chosen.length >= mostChosen;
  const isShort = !showsAll && filter.trim() === "";
  const found = isShort || filter.trim() === "" ? null : findFamilies(filter, offered);
  const listed = found ?? (isShort ? offered.filter((family) => common.includes(family)) : offered);
  // What was typed comes first, best first; what is chosen already stays in sight.
  const shown =
    found === null
      ? offered.filter((family) => chosen.includes(family) || listed.includes(family))
      : [...found, ...chosen.filter((family) => !found.includes(family))];

  function change(families: MajorFamily[]) {
    if (families.length <= mostChosen) {
      store.give({ kind: "setProfile", fields: { majorFamilies: families } });
    }
  }

  return (
    <div className="space-y-4">
      <TextField
        label={words.majors.filter}
        type="search"
        value={filter}
        onChange={(event) => setFilter(event.target.value)}
        onKeyDown={(event) => {
          // Enter searches; it does not leave the question.
          if (event.key === "Enter" && filter !== "") event.preventDefault();
        }}
      />
      <CheckboxGroup
        legend={words.majors.legend}
        hint={words.majors.hint}
        options={shown.map((family) => ({ value: family, label: majorFamilies[family] }))}
        values={chosen}
        onChange={change}
      />
      {isShort && (
        <Button variant="outline" size="sm" onClick={() => setShowsAll(true)}>
          {words.majors.showAll(offered.length)}
        </Button>
      )}
      <p role="status" className="text-[0.95rem] text-ink-soft">
        {isFull ? words.majors.full : describeStatus(shown.length, chosen.length)}
      </p>
      <MajorProgramsField />
    </div>
  );
}

function describeStatus(shownCount: number, chosenCount: number): string | null {
  if (shownCount === 0) return words.majors.none;
  return chosenCount === 0 ? null : words.majors.count(chosenCount);
}
