/** The next three steps of the timeline, each to be ticked off, and how many are done of those due. */
import type { ReadyTimeline } from "./useTimeline.ts";

export type NextThreeProps = {
  /** What `useTimeline` gave, once ready. */
  ready: ReadyTimeline;
  /** Level of the steps' own heading; null shows none. */
  heading?: "h2" | "h3" | null;
};

export function NextThree(_props: NextThreeProps) {
  return null;
}
