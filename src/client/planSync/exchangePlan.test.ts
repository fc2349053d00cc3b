/** How one plan syncs: each reply of the account and what is asked next, what is stored, and what is never sent. */
import { describe, expect, test } from "vitest";
import { RequestError } from "#client/http/requestError.ts";
import type { SyncRow } from "#client/plan/planDatabase.ts";
import type { Command } from "#domain/plan/commands.ts";
import { empty, makeCommandFrom, oberlin, ohioState } from "../../../test/support/planCommands.ts";
import {
  allowRetry,
  catchUp,
  type ExchangePorts,
  exchangePlan,
  type FollowedPlan,
  followPlan,
  listSendable,
  ownSharing,
  type Sharing,
} from "./exchangePlan.ts";
import type { PlanApi } from "./planApi.ts";
import type { SyncStorage } from "./syncStorage.ts";

const addOberlin = makeCommandFrom({ kind: "addCollege", unitId: oberlin }, 1);
const addOhio = makeCommandFrom({ kind: "addCollege", unitId: ohioState }, 2);
const income = makeCommandFrom({ kind: "setMoney", fields: { familyIncomeUsd: 61_237 } }, 3);
const owner: Sharing = { role: "owner", scopes: ["plan", "money", "notes", "essay"], moneySharedSince: null };
const since = "2026-11-21T12:00:00.000Z";
const start = { id: empty.id, createdAt: empty.createdAt };

type Page = Awaited<ReturnType<PlanApi["pull"]>>;
/** What the account replies, in order: a page, all accepted up to a revision, or an error. */
type Reply = Page | { accepted: number } | Error;

const page = (
  revision: number,
  commands: readonly Command[],
  isComplete = true,
  moneySharedSince: string | null = null,
): Page => {
  const first = revision - commands.length + 1;
  const rows = commands.map((command, index) => ({ revision: first + index, command }));
  return { revision, scopes: [...owner.scopes], moneySharedSince, commands: rows, isComplete };
};
const movedOn = new RequestError("412", 412);
const lost = new TypeError("Failed to fetch");

/** A device that has read the plan up to a revision, with what it made; the account then replies as told. */
function createDevice(options: { known?: number; sharing?: Sharing; made?: readonly Command[] } = {}) {
  const { known = 0, sharing = owner, made = [] } = options;
  const commands: Command[] = [...made];
  const sent = new Set<string>();
  const replies: Reply[] = [];
  const asked: string[] = [];
  const sizes: number[] = [];
  const waits: number[] = [];
  /** The browser refuses to store a page, as where the tab is closed just then. */
  let isRefusing = false;
  let row: SyncRow = {
    planId: start.id,
    accountId: "me",
    state: "followed",
    into: null,
    revision: known,
    ...sharing,
  };

  function reply(): Exclude<Reply, Error> {
    const next = replies.shift();
    if (next === undefined) throw new Error(`Nobody expected this request: ${asked.at(-1)}`);
    if (next instanceof Error) throw next;
    return next;
  }
  const api: PlanApi = {
    list: () => Promise.reject(new Error("One plan does not ask for the list.")),
    pull: async (_planId, after) => {
      asked.push(`pull after ${after}`);
      return (await Promise.resolve(reply())) as Page;
    },
    send: async (_planId, after, { commands: batch }) => {
      asked.push(`send ${batch.map(({ id }) => id).join(" ")} after ${after}`);
      sizes.push(JSON.stringify(batch).length);
      const { accepted } = (await Promise.resolve(reply())) as { accepted: number };
      return { revision: accepted, accepted: batch.map(({ id }) => id) };
    },
  };
  const keepRow = (kept: SyncRow) => {
    row = kept;
    return Promise.resolve();
  };
  const never = () => Promise.reject(new Error("One plan does not do that."));
  const storage: SyncStorage = {
    readOverview: never,
    readPlan: () => Promise.resolve({ row, commands: [...commands], sent: new Set(sent) }),
    keepPulled: (_plan, kept, pulled) => {
      if (isRefusing) return Promise.reject(new Error("The browser refuses."));
      const added = (pulled as Command[]).filter(({ id }) => commands.every((one) => one.id !== id));
      commands.push(...added);
      for (const { id } of pulled as Command[]) sent.add(id);
      return keepRow(kept).then(() => ({ added, isCorrected: false }));
    },
    keepSent: (kept, taken) => {
      for (const { id } of taken) sent.add(id);
      return keepRow(kept);
    },
    keepRow,
    forgetSent: (kept, what) => {
      asked.push(`forget ${what}`);
      for (const { id, scope } of commands) if (what === "all" || scope === "money") sent.delete(id);
      return keepRow(kept);
    },
    bringBack: never,
    join: never,
    drop: never,
    forgetAccount: never,
  };
  const one: FollowedPlan = followPlan("me", start, known, sharing);
  const ports: ExchangePorts = {
    api,
    storage,
    store: { take: () => undefined, reread: () => Promise.resolve() },
    reads: new Map(),
    throwIfStopped: () => undefined,
    later: (waitMs) => waits.push(waitMs),
  };
  /** What was asked, and how long the last wait is. */
  async function after(work: () => Promise<void>, told: readonly Reply[]): Promise<string[]> {
    asked.length = 0;
    replies.push(...told);
    one.unsent = null;
    await work();
    expect(replies).toEqual([]);
    return [...asked];
  }
  return {
    one,
    commands,
    sent,
    waits,
    sizes,
    row: () => row,
    keepRow,
    refuse: () => (isRefusing = true),
    exchange: (...told: Reply[]) => after(() => exchangePlan(ports, one), told),
    /** As when a wait is over. */
    retry(...told: Reply[]) {
      allowRetry(one);
      return after(() => exchangePlan(ports, one), told);
    },
    /** As when somebody looks for news, and the account lists the plan with this revision. */
    look(revision: number, sharedNow: Sharing, ...told: Reply[]) {
      allowRetry(one);
      return after(async () => {
        await catchUp(ports, one, { revision, sharing: sharedNow });
        await exchangePlan(ports, one);
      }, told);
    },
  };
}

const made = [addOberlin, addOhio];
const [oberlinId, ohioId, incomeId] = [addOberlin.id, addOhio.id, income.id];

describe("one device", () => {
  test("sends what is unsent after the revision it knows, and keeps that it was taken", async () => {
    const device = createDevice({ known: 4, made });
    expect(await device.exchange({ accepted: 6 })).toEqual([`send ${oberlinId} ${ohioId} after 4`]);
    expect(device.one).toMatchObject({ known: 6, unsent: [] });
    expect([device.row().revision, [...device.sent]]).toEqual([6, [oberlinId, ohioId]]);
    expect(await device.exchange()).toEqual([]);
  });

  test("where the plan has moved on it reads first, then sends after what it read", async () => {
    const device = createDevice({ known: 4, made: [addOberlin] });
    const asked = await device.exchange(movedOn, page(5, [addOhio]), { accepted: 6 });
    expect(asked).toEqual([`send ${oberlinId} after 4`, "pull after 4", `send ${oberlinId} after 5`]);
    expect(device.commands).toContain(addOhio);
  });

  test("a lost reply is found out: what comes back as its own is not sent again", async () => {
    const device = createDevice({ known: 4, made: [addOberlin] });
    await device.exchange(lost);
    expect([device.waits, device.one.isWaiting]).toEqual([[1_000], true]);
    // A change meanwhile does not shorten the wait.
    expect(await device.exchange()).toEqual([]);
    const asked = await device.retry(movedOn, page(5, [addOberlin]));
    expect(asked).toEqual([`send ${oberlinId} after 4`, "pull after 4"]);
    expect(device.one).toMatchObject({ known: 5, unsent: [] });
    expect([...device.sent]).toEqual([oberlinId]);
  });

  test("another device that always gets in first is not raced for ever", async () => {
    const device = createDevice({ known: 4, made: [addOberlin] });
    const moved = [5, 6, 7].flatMap((revision) => [movedOn, page(revision, [])]);
    // Each page was further, so each race begins anew.
    expect(await device.exchange(...moved, { accepted: 8 })).toHaveLength(7);
    const stuck = [1, 2, 3].flatMap(() => [movedOn, page(8, [])]);
    device.commands.push(addOhio);
    expect(await device.exchange(...stuck, movedOn)).toHaveLength(7);
    expect([device.one.isWaiting, device.waits]).toEqual([true, [8_000]]);
  });

  test("a long plan is read page by page before anything is sent", async () => {
    const device = createDevice({ made: [addOhio] });
    const asked = await device.look(9, owner, page(2, [addOberlin], false), page(9, []), { accepted: 10 });
    expect(asked).toEqual(["pull after 0", "pull after 2", `send ${ohioId} after 9`]);
  });

  test("where less is kept on the device than was thought, it reads on from there", async () => {
    const device = createDevice({ known: 7, made: [addOberlin] });
    await device.keepRow({ ...device.row(), revision: 4 });
    const asked = await device.exchange(page(8, [addOhio]), { accepted: 9 });
    expect(asked).toEqual(["pull after 4", `send ${oberlinId} after 8`]);
  });

  test("a plan that this account once read as a member is read from the start", async () => {
    const device = createDevice({ known: 7, sharing: { ...owner, role: "parent", scopes: ["plan"] } });
    expect(await device.look(8, owner, page(8, [addOberlin]))).toEqual(["pull after 0"]);
    expect(device.row()).toMatchObject({ role: "owner", revision: 8 });
  });

  test("a page without progress is waited for, and nothing is skipped", async () => {
    const device = createDevice({ known: 3 });
    expect(await device.look(9, owner, page(9, [], false))).toEqual(["pull after 3"]);
    expect(device.waits).toEqual([1_000]);
    expect(device.one).toMatchObject({ known: 3, isBehind: true });
    expect(await device.retry(page(9, []))).toEqual(["pull after 3"]);
  });

  test("where its list says that the account has less than it had, all is read and sent anew", async () => {
    const device = createDevice({ known: 5, made });
    for (const { id } of made) device.sent.add(id);
    const asked = await device.look(2, owner, page(2, [addOberlin]), { accepted: 3 });
    expect(asked).toEqual(["forget all", "pull after 0", `send ${ohioId} after 2`]);
    expect(device.row().revision).toBe(3);
  });

  test("where a page says so, too", async () => {
    const device = createDevice({ known: 5, made });
    device.sent.add(oberlinId);
    const asked = await device.exchange(movedOn, page(2, []), page(2, []), { accepted: 4 });
    expect(asked).toEqual([
      `send ${ohioId} after 5`,
      "pull after 5",
      "forget all",
      "pull after 0",
      `send ${oberlinId} ${ohioId} after 2`,
    ]);
  });

  test("one who was taken for a stranger goes on once the account has answered", async () => {
    const device = createDevice({ known: 4, made: [addOberlin] });
    await device.exchange(new RequestError("401", 401));
    expect(device.one.problem).toBe("signedOut");
    expect(await device.retry()).toEqual([]);
    expect(await device.look(4, owner, { accepted: 5 })).toEqual([`send ${oberlinId} after 4`]);
    expect(device.one.problem).toBeNull();
  });

  test.each([
    [1, null, 1_000],
    [2, null, 2_000],
    [5, null, 16_000],
    [30, null, 60_000],
    [1, 90, 90_000],
  ])("after %i failures, told to wait %s s, it waits %i ms", async (times, retryAfter, ms) => {
    const device = createDevice({ made: [addOberlin] });
    const busy = new RequestError("503", 503, { retryAfterSeconds: retryAfter });
    for (let time = 0; time < times; time += 1) await device.retry(busy);
    expect(device.waits.at(-1)).toBe(ms);
  });

  test("more than a request holds goes in several, long ones in fewer at a time", async () => {
    const many = Array.from({ length: 450 }, (_, index) => ({ unitId: 100_000 + index, second: index % 60 }));
    const short = many.map(({ unitId, second }) =>
      makeCommandFrom({ kind: "addCollege", unitId }, second, `c${unitId}`),
    );
    const device = createDevice({ made: short });
    const asked = await device.exchange({ accepted: 200 }, { accepted: 400 }, { accepted: 450 });
    expect(asked.map((one) => one.split(" ").length - 3)).toEqual([200, 200, 50]);
    const note = "x".repeat(5_000);
    const long = many
      .slice(0, 90)
      .map(({ unitId, second }) =>
        makeCommandFrom({ kind: "setCollegeNote", unitId, note }, second, `n${unitId}`),
      );
    const other = createDevice({ made: long });
    await other.exchange({ accepted: 30 }, { accepted: 60 }, { accepted: 90 });
    expect(Math.max(...other.sizes)).toBeLessThan(210_000);
    expect(other.sent.size).toBe(90);
  });

  test("one command that the account cannot read does not hold up the others", async () => {
    const device = createDevice({ made });
    const invalid = new RequestError("400", 400);
    const asked = await device.exchange(invalid, invalid, { accepted: 1 });
    expect(asked).toEqual([
      `send ${oberlinId} ${ohioId} after 0`,
      `send ${oberlinId} after 0`,
      `send ${ohioId} after 0`,
    ]);
    expect(device.one.unsent).toEqual([addOberlin]);
    expect(await device.exchange()).toEqual([]);
  });

  test("a page that the account refuses is not asked for again at once", async () => {
    const device = createDevice({ known: 2, made });
    expect(await device.look(5, owner, new RequestError("403", 403))).toEqual(["pull after 2"]);
    expect([device.one.isWaiting, device.one.problem]).toEqual([true, null]);
  });

  test.each([
    ["a plan it never had", 0, 404, "notYours", false],
    ["a plan that is there no more", 7, 404, "gone", false],
    ["a session that has ended", 7, 401, "signedOut", false],
    ["one plan more than is paid for", 0, 403, "beyondPlan", true],
    ["no room", 7, 409, "full", true],
  ] as const)("%s: it stops and keeps what is unsent", async (_, known, status, problem, isTriedAgain) => {
    const device = createDevice({ known, made });
    await device.exchange(new RequestError(`${status}`, status));
    expect(device.one).toMatchObject({ problem, unsent: made });
    expect(device.row().state).toBe(problem === "gone" ? "gone" : "followed");
    expect(await device.exchange()).toEqual([]);
    expect(await device.retry(...(isTriedAgain ? [{ accepted: 9 }] : []))).toHaveLength(isTriedAgain ? 1 : 0);
  });
});

describe("money", () => {
  const shared = { ...owner, moneySharedSince: since };

  test("is not sent, and what is beside it is", async () => {
    const device = createDevice({ sharing: ownSharing, made: [income, addOberlin] });
    expect(await device.exchange({ accepted: 1 })).toEqual([`send ${oberlinId} after 0`]);
    expect(device.one.unsent).toEqual([income]);
  });

  test("goes apart once it is shared, and stays when the account says that it is no longer", async () => {
    const device = createDevice({ known: 2, sharing: shared, made: [addOberlin, income] });
    const asked = await device.exchange(
      { accepted: 3 },
      // First checks whether it is still shared: another device may have turned that off.
      page(3, [], true, since),
      new RequestError("403", 403),
      page(3, []),
    );
    expect(asked).toEqual([
      `send ${oberlinId} after 2`,
      "pull after 3",
      `send ${incomeId} after 3`,
      "pull after 3",
      "forget money",
    ]);
    expect(listSendable(device.one.unsent ?? [], device.one)).toEqual([]);
    expect(device.row().moneySharedSince).toBeNull();
  });

  test("shared anew, it is all sent anew", async () => {
    const device = createDevice({ known: 3, made: [income] });
    device.sent.add(incomeId);
    const asked = await device.look(3, shared, page(3, [], true, since), { accepted: 4 });
    expect(asked).toEqual(["forget money", "pull after 3", `send ${incomeId} after 3`]);
  });

  test("cut short where a page says so, all of it is unsent and the page is still to be read", async () => {
    const device = createDevice({ known: 3, made: [income] });
    device.sent.add(incomeId);
    device.refuse();
    const cutShort = device.look(5, owner, page(5, [addOhio], true, since));
    await expect(cutShort).rejects.toThrow("The browser refuses.");
    expect([...device.sent]).toEqual([]);
    expect(device.row()).toMatchObject({ revision: 3, moneySharedSince: since });
  });
});
