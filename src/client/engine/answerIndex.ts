/** Unpacks the college index into look-up tables, in slices so that other questions are answered meanwhile. */
import { runInSlices } from "#client/runInSlices.ts";
import { decodeInSteps } from "#domain/college/collegeIndex.ts";
import type { Engine } from "./engine.ts";
import { holdColleges } from "./heldColleges.ts";

export const answerIndex: Engine["index"] = async (json) => {
  const decoded = await runInSlices(decodeInSteps(json));
  if (!decoded.ok) throw new Error("The college index came damaged.");
  const { release, colleges, table } = decoded.value;
  holdColleges(release, colleges);
  return table;
};
