/** When the page uses so much memory that some is freed. Section 9 of the specification. */
import { heapLimitShare, memoryThresholdBytes } from "#client/limits.ts";

export type HeapSize = { usedBytes: number; limitBytes: number };

/** Checked every two minutes: from 80 MiB on, the logs are trimmed. */
export function isHeapLarge(heap: HeapSize): boolean {
  return heap.usedBytes >= memoryThresholdBytes;
}

/** The check every thirty seconds: trim the logs and drop data that no component uses. */
export function isHeapNearItsLimit(heap: HeapSize): boolean {
  return heap.limitBytes > 0 && heap.usedBytes >= heap.limitBytes * heapLimitShare;
}

/** Reads the heap figures that only Chromium has; null if missing or implausible. */
export function readHeapSize(performance: object): HeapSize | null {
  const memory = "memory" in performance ? performance.memory : null;
  if (typeof memory !== "object" || memory === null) return null;
  const usedBytes = "usedJSHeapSize" in memory ? memory.usedJSHeapSize : null;
  const limitBytes = "jsHeapSizeLimit" in memory ? memory.jsHeapSizeLimit : null;
  if (typeof usedBytes !== "number" || typeof limitBytes !== "number") return null;
  return usedBytes > 0 ? { usedBytes, limitBytes } : null;
}
