/** A simulated device on which essays are written: its storage in memory, shared by its tabs, and time that tests let pass. */

import type { EssayDraft, EssayVersion } from "#client/essays/essayDatabase.ts";
import { createEssayEditor, type EssayEditor, type EssaySurroundings } from "#client/essays/essayEditor.ts";
import type { PlanStorage } from "#client/plan/planStorage.ts";
import { createPlanStore } from "#client/plan/planStore.ts";
import type { PlanStore } from "#client/plan/planStoreTypes.ts";
import { thinVersions } from "#domain/essays/text/versions.ts";
import type { Command } from "#domain/plan/commands.ts";

export const start = { id: "plan1", createdAt: "2026-11-21T08:00:00.000Z" };
const full = () => new DOMException("no room", "QuotaExceededError");

/** A device with its storage; `isFull` makes it refuse every write. */
export function createDevice(name: string) {
  let commands: unknown[] = [];
  const drafts = new Map<string, EssayDraft>();
  const versions = new Map<string, EssayVersion>();
  const live = new Set<string>();
  const tabs = new Set<(event: MessageEvent) => void>();
  const device = { isFull: false, drafts, versions, commands: () => commands as Command[], openTab, crash };
  let clock = Date.parse("2026-11-21T09:00:00.000Z");
  let ids = 0;
  const refuse = <Value>(act: () => Value): Promise<Value> =>
    device.isFull ? Promise.reject(full()) : Promise.resolve(act());
  const storage: PlanStorage = {
    read: () =>
      Promise.resolve({
        plans: [start],
        activePlanId: start.id,
        commands: commands.map((command, sequence) => ({ sequence, command })),
      }),
    append: (_plan, added) =>
      refuse(() => {
        commands = [...commands, ...added];
      }),
    replace: () => Promise.resolve(),
    choosePlan: () => Promise.resolve(),
    remove: () => Promise.resolve(),
    erase: () => Promise.resolve(),
  };
  const database: EssaySurroundings["database"] = {
    putDraft: (draft) => refuse(() => void drafts.set(draft.writer, draft)),
    readDrafts: () => Promise.resolve([...drafts.values()]),
    dropDraft: ({ writer, writtenAt }) => {
      if (drafts.get(writer)?.writtenAt === writtenAt) drafts.delete(writer);
      return Promise.resolve();
    },
    putVersions: (rows) =>
      refuse(() => {
        for (const row of rows) versions.set(row.versionId, row);
        const marks = [...versions.values()].map((row) => ({ ...row, id: row.versionId, name: null }));
        const kept = new Set(thinVersions(marks).map(({ id }) => id));
        for (const id of versions.keys()) if (!kept.has(id)) versions.delete(id);
      }),
    readVersions: () => Promise.resolve([...versions.values()]),
  };

  function openTab() {
    const own = new Set<(event: MessageEvent) => void>();
    const timers = new Map<number, { at: number; run: () => void }>();
    const store: PlanStore = createPlanStore({
      openStorage: () => Promise.resolve(storage),
      now: () => new Date((clock += 1)),
      newId: () => `${name}${(ids += 1)}`,
      channel: {
        postMessage: (data: unknown) => {
          for (const hear of tabs) if (!own.has(hear)) hear(new MessageEvent("message", { data }));
        },
        addEventListener: (_type: string, hear: unknown) => {
          // The store listens with a plain function.
          const listen = hear as (event: MessageEvent) => void;
          own.add(listen);
          tabs.add(listen);
        },
      },
      askToKeep: () => undefined,
      leaving: null,
      reportKeeping: () => undefined,
    });
    const openEditor = (): { editor: EssayEditor; close: () => void } => {
      const editor = createEssayEditor(start.id, "e1", {
        store,
        database,
        now: () => new Date((clock += 1)),
        today: () => "2026-11-21",
        newWriter: () => `${name}w${(ids += 1)}`,
        isLive: ({ writer }) => Promise.resolve(live.has(writer)),
        hold: (writer) => {
          live.add(writer);
          return () => live.delete(writer);
        },
        after(ms, run) {
          const id = (ids += 1);
          timers.set(id, { at: clock + ms, run });
          return () => timers.delete(id);
        },
      });
      return { editor, close: editor.open() };
    };
    /** Lets this much time pass in the tab. */
    const pass = async (ms: number) => {
      clock += ms;
      for (const [id, { at, run }] of timers) {
        if (at > clock || !timers.delete(id)) continue;
        run();
      }
      await settled();
    };
    return { store, openEditor, pass };
  }

  /** Every window is gone at once, with what it had in memory. */
  function crash() {
    live.clear();
    tabs.clear();
  }
  return device;
}

/** Lets every pending write and read finish, including the lazy download of the command parser. */
export async function settled(): Promise<void> {
  await import("#domain/plan/commandSchema.ts");
  for (let turn = 0; turn < 5; turn += 1) await new Promise((resolve) => setTimeout(resolve, 0));
}

/** As the sync does: each device gets what the other has. */
export function exchange(...sides: readonly (readonly [ReturnType<typeof createDevice>, PlanStore])[]) {
  const all = sides.map(([device]) => device.commands());
  for (const [index, [, store]] of sides.entries()) {
    for (const [other, commands] of all.entries()) if (other !== index) store.take(start, commands);
  }
}

export async function openOn(device: ReturnType<typeof createDevice>) {
  const tab = device.openTab();
  await settled();
  const { editor, close } = tab.openEditor();
  await settled();
  return { ...tab, editor, close };
}
