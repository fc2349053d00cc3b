/** The data of the two finders in the state guides, on the real data set. */
import { join, resolve } from "node:path";
import { describe, expect, test } from "vitest";
import { guideStates } from "#content/guideStates.ts";
import { aidFinderSchema } from "#content/parts/aidFinder.ts";
import { guaranteeFinderSchema } from "#content/parts/guaranteeFinder.ts";
import { statesInDepth } from "#domain/college/stateGuides.ts";
import { loadShippedColleges } from "../../../test/support/shippedColleges.ts";
import { buildAidFinderData } from "./aidFinder.ts";
import { buildGuaranteeFinderData } from "./guaranteeFinder.ts";

const dataFolder = join(resolve(import.meta.dirname, "../../.."), "data");
const colleges = loadShippedColleges();

describe.each(Object.values(guideStates))("%s", (state) => {
  const input = { state, colleges, dataFolder };

  test("its aid programs are in the page in the form the finder reads", () => {
    const data = buildAidFinderData(input);
    expect(aidFinderSchema.parse(JSON.parse(JSON.stringify(data)))).toEqual(data);
    expect(data.programs.every((program) => program.state === state)).toBe(true);
  });

  test("its guarantees name colleges in the state, and a guide in depth has something to offer", () => {
    const data = buildGuaranteeFinderData(input);
    expect(guaranteeFinderSchema.parse(JSON.parse(JSON.stringify(data)))).toEqual(
      JSON.parse(JSON.stringify(data)),
    );
    for (const { guarantee } of data.promises) {
      for (const unitId of guarantee.unitIds) expect(colleges.byUnitId(unitId)?.state).toBe(state);
    }
    const { open, paths, promises } = data;
    // A guide of one page leaves the finder out where it has nothing to offer.
    if (!statesInDepth.has(state)) return;
    expect(promises.length + paths.length).toBeGreaterThan(0);
    expect(promises.length + open.bachelors.length + open.associate.length).toBeGreaterThan(0);
  });
});
