/** Whether a college's page has a section on its application; a college that admits everyone mostly asks for nothing. */
import type { CollegePageData } from "#contract/colleges.ts";

export function hasApplying({
  college,
  requirements,
  askedEssays,
  factors,
  waitingList,
}: CollegePageData): boolean {
  return (
    college.hasOpenAdmission !== true ||
    requirements != null ||
    askedEssays != null ||
    factors !== null ||
    waitingList != null
  );
}
