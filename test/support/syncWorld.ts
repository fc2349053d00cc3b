/** Devices and tabs signed in to the real server, over a network that can fail. */

import { RequestError } from "#client/http/requestError.ts";
import { toRequest } from "#client/http/toRequest.ts";
import type { PlanStore } from "#client/plan/planStoreTypes.ts";
import { planApiOver } from "#client/planSync/planApi.ts";
import { createPlanSync, type PlanSync } from "#client/planSync/planSync.ts";
import { createTestDevice, type TestDevice } from "./testDevice.ts";
import { createTestServer, type TestServer } from "./testServer.ts";
import { createTokenIdentity } from "./tokenIdentity.ts";

/**
 * What happens to a request: it succeeds, is lost, its reply is lost, it arrives twice, or it reaches a
 * stranger.
 */
export type Luck = "good" | "requestLost" | "replyLost" | "doubled" | "signedOut";

export type SyncTab = {
  device: TestDevice;
  store: PlanStore;
  sync: PlanSync;
  /** `timesSignedOut`: how often the server said that nobody is signed in. */
  network: { isOnline: boolean; luck: () => Luck; timesSignedOut: number };
  /** Runs every pending wait, syncs, and waits for what that started. */
  passTime: () => Promise<void>;
};

type Method = "GET" | "POST" | "PUT" | "DELETE";

export type SyncWorld = {
  tested: TestServer;
  /** Every URL and body requested. */
  requests: string[];
  now: () => Date;
  /** Calls the server as this person; rejects as http/api.ts does. */
  ask: (who: string, method: Method, url: string, body?: unknown) => Promise<unknown>;
  openTab: (device: TestDevice, who?: string) => Promise<SyncTab>;
  /** Resets the account's plan to this revision, as after restoring a backup. */
  restoreBackup: (planId: string, revision: number) => Promise<void>;
  /** A separate device, signed in. */
  signIn: (name: string, who?: string) => Promise<SyncTab>;
  close: () => Promise<void>;
};

/** The people have the tokens "ana" and "ben"; the clock advances a second each time it is read. */
export async function createSyncWorld(): Promise<SyncWorld> {
  let nowMs = Date.parse("2026-11-21T12:00:00Z");
  const now = () => new Date((nowMs += 1_000));
  const requests: string[] = [];
  const tested = await createTestServer({}, now, createTokenIdentity(["ana", "ben"]));
  const turns = new Map<TestDevice, Promise<void>>();

  async function ask(
    who: string,
    method: Method,
    url: string,
    body?: unknown,
    headers = {},
  ): Promise<unknown> {
    requests.push(`${method} ${url} ${JSON.stringify(body ?? null)}`);
    const answer = await tested.server.inject({
      method,
      url,
      headers: { authorization: `Bearer ${who}`, ...headers },
      ...(body === undefined ? {} : { payload: body as object }),
    });
    const { statusCode, body: text } = answer;
    if (statusCode >= 400) throw new RequestError(`${statusCode}: ${text}`, statusCode);
    return answer.json<unknown>();
  }

  async function openTab(device: TestDevice, who = "ana"): Promise<SyncTab> {
    const network = { isOnline: true, luck: (): Luck => "good", timesSignedOut: 0 };
    const waits = new Set<() => void>();
    async function asked(method: Method, url: string, body?: unknown, headers = {}): Promise<unknown> {
      const luck = network.luck();
      if (luck === "requestLost") throw new TypeError("Failed to fetch");
      if (luck === "signedOut") throw new RequestError("401", 401);
      if (luck === "doubled") await ask(who, method, url, body, headers).catch(() => null);
      const answer = await ask(who, method, url, body, headers);
      if (luck === "replyLost") throw new TypeError("Failed to fetch");
      return answer;
    }
    const store = device.openTab();
    await waitUntilSettled();
    const sync = createPlanSync({
      storage: device.sync,
      store,
      api: planApiOver((id, input, options) => {
        const { method, path, body } = toRequest(id, input);
        return asked(method, path, body, options?.headers);
      }),
      alone(work) {
        const turn = (turns.get(device) ?? Promise.resolve()).then(work);
        turns.set(
          device,
          turn.catch(() => undefined),
        );
        return turn;
      },
      after(_waitMs, run) {
        waits.add(run);
        return () => waits.delete(run);
      },
      moveEssays: (fromId, intoId) => {
        device.movedEssays.push([fromId, intoId]);
        return Promise.resolve();
      },
      isOnline: () => network.isOnline,
      signedOut: () => (network.timesSignedOut += 1),
    });
    async function passTime(): Promise<void> {
      await waitUntilSettled();
      const due = [...waits];
      waits.clear();
      for (const run of due) run();
      await waitUntilSettled();
      await sync.look();
      await waitUntilSettled();
    }
    return { device, store, sync, network, passTime };
  }

  return {
    tested,
    requests,
    now,
    ask,
    openTab,
    async signIn(name, who) {
      const tab = await openTab(createTestDevice(name, now), who);
      await tab.passTime();
      return tab;
    },
    async restoreBackup(planId, revision) {
      const { database } = tested.store;
      const { numDeletedRows } = await database
        .deleteFrom("plan_commands")
        .where("plan_id", "=", planId)
        .where("revision", ">", revision)
        .executeTakeFirst();
      const plan = database.updateTable("plans").where("id", "=", planId).where("revision", ">", revision);
      await plan
        .set(({ eb }) => ({ revision, commands: eb("commands", "-", Number(numDeletedRows)) }))
        .execute();
    },
    close: () => tested.close(),
  };
}

/** Lets every pending write and read finish. */
async function waitUntilSettled(): Promise<void> {
  for (let turn = 0; turn < 4; turn += 1) await new Promise((resolve) => setTimeout(resolve, 0));
}
