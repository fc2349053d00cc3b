/** How long an answer counts as fresh, and how long it is kept once no screen shows it, by its kind. */
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
  /** Changes by what the person does. */
  user: { staleTime: userStaleMs, gcTime: userRetentionMs },
  /** Changes by the minute. */
  realtime: { staleTime: realtimeStaleMs, gcTime: realtimeRetentionMs },
  /** Must be asked for each time. */
  critical: { staleTime: criticalStaleMs, gcTime: criticalRetentionMs },
} as const;
