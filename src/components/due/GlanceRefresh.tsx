/** On a page that shows only the kept glance: works it out anew where it is of another day or of an older plan. */
import { useTimeline } from "#components/timeline/useTimeline.ts";
import { useKeepGlance } from "./useKeepGlance.ts";

/** A default export because few pages need it. Renders nothing. */
export default function GlanceRefresh() {
  useKeepGlance(useTimeline());
  return null;
}
