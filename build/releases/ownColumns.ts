/** What the columns of a release's files mean, beside those of the college records (domain/college/fields.ts). */
import type { DataSourceId } from "#domain/college/dataSources.ts";

export type OwnColumn = { meaning: string; unit: string; source: DataSourceId | "own" };

const unitId = "The college’s federal number (UNITID)";

export const ownColumns: Readonly<Record<string, Readonly<Record<string, OwnColumn>>>> = {
  programs: {
    unitId: { meaning: unitId, unit: "number", source: "completions" },
    cip: { meaning: "Field of study by its six-digit CIP code", unit: "code", source: "completions" },
    level: { meaning: "associate or bachelors", unit: "code", source: "completions" },
    awards: { meaning: "Degrees awarded in the year", unit: "count", source: "completions" },
  },
  "program-earnings": {
    unitId: { meaning: unitId, unit: "number", source: "programEarnings" },
    cip4: { meaning: "Field of study by its four-digit CIP code", unit: "code", source: "programEarnings" },
    awards: {
      meaning: "Bachelor’s degrees awarded to the graduates counted",
      unit: "count",
      source: "programEarnings",
    },
    earningsUsd: {
      meaning: "Median earnings of graduates with federal aid",
      unit: "usdAYear",
      source: "programEarnings",
    },
  },
  "college-dates": {
    unitId: { meaning: unitId, unit: "number", source: "own" },
    college: { meaning: "The college’s name", unit: "text", source: "own" },
    round: { meaning: "The admission round, or the date the college prefers", unit: "code", source: "own" },
    date: { meaning: "The day, year first", unit: "date", source: "own" },
    isBinding: { meaning: "Whether an admitted student must enroll", unit: "yesNo", source: "own" },
    cycle: {
      meaning: "The admission cycle that the date was published for",
      unit: "schoolYear",
      source: "own",
    },
    confidence: {
      meaning: "published: for this cycle. lastCycle: for the cycle before. check: not confirmed",
      unit: "code",
      source: "own",
    },
    asOf: { meaning: "The day we read it", unit: "date", source: "own" },
    url: { meaning: "The college’s page with the date", unit: "url", source: "own" },
  },
  "college-changes": {
    unitId: { meaning: unitId, unit: "number", source: "own" },
    event: { meaning: "What happened", unit: "code", source: "own" },
    date: { meaning: "When, as exactly as it is known", unit: "date", source: "own" },
    otherDate: { meaning: "The date of a source that differs", unit: "date", source: "own" },
    lastFall: { meaning: "The last fall in which it took first-years", unit: "year", source: "own" },
    successor: {
      meaning: "The federal number of the college it became part of",
      unit: "number",
      source: "own",
    },
    successorName: { meaning: "Its name, where it has no number here", unit: "text", source: "own" },
    newName: { meaning: "The college’s new name", unit: "text", source: "own" },
    students: { meaning: "What becomes of its students", unit: "text", source: "own" },
    sourceTitle: { meaning: "Who reports it", unit: "text", source: "own" },
    sourceUrl: { meaning: "The page of the report", unit: "url", source: "own" },
    sourceYear: { meaning: "The year of the report", unit: "year", source: "own" },
  },
  "state-programs": {
    id: { meaning: "The program’s name in our records", unit: "code", source: "own" },
    state: { meaning: "The state, by two letters", unit: "code", source: "own" },
    name: { meaning: "The program", unit: "text", source: "own" },
    agency: { meaning: "Who runs it", unit: "text", source: "own" },
    how: { meaning: "What a family does to get it", unit: "text", source: "own" },
    ruleYear: { meaning: "The year our record of its rule is for", unit: "year", source: "own" },
    confidence: {
      meaning: "H: confirmed. M: from one source, so check with the agency",
      unit: "code",
      source: "own",
    },
    url: { meaning: "The agency’s page", unit: "url", source: "own" },
    sourceTitle: { meaning: "The document our record is from", unit: "text", source: "own" },
  },
};
