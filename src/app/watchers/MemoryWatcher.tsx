/** Trims the stored logs and drops unused data when the page holds much memory. Renders nothing. */
import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { readHeapSize, isHeapLarge, isHeapNearItsLimit } from "#client/errors/memoryRules.ts";
import { sessionLog } from "#client/errors/reportError.ts";
import { heapLimitCheckIntervalMs, memoryCheckIntervalMs } from "#client/limits.ts";

export function MemoryWatcher() {
  const queryClient = useQueryClient();
  useEffect(() => {
    // Other browsers than Chromium do not say how much they use.
    if (readHeapSize(performance) === null) return undefined;
    const sizeCheck = setInterval(() => {
      const heap = readHeapSize(performance);
      if (heap !== null && isHeapLarge(heap)) sessionLog.trim();
    }, memoryCheckIntervalMs);
    const limitCheck = setInterval(() => {
      const heap = readHeapSize(performance);
      if (heap === null || !isHeapNearItsLimit(heap)) return;
      sessionLog.trim();
      queryClient.removeQueries({ type: "inactive" });
    }, heapLimitCheckIntervalMs);
    return () => {
      clearInterval(sizeCheck);
      clearInterval(limitCheck);
    };
  }, [queryClient]);
  return null;
}
