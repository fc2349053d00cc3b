/** Two devices and a server under every kind of failure: the sync over its ports, in random sequences of events. */
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { RequestError } from "#client/http/requestError.ts";
import type { SyncRow } from "#client/plan/planDatabase.ts";
import { type Command, type CommandDraft, makeCommand } from "#domain/plan/commands.ts";
import { compactCommands, replayCommands } from "#domain/plan/replay.ts";
import { removeScopesFromCommands } from "#domain/plan/scopes.ts";
import { drafts, empty } from "../../../test/support/planCommands.ts";
import type { PlanApi } from "./planApi.ts";
import { createPlanSync, type PlanSync } from "./planSync.ts";
import type { SyncStorage } from "./syncStorage.ts";

const owner = { role: "owner" as const, scopes: ["plan", "money", "notes", "essay"] as const };
const since = "2026-11-21T12:00:00.000Z";
const start = { id: empty.id, createdAt: empty.createdAt };

/** Everything that only waits for its turn has had it. */
const settle = () => new Promise((resolve) => setImmediate(resolve));

/** A request on its way, or its reply. */
type Message = { deliver: () => void };

/** A device with its storage, its one tab's sync, and the messages between it and the server. */
class Device {
  commands: Command[] = [];
  sent = new Set<string>();
  row: SyncRow = {
    planId: empty.id,
    accountId: "me",
    state: "followed",
    into: null,
    revision: 0,
    role: "owner",
    scopes: [],
    moneySharedSince: null,
  };
  messages: Message[] = [];
  isOnline = true;
  /** The browser refuses the next write. */
  isRefusing = false;
  readonly name: string;
  sync: PlanSync;
  private readonly server: Server;
  private readonly unanswered = new Set<() => void>();
  private readonly timers = new Set<() => void>();
  private tellKept: (planId: string) => void = () => undefined;

  constructor(name: string, server: Server) {
    this.name = name;
    this.server = server;
    this.sync = this.open();
  }

  edit(draft: CommandDraft, second: number): Command {
    const at = new Date(Date.UTC(2026, 10, 21, 9, 0, second)).toISOString();
    const id = `${this.name}${this.commands.length}x${second}`;
    const made = makeCommand(draft, { id, at, planId: empty.id });
    this.commands.push(made);
    this.tellKept(empty.id);
    void this.sync.send();
    return made;
  }

  /** Every pending wait is over. */
  passTime(): void {
    const due = [...this.timers];
    this.timers.clear();
    for (const run of due) run();
  }

  giveUp(): void {
    for (const reject of this.unanswered) reject();
    this.unanswered.clear();
  }

  goOffline(): void {
    this.isOnline = false;
    this.messages = [];
    this.giveUp();
  }

  /** The page is closed in the middle of whatever it was doing, and opened again; replies may still come to the closed one. */
  reopen(): void {
    this.sync.stop();
    this.timers.clear();
    this.unanswered.clear();
    this.sync = this.open();
    void this.sync.look();
  }

  isSynced(): boolean {
    const { phase, waiting } = this.sync.getStatus();
    return phase === "synced" && waiting === 0 && this.row.revision === this.server.log.length;
  }

  private open(): PlanSync {
    const ignore = () => undefined;
    return createPlanSync({
      storage: this.storage(),
      api: this.api(),
      store: {
        take: ignore,
        reread: () => Promise.resolve(),
        noteJoined: ignore,
        hide: ignore,
        onKept: (listener) => {
          this.tellKept = listener;
          return ignore;
        },
        onErasing: () => ignore,
      },
      moveEssays: () => Promise.resolve(),
      alone: (work) => work(),
      after: (_waitMs, run) => {
        this.timers.add(run);
        return () => this.timers.delete(run);
      },
      isOnline: () => this.isOnline,
      signedOut: ignore,
    });
  }

  private ask<Reply>(answer: () => Reply): Promise<Reply> {
    if (!this.isOnline) return Promise.reject(new TypeError("Failed to fetch"));
    return new Promise<Reply>((resolve, reject) => {
      this.unanswered.add(() => reject(new TypeError("Failed to fetch")));
      const reply = (deliver: () => void) => {
        if (this.isOnline) this.messages.push({ deliver });
      };
      this.messages.push({
        deliver() {
          try {
            const value = answer();
            reply(() => resolve(value));
          } catch (error) {
            reply(() => reject(error));
          }
        },
      });
    });
  }

  private api(): PlanApi {
    const { server } = this;
    return {
      list: () => this.ask(() => server.list()),
      pull: (_planId, after) => this.ask(() => server.pull(after)),
      send: (_planId, after, { commands }) => this.ask(() => server.send(after, commands)),
    };
  }

  private storage(): SyncStorage {
    const write = <Value>(act: () => Value): Promise<Value> => {
      if (!this.isRefusing) return Promise.resolve(act());
      this.isRefusing = false;
      return Promise.reject(new Error("The browser refuses."));
    };
    const never = () => Promise.reject(new Error("There is one plan, and it is the account's."));
    return {
      readOverview: () => Promise.resolve({ plans: [start], rows: [this.row] }),
      readPlan: () =>
        Promise.resolve({ row: this.row, commands: [...this.commands], sent: new Set(this.sent) }),
      keepPulled: (_plan, row, pulled) =>
        write(() => {
          this.row = row;
          const commands = pulled as readonly Command[];
          const added = commands.filter(({ id }) => !this.commands.some((one) => one.id === id));
          this.commands.push(...added);
          for (const { id } of commands) this.sent.add(id);
          return { added, isCorrected: false };
        }),
      keepSent: (row, commands) =>
        write(() => {
          this.row = row;
          for (const { id } of commands) this.sent.add(id);
        }),
      keepRow: (row) =>
        write(() => {
          this.row = row;
        }),
      forgetSent: (row, what) =>
        write(() => {
          this.row = row;
          for (const { id, scope } of this.commands) {
            if (what === "all" || scope === "money") this.sent.delete(id);
          }
        }),
      bringBack: never,
      join: never,
      drop: never,
      forgetAccount: never,
    };
  }
}

/** The server's rule (server/plans/commands.ts), in memory. */
class Server {
  log: Command[] = [];
  moneyRequests = 0;
  readonly sharing: { scopes: (typeof owner.scopes)[number][]; moneySharedSince: string | null };

  constructor(moneySharedSince: string | null) {
    this.sharing = { scopes: [...owner.scopes], moneySharedSince };
  }

  list(): Awaited<ReturnType<PlanApi["list"]>> {
    const plan = { planId: start.id, createdAt: start.createdAt, studentName: null, role: owner.role };
    return { accountId: "me", plans: [{ ...plan, revision: this.log.length, ...this.sharing }] };
  }

  pull(after: number): Awaited<ReturnType<PlanApi["pull"]>> {
    const commands = this.log
      .map((one, index) => ({ revision: index + 1, command: one }))
      .filter(({ revision, command }) => revision > after && this.mayHold(command));
    const cut = commands.slice(0, 3);
    const isComplete = cut.length === commands.length;
    return { revision: this.log.length, commands: cut, isComplete, ...this.sharing };
  }

  send(after: number, commands: readonly Command[]): Awaited<ReturnType<PlanApi["send"]>> {
    if (commands.some((one) => !this.mayHold(one))) {
      this.moneyRequests += 1;
      throw new RequestError("403", 403);
    }
    if (after !== this.log.length) throw new RequestError("412", 412);
    for (const one of commands) if (!this.log.some(({ id }) => id === one.id)) this.log.push(one);
    return { revision: this.log.length, accepted: commands.map(({ id }) => id) };
  }

  private mayHold({ scope }: Command): boolean {
    return scope !== "money" || this.sharing.moneySharedSince !== null;
  }
}

const actions = fc.oneof(
  { weight: 4, arbitrary: fc.record({ kind: fc.constant("edit" as const), draft: drafts }) },
  { weight: 8, arbitrary: fc.record({ kind: fc.constant("deliver" as const), which: fc.nat(9) }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant("double" as const), which: fc.nat(9) }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant("lose" as const), which: fc.nat(9) }) },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constantFrom(
        "giveUp" as const,
        "again" as const,
        "look" as const,
        "reopen" as const,
        "refuse" as const,
      ),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constantFrom("offline" as const, "online" as const) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant("restore" as const), to: fc.nat(9) }) },
);
const courses = fc.array(fc.tuple(fc.nat(1), actions), { maxLength: 80, size: "max" });

/** Plays a sequence, then lets the network succeed until everything is exchanged. */
async function play(course: readonly (readonly [number, Action])[], sharedSince: string | null) {
  const server = new Server(sharedSince);
  const devices = [new Device("a", server), new Device("b", server)] as const;
  const edits: Command[] = [];
  async function deliver(device: Device, at = 0): Promise<void> {
    const [message] = device.messages.splice(at, 1);
    message?.deliver();
    await settle();
  }
  for (const device of devices) void device.sync.look();
  await settle();
  for (const [second, [index, action]] of course.entries()) {
    const device = devices[index === 0 ? 0 : 1];
    const at = "which" in action ? action.which % Math.max(1, device.messages.length) : 0;
    const message = device.messages[at];
    if (action.kind === "edit") edits.push(device.edit(action.draft, second));
    if (action.kind === "double" && message !== undefined) device.messages.push(message);
    if (action.kind === "lose") device.messages.splice(at, 1);
    if (action.kind === "deliver") await deliver(device, at);
    if (action.kind === "giveUp") device.giveUp();
    if (action.kind === "again") device.passTime();
    if (action.kind === "look") void device.sync.look();
    if (action.kind === "reopen") device.reopen();
    if (action.kind === "refuse") device.isRefusing = true;
    if (action.kind === "restore") {
      server.log.length = Math.min(server.log.length, action.to);
      // Both fetch before either sends; docs/operating.md describes the other case.
      for (const one of devices) {
        Object.assign(one, { isOnline: true, messages: [] });
        one.reopen();
        await settle();
        for (let tries = 0; one.row.revision > server.log.length && tries < 20; tries += 1) {
          if (one.messages.length === 0) one.passTime();
          await deliver(one);
        }
      }
    }
    if (action.kind === "offline") device.goOffline();
    if (action.kind === "online") device.isOnline = true;
    await settle();
  }
  for (let round = 0; round < 60 && !devices.every((device) => device.isSynced()); round += 1) {
    for (const device of devices) {
      device.isOnline = true;
      device.passTime();
      void device.sync.look();
      await settle();
      while (device.messages.length > 0) await deliver(device);
      device.giveUp();
      await settle();
    }
  }
  return { server, devices, edits };
}

type Action =
  | { kind: "edit"; draft: CommandDraft }
  | { kind: "deliver" | "double" | "lose"; which: number }
  | { kind: "restore"; to: number }
  | { kind: "giveUp" | "again" | "look" | "reopen" | "refuse" | "offline" | "online" };

/** Superseded changes need not be sent; every other one is in the account, once. */
function expectEachOnce(log: readonly Command[], edits: readonly Command[]): void {
  const ids = log.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(edits.map(({ id }) => id)).toEqual(expect.arrayContaining(ids));
  expect(ids).toEqual(expect.arrayContaining(compactCommands(edits).map(({ id }) => id)));
  expect(replayCommands(empty, log)).toEqual(replayCommands(empty, edits));
}

describe("two devices and a server with lost, doubled and reordered messages, refused writes, restores and spells without a network", () => {
  const runs = { seed: 20261121, numRuns: 400 };

  test("end with the same plan: every change is in it, and in the account once; money never left", async () => {
    await fc.assert(
      fc.asyncProperty(courses, async (course) => {
        const { server, devices, edits } = await play(course, null);
        const shared = removeScopesFromCommands(edits, ["money"]);
        expectEachOnce(server.log, shared);
        expect(server.moneyRequests).toBe(0);
        const together = replayCommands(empty, shared);
        for (const device of devices) {
          expect(replayCommands(empty, removeScopesFromCommands(device.commands, ["money"]))).toEqual(
            together,
          );
          expect(device.isSynced()).toBe(true);
        }
      }),
      runs,
    );
  });

  test("the same with money, while it is shared", async () => {
    await fc.assert(
      fc.asyncProperty(courses, async (course) => {
        const { server, devices, edits } = await play(course, since);
        expectEachOnce(server.log, edits);
        for (const device of devices)
          expect(replayCommands(empty, device.commands)).toEqual(replayCommands(empty, edits));
      }),
      runs,
    );
  });
});
