/** The college search with its filters and orders, over all colleges at once. */
import type { CollegeSummary } from "#domain/college/college.ts";
import { createFieldFinder } from "#domain/college/fieldFinder.ts";
import type { MajorFamily } from "#domain/college/majorFamilies.ts";
import type { MajorsIndex } from "#domain/college/majorsIndex.ts";
import { searchColleges } from "#domain/search/collegeSearch.ts";
import { createFilter } from "#domain/search/createFilter.ts";
import { orderForStart } from "#domain/search/orderForStart.ts";
import { sortColleges } from "#domain/search/sortColleges.ts";
import { getFigures } from "./answerRanked.ts";
import { prepareSearch } from "./answerSearch.ts";
import type { Engine } from "./engine.ts";
import { getHeldColleges, getHeldMajors } from "./heldColleges.ts";
import { getHeldMatches } from "./heldMatches.ts";

export const answerFind: Engine["find"] = async (request) => {
  const { release, query, filters, sort, student, home, homeState } = request;
  const all = getHeldColleges(release);
  const majors = request.majors === null ? null : getHeldMajors(request.majors);
  const figures = student === null ? null : getFigures(getHeldMatches(student));
  const accepts = createFilter(filters, {
    offersMajor: majors === null ? null : isTaughtAt(majors, filters.majorFamily),
    isWithinPrice: figures?.isWithinBudget ?? null,
  });
  const passing = new Set(all.colleges.filter(accepts).map(({ unitId }) => unitId));
  const { hits, closed } = searchColleges(await prepareSearch(all), query, {
    limit: all.colleges.length,
    accepts: ({ unitId }) => passing.has(unitId),
  });
  const found = hits.flatMap(({ unitId }) => all.byUnitId.get(unitId) ?? []);
  const suggested = query.trim() === "" ? orderForStart(found, { position: home, state: homeState }) : found;
  const sorted = sortColleges(suggested, sort, { figures, home });
  return {
    unitIds: Int32Array.from(sorted, ({ unitId }) => unitId),
    reasons: hits.flatMap(({ unitId, reason }) =>
      reason.matched !== null || reason.wasMisspelled || reason.kind === "partial"
        ? [{ unitId, reason }]
        : [],
    ),
    closed,
  };
};

/** With degrees of its own: a general transfer degree is no answer to a search for one field. */
function isTaughtAt(majors: MajorsIndex, family: MajorFamily | null): (college: CollegeSummary) => boolean {
  const findField = createFieldFinder(majors, {
    majorFamilies: family === null ? [] : [family],
    majorPrograms: [],
  });
  return (college) => {
    const field = findField(college);
    return field?.isOffered === true && !field.isByTransfer;
  };
}
