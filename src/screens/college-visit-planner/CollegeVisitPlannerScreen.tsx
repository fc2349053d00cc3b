/** /college-visit-planner: not written yet. */
export default function CollegeVisitPlannerScreen() {
  return <h1 className="page py-12">College visit planner: a trip without a wasted day</h1>;
}
