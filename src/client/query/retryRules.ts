/** How often and when failed queries and mutations are retried: section 8 of the specification. */
import {
  fetchFailureRetries,
  mutationRetries,
  mutationRetryDelayMaxMs,
  readRetries,
  readRetryDelayMaxMs,
  retryDelayStartMs,
} from "#client/limits.ts";

/** Error messages for code that could not be fetched: ours, then Chromium's, Firefox's and Safari's. */
const chunkFailure =
  /Loading chunk|ChunkLoadError|dynamically imported module|Importing a module script failed/i;

/**
 * How often a failed query is retried, by its message. Only a whole number counts as a status: "14012 bytes"
 * contains no 401. `most` is lower on a slow connection.
 */
export function readRetriesFor(message: string, most: number = readRetries): number {
  if (/\b(401|403|404)\b/.test(message) || chunkFailure.test(message)) return 0;
  return Math.min(most, message.includes("Failed to fetch") ? fetchFailureRetries : readRetries);
}

/** How often a failed mutation is retried, by its message: never if the server refused it. */
export function mutationRetriesFor(message: string): number {
  return /\b4\d\d\b/.test(message) ? 0 : mutationRetries;
}

/** `attempt` counts from 0. */
export function readRetryDelayMs(attempt: number): number {
  return Math.min(retryDelayStartMs * 2 ** attempt, readRetryDelayMaxMs);
}

/** `attempt` counts from 0. */
export function mutationRetryDelayMs(attempt: number): number {
  return Math.min(retryDelayStartMs * 2 ** attempt, mutationRetryDelayMaxMs);
}
