/** What the pictures of the product's screens are drawn from: the data set as browsers get it. */
import { encodeCollegeIndex } from "#domain/college/collegeIndex.ts";
import { encodeRequirements, toTaskRequirements } from "#domain/college/requirementTable.ts";
import { countAskedEssays } from "#domain/essays/askedEssays.ts";
import type { Colleges } from "#server/colleges.ts";
import type { SampleData } from "../src/app/pictures/sampleAnswers.ts";

export function gatherSampleData(colleges: Colleges): SampleData {
  const { summaries, release, asOf, deadlinesOf, requirementsOf } = colleges;
  return {
    collegeIndex: encodeCollegeIndex(summaries, { release, asOf }),
    deadlines: summaries.flatMap(({ unitId }) => deadlinesOf(unitId)),
    requirements: encodeRequirements(
      summaries.flatMap(({ unitId }) => {
        const told = toTaskRequirements(requirementsOf(unitId), countAskedEssays(unitId));
        return told === null ? [] : { ...told, unitId };
      }),
    ),
  };
}
