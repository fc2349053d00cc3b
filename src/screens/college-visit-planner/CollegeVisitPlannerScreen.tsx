/** /college-visit-planner: the planner of campus visits, which is still to come. */
import { TripSketch } from "#pieces/to-come/sketches.tsx";
import { ToComePage } from "#pieces/to-come/ToComePage.tsx";
import { words } from "./words.ts";

export default function CollegeVisitPlannerScreen() {
  return <ToComePage words={words} picture={<TripSketch />} />;
}
