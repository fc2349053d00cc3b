/** The occupations that a state's most taught fields lead to, with the nation's wages and outlook. */
import { type OccupationsData, occupationsSchema, type ShownOccupation } from "#content/parts/occupations.ts";
import { toMajorFamily, type MajorFamily } from "#domain/college/majorFamilies.ts";
import {
  majorOccupationColumns,
  type Occupation,
  occupationColumns,
  occupationSchema,
} from "#domain/college/occupations.ts";
import { splitLine } from "#domain/college/tableText.ts";
import { readDataLines, readDataRows } from "#server/dataFiles.ts";
import type { StatePartInput } from "./partInput.ts";
import { listStateColleges } from "./stateColleges.ts";

const fieldsCount = 8;
const occupationsPerField = 8;

/** An occupation is shown for a field where majors with at least this share of its degrees lead to it. */
const leadingShare = 0.01;

/** General studies lead to no occupation of their own. */
const unspecific: readonly MajorFamily[] = ["24", "30"];

/** College teachers, to which the federal list leads every major: they need a degree beyond the first. */
const collegeTeachers = /^25-1/;
/** School teachers stand with education, and not again with each subject that is taught in school. */
const schoolTeachers = /^25-2/;
const education: MajorFamily = "13";
/** What is left over of a group of occupations says little. */
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

/** With a wage that is published, most openings a year first. */
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

/** By six-digit major: the occupations that the federal crosswalk names. */
function readLeads(dataFolder: string): ReadonlyMap<string, readonly string[]> {
  const lines = readDataLines(dataFolder, "majorOccupations.csv", majorOccupationColumns);
  return new Map(
    lines.map((line) => {
      const [cip = "", occupations = ""] = splitLine(line);
      return [cip, occupations.split("|")];
    }),
  );
}
