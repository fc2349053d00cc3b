/** /college-financial-planning-guide: the guide to paying for college, which is still to come. */
import { GuideSketch } from "#pieces/to-come/sketches.tsx";
import { ToComePage } from "#pieces/to-come/ToComePage.tsx";
import { words } from "./words.ts";

export default function FinancialPlanningGuideScreen() {
  return <ToComePage words={words} picture={<GuideSketch />} />;
}
