/** What the menus say of the sync: a sentence where something waits or is in the way, nothing while all goes well. */
import { useIsOnline } from "#client/network/useIsOnline.ts";
import { needsALook, standingOf } from "#client/planSync/standing.ts";
import { usePlanSyncStatus } from "#client/planSync/usePlanSync.ts";
import { standingWords, words } from "#client/planSync/words.ts";

export function useSyncSign(): string | null {
  const status = usePlanSyncStatus();
  const isOnline = useIsOnline();
  if (status === null || !needsALook(status, isOnline)) return null;
  const [first] = status.problems;
  const standing = standingOf(status, isOnline);
  if (standing === "problem" && first !== undefined) return words.problems[first.problem];
  return standingWords[standing].text(status.waiting);
}
