/** What the device keeps, in a real browser: an older database becomes today's, and no tab is left without its connection. */
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { resolve } from "node:path";
import { type BrowserContext, chromium, type Page } from "playwright-core";
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from "vitest";
import { bundle } from "../bench/bundle.ts";
import { makeCommandFrom, empty, oberlin, ohioState } from "../support/planCommands.ts";

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
  const browser = await chromium.connect(inject("browserEndpoint"));
  context = await browser.newContext();
  return () => browser.close();
});

/** A tab of one browser: they share what is kept. */
async function openTab(): Promise<Page> {
  const page = await context.newPage();
  // The server listens on an address of this machine.
  await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  await page.addScriptTag({ content: code });
  return page;
}

/** The database as the release before accounts made it, with a plan in it, held open as that release did. */
async function openAsBefore(page: Page): Promise<void> {
  await page.evaluate(
    ({ kept, made }) =>
      new Promise<void>((done, failed) => {
        const opening = indexedDB.open("tassel", 1);
        opening.addEventListener("error", () => failed(new Error("It was not opened.")));
        opening.addEventListener("upgradeneeded", () => {
          opening.result.createObjectStore("plans", { keyPath: "id" });
          opening.result.createObjectStore("commands", { autoIncrement: true });
          opening.result.createObjectStore("choices");
        });
        opening.addEventListener("success", () => {
          const database = opening.result;
          database.addEventListener("versionchange", () => database.close());
          const writing = database.transaction(["plans", "commands", "choices"], "readwrite");
          writing.objectStore("plans").put(kept);
          writing.objectStore("commands").add(made);
          writing.objectStore("choices").put(kept.id, "activePlan");
          writing.addEventListener("complete", () => done());
        });
      }),
    { kept: plan, made: addOberlin },
  );
}

const nothing = { added: [], isCorrected: false };

describe("the device's database", () => {
  test("of an older release is taken over whole, while a tab of that release is open", async () => {
    await openAsBefore(await openTab());
    const page = await openTab();
    const read = await page.evaluate(async () => {
      const { plans, sync } = await openDevice();
      const { rows, sent } = await sync.read();
      return { ...(await plans.read()), rows, sent: sent.size };
    });
    expect(read).toEqual({
      plans: [plan],
      activePlanId: plan.id,
      commands: [{ sequence: 1, command: addOberlin }],
      rows: [],
      sent: 0,
    });
  });

  test("keeps what came from the account once, and tells what the account does not have", async () => {
    const page = await openTab();
    const seen = await page.evaluate(
      async ({ made, came, rowAfter, kept }) => {
        const { plans, sync } = await openDevice();
        await plans.append(kept, [made]);
        const added = await sync.keepPulled(kept, rowAfter, [made, came]);
        const again = await sync.keepPulled(kept, rowAfter, [came]);
        // Made by a clock that was far ahead; the account has it with another instant.
        const corrected = await sync.keepPulled(kept, rowAfter, [{ ...made, at: came.at }]);
        const { commands, sent, rows } = await sync.read();
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
        const unsentMoney = [...((await sync.read()).sent.get(kept.id) ?? [])];
        const into = { id: "other", createdAt: kept.createdAt };
        await sync.join(kept.id, into, { ...rowAfter, state: "joined", into: into.id });
        const joined = await sync.read();
        await sync.keepRow({ ...rowAfter, planId: into.id });
        await plans.remove(into.id);
        // An answer that was under way when it was removed.
        await sync.keepSent({ ...rowAfter, planId: into.id }, [made]);
        await sync.keepRow({ ...rowAfter, planId: into.id });
        await sync.forgetSent({ ...rowAfter, planId: into.id }, "all");
        const late = await sync.keepPulled(into, { ...rowAfter, planId: into.id }, [money]);
        const removed = await sync.read();
        await plans.append(kept, [made]);
        await sync.drop(kept.id);
        await sync.bringBack(into.id);
        const dropped = await sync.read();
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
          // The test's own commands.
          await plans.append(kept, [first as Parameters<typeof plans.append>[1][number]]);
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
});
