/** State exchanges that let residents of one member state pay less than the out-of-state price in another. */
import type { StateCode } from "#domain/college/states.ts";
import { type Fact, type FactOrigins, findLatest, originIn } from "#facts/fact.ts";
import { msepExchangeOrigins, wueExchangeOrigins } from "#facts/prices/exchanges.origins.ts";
import { msepExchange, wueExchange } from "#facts/prices/exchanges.ts";
import type { Source } from "#lib/source.ts";

export type Exchange = {
  id: "wue" | "msep";
  /** Residents of these states may be charged the exchange rate at taking-part public colleges of the others. */
  members: ReadonlySet<StateCode>;
  /** Most that is charged, as a multiple of the resident tuition. */
  residentRateMultiple: number;
  source: Source;
};

/** Colleges take part by campus and major, with limited places: a low end, never a promise. */
export const exchanges: readonly Exchange[] = [
  read("wue", wueExchange, wueExchangeOrigins),
  read("msep", msepExchange, msepExchangeOrigins),
];

/** The exchange that two states share, or null. North Dakota is in both; the first of the list answers. */
export function sharedExchange(home: StateCode, collegeState: StateCode): Exchange | null {
  if (home === collegeState) return null;
  for (const exchange of exchanges) {
    if (exchange.members.has(home) && exchange.members.has(collegeState)) return exchange;
  }
  return null;
}

type Terms = { members: readonly StateCode[]; residentRateMultiple: number };

function read(id: Exchange["id"], fact: Fact<Terms>, origins: FactOrigins): Exchange {
  const { period, value } = findLatest(fact);
  const { members, residentRateMultiple } = value;
  return { id, members: new Set(members), residentRateMultiple, source: originIn(origins, period).source };
}
