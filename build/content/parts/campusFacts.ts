/** Builds a state guide's campus section from the data set. */

import { listStateColleges, type StateCollege } from "#authoring/stateColleges.ts";
import {
  type Affiliation,
  affiliations,
  type CampusFactsData,
  campusFactsSchema,
  type HousingFacts,
  type NamedCollege,
  type RetentionFacts,
  sizeBandsBelow,
} from "#content/parts/campusFacts.ts";
import { typeGroups } from "#content/parts/collegeTypes.ts";
import { settings } from "#domain/college/college.ts";
import type { StatePartInput } from "./partInput.ts";
import { calculateQuartiles } from "./quartiles.ts";

const examplesCount = 3;
const topRetentionCount = 5;
const faithsCount = 6;
/** Seminaries with a few dozen students would be both ends of the range. */
const housingFromUndergraduates = 500;
/** With more colleges of a kind than this, only their number is given. */
const namedAtMost = 13;

export function buildCampusFacts(input: StatePartInput): CampusFactsData {
  const colleges = listStateColleges(input);
  const students = colleges.reduce((sum, { undergraduates }) => sum + (undergraduates ?? 0), 0);
  const shareOf = (some: readonly StateCollege[]) =>
    roundShare(
      some.reduce((sum, { undergraduates }) => sum + (undergraduates ?? 0), 0) / Math.max(1, students),
    );
  return campusFactsSchema.parse({
    colleges: colleges.length,
    settings: settings.flatMap((setting) => {
      const own = colleges.filter((college) => college.setting === setting);
      if (own.length === 0) return [];
      const largest = own.slice(0, examplesCount).map(toNamedCollege);
      return [{ setting, colleges: own.length, studentShare: shareOf(own), largest }];
    }),
    sizes: [...sizeBandsBelow, Number.POSITIVE_INFINITY].map((below, index) => {
      const from = sizeBandsBelow[index - 1] ?? 0;
      const own = colleges.filter(
        ({ undergraduates }) => (undergraduates ?? -1) >= from && (undergraduates ?? -1) < below,
      );
      return { colleges: own.length, studentShare: shareOf(own) };
    }),
    housing: summarizeHousing(colleges, input),
    retention: summarizeRetention(colleges),
    topRetention: findTopRetention(colleges),
    affiliations: affiliations.flatMap((kind) => {
      const own = colleges.filter((college) => belongsTo(college, kind));
      if (own.length === 0) return [];
      return [{ kind, count: own.length, colleges: own.length > namedAtMost ? [] : own.map(toNamedCollege) }];
    }),
    religious: listReligious(colleges, input),
  });
}

function summarizeHousing(colleges: readonly StateCollege[], input: StatePartInput): HousingFacts[] {
  return (["public", "nonprofit"] as const).flatMap((control) => {
    const priced = colleges
      .filter(
        ({ control: own, type, undergraduates }) =>
          own === control && type.endsWith("Four") && (undergraduates ?? 0) >= housingFromUndergraduates,
      )
      .flatMap((college) => {
        const usd = input.colleges.recordOf(college.unitId)?.roomBoardOnCampusUsd ?? null;
        return usd === null ? [] : [{ ...toNamedCollege(college), usd }];
      })
      .toSorted((a, b) => a.usd - b.usd);
    const spread = calculateQuartiles(priced.map(({ usd }) => usd));
    if (spread === null) return [];
    const isOne = priced.length === 1;
    return [
      {
        control,
        n: priced.length,
        medianUsd: Math.round(spread.median),
        least: isOne ? null : (priced[0] ?? null),
        most: isOne ? null : (priced.at(-1) ?? null),
      },
    ];
  });
}

function summarizeRetention(colleges: readonly StateCollege[]): RetentionFacts[] {
  return typeGroups.flatMap((group) => {
    const known = colleges
      .filter((college) => college.group === group)
      .map(({ retentionRate }) => retentionRate)
      .filter((rate) => rate !== null);
    const spread = calculateQuartiles(known);
    if (spread === null) return [];
    const { median, lower, upper } = spread;
    return [
      {
        group,
        n: known.length,
        median: roundShare(median),
        lower: roundShare(lower),
        upper: roundShare(upper),
      },
    ];
  });
}

/** Residential campuses only: online colleges have too few full-time first-years to compare. */
function findTopRetention(colleges: readonly StateCollege[]): CampusFactsData["topRetention"] {
  return colleges
    .flatMap((college) =>
      college.type === "publicFour" && !college.isOnlineOnly && college.retentionRate !== null
        ? [{ ...toNamedCollege(college), share: college.retentionRate }]
        : [],
    )
    .toSorted((a, b) => b.share - a.share)
    .slice(0, topRetentionCount);
}

function belongsTo(college: StateCollege, kind: Affiliation): boolean {
  switch (kind) {
    case "hbcu":
      return college.isHbcu;
    case "tribal":
      return college.isTribal;
    case "women":
      return college.isWomenOnly;
    default:
      return college.isMenOnly;
  }
}

function listReligious(
  colleges: readonly StateCollege[],
  input: StatePartInput,
): CampusFactsData["religious"] {
  const byFaith = Map.groupBy(
    colleges.filter(({ isReligious }) => isReligious),
    ({ unitId }) => input.colleges.recordOf(unitId)?.religiousAffiliation ?? null,
  );
  const all = [...byFaith].reduce((sum, [, own]) => sum + own.length, 0);
  const faiths = [...byFaith]
    .flatMap(([faith, own]) =>
      faith === null
        ? []
        : [{ faith, count: own.length, colleges: own.slice(0, examplesCount).map(toNamedCollege) }],
    )
    .toSorted((a, b) => b.count - a.count || a.faith.localeCompare(b.faith, "en-US"))
    .slice(0, faithsCount);
  const listed = faiths.reduce((sum, { count }) => sum + count, 0);
  return { count: all, faiths, others: all - listed };
}

function toNamedCollege({ name, slug }: StateCollege): NamedCollege {
  return { name, slug };
}

function roundShare(share: number): number {
  return Math.round(share * 1_000) / 1_000;
}
