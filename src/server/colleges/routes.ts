/** /api/colleges: the browser's college search by URL, and everything we know about one college. */

import type { CollegeReply, collegeEndpoints } from "#contract/colleges.ts";
import {
  findDatedTestPolicy,
  omitOverruledTestPolicy,
  omitOverruledTests,
} from "#domain/admission/datedTestPolicy.ts";
import { findNationalMiddle } from "#domain/college/nationalMiddle.ts";
import { reportCampuses } from "#domain/college/places.ts";
import { listPredecessors, reportChange } from "#domain/college/reportChange.ts";
import { findAskedEssays, omitOverruledSupplement } from "#domain/essays/askedEssays.ts";
import type { Day } from "#lib/dates.ts";
import type { Colleges } from "#server/colleges.ts";
import type { HandlersFor } from "#server/http/handler.ts";
import { refuse } from "#server/http/problems.ts";
import { longWorkOf } from "#server/longWork/longWork.ts";

/** The data set changes with a release, so browsers revalidate each time. */
const revalidated = { "cache-control": "no-cache" };

export const collegeHandlers: HandlersFor<typeof collegeEndpoints> = {
  colleges: async ({ query, parts, request }) => ({
    status: 200,
    body: await longWorkOf(parts).run("findColleges", request.ip, { query }),
    headers: revalidated,
  }),

  college({ params, parts }) {
    const found = findCollege(parts.colleges, params.unitId, parts.now().toISOString().slice(0, 10));
    if (found !== null) return { status: 200, body: found, headers: revalidated };
    const message = "No college in the data set has this number.";
    return refuse(404, message, { errors: [{ field: "unitId", message }] });
  },
};

/** The endpoint's reply, also used to render the college's page; null if no college has the number. */
export function findCollege(colleges: Colleges, unitId: number, today: Day): CollegeReply | null {
  const college = colleges.recordOf(unitId);
  const details = colleges.detailsOf(unitId);
  if (college === null || details === null) return null;
  const { requirements } = details;
  const datedTestPolicy = findDatedTestPolicy(college, requirements);
  return {
    college: omitOverruledTestPolicy(college, datedTestPolicy),
    change: reportChange(college, colleges.byUnitId, today),
    predecessors: listPredecessors(unitId, colleges.byUnitId, today),
    campuses: reportCampuses(unitId),
    deadlines: [...details.deadlines],
    programs: [...details.programs],
    aidPolicy: details.aidPolicy,
    factors: details.factors,
    commonDataSet: details.commonDataSet,
    earlyRounds: [...details.earlyRounds],
    programEarnings: [...details.programEarnings],
    requirements:
      requirements === null ? null : omitOverruledTests(omitOverruledSupplement(requirements), college),
    askedEssays: findAskedEssays(unitId),
    waitingList: details.waitingList,
    commonDataSetPage: details.commonDataSetPage,
    yellowRibbon: details.yellowRibbon,
    datedTestPolicy,
    nationalMiddle: findNationalMiddle(colleges.aggregates, college),
    asOf: colleges.asOf,
  };
}
