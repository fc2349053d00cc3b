/** The hourly share of mailed codes holds for requests that come at once, to any process: on both databases. */
import { beforeEach, describe, expect, test } from "vitest";
import type { Store } from "#server/store/openStore.ts";
import { databaseKinds, openAt, openTestDatabases } from "../../../../../test/support/testDatabases.ts";
import { makeTestSecrets } from "../../../../../test/support/testIdentity.ts";
import { createCodes } from "./codes.ts";
import { codesPerHour, sendCode } from "./mailCodes.ts";
import { words } from "./words.ts";

const noon = new Date("2026-11-21T12:00:00Z");
const databases = openTestDatabases();

describe.each(databaseKinds)("on %s", (kind) => {
  let store: Store;
  let ask: (network: string, isKnown: boolean) => Promise<unknown>;

  beforeEach(async (context) => {
    store = await openAt(await databases.newSettings(kind, context), () => noon);
    const codes = createCodes((await makeTestSecrets()).dataKeys);
    ask = (network, isKnown) =>
      sendCode(
        { database: store.database, codes, now: () => noon, announce: null },
        {
          email: "ana@example.com",
          purpose: "reset",
          asker: { network, isKnown },
          pending: null,
          mailFor: words.resetCode,
        },
      );
    return () => store.close();
  });

  test("thirty at once mail as many as thirty in a row", async () => {
    await Promise.all(Array.from({ length: 10 }, () => ask("one", false)));
    const count = async () => (await store.database.selectFrom("outbox").select("id").execute()).length;
    expect(await count()).toBe(codesPerHour.network);
    await Promise.all(Array.from({ length: 10 }, (_, number) => ask(`other ${number}`, false)));
    expect(await count()).toBe(codesPerHour.unknownDevices);
    await Promise.all(Array.from({ length: 10 }, () => ask("one", true)));
    expect(await count()).toBe(codesPerHour.all);
  });
});
