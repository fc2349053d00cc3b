/** Ways to know a college without paying for the trip. Programs change every year: each is to be checked with the college. */
import { citeFor, type Fact, findLatest, latestValue } from "#facts/fact.ts";
import * as sources from "#facts/sources/visits.ts";
import * as facts from "#facts/visits/flyIn.ts";
import type { Source } from "#lib/source.ts";

/** General routes, in the order in which they cost a family least. Words are found by the code. */
export const visitRoutes = [
  /** A recorded tour, a live session or a student panel on the college's own visit page; free. */
  "virtualVisit",
  /** The college's representative comes to the high school, to a fair or to a town nearby; free. */
  "regionalEvent",
  /** A large public, a small private and a community college close to home show the types before anyone flies. */
  "nearbyTypes",
  /** Ask the admission office for help with travel; some keep money for it that they do not advertise. */
  "askForTravelHelp",
  /** The college pays the way of seniors with low income, first in the family, or from rural places. */
  "flyIn",
  /** After admission, some colleges pay the way to the days for admitted students. */
  "admittedTravelHelp",
] as const;
export type VisitRoute = (typeof visitRoutes)[number];

export const visitRoutesSource: Source = sources.visitRoutesSource;

/** A count of fly-in programs, old but the only one with its list named. */
export const flyInCount = {
  programs: latestValue(facts.flyInProgramsCounted),
  colleges: latestValue(facts.flyInCollegesCounted),
  source: sources.flyInCount2019Source,
};

export type FlyInProgram = {
  unitId: number;
  program: string;
  /** When it has taken place: in the summer before, or the fall of, 12th grade. */
  season: "summer" | "fall";
  /** What the fly-in program has covered in the year that was read. */
  pays: readonly ("travel" | "lodging" | "meals")[];
  /** `year` is of what was read; later years may differ. */
  source: Source;
};

/** Only programs whose own page, or whose college's student newspaper, was read. By no means all there are. */
export const flyInPrograms: readonly FlyInProgram[] = [
  readProgram(facts.exploreBowdoin, sources.exploreBowdoinSource),
  readProgram(facts.voicesOfTufts, sources.voicesOfTuftsSource),
  readProgram(facts.windowsOnWilliams, sources.windowsOnWilliamsSource),
  readProgram(facts.dartmouthBound, sources.dartmouthBoundSource),
  readProgram(facts.discoverSwarthmore, sources.discoverSwarthmoreSource),
];

function readProgram(fact: Fact<Omit<FlyInProgram, "source">>, source: Source): FlyInProgram {
  const { period, value } = findLatest(fact);
  return { ...value, source: citeFor(period, source) };
}

/** The named programs of these colleges, in the colleges' order. */
export function listFlyIns(unitIds: readonly number[]): readonly FlyInProgram[] {
  return unitIds.flatMap((unitId) => flyInPrograms.filter((program) => program.unitId === unitId));
}
