/**
 * The plan in the browser: shown at once, changed by commands, stored on the device, and synced between tabs.
 */
import { applyCommand } from "#domain/plan/apply.ts";
import { type Command, type CommandDraft, makeCommand } from "#domain/plan/commands.ts";
import { makeEmptyPlan, type Plan } from "#domain/plan/plan.ts";
import { compactCommands, invertCommand, replayCommands } from "#domain/plan/replay.ts";
import { deferChange } from "./deferChange.ts";
import { createInstants } from "./instants.ts";
import { writeLeftChanges } from "./leaving.ts";
import type { KeptPlan, PlanStorage } from "./planStorage.ts";
import type { Change, Message, PlanState, PlanStore, PlanSurroundings } from "./planStoreTypes.ts";
import { hasErasedName, readCommands } from "./readCommands.ts";
import { createUnwritten, isStorageFull, type NotKept, type Outcome } from "./unwritten.ts";

/** Above this number, commands are compacted into fewer equivalent ones. */
const compactAbove = 400;
/** The same for saved texts, which are long; each kept one stays among its essay's versions. */
const compactTextsAbove = 50;

export function createPlanStore(surroundings: PlanSurroundings): PlanStore {
  const listeners = new Set<() => void>();
  const keptListeners = new Set<(planId: string) => void>();
  const erasingListeners = new Set<() => void>();
  const starts = new Map<string, KeptPlan>();
  const plans = new Map<string, Plan>();
  /** Plans that were joined into another while windows may still write to them. */
  const joined = new Map<string, string>();
  let hidden: ReadonlySet<string> = new Set();
  let storage: PlanStorage | null = null;
  const instants = createInstants(surroundings.now);
  let hasAskedToKeep = false;
  /** Why there is no storage, once opening or reading it has failed. */
  let noStorage: NotKept = "forbidden";
  const unwritten = createUnwritten();
  /** Changes that other tabs were shown before they were written. */
  const announced = new Set<readonly Command[]>();
  /** The page is being left, so a write that begins now may never end. */
  let isLeaving = false;
  const first = startPlan();
  let state: PlanState = {
    isLoaded: false,
    plan: first,
    plans: [],
    keeping: "kept",
    unkept: [],
    unreadable: 0,
  };
  /** Writes happen one after another, and none before storage has been read. */
  let writing: Promise<void> = load();

  surroundings.channel?.addEventListener("message", (event) => {
    // Only this file posts on the channel.
    const message: Message = event.data;
    if (message.kind === "erased") {
      for (const listener of erasingListeners) listener();
      startOver();
    } else if (message.kind === "removed") forget(message.planId);
    else if (message.kind === "joined") joined.set(message.fromId, message.intoId);
    else if (message.kind === "reread") void reread();
    else receive(message);
  });

  surroundings.leaving?.watch(
    () => {
      isLeaving = true;
      if (storage !== null) surroundings.leaving?.keep(unwritten.list());
    },
    () => {
      isLeaving = false;
    },
  );

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
    let opened: PlanStorage | null = null;
    try {
      opened = await surroundings.openStorage();
      await writeLeftChanges(surroundings.leaving, opened);
      const kept = await opened.read();
      const { commands, sequences } = await readCommands(kept.commands);
      const unreadable = kept.commands.length - commands.length;
      for (const start of kept.plans) {
        starts.set(start.id, start);
        plans.set(start.id, replayCommands(makeEmptyPlan(start.id, start.createdAt), commands));
      }
      const shownOnes = kept.plans.filter(({ id }) => !hidden.has(id));
      const active = shownOnes.find((plan) => plan.id === kept.activePlanId) ?? shownOnes.at(-1);
      adoptFirstPlan(active);
      instants.note(commands);
      const shown = active === undefined ? state.plan : plans.get(active.id);
      // Not before it was read: writing beside a plan that nobody has seen would start a second one.
      storage = opened;
      set({ isLoaded: true, unreadable, plan: shown ?? state.plan });
      const texts = commands.filter(({ kind }) => kind === "saveEssay");
      const isLong = kept.commands.length > compactAbove || texts.length > compactTextsAbove;
      if (isLong || hasErasedName(commands)) {
        // If there is no room for the compacted list, the longer one stays.
        await opened.replace(sequences, compactCommands(commands)).catch(() => undefined);
      }
    } catch (error) {
      noStorage = isStorageFull(error) ? "full" : opened === null ? "forbidden" : "failed";
      set({ isLoaded: true, keeping: noStorage });
    }
  }

  /** Changes made before storage was read belong to the stored plan, not to the temporary one. */
  function adoptFirstPlan(active: KeptPlan | undefined): void {
    if (active === undefined) return;
    plans.delete(first.id);
    starts.delete(first.id);
  }

  function give(...drafts: readonly CommandDraft[]): Change {
    return change(null, drafts);
  }

  /** Null is the plan that is shown once storage has been read. */
  function change(planId: string | null, drafts: readonly CommandDraft[]): Change {
    if (!state.isLoaded) {
      return deferChange(writing, () => change(planId, drafts));
    }
    const inverses: CommandDraft[] = [];
    const wantedId = planId ?? state.plan.id;
    const changedId = starts.has(wantedId) ? wantedId : (joined.get(wantedId) ?? wantedId);
    const start = starts.get(changedId);
    if (drafts.length === 0 || start === undefined) {
      return { undo: () => undefined, outcome: Promise.resolve({ kept: true }) };
    }
    const commands = drafts.map((draft) => {
      const before = plans.get(changedId) ?? makeEmptyPlan(start.id, start.createdAt);
      const command = makeCommand(draft, {
        id: surroundings.newId(),
        at: instants.next(),
        planId: before.id,
      });
      inverses.unshift(...invertCommand(before, command));
      plans.set(before.id, applyCommand(before, command));
      return command;
    });
    set({ plan: plans.get(state.plan.id) ?? state.plan });
    if (state.keeping === "kept") {
      announce(start, commands);
      announced.add(commands);
    }
    const outcome = unwritten.add(start, commands);
    if (isLeaving && storage !== null) surroundings.leaving?.keep([{ start, commands }]);
    void tryAgain();
    return { undo: () => void change(changedId, inverses), outcome };
  }

  /** What could not be written goes first next time, so nothing is lost once there is space. */
  function tryAgain(): Promise<Outcome> {
    const attempt = writing.then(write);
    writing = attempt.then(() => undefined);
    return attempt;
  }

  async function write(): Promise<Outcome> {
    if (storage === null) return noteNotKept(noStorage);
    const kept = storage;
    try {
      const planIds = new Set<string>();
      await unwritten.write(async (start, commands) => {
        await kept.append(start, commands);
        planIds.add(start.id);
        if (!announced.delete(commands)) announce(start, commands);
      });
      if (state.keeping !== "kept") set({ keeping: "kept", unkept: [] });
      surroundings.reportKeeping(null);
      for (const planId of planIds) for (const listener of keptListeners) listener(planId);
      if (!hasAskedToKeep) surroundings.askToKeep();
      hasAskedToKeep = true;
      return { kept: true };
    } catch (error) {
      return noteNotKept(isStorageFull(error) ? "full" : "failed");
    }
  }

  function announce(plan: KeptPlan, commands: readonly Command[]): void {
    surroundings.channel?.postMessage({ kind: "commands", plan, commands } satisfies Message);
  }

  /** If the plan was erased meanwhile, there is nothing left to lose. */
  function noteNotKept(because: NotKept): Outcome {
    const unkept = unwritten.list().flatMap(({ commands }) => commands);
    unwritten.fail(because);
    // Other tabs go back to what is on the device: what could not be written is in this window alone.
    if (announced.size > 0) surroundings.channel?.postMessage({ kind: "reread" } satisfies Message);
    announced.clear();
    set({ keeping: because, unkept });
    surroundings.reportKeeping(unkept.length === 0 ? null : { because, changes: unkept.length });
    return { kept: false, because };
  }

  /** What is dropped on purpose is not lost. */
  function drop(planId: string | null): void {
    unwritten.drop(planId);
    surroundings.leaving?.drop(planId);
    const unkept = state.unkept.filter((command) => planId !== null && command.planId !== planId);
    if (unkept.length === state.unkept.length) return;
    set({ unkept });
    if (unkept.length === 0) surroundings.reportKeeping(null);
  }

  function receive({ plan: start, commands }: Extract<Message, { kind: "commands" }>): void {
    starts.set(start.id, start);
    plans.set(
      start.id,
      replayCommands(plans.get(start.id) ?? makeEmptyPlan(start.id, start.createdAt), commands),
    );
    instants.note(commands);
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
        const { commands } = await readCommands(kept.commands);
        const shownId = state.plan.id;
        plans.clear();
        starts.clear();
        for (const start of kept.plans) {
          starts.set(start.id, start);
          plans.set(start.id, replayCommands(makeEmptyPlan(start.id, start.createdAt), commands));
        }
        for (const { start, commands: waiting } of unwritten.list()) {
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
        set({ keeping: "failed" });
      }
    });
    return writing;
  }

  /** If the removed plan was shown, show the first of the others, or an empty one. */
  function forget(planId: string): void {
    plans.delete(planId);
    starts.delete(planId);
    drop(planId);
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
    giveTo: (planId, ...drafts) => change(planId, drafts),
    tryAgain,
    begin(studentName) {
      const plan = startPlan();
      set({ plan });
      give({ kind: "renameStudent", studentName });
    },
    show,
    noteJoined(fromId, intoId) {
      joined.set(fromId, intoId);
      surroundings.channel?.postMessage({ kind: "joined", fromId, intoId } satisfies Message);
    },
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
      drop(null);
      await storage?.erase();
      surroundings.channel?.postMessage({ kind: "erased" } satisfies Message);
      startOver();
    },
  };
}
