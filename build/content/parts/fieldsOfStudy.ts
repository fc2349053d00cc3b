/** Which fields a state's colleges teach, by degrees awarded in one year. */

import { calculatePartMedian, listStateColleges, type StateCollege } from "#authoring/stateColleges.ts";
import { typeGroups } from "#content/parts/collegeTypes.ts";
import {
  type FieldsOfStudyData,
  fieldsOfStudySchema,
  type TaughtField,
  type TaughtLevel,
} from "#content/parts/fieldsOfStudy.ts";
import { type AwardLevel, awardLevels } from "#domain/college/details.ts";
import { type MajorFamily, toMajorFamily } from "#domain/college/majorFamilies.ts";
import type { Colleges } from "#server/colleges.ts";
import type { StatePartInput } from "./partInput.ts";

/** Fields for which the largest colleges are named. */
const namedFieldsCount = 8;
const degreeCollegesCount = 3;

export function buildFieldsOfStudy(input: StatePartInput): FieldsOfStudyData {
  const colleges = listStateColleges(input);
  return fieldsOfStudySchema.parse({
    levels: awardLevels
      .toReversed()
      .map((level) => buildLevel(level, colleges, input.colleges))
      .filter(({ degrees }) => degrees > 0),
    outcomes: typeGroups.flatMap((group) => {
      const own = colleges.filter((college) => college.group === group);
      if (own.length === 0) return [];
      const completion = calculatePartMedian(
        own.map(({ completionRate }) => completionRate),
        "share",
      );
      const earningsUsd = calculatePartMedian(
        own.map((college) => college.earningsUsd),
        "usd",
      );
      return [{ group, completion, earningsUsd }];
    }),
  });
}

function buildLevel(level: AwardLevel, colleges: readonly StateCollege[], all: Colleges): TaughtLevel {
  const nation = summarizeNation(all)[level];
  const byFamily = new Map<MajorFamily, { degrees: number; givers: TaughtField["givers"] }>();
  for (const college of colleges) {
    for (const [family, degrees] of countDegrees(all, college.unitId, level)) {
      const field = byFamily.get(family) ?? { degrees: 0, givers: [] };
      field.degrees += degrees;
      field.givers.push([college.name, college.slug, degrees]);
      byFamily.set(family, field);
    }
  }
  const fields = [...byFamily]
    .map(([family, { degrees, givers }]) => ({ family, degrees, givers }))
    .filter(({ degrees }) => degrees > 0)
    .toSorted((a, b) => b.degrees - a.degrees);
  return {
    level,
    degrees: fields.reduce((sum, { degrees }) => sum + degrees, 0),
    fields: fields.map(({ family, degrees, givers }, index) => ({
      family,
      degrees,
      nationShare:
        Math.round(((nation.byFamily.get(family) ?? 0) / Math.max(1, nation.degrees)) * 10_000) / 10_000,
      givers:
        index < namedFieldsCount ? givers.toSorted((a, b) => b[2] - a[2]).slice(0, degreeCollegesCount) : [],
    })),
  };
}

type NationLevel = { degrees: number; byFamily: Map<MajorFamily, number> };

/** Counted once per build for all states. */
const nations = new WeakMap<Colleges, Record<AwardLevel, NationLevel>>();

function summarizeNation(all: Colleges): Record<AwardLevel, NationLevel> {
  const known = nations.get(all);
  if (known !== undefined) return known;
  const nation: Record<AwardLevel, NationLevel> = {
    associate: { degrees: 0, byFamily: new Map() },
    bachelors: { degrees: 0, byFamily: new Map() },
  };
  for (const college of all.summaries) {
    if (!college.isDegreeGranting) continue;
    for (const { cip, level, awards } of all.detailsOf(college.unitId).programs) {
      const family = toMajorFamily(cip);
      if (family === null) continue;
      nation[level].degrees += awards;
      nation[level].byFamily.set(family, (nation[level].byFamily.get(family) ?? 0) + awards);
    }
  }
  nations.set(all, nation);
  return nation;
}

function countDegrees(all: Colleges, unitId: number, level: AwardLevel): Map<MajorFamily, number> {
  const byFamily = new Map<MajorFamily, number>();
  for (const program of all.detailsOf(unitId).programs) {
    const family = toMajorFamily(program.cip);
    if (family === null || program.level !== level) continue;
    byFamily.set(family, (byFamily.get(family) ?? 0) + program.awards);
  }
  return byFamily;
}
