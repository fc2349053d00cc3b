/** /timeline-success: where a finished timeline will stand, which is still to come. */
import { TimelineSketch } from "#pieces/to-come/sketches.tsx";
import { ToComePage } from "#pieces/to-come/ToComePage.tsx";
import { words } from "./words.ts";

export default function TimelineSuccessScreen() {
  return <ToComePage words={words} picture={<TimelineSketch />} />;
}
