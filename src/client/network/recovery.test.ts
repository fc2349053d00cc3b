/** The recovery as it acts, with a browser and a clock that stand in for the real ones. */
import { describe, expect, test } from "vitest";
import type { ApiOutcome } from "#client/http/outcomes.ts";
import { draftLeadMs, type RecoveryPorts, startRecovery } from "./recovery.ts";
import { createReloadNote } from "./reloadNote.ts";

const down: ApiOutcome = { kind: "answered", status: 503, isFromCache: false };
const up: ApiOutcome = { kind: "answered", status: 200, isFromCache: false };

function makePorts(change: Partial<RecoveryPorts> = {}) {
  const done: string[] = [];
  const timers: { atMs: number; run: () => void }[] = [];
  let nowMs = 0;
  let dispatch: (outcome: ApiOutcome) => void = () => undefined;
  let comeOnline: () => void = () => undefined;
  const stored = new Map<string, string>();
  const ports: RecoveryPorts = {
    nowMs: () => nowMs,
    isOnline: () => true,
    onOutcome(listener) {
      dispatch = listener;
      return () => done.push("stopped listening to calls");
    },
    onOnline(listener) {
      comeOnline = listener;
      return () => done.push("stopped listening to the network");
    },
    showMessage: (message) => done.push(`say ${message}`),
    clearDataCache: () => done.push("clear"),
    refreshLogin: () => null,
    refetchAll: async () => void done.push("refetch"),
    saveDrafts: () => done.push("save drafts"),
    reload: () => done.push("reload"),
    reloadNote: createReloadNote(() => createStorage(stored)),
    after(waitMs, run) {
      const timer = { atMs: nowMs + waitMs, run };
      timers.push(timer);
      return () => void timers.splice(timers.indexOf(timer), 1);
    },
    ...change,
  };
  const stop = startRecovery(ports);
  return {
    done,
    stop,
    kept: stored,
    comeOnline: () => comeOnline(),
    tell: (outcome: ApiOutcome) => dispatch(outcome),
    /** Moves the clock and runs what is due. */
    pass: (ms: number) => {
      nowMs += ms;
      for (const timer of timers.filter(({ atMs }) => atMs <= nowMs)) {
        timers.splice(timers.indexOf(timer), 1);
        timer.run();
      }
    },
    /** Lets what was promised be kept. */
    settle: () => new Promise((resolve) => setImmediate(resolve)),
  };
}

function createStorage(stored: Map<string, string>): Pick<Storage, "getItem" | "setItem" | "removeItem"> {
  return {
    getItem: (key) => stored.get(key) ?? null,
    setItem: (key, value) => void stored.set(key, value),
    removeItem: (key) => void stored.delete(key),
  };
}

const failStill = async () => {
  throw new Error("500: ");
};

describe("a recovery", () => {
  test("says that there is trouble, drops, fetches again, and says that all is well", async () => {
    const { done, tell: dispatch, pass, settle } = makePorts();
    pass(180_000);
    dispatch(down);
    dispatch(down);
    expect(done).toEqual([]);
    dispatch(down);
    await settle();
    expect(done).toEqual(["say issue", "clear", "refetch", "say restored"]);
  });

  test("refreshes the login of who is signed in before it fetches", async () => {
    const { done, comeOnline, tell: dispatch, settle } = makePorts({
      refreshLogin: () => async () => void done.push("refresh login"),
    });
    dispatch(down);
    comeOnline();
    await settle();
    expect(done).toEqual(["say issue", "clear", "refresh login", "refetch", "say restored"]);
  });

  test("counts a login that cannot be refreshed as failed, and does not fetch", async () => {
    const { done, comeOnline, tell: dispatch, settle } = makePorts({ refreshLogin: () => failStill });
    dispatch(down);
    comeOnline();
    await settle();
    expect(done).toEqual(["say issue", "clear", "say failedReloading"]);
  });

  test("saves what is typed, then reloads three seconds after it failed, and notes it", async () => {
    const { done, comeOnline, tell: dispatch, pass, settle, kept: stored } = makePorts({ refetchAll: failStill });
    dispatch(down);
    comeOnline();
    await settle();
    done.length = 0;
    pass(3_000 - draftLeadMs - 1);
    expect(done).toEqual([]);
    pass(1);
    expect(done).toEqual(["save drafts"]);
    pass(draftLeadMs - 1);
    expect(done).toEqual(["save drafts"]);
    pass(1);
    expect(done).toEqual(["save drafts", "reload"]);
    expect(stored.size).toBe(1);
  });

  test("does not reload again in a page that reloaded already, until a call succeeds", async () => {
    const stored = new Map([["tassel-recovery-reload", "1"]]);
    const { done, comeOnline, tell: dispatch, pass, settle } = makePorts({
      refetchAll: failStill,
      reloadNote: createReloadNote(() => createStorage(stored)),
    });
    dispatch(down);
    comeOnline();
    await settle();
    pass(10_000);
    expect(done).toEqual(["say issue", "clear", "say failed"]);
    dispatch(up);
    expect(stored.size).toBe(0);
    dispatch(down);
    comeOnline();
    await settle();
    pass(3_000);
    expect(done.slice(3)).toEqual(["say issue", "clear", "say failedReloading", "save drafts", "reload"]);
  });

  test("does not reload where the browser forbids to note it", async () => {
    const { done, comeOnline, tell: dispatch, pass, settle } = makePorts({
      refetchAll: failStill,
      reloadNote: createReloadNote(() => {
        throw new Error("forbidden");
      }),
    });
    dispatch(down);
    comeOnline();
    await settle();
    pass(10_000);
    expect(done).toEqual(["say issue", "clear", "say failed"]);
  });

  test("does not reload where the note can be read but not written", async () => {
    const { done, comeOnline, tell: dispatch, pass, settle } = makePorts({
      refetchAll: failStill,
      reloadNote: createReloadNote(() => ({
        ...createStorage(new Map()),
        setItem() {
          throw new Error("full");
        },
      })),
    });
    dispatch(down);
    comeOnline();
    await settle();
    pass(3_000);
    expect(done).toEqual(["say issue", "clear", "say failedReloading", "save drafts", "say failed"]);
  });

  test("is called off, reload and all, when the server answers in the meantime", async () => {
    const { done, comeOnline, tell: dispatch, pass, settle } = makePorts({ refetchAll: failStill });
    dispatch(down);
    comeOnline();
    await settle();
    pass(1_000);
    dispatch(up);
    pass(10_000);
    expect(done).toEqual(["say issue", "clear", "say failedReloading", "say restored"]);
  });

  test("does nothing more once it is stopped", async () => {
    const { done, stop, comeOnline, tell: dispatch, pass, settle } = makePorts({ refetchAll: failStill });
    dispatch(down);
    comeOnline();
    await settle();
    stop();
    done.length = 0;
    pass(10_000);
    dispatch(down);
    comeOnline();
    await settle();
    expect(done).toEqual([]);
  });
});
