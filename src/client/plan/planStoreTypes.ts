/** What screens and the sync may ask of the plan's store. */
import type { Command, CommandDraft } from "#domain/plan/commands.ts";
import type { Plan } from "#domain/plan/plan.ts";
import type { Leaving } from "./leaving.ts";
import type { KeptPlan, PlanStorage } from "./planStorage.ts";
import type { NotKept, Outcome } from "./unwritten.ts";

/** How the plan is saved: on the device, or why what is changed now lasts only until the window is closed. */
export type Keeping = "kept" | NotKept;

/** A change is shown at once; only its outcome says whether it is still there tomorrow. */
export type Change = { undo: () => void; outcome: Promise<Outcome> };

export type PlanState = {
  /** False until the device's storage has been read; `plan` is empty before that. */
  isLoaded: boolean;
  plan: Plan;
  /** All plans on this device, for families with more than one student. */
  plans: readonly { id: string; studentName: string | null }[];
  keeping: Keeping;
  /** Changes in this window's memory that could not be written. */
  unkept: readonly Command[];
  /** Saved commands that could not be read; they are left in storage. */
  unreadable: number;
};

export type PlanStore = {
  getState: () => PlanState;
  subscribe: (listener: () => void) => () => void;
  /** Changes the plan. Whoever confirms a change waits for its outcome. */
  give: (...drafts: readonly CommandDraft[]) => Change;
  /** The same for a plan that may not be shown any more, such as a text whose page is being left. */
  giveTo: (planId: string, ...drafts: readonly CommandDraft[]) => Change;
  /** Writes again what could not be written, for example after space was freed. */
  tryAgain: () => Promise<Outcome>;
  /** Starts another student's plan and shows it. */
  begin: (studentName: string) => void;
  show: (planId: string) => void;
  /**
   * Hides these plans, stored here for another account, until it is called again; nothing is written to them.
   */
  hide: (planIds: readonly string[]) => void;
  /**
   * Removes one student's plan from this device; if it was shown, another one is shown. Resolves once it is
   * durable.
   */
  remove: (planId: string) => Promise<void>;
  /** Removes every plan from this device. Rejects if storage fails. */
  erase: () => Promise<void>;
  /** Shows, here and in other tabs, commands from the account that are already stored on the device. */
  take: (plan: KeptPlan, commands: readonly Command[]) => void;
  /** The first plan's changes are the second's from now on, here and in other tabs: call it before `reread`. */
  noteJoined: (fromId: string, intoId: string) => void;
  /** Reloads everything, here and in other tabs, after plans were merged or removed outside the store. */
  reread: () => Promise<void>;
  /**
   * Called with a plan's id when changes made in this tab are safely stored; returns an unsubscribe function.
   */
  onKept: (listener: (planId: string) => void) => () => void;
  /** Called before everything is removed, here or in another tab, so that other writers stop. */
  onErasing: (listener: () => void) => () => void;
};

/** What the store needs from the browser, injected so that tests can replace it. */
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

/** What a tab tells the others. */
export type Message =
  | { kind: "commands"; plan: KeptPlan; commands: readonly Command[] }
  | { kind: "removed"; planId: string }
  | { kind: "joined"; fromId: string; intoId: string }
  | { kind: "reread" }
  | { kind: "erased" };
