/** Until when each state wants the form for its own aid, where a date is known; other states and years are asked. */
import type { StateCode } from "#domain/college/states.ts";
import type { Source } from "#lib/source.ts";

export type StateAidDate = {
  state: StateCode;
  /** The day of the year; `yearsAfter` counts from the year of graduation. Null: no day is set. */
  day: { month: number; day: number; yearsAfter: 0 | 1 } | null;
  /** "soon": money runs out, so as soon as the FAFSA is open. "college": each college has its own date. */
  otherwise: "soon" | "college";
  /** Classes whose date was published; for all others the same day is expected. */
  publishedFor: readonly number[];
  source: Source;
};

/** As of November 2026. */
export const stateAidDates: readonly StateAidDate[] = [
  // Texas Administrative Code 22.6: January 15 of each year; the commissioner may move it and did for 2025-26.
  makeDated(
    "TX",
    "State aid priority date, Texas Higher Education Coordinating Board",
    "https://www.highered.texas.gov/",
    [1, 15],
  ),
  makeDated("CA", "Cal Grant, California Student Aid Commission", "https://www.csac.ca.gov/", [3, 2]),
  makeDated(
    "FL",
    "Florida Financial Aid Application, Florida Department of Education",
    "https://www.floridastudentfinancialaidsg.org/",
    [8, 31],
    [2027],
  ),
  makeDated(
    "NY",
    "Tuition Assistance Program, Higher Education Services Corporation",
    "https://www.hesc.ny.gov/",
    [6, 30, 1],
  ),
  makeDated("PA", "Pennsylvania State Grant, PHEAA", "https://www.pheaa.org/", [5, 1]),
  makeDated(
    "OH",
    "Ohio College Opportunity Grant, Ohio Department of Higher Education",
    "https://highered.ohio.gov/",
    [10, 1],
    [2027],
  ),
  makeDated(
    "AZ",
    "Arizona Promise Program, Arizona Board of Regents",
    "https://www.azregents.edu",
    [4, 1],
    [2027],
  ),
  makeDated(
    "MD",
    "State financial aid, Maryland Higher Education Commission",
    "https://mhec.maryland.gov/",
    [3, 1],
  ),
  makeUndated(
    "IL",
    "soon",
    "Monetary Award Program, Illinois Student Assistance Commission",
    "https://www.isac.org/",
  ),
  makeUndated("OR", "soon", "Oregon Opportunity Grant, Oregon Student Aid", "https://oregonstudentaid.gov/"),
  makeUndated("NC", "soon", "State grants, College Foundation of North Carolina", "https://www.cfnc.org/"),
  makeUndated(
    "VA",
    "soon",
    "State aid, State Council of Higher Education for Virginia",
    "https://www.schev.edu/",
  ),
  makeUndated(
    "CO",
    "college",
    "State aid, Colorado Department of Higher Education",
    "https://cdhe.colorado.gov/",
  ),
  makeUndated(
    "GA",
    "college",
    "HOPE and Zell Miller, Georgia Student Finance Commission",
    "https://www.gafutures.org/",
  ),
  makeUndated(
    "MI",
    "college",
    "Michigan Achievement Scholarship, MI Student Aid",
    "https://www.michigan.gov/mistudentaid",
  ),
];

function makeDated(
  state: StateCode,
  title: string,
  url: string,
  [month, day, yearsAfter = 0]: readonly [number, number, (0 | 1)?],
  publishedFor: readonly number[] = [],
): StateAidDate {
  return {
    state,
    day: { month, day, yearsAfter },
    otherwise: "college",
    publishedFor,
    source: makeSource(state, title, url),
  };
}

function makeUndated(
  state: StateCode,
  otherwise: "soon" | "college",
  title: string,
  url: string,
): StateAidDate {
  return { state, day: null, otherwise, publishedFor: [], source: makeSource(state, title, url) };
}

function makeSource(state: StateCode, title: string, url: string): Source {
  return { id: `state-aid-${state.toLowerCase()}`, title, year: "2026-27", url };
}
