/** Unpacks the college index into look-up tables, in slices so that the page stays responsive. */
import { runInSlices } from "#client/runInSlices.ts";
import { decodeInSteps } from "#domain/college/collegeIndex.ts";
import type { AllColleges, Engine } from "./engine.ts";
import { holdColleges } from "./heldColleges.ts";

export const answerIndex: Engine["index"] = async (json) => {
  const decoded = await runInSlices(decodeInSteps(json));
  if (!decoded.ok) throw new Error("The college index came damaged.");
  const { release, asOf, colleges } = decoded.value;
  const all: AllColleges = {
    release,
    asOf,
    colleges,
    byUnitId: new Map(colleges.map((college) => [college.unitId, college])),
    bySlug: new Map(colleges.map((college) => [college.slug, college])),
  };
  holdColleges(all);
  return all;
};
