/** What the plan's store needs from the browser, and what it tells other tabs. */
import type { Command } from "#domain/plan/commands.ts";
import type { Leaving } from "./leaving.ts";
import type { KeptPlan, PlanStorage } from "./planStorage.ts";
import type { NotKept } from "./unwritten.ts";

/** Injected so that tests can replace it. */
export type PlanSurroundings = {
  openStorage: () => Promise<PlanStorage>;
  now: () => Date;
  newId: () => string;
  /** Other tabs of this browser; null if the browser has no BroadcastChannel. */
  channel: Pick<BroadcastChannel, "postMessage" | "addEventListener"> | null;
  /** Asks the browser not to evict the stored data. */
  askToKeep: () => void;
  /** Null where nothing outlives the page. */
  leaving: Leaving | null;
  /** Told after each attempt to write: why it failed and how many changes wait, or null. */
  reportKeeping: (failed: { because: NotKept; changes: number } | null) => void;
};

export type Message =
  | { kind: "commands"; plan: KeptPlan; commands: readonly Command[] }
  | { kind: "removed"; planId: string }
  | { kind: "joined"; fromId: string; intoId: string }
  | { kind: "reread" }
  | { kind: "erased" };
