/** The order of colleges before anything is searched: near home and well known, else the largest public ones of each state. */
import type { CollegeSummary } from "#domain/college/college.ts";
import type { StateCode } from "#domain/college/states.ts";
import type { Position } from "#domain/geography/distance.ts";
import { dayDriveMiles } from "#domain/geography/nearness.ts";
import { measureTravel } from "#domain/geography/travel.ts";

/** A private college counts as well known if it is nonprofit and has both. */
export const wellKnownRule = { undergraduates: 3_000, completionRate: 0.75 } as const;

/** Without a home, this many public colleges of each state come first. */
export const largestPerState = 3;

/** Of this many in a row, one at most is a two-year college: a large city has seven of them before its first university. */
export const rowsPerTwoYear = 4;

export type StartHome = { position: Position | null; state: StateCode | null };

/**
 * Public and well-known private colleges within a day's drive come first, nearest first. Where only the home state is
 * known, those of the state, largest first; both with two-year colleges spread among the others. Without a home, the largest
 * public ones of each state. The rest keeps its order.
 */
export function orderForStart(
  colleges: readonly CollegeSummary[],
  { position, state }: StartHome,
): readonly CollegeSummary[] {
  const first =
    position !== null
      ? listNearby(colleges, position).map(({ college }) => college)
      : state !== null
        ? spaceTwoYear(
            bySize(colleges.filter((college) => college.state === state && isPublicOrWellKnown(college))),
            (college) => college,
          )
        : listLargestOfStates(colleges);
  const leading = new Set(first);
  return [...first, ...colleges.filter((college) => !leading.has(college))];
}

/** Public and well-known private colleges within a day's drive, nearest first, with two-year colleges spread among the others. */
export function listNearby(
  colleges: readonly CollegeSummary[],
  home: Position,
): { college: CollegeSummary; miles: number }[] {
  const near = colleges
    .flatMap((college) => {
      if (!isPublicOrWellKnown(college)) return [];
      const miles = measureTravel(home, college).distanceMiles;
      return miles !== null && miles <= dayDriveMiles ? [{ college, miles }] : [];
    })
    .toSorted((a, b) => a.miles - b.miles);
  return spaceTwoYear(near, ({ college }) => college);
}

/** In the same order, but for two-year colleges that follow each other too closely: those wait for their turn. */
function spaceTwoYear<Row>(rows: readonly Row[], toCollege: (row: Row) => CollegeSummary): Row[] {
  const spaced: Row[] = [];
  const waiting: Row[] = [];
  let sinceTwoYear = rowsPerTwoYear;
  for (const row of rows) {
    if (toCollege(row).level === "twoYear") {
      waiting.push(row);
      continue;
    }
    const [next] = waiting;
    if (next !== undefined && sinceTwoYear >= rowsPerTwoYear) {
      spaced.push(next);
      waiting.shift();
      sinceTwoYear = 1;
    }
    spaced.push(row);
    sinceTwoYear += 1;
  }
  return [...spaced, ...waiting];
}

/** The largest of every state, then the second of every state, and so on; each time the largest first. */
function listLargestOfStates(colleges: readonly CollegeSummary[]): CollegeSummary[] {
  const taken = new Map<StateCode, number>();
  const rounds: CollegeSummary[][] = Array.from({ length: largestPerState }, () => []);
  for (const college of bySize(colleges.filter((one) => one.control === "public" && canLead(one)))) {
    const round = taken.get(college.state) ?? 0;
    taken.set(college.state, round + 1);
    rounds[round]?.push(college);
  }
  return rounds.flat();
}

function isPublicOrWellKnown(college: CollegeSummary): boolean {
  if (!canLead(college)) return false;
  if (college.control === "public") return true;
  const { undergraduates, completionRate } = wellKnownRule;
  return (
    college.control === "nonprofit" &&
    college.level === "fourYear" &&
    (college.undergraduates ?? 0) >= undergraduates &&
    (college.completionRate ?? 0) >= completionRate
  );
}

/** Four-year and two-year colleges of the ranking with a campus. */
function canLead({ isRanked, isOnlineOnly, level }: CollegeSummary): boolean {
  return isRanked && !isOnlineOnly && level !== "lessThanTwoYear";
}

function bySize(colleges: readonly CollegeSummary[]): CollegeSummary[] {
  return colleges.toSorted((a, b) => (b.undergraduates ?? 0) - (a.undergraduates ?? 0));
}
