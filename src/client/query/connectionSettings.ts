/** Default query options, depending on connection speed. */
import {
  fastConnectionRetries,
  queryRetentionMs,
  queryStaleMs,
  readRetries,
  slowConnectionRetries,
} from "#client/limits.ts";
import { cacheClasses } from "./cacheClasses.ts";

export type ConnectionSettings = { staleTime: number; gcTime: number; retries: number };

/** `effectiveType` as reported by the browser; null if it reports none, as in Safari and Firefox. */
export function settingsForConnection(effectiveType: string | null): ConnectionSettings {
  if (isSlowConnection(effectiveType)) return { ...cacheClasses.static, retries: slowConnectionRetries };
  if (effectiveType === "4g") return { ...cacheClasses.user, retries: fastConnectionRetries };
  return { staleTime: queryStaleMs, gcTime: queryRetentionMs, retries: readRetries };
}

export function isSlowConnection(effectiveType: string | null): boolean {
  return effectiveType === "2g" || effectiveType === "slow-2g";
}
