/** Two devices and a server under every kind of failure: the rule alone, in random sequences of events. */
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type Command, type CommandDraft, makeCommand } from "#domain/plan/commands.ts";
import { replayCommands } from "#domain/plan/replay.ts";
import { removeScopesFromCommands } from "#domain/plan/scopes.ts";
import { drafts, empty } from "../../../test/support/planCommands.ts";
import {
  ownSharing,
  reduceSync,
  type Sharing,
  type SyncEvent,
  type SyncStep,
  syncAtStart,
} from "./syncRules.ts";

const owner: Sharing = { role: "owner", scopes: ["plan", "money", "notes", "essay"], moneySharedSince: null };
const since = "2026-11-21T12:00:00.000Z";

/** A device with its storage, one tab's state, and the messages between it and the server. */
type Message =
  | { to: "server"; epoch: number; step: Extract<SyncStep, { kind: "send" | "pull" }> }
  | { to: "device"; epoch: number; event: SyncEvent };

class Device {
  commands: Command[] = [];
  sent = new Set<string>();
  known = 0;
  sharing = ownSharing;
  state = syncAtStart(0, ownSharing);
  messages: Message[] = [];
  epoch = 0;
  isOnline = true;
  /** The browser refuses the next write. */
  isRefusing = false;
  readonly name: string;

  constructor(name: string) {
    this.name = name;
  }

  edit(draft: CommandDraft, second: number): Command {
    const at = new Date(Date.UTC(2026, 10, 21, 9, 0, second)).toISOString();
    const id = `${this.name}${this.commands.length}x${second}`;
    const made = makeCommand(draft, { id, at, planId: empty.id });
    this.commands.push(made);
    this.tell(this.keptNow());
    return made;
  }

  keptNow(): SyncEvent {
    return { kind: "kept", known: this.known, unsent: this.commands.filter(({ id }) => !this.sent.has(id)) };
  }

  tell(event: SyncEvent): void {
    const move = reduceSync(this.state, event);
    this.state = move.state;
    const { epoch } = this;
    // A refused write restarts everything, and its pending results are discarded.
    for (const step of move.steps) if (this.epoch === epoch) this.perform(step);
  }

  private perform(step: SyncStep): void {
    if (step.kind === "send" || step.kind === "pull") {
      if (this.isOnline) this.messages.push({ to: "server", epoch: this.epoch, step });
      return;
    }
    if (step.kind === "wait") return;
    if (this.isRefusing) {
      this.isRefusing = false;
      this.reopen();
      return;
    }
    this.known = this.state.known;
    this.sharing = this.state.sharing;
    if (step.kind === "keepSent") for (const { id } of step.commands) this.sent.add(id);
    if (step.kind === "keepPulled") {
      for (const one of step.commands as Command[]) {
        if (!this.commands.some(({ id }) => id === one.id)) this.commands.push(one);
        this.sent.add(one.id);
      }
    }
    if (step.kind === "forgetSent") {
      for (const { id, scope } of this.commands) {
        if (step.what === "all" || scope === "money") this.sent.delete(id);
      }
      this.tell(this.keptNow());
    }
  }

  giveUp(): void {
    if (this.state.asked !== null)
      this.tell({ kind: "unanswered", number: this.state.asked.number, retryAfterMs: null });
  }

  goOffline(): void {
    this.isOnline = false;
    this.messages = [];
    this.giveUp();
  }

  /** The page is closed in the middle of whatever it was doing, and reopened. */
  reopen(): void {
    this.epoch += 1;
    this.messages = this.messages.filter((message) => message.to === "server");
    this.state = syncAtStart(this.known, this.sharing);
    this.tell(this.keptNow());
  }
}

/** The server's rule (server/plans/commands.ts), in memory. */
class Server {
  log: Command[] = [];
  sharedSince: string | null = null;
  moneyRequests = 0;

  answer({ step, epoch }: Extract<Message, { to: "server" }>): Message {
    const { number } = step;
    if (step.kind === "pull") {
      const commands = this.log
        .map((one, index) => ({ revision: index + 1, command: one }))
        .filter(({ revision, command: one }) => revision > step.after && this.mayHold(one));
      const cut = commands.slice(0, 3);
      const sharing = { scopes: owner.scopes, moneySharedSince: this.sharedSince };
      const whole = { revision: this.log.length, commands: cut, isComplete: cut.length === commands.length };
      return { to: "device", epoch, event: { kind: "pulled", number, page: { ...whole, ...sharing } } };
    }
    if (step.commands.some((one) => !this.mayHold(one))) {
      this.moneyRequests += 1;
      return { to: "device", epoch, event: { kind: "refused", number, why: "notAllowed" } };
    }
    if (step.after !== this.log.length) return { to: "device", epoch, event: { kind: "movedOn", number } };
    for (const one of step.commands) if (!this.log.some(({ id }) => id === one.id)) this.log.push(one);
    const ids = step.commands.map(({ id }) => id);
    return { to: "device", epoch, event: { kind: "accepted", number, revision: this.log.length, ids } };
  }

  private mayHold({ scope }: Command): boolean {
    return scope !== "money" || this.sharedSince !== null;
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
function play(course: readonly (readonly [number, Action])[], sharedSince: string | null) {
  const server = new Server();
  server.sharedSince = sharedSince;
  const devices = [new Device("a"), new Device("b")] as const;
  const edits: Command[] = [];
  const look = (device: Device) =>
    device.tell({
      kind: "listed",
      revision: server.log.length,
      sharing: { ...owner, moneySharedSince: server.sharedSince },
    });
  const deliver = (device: Device, message: Message) => {
    if (message.to === "server") {
      const reply = server.answer(message);
      if (device.isOnline) device.messages.push(reply);
    } else if (message.epoch === device.epoch) device.tell(message.event);
  };
  for (const device of devices) look(device);
  course.forEach(([index, action], second) => {
    const device = devices[index === 0 ? 0 : 1];
    const at = "which" in action ? action.which % Math.max(1, device.messages.length) : 0;
    const message = device.messages[at];
    if (action.kind === "edit") edits.push(device.edit(action.draft, second));
    if (action.kind === "double" && message !== undefined) device.messages.push(message);
    if (action.kind === "lose") device.messages.splice(at, 1);
    if (action.kind === "deliver" && message !== undefined) {
      device.messages.splice(at, 1);
      deliver(device, message);
    }
    if (action.kind === "giveUp") device.giveUp();
    if (action.kind === "again") device.tell({ kind: "again" });
    if (action.kind === "look" && device.isOnline) look(device);
    if (action.kind === "reopen") device.reopen();
    if (action.kind === "refuse") device.isRefusing = true;
    if (action.kind === "restore") {
      server.log.length = Math.min(server.log.length, action.to);
      // Both fetch before either sends; docs/operating.md describes the other case.
      for (const one of devices) {
        one.messages = [];
        one.reopen();
        const couldNotStore = one.isRefusing;
        look(one);
        if (couldNotStore) look(one);
      }
    }
    if (action.kind === "offline") device.goOffline();
    if (action.kind === "online") device.isOnline = true;
  });
  for (let round = 0; round < 60; round += 1) {
    for (const device of devices) {
      device.isOnline = true;
      for (let message = device.messages.shift(); message !== undefined; message = device.messages.shift()) {
        deliver(device, message);
      }
      device.giveUp();
      device.tell({ kind: "again" });
      look(device);
    }
  }
  return { server, devices, edits };
}

type Action =
  | { kind: "edit"; draft: CommandDraft }
  | { kind: "deliver" | "double" | "lose"; which: number }
  | { kind: "restore"; to: number }
  | { kind: "giveUp" | "again" | "look" | "reopen" | "refuse" | "offline" | "online" };

describe("two devices and a server with lost, doubled and reordered messages, refused writes, restores and spells without a network", () => {
  const runs = { seed: 20261121, numRuns: 400 };

  test("end with the same plan: every change is in it, and in the account once; money never left", () => {
    fc.assert(
      fc.property(courses, (course) => {
        const { server, devices, edits } = play(course, null);
        const shared = removeScopesFromCommands(edits, ["money"]);
        const ids = server.log.map(({ id }) => id);
        expect(ids.toSorted()).toEqual(shared.map(({ id }) => id).toSorted());
        expect(server.moneyRequests).toBe(0);
        const together = replayCommands(empty, shared);
        expect(replayCommands(empty, server.log)).toEqual(together);
        for (const device of devices) {
          expect(replayCommands(empty, removeScopesFromCommands(device.commands, ["money"]))).toEqual(
            together,
          );
          expect(device.state).toMatchObject({ asked: null, known: server.log.length });
        }
      }),
      runs,
    );
  });

  test("the same with money, while it is shared", () => {
    fc.assert(
      fc.property(courses, (course) => {
        const { server, devices, edits } = play(course, since);
        expect(server.log.map(({ id }) => id).toSorted()).toEqual(edits.map(({ id }) => id).toSorted());
        for (const device of devices)
          expect(replayCommands(empty, device.commands)).toEqual(replayCommands(empty, edits));
      }),
      runs,
    );
  });
});
