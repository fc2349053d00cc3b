/**
 * Dates on which two sources differ, and which one is used: the college's own page over a list or a grid, two sources
 * over one, and the earlier day where neither settles it, marked to be checked. Each holds for the date it was made on.
 */
import type { Deadline } from "#domain/college/deadline.ts";

export type SettledDeadline = Required<Pick<Deadline, "cycle" | "confidence" | "source" | "url">> &
  Pick<Deadline, "unitId" | "round" | "date" | "asOf"> & {
    /** As the file writes it: the decision is about this date only. */
    listed: string;
    why: string;
  };

const grid = { source: "commonAppGrid", url: "https://content.commonapp.org/Files/ReqGrid.pdf" } as const;
const list = { source: "list", url: null, asOf: "2026-10-09" } as const;

/** The listed date stands, but another source says something else. */
function keepMarked(
  unitId: number,
  round: Deadline["round"],
  listed: string,
  date: string,
  why: string,
): SettledDeadline {
  return { unitId, cycle: "2026-27", round, listed, date, confidence: "check", ...list, why };
}

const gridSaysRolling =
  "The 2026-27 grid says Rolling. It never overrides a date, but the date has no page behind it.";

export const settledDeadlines: readonly SettledDeadline[] = [
  {
    unitId: 233921,
    cycle: "2026-27",
    round: "earlyAction",
    listed: "11/1",
    date: "2026-11-15",
    confidence: "published",
    source: "collegePage",
    url: "https://www.vt.edu/admissions/undergraduate/apply/dates-and-deadlines.html",
    asOf: "2026-09-20",
    why: "Virginia Tech’s page of dates for 2026-2027 and the 2026-27 grid both say November 15.",
  },
  {
    unitId: 168342,
    cycle: "2026-27",
    round: "regularDecision",
    listed: "1/5",
    date: "2027-01-04",
    confidence: "published",
    source: "collegePage",
    url: "https://www.williams.edu/admission-aid/apply/",
    asOf: "2026-09-20",
    why: "Williams’ page says January 4, which is also the earlier day.",
  },
  {
    unitId: 209542,
    cycle: "2026-27",
    round: "earlyAction",
    listed: "11/1",
    date: "2026-11-02",
    confidence: "published",
    source: "collegePage",
    url: "https://admissions.oregonstate.edu/undergraduate-admission-deadlines",
    asOf: "2026-09-20",
    why: "Oregon State’s page says November 2, 2026: the 1st is a Sunday.",
  },
  {
    unitId: 165015,
    cycle: "2026-27",
    round: "earlyDecision1",
    listed: "11/3",
    date: "2026-11-02",
    confidence: "published",
    ...grid,
    asOf: "2026-08-01",
    why: "Brandeis’ entry in the 2026-27 grid says November 2 for both early rounds: the earlier day.",
  },
  {
    unitId: 179159,
    cycle: "2026-27",
    round: "earlyDecision1",
    listed: "11/2",
    date: "2026-11-01",
    confidence: "published",
    ...grid,
    asOf: "2026-08-01",
    why: "Saint Louis University’s entry in the 2026-27 grid says November 1: the earlier day.",
  },
  {
    unitId: 179159,
    cycle: "2026-27",
    round: "earlyDecision2",
    listed: "1/19",
    date: "2027-01-15",
    confidence: "published",
    ...grid,
    asOf: "2026-08-01",
    why: "Saint Louis University’s entry in the 2026-27 grid says January 15: the earlier day.",
  },
  keepMarked(
    179159,
    "regularDecision",
    "4/1",
    "2027-04-01",
    "The 2026-27 grid says July 28, which is the end of rolling admission: the earlier day stays.",
  ),
  {
    unitId: 139940,
    cycle: "2026-27",
    round: "regularDecision",
    listed: "5/1",
    date: "2027-04-01",
    confidence: "published",
    source: "collegePage",
    url: "https://viewbook.gsu.edu/?arts_portfolio_item=how-to-apply",
    asOf: "2026-09-11",
    why: "Georgia State’s viewbook and the grids of August and September 2026 say April 1.",
  },
  keepMarked(
    196060,
    "regularDecision",
    "2/1",
    "2027-02-01",
    "Albany’s page gives February 1 as its priority date, the 2026-27 grid March 1: the earlier day stays.",
  ),
  keepMarked(
    182290,
    "earlyAction",
    "11/15",
    "2026-11-15",
    "The 2026-27 grid has no early action for Nevada-Reno.",
  ),
  keepMarked(
    152600,
    "earlyAction",
    "11/1",
    "2026-11-01",
    "The 2026-27 grid has no early action for Valparaiso.",
  ),
  keepMarked(126818, "earlyAction", "11/15", "2026-11-15", "Colorado State’s catalog names no fixed date."),
  keepMarked(
    126818,
    "regularDecision",
    "1/15",
    "2027-01-15",
    "Colorado State’s catalog names no fixed date.",
  ),
  {
    unitId: 178396,
    cycle: "2026-27",
    round: "regularDecision",
    listed: "7/1",
    date: "2027-07-01",
    confidence: "published",
    source: "collegePage",
    url: "https://admissions.missouri.edu/apply/dates-deadlines/",
    asOf: "2026-09-20",
    why: "Missouri’s page says July 1. The 2026-27 grid says Rolling, which never overrides a date.",
  },
  keepMarked(178411, "regularDecision", "7/1", "2027-07-01", gridSaysRolling),
  keepMarked(181464, "regularDecision", "5/1", "2027-05-01", gridSaysRolling),
  keepMarked(185828, "regularDecision", "3/1", "2027-03-01", gridSaysRolling),
  keepMarked(181002, "regularDecision", "1/15", "2027-01-15", gridSaysRolling),
  keepMarked(143358, "regularDecision", "2/1", "2027-02-01", gridSaysRolling),
  keepMarked(234030, "regularDecision", "1/15", "2027-01-15", gridSaysRolling),
  keepMarked(100751, "regularDecision", "12/4", "2026-12-04", gridSaysRolling),
  keepMarked(157289, "regularDecision", "2/15", "2027-02-15", gridSaysRolling),
];
