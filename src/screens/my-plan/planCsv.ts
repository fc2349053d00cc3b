/** The list as a table for a spreadsheet. */

import { labelName } from "#components/label/LabelMark.tsx";
import type { Ranked } from "#components/matches/useMatches.ts";
import type { Chance } from "#domain/admission/chance.ts";
import { planToCsv } from "#domain/plan/exchange.ts";
import type { Listed } from "./planList.ts";
import { labelCodeOf } from "./planList.ts";
import { words } from "./words.ts";

type ListedCollege = Listed<NonNullable<Ranked["priceBand"]>>;

/** One line a college, in the order of the list; what is not known is an empty cell. */
export function listAsCsv(list: readonly ListedCollege[]): string {
  return planToCsv(
    words.csv.header,
    list.map((listed) => {
      const { entry, row } = listed;
      const chance = row === null ? null : percentsOf(row.chance);
      return [
        row?.college.name ?? null,
        row?.college.city ?? null,
        row?.college.state ?? null,
        labelName(labelCodeOf(listed)),
        chance?.share ?? null,
        chance?.low ?? null,
        chance?.high ?? null,
        roundedOrNull(row?.matchPercent),
        roundedOrNull(row?.priceBand?.lowUsd),
        roundedOrNull(row?.priceBand?.highUsd),
        roundedOrNull(row?.priceBand?.stickerUsd),
        roundedOrNull(row?.distanceMiles),
        words.list.statusName(entry.status),
        entry.note,
        entry.unitId,
      ];
    }),
  );
}

function percentsOf(chance: Chance): { share: number; low: number; high: number } | null {
  if (chance.kind === "open" || chance.kind === "guaranteed") return { share: 100, low: 100, high: 100 };
  if (chance.kind === "unknown") return null;
  const percent = (share: number) => Math.round(share * 100);
  return { share: percent(chance.share), low: percent(chance.low), high: percent(chance.high) };
}

function roundedOrNull(value: number | null | undefined): number | null {
  return value === null || value === undefined ? null : Math.round(value);
}
