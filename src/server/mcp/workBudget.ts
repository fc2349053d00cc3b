/**
 * How much of a thread assistants may take: so many milliseconds a minute for the whole site, and half of it for one tool.
 * By address nothing is counted, because one assistant asks for many people from one.
 */
import type { McpToolName } from "./toolTable.ts";

export type WorkBudget = {
  /** Null where the work may be done; else the whole seconds until it may. */
  take: (tool: McpToolName, costMs: number, nowMs: number) => number | null;
};

const minuteMs = 60_000;

export function createWorkBudget(msAMinute: number): WorkBudget {
  const site = createBucket(msAMinute);
  const tools = new Map<McpToolName, Bucket>();
  return {
    take(tool, costMs, nowMs) {
      const own = tools.get(tool) ?? createBucket(msAMinute / 2);
      tools.set(tool, own);
      const waitMs = Math.max(site.wait(costMs, nowMs), own.wait(costMs, nowMs));
      if (waitMs > 0) return Math.ceil(waitMs / 1_000);
      site.take(costMs);
      own.take(costMs);
      return null;
    },
  };
}

type Bucket = { wait: (costMs: number, nowMs: number) => number; take: (costMs: number) => void };

/** Full at first; it fills evenly. */
function createBucket(msAMinute: number): Bucket {
  let left = msAMinute;
  let filledAt: number | null = null;
  return {
    wait(costMs, nowMs) {
      if (filledAt !== null) left = Math.min(msAMinute, left + ((nowMs - filledAt) / minuteMs) * msAMinute);
      filledAt = nowMs;
      return left >= costMs ? 0 : ((costMs - left) / msAMinute) * minuteMs;
    },
    take(costMs) {
      left -= costMs;
    },
  };
}
