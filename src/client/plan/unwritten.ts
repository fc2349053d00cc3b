/** Changes of the plan that are not on the device yet: written in order, and kept in memory until they are. */
import type { Command } from "#domain/plan/commands.ts";
import type { KeptPlan } from "./planDatabase.ts";

/** Why a change is in this window's memory only: the browser forbids storage, has no room, or something else failed. */
export type NotKept = "forbidden" | "full" | "failed";

/** Whether a change reached the device. */
export type Outcome = { kept: true } | { kept: false; because: NotKept };

type Batch = { start: KeptPlan; commands: readonly Command[]; settle: (outcome: Outcome) => void };

export type Unwritten = {
  /** Adds a change at the end; settles with the first attempt to write it. */
  add: (start: KeptPlan, commands: readonly Command[]) => Promise<Outcome>;
  /** Writes everything in order and stops at the first failure, which it throws. */
  write: (append: (start: KeptPlan, commands: readonly Command[]) => Promise<void>) => Promise<void>;
  /** Tells everyone who waits that nothing of this could be written; it stays for the next attempt. */
  fail: (because: NotKept) => void;
  list: () => readonly Pick<Batch, "start" | "commands">[];
  /** Drops the changes of a plan that was removed; of all plans if null. */
  drop: (planId: string | null) => void;
};

export function createUnwritten(): Unwritten {
  let batches: readonly Batch[] = [];
  return {
    add: (start, commands) =>
      new Promise((settle) => {
        batches = [...batches, { start, commands, settle }];
      }),
    async write(append) {
      for (let next = batches[0]; next !== undefined; next = batches[0]) {
        const written = next;
        await append(written.start, written.commands);
        batches = batches.filter((batch) => batch !== written);
        written.settle({ kept: true });
      }
    },
    fail(because) {
      for (const { settle } of batches) settle({ kept: false, because });
    },
    list: () => batches,
    drop(planId) {
      const isDropped = ({ start }: Batch) => planId === null || start.id === planId;
      for (const { settle } of batches.filter(isDropped)) settle({ kept: false, because: "failed" });
      batches = batches.filter((batch) => !isDropped(batch));
    },
  };
}

/** Browsers report a full disk by this error name, whichever call ran out of space. */
export function isStorageFull(error: unknown): boolean {
  return error instanceof DOMException && error.name === "QuotaExceededError";
}
