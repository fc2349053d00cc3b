/** The occupations a state's most popular fields lead to, with national wages and outlook. */

import { listStateColleges } from "#authoring/stateColleges.ts";
import { type OccupationsData, occupationsSchema, type ShownOccupation } from "#content/parts/occupations.ts";
import { type MajorFamily, toMajorFamily } from "#domain/college/majorFamilies.ts";
import {
  majorOccupationColumns,
  type Occupation,
  occupationColumns,
  occupationSchema,
} from "#domain/college/occupations.ts";
import { splitLine } from "#domain/college/tableText.ts";
import { readDataLines, readDataRows } from "#server/dataFiles.ts";
import type { StatePartInput } from "./partInput.ts";

const fieldsCount = 8;
const occupationsPerField = 8;

/** An occupation is listed for a field if majors with at least this share of its degrees lead to it. */
const leadingShare = 0.01;

/** General studies lead to no particular occupation. */
const unspecific: readonly MajorFamily[] = ["24", "30"];

/** College teachers: the federal crosswalk links every major to them, but they need a graduate degree. */
const collegeTeachers = /^25-1/;
/** School teachers are listed under education, not again under each subject. */
const schoolTeachers = /^25-2/;
const education: MajorFamily = "13";
/** The residual "all other" occupations say little. */
const residualTitle = /, All Other$/;

export function buildOccupations(input: StatePartInput): OccupationsData {
  const all = readOccupations(input.dataFolder);
  const leads = readLeads(input.dataFolder);
  const shown = new Map<string, number>();
  const occupations: ShownOccupation[] = [];
  const fields: OccupationsData["fields"] = [];
  for (const { family, degrees, byMajor } of listTaughtFields(input)) {
    if (fields.length === fieldsCount) break;
    const own = listOccupationsOfField({ family, degrees, byMajor }, leads, all);
    if (own.length === 0) continue;
    const places = own.map((occupation) => {
      const place = shown.get(occupation.soc) ?? occupations.push(toShownOccupation(occupation)) - 1;
      shown.set(occupation.soc, place);
      return place;
    });
    fields.push({ family, degrees, occupations: places });
  }
  return occupationsSchema.parse({ fields, occupations });
}

type TaughtMajors = { family: MajorFamily; degrees: number; byMajor: Map<string, number> };

/** Most degrees first, bachelor's and associate together. */
function listTaughtFields(input: StatePartInput): TaughtMajors[] {
  const fields = new Map<MajorFamily, TaughtMajors>();
  for (const { unitId } of listStateColleges(input)) {
    for (const { cip, awards } of input.colleges.detailsOf(unitId).programs) {
      const family = toMajorFamily(cip);
      if (family === null || unspecific.includes(family)) continue;
      const field = fields.get(family) ?? { family, degrees: 0, byMajor: new Map<string, number>() };
      field.degrees += awards;
      field.byMajor.set(cip, (field.byMajor.get(cip) ?? 0) + awards);
      fields.set(family, field);
    }
  }
  return [...fields.values()].toSorted((a, b) => b.degrees - a.degrees);
}

/** With a published wage, most annual openings first. */
function listOccupationsOfField(
  { family, degrees, byMajor }: TaughtMajors,
  leads: ReadonlyMap<string, readonly string[]>,
  all: ReadonlyMap<string, Occupation>,
): Occupation[] {
  const degreesBySoc = new Map<string, number>();
  for (const [cip, awards] of byMajor) {
    for (const soc of leads.get(cip) ?? []) degreesBySoc.set(soc, (degreesBySoc.get(soc) ?? 0) + awards);
  }
  return [...degreesBySoc]
    .filter(([soc, own]) => own >= leadingShare * degrees && !collegeTeachers.test(soc))
    .filter(([soc]) => family === education || !schoolTeachers.test(soc))
    .flatMap(([soc]) => all.get(soc) ?? [])
    .filter(({ title, medianWageUsd }) => medianWageUsd !== null && !residualTitle.test(title))
    .toSorted((a, b) => (b.openingsPerYear ?? 0) - (a.openingsPerYear ?? 0) || (a.soc < b.soc ? -1 : 1))
    .slice(0, occupationsPerField);
}

function toShownOccupation(occupation: Occupation): ShownOccupation {
  const { soc, title, lowerQuartileWageUsd, medianWageUsd, upperQuartileWageUsd } = occupation;
  const { openingsPerYear, growthShare, entryEducation } = occupation;
  return {
    soc,
    title,
    lowerQuartileWageUsd,
    medianWageUsd,
    upperQuartileWageUsd,
    openingsPerYear,
    growthShare,
    entryEducation,
  };
}

function readOccupations(dataFolder: string): ReadonlyMap<string, Occupation> {
  const rows = readDataRows(dataFolder, "occupations.csv", occupationColumns, occupationSchema);
  return new Map(rows.map((row) => [row.soc, row]));
}

/** By six-digit major: the occupations in the federal crosswalk. */
function readLeads(dataFolder: string): ReadonlyMap<string, readonly string[]> {
  const lines = readDataLines(dataFolder, "majorOccupations.csv", majorOccupationColumns);
  return new Map(
    lines.map((line) => {
      const [cip = "", occupations = ""] = splitLine(line);
      return [cip, occupations.split("|")];
    }),
  );
}
