/** How long a response counts as fresh, and how long it is cached once unused, by kind. */
import {
  criticalRetentionMs,
  criticalStaleMs,
  realtimeRetentionMs,
  realtimeStaleMs,
  staticRetentionMs,
  staticStaleMs,
  userRetentionMs,
  userStaleMs,
} from "#client/limits.ts";

export const cacheClasses = {
  /** Changes with a release of the data set. */
  static: { staleTime: staticStaleMs, gcTime: staticRetentionMs },
  /** Changes through the person's own actions. */
  user: { staleTime: userStaleMs, gcTime: userRetentionMs },
  /** Changes by the minute. */
  realtime: { staleTime: realtimeStaleMs, gcTime: realtimeRetentionMs },
  /** Must be fetched every time. */
  critical: { staleTime: criticalStaleMs, gcTime: criticalRetentionMs },
} as const;
