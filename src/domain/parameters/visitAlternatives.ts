/** Ways to know a college without paying for the trip. Programs change every year: each is to be checked with the college. */
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

export const visitRoutesSource: Source = {
  id: "visitRoutes",
  title: "Usual practice of admission offices; general knowledge, check with each college",
  year: "2026",
  url: null,
};

/** A count of fly-in programs, old but the only one with its list named. */
export const flyInCount = {
  programs: 88,
  colleges: 85,
  source: {
    id: "flyInCount2019",
    title: "College Greenlight's list of fly-in programs of 2019, as College Boarding Pass counts it",
    year: "2019",
    url: "https://collegeboardingpass.org/fly-in-programs-help-low-income-students-succeed-in-choosing-the-best-fit-colleges/",
  } satisfies Source,
};

export type FlyInProgram = {
  unitId: number;
  program: string;
  /** When it has taken place: in the summer before, or the fall of, 12th grade. */
  season: "summer" | "fall";
  /** What the college has paid for. */
  pays: readonly ("travel" | "lodging" | "meals")[];
  /** `year` is of what was read; later years may differ. */
  source: Source;
};

/** Only programs whose own page, or whose college's student newspaper, was read. By no means all there are. */
export const flyInPrograms: readonly FlyInProgram[] = [
  {
    unitId: 161_004,
    program: "Explore Bowdoin",
    season: "fall",
    pays: ["travel", "lodging", "meals"],
    source: {
      id: "exploreBowdoin",
      title: "The Bowdoin Orient, October 16, 2020, and Bowdoin Daily Sun, September 2012",
      year: "2020",
      url: "https://bowdoinorient.com/2020/10/16/explore-bowdoin-provides-online-introduction-to-the-campus-community",
    },
  },
  {
    unitId: 168_148,
    program: "Voices of Tufts",
    season: "fall",
    pays: ["travel", "lodging"],
    source: {
      id: "voicesOfTufts",
      title: "Tufts University admissions, Voices of Tufts: frequently asked questions",
      year: "2024",
      url: "https://admissions.tufts.edu/voices/voices-home/voices-faq",
    },
  },
  {
    unitId: 168_342,
    program: "Windows on Williams",
    season: "fall",
    pays: ["travel", "lodging", "meals"],
    source: {
      id: "windowsOnWilliams",
      title: "The Williams Record, on the fly-in program Windows on Williams",
      year: "2022",
      url: "https://williamsrecord.com/462099/features/windows-on-williams-prospective-students-engage-with-college-community-through-fly-in-program/",
    },
  },
  {
    unitId: 182_670,
    program: "Dartmouth Bound",
    season: "summer",
    pays: ["travel", "lodging", "meals"],
    source: {
      id: "dartmouthBound",
      title: "Dartmouth admissions, Dartmouth Bound Summer Program",
      year: "2025",
      url: "https://admissions.dartmouth.edu/visit/visitation-programs/dartmouth-bound-summer-program",
    },
  },
  {
    unitId: 216_287,
    program: "Discover Swarthmore",
    season: "fall",
    pays: ["travel", "lodging", "meals"],
    source: {
      id: "discoverSwarthmore",
      title: "Swarthmore College admissions, Discover Swarthmore Fly-In Program",
      year: "2024",
      url: "https://www.swarthmore.edu/admissions-aid/discover-swarthmore",
    },
  },
];

/** The named programs of these colleges, in the colleges' order. */
export function flyInsOf(unitIds: readonly number[]): readonly FlyInProgram[] {
  return unitIds.flatMap((unitId) => flyInPrograms.filter((program) => program.unitId === unitId));
}
