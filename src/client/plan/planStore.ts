/**
 * The plan in the browser: shown at once, changed by commands, stored on the device, and synced between tabs.
 */
import { applyCommand } from "#domain/plan/apply.ts";
import { type Command, type CommandDraft, makeCommand } from "#domain/plan/commands.ts";
import { makeEmptyPlan, type Plan } from "#domain/plan/plan.ts";
import { compactCommands, invertCommand, replayCommands } from "#domain/plan/replay.ts";
import type { KeptCommand, KeptPlan, PlanStorage } from "./planStorage.ts";

/**
 * How the plan is saved. "memoryOnly": the browser forbids storage, so it lasts until the page is closed.
 * "full": the last change could not be saved because the device is out of space.
 */
export type Keeping = "kept" | "memoryOnly" | "full";

export type PlanState = {
  /** False until the device's storage has been read; `plan` is empty before that. */
  isLoaded: boolean;
  plan: Plan;
  /** All plans on this device, for families with more than one student. */
  plans: readonly { id: string; studentName: string | null }[];
  keeping: Keeping;
  /** Saved commands that could not be read; they are left in storage. */
  unreadable: number;
};

export type PlanStore = {
  getState: () => PlanState;
  subscribe: (listener: () => void) => () => void;
  /** Changes the plan; returns a function that undoes the change. */
  give: (...drafts: readonly CommandDraft[]) => () => void;
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
};

/** Above this number, commands are compacted into fewer equivalent ones. */
const compactAbove = 400;
/** A clock further ahead than this is wrong. */
const clocksApartMs = 24 * 60 * 60 * 1_000;

type Message =
  | { kind: "commands"; plan: KeptPlan; commands: readonly Command[] }
  | { kind: "removed"; planId: string }
  | { kind: "reread" }
  | { kind: "erased" };

export function createPlanStore(surroundings: PlanSurroundings): PlanStore {
  const listeners = new Set<() => void>();
  const keptListeners = new Set<(planId: string) => void>();
  const erasingListeners = new Set<() => void>();
  const starts = new Map<string, KeptPlan>();
  const plans = new Map<string, Plan>();
  let hidden: ReadonlySet<string> = new Set();
  let storage: PlanStorage | null = null;
  let latestInstantMs = 0;
  let hasAskedToKeep = false;
  const unkept: { start: KeptPlan; commands: readonly Command[] }[] = [];
  const first = startPlan();
  let state: PlanState = { isLoaded: false, plan: first, plans: [], keeping: "kept", unreadable: 0 };
  /** Writes happen one after another, and none before storage has been read. */
  let writing: Promise<void> = load();

  surroundings.channel?.addEventListener("message", (event) => {
    // Only this file posts on the channel.
    const message: Message = event.data;
    if (message.kind === "erased") {
      for (const listener of erasingListeners) listener();
      startOver();
    } else if (message.kind === "removed") forget(message.planId);
    else if (message.kind === "reread") void reread();
    else receive(message);
  });

  function startPlan(): Plan {
    const kept = { id: surroundings.newId(), createdAt: surroundings.now().toISOString() };
    starts.set(kept.id, kept);
    const plan = makeEmptyPlan(kept.id, kept.createdAt);
    plans.set(plan.id, plan);
    return plan;
  }

  function inSight(): Plan[] {
    return [...plans.values()].filter(({ id }) => !hidden.has(id));
  }

  function set(change: Partial<PlanState>): void {
    state = {
      ...state,
      ...change,
      plans: inSight().map(({ id, studentName }) => ({ id, studentName })),
    };
    for (const listener of listeners) listener();
  }

  async function load(): Promise<void> {
    try {
      storage = await surroundings.openStorage();
      const kept = await storage.read();
      const { commands, sequences } = await readable(kept.commands);
      const unreadable = kept.commands.length - commands.length;
      for (const start of kept.plans) {
        starts.set(start.id, start);
        plans.set(start.id, replayCommands(makeEmptyPlan(start.id, start.createdAt), commands));
      }
      const shownOnes = kept.plans.filter(({ id }) => !hidden.has(id));
      const active = shownOnes.find((plan) => plan.id === kept.activePlanId) ?? shownOnes.at(-1);
      adoptFirstPlan(active);
      noteInstants(commands);
      const shown = active === undefined ? state.plan : plans.get(active.id);
      set({ isLoaded: true, unreadable, plan: shown ?? state.plan });
      if (kept.commands.length > compactAbove) await storage.replace(sequences, compactCommands(commands));
    } catch {
      set({ isLoaded: true, keeping: "memoryOnly" });
    }
  }

  /** Changes made before storage was read belong to the stored plan, not to the temporary one. */
  function adoptFirstPlan(active: KeptPlan | undefined): void {
    if (active === undefined) return;
    plans.delete(first.id);
    starts.delete(first.id);
  }

  function give(...drafts: readonly CommandDraft[]): () => void {
    if (!state.isLoaded) {
      // Undone before it was executed, so it is not executed.
      let isTakenBack = false;
      let undo = (): void => {
        isTakenBack = true;
      };
      void writing.then(() => {
        if (!isTakenBack) undo = give(...drafts);
      });
      return () => undo();
    }
    const inverses: CommandDraft[] = [];
    const commands = drafts.map((draft) => {
      const before = plans.get(state.plan.id) ?? state.plan;
      const command = makeCommand(draft, { id: surroundings.newId(), at: nextInstant(), planId: before.id });
      inverses.unshift(...invertCommand(before, command));
      plans.set(before.id, applyCommand(before, command));
      return command;
    });
    const start = starts.get(state.plan.id);
    if (commands.length === 0 || start === undefined) return () => undefined;
    set({ plan: plans.get(state.plan.id) ?? state.plan });
    surroundings.channel?.postMessage({ kind: "commands", plan: start, commands } satisfies Message);
    keep(start, commands);
    return () => void give(...inverses);
  }

  /** What could not be written is queued and goes first next time, so nothing is lost once there is space. */
  function keep(start: KeptPlan, commands: readonly Command[]): void {
    unkept.push({ start, commands });
    writing = writing.then(async () => {
      if (storage === null) return;
      try {
        const planIds = new Set<string>();
        for (let next = unkept[0]; next !== undefined; next = unkept[0]) {
          await storage.append(next.start, next.commands);
          planIds.add(next.start.id);
          unkept.shift();
        }
        if (state.keeping !== "kept") set({ keeping: "kept" });
        for (const planId of planIds) for (const listener of keptListeners) listener(planId);
        if (!hasAskedToKeep) surroundings.askToKeep();
        hasAskedToKeep = true;
      } catch (error) {
        const isFull = error instanceof DOMException && error.name === "QuotaExceededError";
        set({ keeping: isFull ? "full" : "memoryOnly" });
      }
    });
  }

  /** Later than every command seen, so that the latest change wins. */
  function nextInstant(): string {
    latestInstantMs = Math.max(latestInstantMs + 1, surroundings.now().getTime());
    return new Date(latestInstantMs).toISOString();
  }

  /**
   * Ignores instants from a clock far ahead of this one; otherwise each further change would be as far ahead.
   */
  function noteInstants(commands: readonly Command[]): void {
    const mostMs = surroundings.now().getTime() + clocksApartMs;
    for (const command of commands) {
      const atMs = Date.parse(command.at);
      if (atMs <= mostMs) latestInstantMs = Math.max(latestInstantMs, atMs);
    }
  }

  function receive({ plan: start, commands }: Extract<Message, { kind: "commands" }>): void {
    starts.set(start.id, start);
    plans.set(
      start.id,
      replayCommands(plans.get(start.id) ?? makeEmptyPlan(start.id, start.createdAt), commands),
    );
    noteInstants(commands);
    // If two tabs were opened before anything was saved, the first to save determines the plan's id for both.
    const isUntouched =
      Object.keys(state.plan.stamps).length === 0 && state.plan.id !== start.id && !hidden.has(start.id);
    if (isUntouched) {
      plans.delete(state.plan.id);
      starts.delete(state.plan.id);
    }
    set({ plan: plans.get(isUntouched ? start.id : state.plan.id) ?? state.plan });
  }

  /**
   * Runs after pending writes. Commands that could not be written are still in memory, but not on the device.
   */
  function reread(): Promise<void> {
    writing = writing.then(async () => {
      if (storage === null) return;
      try {
        const kept = await storage.read();
        const { commands } = await readable(kept.commands);
        const shownId = state.plan.id;
        plans.clear();
        starts.clear();
        for (const start of kept.plans) {
          starts.set(start.id, start);
          plans.set(start.id, replayCommands(makeEmptyPlan(start.id, start.createdAt), commands));
        }
        for (const { start, commands: waiting } of unkept) {
          starts.set(start.id, start);
          const known = plans.get(start.id) ?? makeEmptyPlan(start.id, start.createdAt);
          plans.set(start.id, replayCommands(known, waiting));
        }
        const shown =
          inSight().find(({ id }) => id === shownId) ?? inSight().find(({ id }) => id === kept.activePlanId);
        set({
          plan: shown ?? inSight()[0] ?? startPlan(),
          unreadable: kept.commands.length - commands.length,
        });
      } catch {
        set({ keeping: "memoryOnly" });
      }
    });
    return writing;
  }

  /** If the removed plan was shown, show the first of the others, or an empty one. */
  function forget(planId: string): void {
    plans.delete(planId);
    starts.delete(planId);
    const others = unkept.filter(({ start }) => start.id !== planId);
    unkept.splice(0, unkept.length, ...others);
    set({ plan: state.plan.id === planId ? (inSight()[0] ?? startPlan()) : state.plan });
  }

  function show(planId: string): void {
    const plan = plans.get(planId);
    if (plan === undefined) return;
    set({ plan });
    writing = writing.then(() => storage?.choosePlan(planId)).catch(() => undefined);
  }

  function leave(planId: string): void {
    forget(planId);
    surroundings.channel?.postMessage({ kind: "removed", planId } satisfies Message);
  }

  function startOver(): void {
    plans.clear();
    starts.clear();
    set({ plan: startPlan(), unreadable: 0 });
  }

  return {
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    give,
    begin(studentName) {
      const plan = startPlan();
      set({ plan });
      give({ kind: "renameStudent", studentName });
    },
    show,
    hide(planIds) {
      if (planIds.length === 0 && hidden.size === 0) return;
      hidden = new Set(planIds);
      const [first] = inSight();
      if (!hidden.has(state.plan.id)) set({});
      else if (first === undefined) set({ plan: startPlan() });
      else show(first.id);
    },
    remove(planId) {
      leave(planId);
      writing = writing
        .then(() => storage?.remove(planId))
        .then(() => {
          // What the account sent for it until then is not on the device either.
          if (plans.has(planId)) leave(planId);
          return storage?.choosePlan(state.plan.id);
        })
        .catch(() => undefined);
      return writing;
    },
    take(plan, commands) {
      const message = { kind: "commands", plan, commands: [...commands] } as const;
      receive(message);
      surroundings.channel?.postMessage(message satisfies Message);
    },
    reread() {
      surroundings.channel?.postMessage({ kind: "reread" } satisfies Message);
      return reread();
    },
    onKept(listener) {
      keptListeners.add(listener);
      return () => keptListeners.delete(listener);
    },
    onErasing(listener) {
      erasingListeners.add(listener);
      return () => erasingListeners.delete(listener);
    },
    async erase() {
      for (const listener of erasingListeners) listener();
      await writing;
      unkept.length = 0;
      await storage?.erase();
      surroundings.channel?.postMessage({ kind: "erased" } satisfies Message);
      startOver();
    },
  };
}

/**
 * The commands this release understands. Newer or damaged ones are left alone. The parser is downloaded only
 * if there are stored commands: a first visit has none.
 */
async function readable(kept: readonly KeptCommand[]): Promise<{ commands: Command[]; sequences: number[] }> {
  const commands: Command[] = [];
  const sequences: number[] = [];
  if (kept.length === 0) return { commands, sequences };
  const { readCommand } = await import("#domain/plan/commandSchema.ts");
  for (const { command, sequence } of kept) {
    const read = readCommand(command);
    if (!read.ok) continue;
    commands.push(read.value);
    sequences.push(sequence);
  }
  return { commands, sequences };
}
