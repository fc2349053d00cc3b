/** The timeline to take along: into a calendar, as a table, on paper. */
import type { ReadyTimeline } from "./useTimeline.ts";

export type TakeAlongProps = { ready: ReadyTimeline };

export function TakeAlong(_props: TakeAlongProps) {
  return null;
}
