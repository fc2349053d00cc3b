/** The colleges a search allows beside its states and majors: near a place, of a kind, within a price. */
import { allowsNoScores, findScorePolicy } from "#domain/admission/scorePolicy.ts";
import type { CollegeSummary } from "#domain/college/college.ts";
import { type StateCode, stateNames } from "#domain/college/states.ts";
import type { Position } from "#domain/geography/distance.ts";
import { measureTravel } from "#domain/geography/travel.ts";
import type { RankedCollege } from "#domain/match/rank.ts";
import type { PriceBand } from "#domain/price/band.ts";
import { chooseBudgetLabel } from "#domain/price/budgetLabel.ts";
import { findCollegePolicy } from "#domain/price/policyRecords.ts";
import { foldWords, toPhraseKey } from "#domain/search/fold.ts";
import { formatInteger } from "#lib/format.ts";
import type { AnswerContext } from "../context.ts";
import type { CollegeSearch, SearchPlace, SearchRange, SearchTrait } from "../counselor.ts";
import { joinWords, sayUsd } from "../draft.ts";

type Center = Position & { name: string };
/** A city's state; null where home itself is the center. */
type PlacedCenter = Center & { state: StateCode | null };

/** Where a place is: its colleges' mean position. Null where none stands there, or home is not known. */
export function findCenter(place: SearchPlace, { colleges, plan }: AnswerContext): PlacedCenter | null {
  const { homeLatitude, homeLongitude, homeState } = plan.profile;
  switch (place.kind) {
    case "home":
      return homeLatitude === null || homeLongitude === null
        ? null
        : { latitude: homeLatitude, longitude: homeLongitude, name: "home", state: homeState };
    case "unknown":
      return null;
    default: {
      const there = colleges.filter(({ city }) => toPhraseKey(foldWords(city)) === place.key);
      const state = place.state ?? chooseState(there, homeState);
      const inState = there.filter((one) => one.state === state);
      const placed = inState.filter(({ latitude, longitude }) => latitude !== null && longitude !== null);
      const [first] = placed;
      if (first === undefined || state === null) return null;
      const mean = (get: (college: CollegeSummary) => number | null) =>
        placed.reduce((sum, college) => sum + (get(college) ?? 0), 0) / placed.length;
      return {
        latitude: mean(({ latitude }) => latitude),
        longitude: mean(({ longitude }) => longitude),
        state,
        name: state === "DC" ? "Washington, D.C." : `${first.city}, ${stateNames[state]}`,
      };
    }
  }
}

/** Of several cities of one name, the one in the home state, else the one with the most students. */
function chooseState(there: readonly CollegeSummary[], homeState: StateCode | null): StateCode | null {
  if (there.some(({ state }) => state === homeState)) return homeState;
  const sizes = new Map<StateCode, number>();
  for (const { state, undergraduates } of there)
    sizes.set(state, (sizes.get(state) ?? 0) + (undergraduates ?? 0));
  return [...sizes].toSorted((a, b) => b[1] - a[1])[0]?.[0] ?? null;
}

export function isNear(college: CollegeSummary, center: Center, reachMiles: number): boolean {
  return (measureTravel(center, college).distanceMiles ?? Infinity) <= reachMiles;
}

/** Undergraduates: the sizes of the college search. */
const sizes = { small: 5000, large: 15_000 } as const;

/** Below it nearly everyone is turned away, however good the record. */
const leastAdmitted = 0.25;

/** `home` is null where it does not count; `entryYear` is the fall the student starts college. */
type Student = { home: StateCode | null; entryYear: number };

type Trait = { phrase: string; allows: (college: CollegeSummary, student: Student) => boolean };

const traits: Readonly<Record<SearchTrait, Trait>> = {
  public: { phrase: "public", allows: ({ control }) => control === "public" },
  private: { phrase: "private", allows: ({ control }) => control !== "public" },
  small: {
    phrase: `with under ${sizes.small.toLocaleString("en-US")} undergraduates`,
    allows: ({ undergraduates }) => undergraduates !== null && undergraduates < sizes.small,
  },
  medium: {
    phrase: `with ${sizes.small.toLocaleString("en-US")} to ${sizes.large.toLocaleString("en-US")} undergraduates`,
    allows: ({ undergraduates }) =>
      undergraduates !== null && undergraduates >= sizes.small && undergraduates <= sizes.large,
  },
  large: {
    phrase: `with more than ${sizes.large.toLocaleString("en-US")} undergraduates`,
    allows: ({ undergraduates }) => undergraduates !== null && undergraduates > sizes.large,
  },
  twoYear: { phrase: "two-year", allows: ({ level }) => level === "twoYear" },
  fourYear: { phrase: "four-year", allows: ({ level }) => level === "fourYear" },
  hbcu: { phrase: "historically Black", allows: ({ isHbcu }) => isHbcu },
  women: { phrase: "women’s", allows: ({ isWomenOnly }) => isWomenOnly },
  religious: { phrase: "religious", allows: ({ isReligious }) => isReligious },
  // The records say that a college has one, and not which.
  ofOneFaith: {
    phrase: "that are religious (of which faith, our records don’t say)",
    allows: ({ isReligious }) => isReligious,
  },
  notReligious: { phrase: "without a religious affiliation", allows: ({ isReligious }) => !isReligious },
  inCity: { phrase: "in a city", allows: ({ setting }) => setting === "city" },
  notInCity: {
    phrase: "outside cities",
    allows: ({ setting }) => setting !== null && setting !== "city",
  },
  rural: { phrase: "in the country", allows: ({ setting }) => setting === "rural" },
  testOptional: {
    phrase: "that do not require test scores",
    allows: (college, { entryYear }) => allowsNoScores(findScorePolicy(college, entryYear)),
  },
  testsRequired: {
    phrase: "that require test scores",
    allows: (college, { entryYear }) => findScorePolicy(college, entryYear).kind === "required",
  },
  openAdmission: {
    phrase: "that admit everyone with a diploma",
    allows: ({ hasOpenAdmission }) => hasOpenAdmission === true,
  },
  notHard: {
    phrase: `that admit at least ${leastAdmitted * 100}% of applicants`,
    allows: ({ admitRate, hasOpenAdmission }) =>
      hasOpenAdmission === true || (admitRate !== null && admitRate >= leastAdmitted),
  },
  // No record names liberal arts colleges: this is what they are on paper.
  liberalArts: {
    phrase:
      "that are small, have no single field and mainly award bachelor’s degrees, as liberal arts colleges do",
    allows: ({ isBachelorsCollege, specialFocus, undergraduates, control }) =>
      isBachelorsCollege &&
      control !== "forProfit" &&
      specialFocus === null &&
      undergraduates !== null &&
      undergraduates < sizes.small,
  },
  fullNeed: {
    phrase: "that say they meet full need",
    allows: ({ unitId }) => findCollegePolicy(unitId)?.meetsFullNeed === true,
  },
  tribal: { phrase: "tribal", allows: ({ isTribal }) => isTribal },
  outOfState: { phrase: "in other states", allows: ({ state }, { home }) => home === null || state !== home },
  inState: { phrase: "in your state", allows: ({ state }, { home }) => home === null || state === home },
};

/** Said before the noun; the others after it. */
const before: readonly SearchTrait[] = [
  "public",
  "private",
  "twoYear",
  "fourYear",
  "hbcu",
  "women",
  "religious",
  "tribal",
];

export function sayTraits(search: CollegeSearch | undefined): { before: string; after: string } {
  const asked = search?.traits ?? [];
  const ahead = asked.filter((trait) => before.includes(trait)).map((trait) => `${traits[trait].phrase} `);
  const others = asked.filter((trait) => !before.includes(trait)).map((trait) => traits[trait].phrase);
  const { students, admits } = search ?? {};
  const rest = [
    ...others,
    ...(students === undefined ? [] : [sayStudents(students)]),
    ...(admits === undefined ? [] : [sayAdmits(admits)]),
  ];
  return { before: ahead.join(""), after: rest.length === 0 ? "" : ` ${joinWords(rest)}` };
}

export function hasTraits(
  college: CollegeSummary,
  search: CollegeSearch | undefined,
  student: Student,
): boolean {
  if (search === undefined) return true;
  const { students, admits, traits: asked } = search;
  const admitted = college.hasOpenAdmission === true ? 1 : college.admitRate;
  return (
    isWithin(college.undergraduates, students) &&
    isWithin(admitted, admits) &&
    asked.every((trait) => traits[trait].allows(college, student))
  );
}

function isWithin(value: number | null, range: SearchRange | undefined): boolean {
  if (range === undefined) return true;
  return value !== null && value >= (range.least ?? 0) && value <= (range.most ?? Infinity);
}

/** "That admit at least 50% of applicants". */
function sayAdmits({ least, most }: SearchRange): string {
  const share = (value: number) => `${Math.round(value * 100)}%`;
  return most === null
    ? `that admit at least ${share(least ?? 0)} of applicants`
    : `that admit at most ${share(most)} of applicants`;
}

/** "With at most 3,000 undergraduates". */
function sayStudents({ least, most }: SearchRange): string {
  const [from, to] = [formatInteger(least ?? 0), formatInteger(most ?? 0)];
  if (least === null) return `with at most ${to} undergraduates`;
  return most === null ? `with at least ${from} undergraduates` : `with ${from} to ${to} undergraduates`;
}

type Row = RankedCollege<PriceBand>;

/**
 * Whether the likely price may be within what the family pays. Where no income is known, its low end is what the poorest
 * families pay: there the middle is asked for.
 */
export function mayAfford({ priceBand }: Row, mostUsd: number, isIncomeKnown: boolean): boolean {
  if (!isIncomeKnown) return priceBand !== null && priceBand.middleUsd <= mostUsd;
  const label = chooseBudgetLabel(priceBand, mostUsd);
  return label === "within" || label === "maybe";
}

const orders: Readonly<
  Record<Exclude<CollegeSearch["order"], "match">, { phrase: string; rank: (row: Row) => number | null }>
> = {
  price: {
    phrase: "Lowest likely price first",
    rank: ({ priceBand, college }) =>
      priceBand === null ? college.netPriceUsd : (priceBand.lowUsd + priceBand.highUsd) / 2,
  },
  admitRate: {
    phrase: "Highest admit rate first",
    rank: ({ college: { admitRate, hasOpenAdmission } }) =>
      hasOpenAdmission === true ? -1 : admitRate === null ? null : -admitRate,
  },
  graduation: {
    phrase: "Highest graduation rate first",
    rank: ({ college: { completionRate } }) => (completionRate === null ? null : -completionRate),
  },
  earnings: {
    phrase: "Highest earnings first",
    rank: ({ college: { earningsUsd } }) => (earningsUsd === null ? null : -earningsUsd),
  },
  size: {
    phrase: "Largest first",
    rank: ({ college: { undergraduates } }) => (undergraduates === null ? null : -undergraduates),
  },
};

/** The rows in the order asked for; colleges without its figure are left out. Null for the match order. */
export function orderRows(
  rows: readonly Row[],
  order: CollegeSearch["order"],
): { rows: Row[]; phrase: string } | null {
  if (order === "match") return null;
  const { phrase, rank } = orders[order];
  const known = rows.filter((row) => rank(row) !== null);
  return { rows: known.toSorted((a, b) => (rank(a) ?? 0) - (rank(b) ?? 0)), phrase };
}

export function describeMaxPrice(mostUsd: number, isIncomeKnown: boolean): string {
  return isIncomeKnown
    ? ` that may cost your family ${sayUsd(mostUsd)} a year or less`
    : ` where the middle of the price range is ${sayUsd(mostUsd)} a year or less`;
}
