/** Unpacks the college index into look-up tables, in slices so that other questions are answered meanwhile. */
import { runInSlices } from "#client/runInSlices.ts";
import { decodeInSteps } from "#domain/college/collegeIndex.ts";
import type { Engine } from "./engine.ts";
import { holdColleges } from "./heldColleges.ts";
import { parseFile } from "./jsonFile.ts";

export const answerIndex: Engine["index"] = async (file) => {
  const decoded = await runInSlices(decodeInSteps(parseFile(file)));
  if (!decoded.ok) throw new Error("The college index came damaged.");
  const { release, colleges, table } = decoded.value;
  holdColleges(release, colleges);
  return table;
};
