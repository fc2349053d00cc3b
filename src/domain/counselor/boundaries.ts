/** What must not get an ordinary answer: danger first, then what Tassel may not do. Read before everything else. */
import type { Boundary } from "./counselor.ts";

/** Null for an ordinary question. `question` is normalized. */
export function findBoundary(question: string): Boundary | null {
  return /\bkill myself\b/i.test(question) ? { kind: "crisis", tier: "danger" } : null;
}
