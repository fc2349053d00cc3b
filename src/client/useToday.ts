/** Today's date for a page: null while it is the prerendered one, which was made on another day. */
import { getToday } from "./today.ts";
import { useIsMounted } from "./useIsMounted.ts";

/** YYYY-MM-DD in local time. */
export function useToday(): string | null {
  return useIsMounted() ? getToday() : null;
}
