/** State exchanges that let residents of one member state pay less than the out-of-state price in another. */
import type { StateCode } from "#domain/college/states.ts";
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
  {
    id: "wue",
    members: new Set<StateCode>([
      ...([
        "AK",
        "AZ",
        "CA",
        "CO",
        "HI",
        "ID",
        "MT",
        "NV",
        "NM",
        "ND",
        "OR",
        "SD",
        "UT",
        "WA",
        "WY",
      ] as const),
      ...(["GU", "MP"] as const),
    ]),
    residentRateMultiple: 1.5,
    source: {
      id: "exchange-wue",
      title: "Western Undergraduate Exchange, Western Interstate Commission for Higher Education",
      year: "2026-27",
      url: "https://www.wiche.edu/tuition-savings/wue/",
    },
  },
  {
    id: "msep",
    members: new Set<StateCode>(["IN", "KS", "MN", "MO", "NE", "ND", "OH", "WI"]),
    residentRateMultiple: 1.5,
    source: {
      id: "exchange-msep",
      title: "Midwest Student Exchange Program, Midwestern Higher Education Compact",
      year: "2023-24",
      url: "https://msep.mhec.org/",
    },
  },
];

/** The exchange that two states share, or null. North Dakota is in both; the first of the list answers. */
export function findSharedExchange(home: StateCode, collegeState: StateCode): Exchange | null {
  if (home === collegeState) return null;
  for (const exchange of exchanges) {
    if (exchange.members.has(home) && exchange.members.has(collegeState)) return exchange;
  }
  return null;
}
