/** The list as a CSV table. */

import type { Ranked } from "#client/engine/engine.ts";
import { words as labelWords } from "#components/label/words.ts";
import type { Listed } from "#components/plan-list/planList.ts";
import { getLabels } from "#components/plan-list/planList.ts";
import { words as listWords } from "#components/plan-list/words.ts";
import type { Chance } from "#domain/admission/chance.ts";
import { toShownMiles } from "#domain/geography/travelDistance.ts";
import { toCsvTable } from "#lib/csv.ts";
import { words } from "./words.ts";

type ListedCollege = Listed<NonNullable<Ranked["priceBand"]>>;

/** One row per college, in list order; unknown values are empty cells. */
export function listAsCsv(list: readonly ListedCollege[]): string {
  return toCsvTable(
    words.csv.header,
    list.map((listed) => {
      const { entry, row } = listed;
      const labels = getLabels(listed);
      const chance = row === null ? null : toPercents(row.chance);
      return [
        row?.college.name ?? null,
        row?.college.city ?? null,
        row?.college.state ?? null,
        labelWords.admissionName(labels.admission),
        row === null ? null : labelWords.budgetName(labels.budget),
        chance?.share ?? null,
        chance?.low ?? null,
        chance?.high ?? null,
        roundOrNull(row?.matchPercent),
        roundOrNull(row?.priceBand?.lowUsd),
        roundOrNull(row?.priceBand?.highUsd),
        roundOrNull(row?.priceBand?.stickerUsd),
        roundOrNull(row === null ? null : toShownMiles(row)),
        listWords.list.statusName(entry.status),
        entry.note,
        entry.unitId,
      ];
    }),
  );
}

function toPercents(chance: Chance): { share: number; low: number; high: number } | null {
  if (chance.kind === "open" || chance.kind === "guaranteed") return { share: 100, low: 100, high: 100 };
  if (chance.kind === "unknown") return null;
  const percent = (share: number) => Math.round(share * 100);
  return { share: percent(chance.share), low: percent(chance.low), high: percent(chance.high) };
}

function roundOrNull(value: number | null | undefined): number | null {
  return value === null || value === undefined ? null : Math.round(value);
}
