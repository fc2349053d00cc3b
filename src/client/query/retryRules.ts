/** How often and when a failed read or change is tried again: section 8 of the specification. */
import {
  fetchFailureRetries,
  mutationRetries,
  mutationRetryDelayMaxMs,
  readRetries,
  readRetryDelayMaxMs,
  retryDelayStartMs,
} from "#client/limits.ts";

/** What browsers say when code could not be fetched; Chromium's, Firefox's and Safari's words after our own. */
const chunkFailure =
  /Loading chunk|ChunkLoadError|dynamically imported module|Importing a module script failed/i;

/**
 * How often a failed read is tried again, by its message. A status counts as a whole number only: "14012 bytes" holds
 * no 401. `most` is less on a slow connection.
 */
export function readRetriesFor(message: string, most: number = readRetries): number {
  if (/\b(401|403|404)\b/.test(message) || chunkFailure.test(message)) return 0;
  return Math.min(most, message.includes("Failed to fetch") ? fetchFailureRetries : readRetries);
}

/** How often a failed change is tried again, by its message: never one that the server refused. */
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
