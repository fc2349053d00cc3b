/** Device storage in a real browser: an older database is upgraded, and no tab loses its connection. */
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { resolve } from "node:path";
import type { BrowserContext, Page } from "playwright-core";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { bundle } from "../bench/bundle.ts";
import { empty, makeCommandFrom, oberlin, ohioState } from "../support/planCommands.ts";
import { openBrowser } from "./open.ts";

const root = resolve(import.meta.dirname, "..", "..");
const addOberlin = makeCommandFrom({ kind: "addCollege", unitId: oberlin }, 1);
const addOhio = makeCommandFrom({ kind: "addCollege", unitId: ohioState }, 2);
const income = makeCommandFrom({ kind: "setMoney", fields: { familyIncomeUsd: 61_237 } }, 3);
const plan = { id: empty.id, createdAt: empty.createdAt };
const row = {
  planId: plan.id,
  accountId: "me",
  state: "followed",
  into: null,
  revision: 2,
  role: "owner",
  scopes: [],
  moneySharedSince: null,
} as const;

let code = "";
let server: Server;
let context: BrowserContext;

beforeAll(async () => {
  code = await bundle(root, "../browser/planDatabaseEntry.ts", "device");
  server = createServer((_request, response) => {
    response.setHeader("content-type", "text/html").end("<!doctype html><title>device</title>");
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
});
afterAll(() => server.close());
beforeEach(async () => {
  context = await (await openBrowser()).newContext();
  return () => context.close();
});

/** Tabs of one browser share storage. */
async function openTab(): Promise<Page> {
  return load(await context.newPage());
}

async function load(page: Page): Promise<Page> {
  // The server listens on an address of this machine.
  await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  await page.addScriptTag({ content: code });
  return page;
}

/**
 * The database as created by release 1 (before accounts) or 2, with a plan in it, held open as those releases
 * did.
 */
async function openAsBefore(page: Page, version: 1 | 2): Promise<void> {
  await page.evaluate(
    ({ kept, made, release, synced, rubbish }) =>
      new Promise<void>((done, failed) => {
        const opening = indexedDB.open("tassel", release);
        opening.addEventListener("error", () => failed(new Error("It was not opened.")));
        opening.addEventListener("upgradeneeded", () => {
          opening.result.createObjectStore("plans", { keyPath: "id" });
          opening.result.createObjectStore("commands", { autoIncrement: true });
          opening.result.createObjectStore("choices");
          if (release < 2) return;
          opening.result.createObjectStore("sync", { keyPath: "planId" });
          opening.result.createObjectStore("sent");
        });
        opening.addEventListener("success", () => {
          const database = opening.result;
          database.addEventListener("versionchange", () => database.close());
          const writing = database.transaction(["plans", "commands", "choices"], "readwrite");
          writing.objectStore("plans").put(kept);
          writing.objectStore("commands").add(made);
          writing.objectStore("choices").put(kept.id, "activePlan");
          // Neither of these names a plan; both stay.
          for (const one of rubbish) writing.objectStore("commands").add(one);
          writing.addEventListener("complete", () => {
            if (release < 2) return done();
            const marking = database.transaction(["sync", "sent"], "readwrite");
            marking.objectStore("sync").put(synced);
            marking.objectStore("sent").put("plan", [kept.id, made.id]);
            marking.addEventListener("complete", () => done());
          });
        });
      }),
    { kept: plan, made: addOberlin, release: version, synced: row, rubbish: ["no command", { planId: 7 }] },
  );
}

const nothing = { added: [], isCorrected: false };

describe("the device's database", () => {
  test.each([1, 2] as const)(
    "of release %d is taken over whole, while a tab of it is open",
    async (release) => {
      await openAsBefore(await openTab(), release);
      const page = await openTab();
      const read = await page.evaluate(async () => {
        const { plans } = await openDevice();
        const { rows, sent } = await readDevice();
        return { ...(await plans.read()), rows, sent: sent.size };
      });
      expect(read).toEqual({
        plans: [plan],
        activePlanId: plan.id,
        commands: [
          { sequence: 1, command: addOberlin },
          { sequence: 2, command: "no command" },
          { sequence: 3, command: { planId: 7 } },
        ],
        rows: release === 1 ? [] : [row],
        sent: release === 1 ? 0 : 1,
      });
      const ofPlan = await page.evaluate((id) => device.sync.readPlan(id), plan.id);
      expect(ofPlan.commands).toEqual([addOberlin]);
    },
  );

  test("gives one plan's commands without the other's", async () => {
    const page = await openTab();
    const other = { ...plan, id: "other" };
    const read = await page.evaluate(
      async ({ one, two, mine, theirs }) => {
        const { plans, sync } = await openDevice();
        await plans.append(one, [mine]);
        await plans.append(two, [theirs]);
        const before = [await sync.readPlan(one.id), await sync.readPlan(two.id)];
        await plans.remove(one.id);
        const after = [await sync.readPlan(one.id), await sync.readPlan(two.id)];
        return [before, after].map((plans) => plans.map(({ commands }) => commands));
      },
      { one: plan, two: other, mine: addOberlin, theirs: { ...addOhio, planId: other.id } },
    );
    const theirs = [{ ...addOhio, planId: other.id }];
    expect(read).toEqual([
      [[addOberlin], theirs],
      [[], theirs],
    ]);
  });

  test("keeps what came from the account once, and tells what the account does not have", async () => {
    const page = await openTab();
    const seen = await page.evaluate(
      async ({ made, came, rowAfter, kept }) => {
        const { plans, sync } = await openDevice();
        await plans.append(kept, [made]);
        const added = await sync.keepPulled(kept, rowAfter, [made, came]);
        const again = await sync.keepPulled(kept, rowAfter, [came]);
        // Written by a clock that was far ahead; the account has it with a different instant.
        const corrected = await sync.keepPulled(kept, rowAfter, [{ ...made, at: came.at }]);
        const { commands, sent, rows } = await readDevice();
        return { added, again, corrected, commands, rows, sent: [...(sent.get(kept.id) ?? [])] };
      },
      { made: addOberlin, came: addOhio, rowAfter: row, kept: plan },
    );
    expect(seen).toEqual({
      added: { added: [addOhio], isCorrected: false },
      again: nothing,
      corrected: { added: [], isCorrected: true },
      commands: [{ ...addOberlin, at: addOhio.at }, addOhio],
      rows: [row],
      sent: [addOberlin.id, addOhio.id],
    });
  });

  test("forgets that money was sent, joins plans, and leaves a removed one out until it is wanted back", async () => {
    const page = await openTab();
    const seen = await page.evaluate(
      async ({ made, money, rowAfter, kept }) => {
        const { plans, sync } = await openDevice();
        await plans.append(kept, [made, money]);
        await sync.keepSent(rowAfter, [made, money]);
        await sync.forgetSent(rowAfter, "money");
        const unsentMoney = [...((await readDevice()).sent.get(kept.id) ?? [])];
        const into = { id: "other", createdAt: kept.createdAt };
        await sync.join(kept.id, into, { ...rowAfter, state: "joined", into: into.id });
        const joined = await readDevice();
        await sync.keepRow({ ...rowAfter, planId: into.id });
        await plans.remove(into.id);
        // A response that was in flight when it was removed.
        await sync.keepSent({ ...rowAfter, planId: into.id }, [made]);
        await sync.keepRow({ ...rowAfter, planId: into.id });
        await sync.forgetSent({ ...rowAfter, planId: into.id }, "all");
        const late = await sync.keepPulled(into, { ...rowAfter, planId: into.id }, [money]);
        const removed = await readDevice();
        await plans.append(kept, [made]);
        await sync.drop(kept.id);
        await sync.bringBack(into.id);
        const dropped = await readDevice();
        const getIds = (commands: readonly unknown[]) =>
          commands.map((one) => (one as { planId: string }).planId);
        return {
          unsentMoney,
          joined: { plans: joined.plans, ids: getIds(joined.commands), sent: joined.sent.size },
          active: (await plans.read()).activePlanId,
          removed: {
            plans: removed.plans,
            ids: getIds(removed.commands),
            states: removed.rows.map((one) => one.state),
            late,
            sent: removed.sent.size,
          },
          dropped: { plans: dropped.plans, rows: dropped.rows.map((one) => one.planId) },
        };
      },
      { made: addOberlin, money: income, rowAfter: row, kept: plan },
    );
    expect(seen).toEqual({
      unsentMoney: [addOberlin.id],
      joined: { plans: [{ ...plan, id: "other" }], ids: ["other", "other"], sent: 0 },
      active: plan.id,
      removed: { plans: [], ids: [], states: ["leftOut", "joined"], late: nothing, sent: 0 },
      dropped: { plans: [], rows: [] },
    });
  });

  test("erased in one tab, the other goes on with an empty one", async () => {
    const [one, other] = [await openTab(), await openTab()];
    const append = (page: Page, made: unknown) =>
      page.evaluate(
        async ({ kept, first }) => {
          const { plans } = globalThis.device ?? (await openDevice());
          await plans.append(kept, [first]);
          return (await plans.read()).commands.length;
        },
        { kept: plan, first: made },
      );
    expect(await append(one, addOberlin)).toBe(1);
    expect(await append(other, addOhio)).toBe(2);
    await one.evaluate(() => device.plans.erase());
    expect(await append(other, addOhio)).toBe(1);
    expect(await append(one, addOberlin)).toBe(2);
  });

  test("keeps what was changed in a page that is left before the database has answered", async () => {
    const [page, beside] = [await openTab(), await openTab()];
    await page.evaluate(async (unitId) => {
      await openPlan().give({ kind: "addCollege", unitId }).outcome;
    }, oberlin);
    // Another tab is in the middle of a long write, so that the next ones wait.
    await beside.evaluate(
      () =>
        new Promise<void>((holding) => {
          const opening = indexedDB.open("tassel");
          opening.addEventListener("success", () => {
            const commands = opening.result.transaction("commands", "readwrite").objectStore("commands");
            globalThis.addEventListener("done", () => Object.assign(globalThis, { isDone: true }));
            (function hold(): void {
              if (!("isDone" in globalThis)) commands.count().addEventListener("success", hold);
              holding();
            })();
          });
        }),
    );
    await page.evaluate((unitId) => {
      globalThis.plan.give({ kind: "addCollege", unitId });
      globalThis.plan.give({ kind: "setProfile", fields: { gpa: 3.7 } });
    }, ohioState);
    await load(page);
    await page.evaluate(() => void openPlan());
    await beside.evaluate(() => globalThis.dispatchEvent(new Event("done")));
    const read = () =>
      page.evaluate(() => {
        const { isLoaded, plan } = globalThis.plan.getState();
        return isLoaded ? [...plan.colleges.map(({ unitId }) => unitId), plan.profile.gpa] : null;
      });
    await expect.poll(read).toEqual([oberlin, ohioState, 3.7]);
  });
});
