/** The decisions of one school that chances are tested against; the file's head says what they are and are not. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { DecisionCell } from "#domain/admission/schoolBacktest.ts";

const file = join(import.meta.dirname, "..", "fixtures", "schoolDecisions.csv");

export function readSchoolDecisions(): DecisionCell[] {
  const [, ...rows] = readFileSync(file, "utf8")
    .split("\n")
    .filter((line) => line !== "" && !line.startsWith("#"));
  return rows.map((line) => {
    const [unitId, averageFrom, averageTo, medianSat, applicants, admittedShare] = line
      .split(",")
      .map(Number);
    if (
      unitId === undefined ||
      averageFrom === undefined ||
      averageTo === undefined ||
      medianSat === undefined ||
      applicants === undefined ||
      admittedShare === undefined
    )
      throw new Error(`schoolDecisions.csv: ${line}`);
    return { unitId, averageFrom, averageTo, medianSat, applicants, admittedShare };
  });
}
