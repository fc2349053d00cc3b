/** The hourly share of mailed codes holds for requests that come at once, to any process: on both databases. */
import { beforeEach, describe, expect, test } from "vitest";
import type { AskerStanding } from "#server/identity/codes.ts";
import type { Store } from "#server/store/store.ts";
import { databaseKinds, openAt, openTestDatabases } from "../../../../../test/support/testDatabases.ts";
import { makeTestSecrets } from "../../../../../test/support/testIdentity.ts";
import { createCodes } from "./codes.ts";
import { codesPerHour, sendCode } from "./mailCodes.ts";
import { words } from "./words.ts";

const noon = new Date("2026-11-21T12:00:00Z");
const databases = openTestDatabases();

describe.each(databaseKinds)("on %s", (kind) => {
  let store: Store;
  let ask: (network: string, standing: AskerStanding, purpose?: "reset" | "signUp") => Promise<unknown>;
  const count = async () => (await store.database.selectFrom("outbox").select("id").execute()).length;

  beforeEach(async (context) => {
    store = await openAt(await databases.newSettings(kind, context), () => noon);
    const codes = createCodes((await makeTestSecrets()).dataKeys);
    ask = (network, standing, purpose = "reset") =>
      sendCode(
        { database: store.database, codes, now: () => noon, announce: null },
        {
          email: "ana@example.com",
          purpose,
          asker: { network, standing },
          pending: null,
          mailFor: (code) => (standing === "guess" ? null : words.codeMail[purpose](code)),
        },
      );
    return () => store.close();
  });

  test("thirty at once mail as many as thirty in a row", async () => {
    await Promise.all(Array.from({ length: 10 }, () => ask("one", "unknown")));
    expect(await count()).toBe(codesPerHour.network);
    await Promise.all(Array.from({ length: 10 }, (_, number) => ask(`other ${number}`, "unknown")));
    expect(await count()).toBe(codesPerHour.unknownDevices);
    await Promise.all(Array.from({ length: 10 }, () => ask("one", "known")));
    expect(await count()).toBe(codesPerHour.all);
  });

  test("whoever types the right password gets a code, whatever networks have asked and guessed", async () => {
    for (let number = 0; number < 40; number += 1) {
      await ask(`network ${number % 10}`, number % 2 === 0 ? "unknown" : "guess");
    }
    // Guesses mail nothing, and use up nothing either.
    expect(await count()).toBe(codesPerHour.unknownDevices);
    await ask("network 3", "password");
    expect(await count()).toBe(codesPerHour.unknownDevices + 1);
    for (let number = 0; number < 10; number += 1) await ask(`network ${number}`, "password");
    expect(await count()).toBe(codesPerHour.unknownDevices + codesPerHour.rightPassword);
    // Nor do these take from what is kept for devices that the account knows.
    for (let number = 0; number < 10; number += 1) await ask("home", "known");
    expect(await count()).toBe(codesPerHour.all + codesPerHour.rightPassword);
  });

  test("strangers who use up one purpose leave some of the other, and nobody's reserve takes from another's", async () => {
    const flood = (standing: AskerStanding, purpose: "reset" | "signUp") =>
      Promise.all(Array.from({ length: 20 }, (_, number) => ask(`${purpose} ${number}`, standing, purpose)));
    await flood("unknown", "reset");
    expect(await count()).toBe(codesPerHour.unknownDevices);
    await flood("unknown", "signUp");
    expect(await count()).toBe(codesPerHour.unknownDevices + codesPerHour.onePurpose);
    let most = codesPerHour.unknownDevices + codesPerHour.onePurpose;
    for (const [standing, share] of [
      ["known", codesPerHour.knownDevices],
      ["password", codesPerHour.rightPassword],
      ["confirmed", codesPerHour.confirmed],
    ] as const) {
      await flood(standing, "reset");
      most += share;
      expect(await count()).toBe(most);
    }
  });
});
