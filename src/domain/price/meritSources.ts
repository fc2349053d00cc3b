/** The page that each table of merit awards was read from. */

import { type FactOrigins, originIn } from "#facts/fact.ts";
import { privateMeritOrigins } from "#facts/scholarships/privateMerit.origins.ts";
import { publicMeritOrigins } from "#facts/scholarships/publicMerit.origins.ts";
import { southernMeritOrigins } from "#facts/scholarships/southernMerit.origins.ts";
import type { Source } from "#lib/source.ts";
import type { MeritOutcome } from "./meritAwards.ts";

const origins: Readonly<Record<string, FactOrigins>> = {
  ...publicMeritOrigins,
  ...southernMeritOrigins,
  ...privateMeritOrigins,
};

/** Each page once. */
export function listMeritSources(merit: MeritOutcome): readonly Source[] {
  const grants = [...merit.earned, ...merit.mayEarn, ...merit.lost, ...merit.mayOffer];
  return listTableSources(grants.length > 0 ? grants : merit.tables);
}

/** Each page once. */
export function listTableSources(tables: MeritOutcome["tables"]): readonly Source[] {
  const sources = new Map<string, Source>();
  for (const { tableId, period } of tables) {
    const record = origins[tableId];
    if (record === undefined) throw new Error(`The merit table ${tableId} has no origins.`);
    const { source } = originIn(record, period);
    sources.set(source.id, source);
  }
  return [...sources.values()];
}
