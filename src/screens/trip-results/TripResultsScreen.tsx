/** /trip-results: where a planned trip will stand, which is still to come. */
import { TripSketch } from "#pieces/to-come/sketches.tsx";
import { ToComePage } from "#pieces/to-come/ToComePage.tsx";
import { words } from "./words.ts";

export default function TripResultsScreen() {
  return <ToComePage words={words} picture={<TripSketch />} />;
}
