/** When the page holds so much memory that something is let go: the specification's section 9. */
import { heapLimitShare, memoryThresholdBytes } from "#client/limits.ts";

export type HeapSize = { usedBytes: number; limitBytes: number };

/** The check every two minutes: trim the stored logs from 80 MiB on. */
export function isHeapLarge(heap: HeapSize): boolean {
  return heap.usedBytes >= memoryThresholdBytes;
}

/** The check every thirty seconds: trim, and drop the data that no part of the page shows. */
export function isHeapNearItsLimit(heap: HeapSize): boolean {
  return heap.limitBytes > 0 && heap.usedBytes >= heap.limitBytes * heapLimitShare;
}

/** Reads the browser's own figures, which only Chromium has; null where they are missing or make no sense. */
export function readHeapSize(performance: object): HeapSize | null {
  const memory = "memory" in performance ? performance.memory : null;
  if (typeof memory !== "object" || memory === null) return null;
  const usedBytes = "usedJSHeapSize" in memory ? memory.usedJSHeapSize : null;
  const limitBytes = "jsHeapSizeLimit" in memory ? memory.jsHeapSizeLimit : null;
  if (typeof usedBytes !== "number" || typeof limitBytes !== "number") return null;
  return usedBytes > 0 ? { usedBytes, limitBytes } : null;
}
