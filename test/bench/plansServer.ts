/**
 * A separate process: the server on a store with signed-in users; prints its port and their tokens as JSON,
 * then serves.
 */
import { createOwnAccount } from "#server/account/store.ts";
import { openStore } from "#server/openStore.ts";
import { signOwnToken } from "../support/ownToken.ts";
import { makeTestSecrets } from "../support/testIdentity.ts";
import { createTestServer } from "../support/testServer.ts";

const [, , dataFolder = "", databaseUrl = "", people = "0"] = process.argv;
const now = () => new Date();
const { server, store } = await createTestServer({}, now, null, async () => {
  const opened = await openStore({ dataFolder, databaseUrl: databaseUrl === "" ? null : databaseUrl }, now);
  if (!opened.ok) throw new Error(opened.problem);
  return opened.value;
});
const [key] = (await makeTestSecrets()).signingKeys;
const tokens: string[] = [];
for (let person = 0; person < Number(people); person += 1) {
  const account = { email: `${person}.${Date.now()}@example.com`, name: "", passwordHash: "" };
  const subject = await createOwnAccount(store.database, account, now());
  if (subject === null || key === undefined) throw new Error("There is nobody to sign in.");
  tokens.push(await signOwnToken(store.database, subject, key, { seconds: 3_600 }));
}
const address = await server.listen({ port: 0, host: "127.0.0.1" });
process.stdout.write(`${JSON.stringify({ address, tokens })}\n`);
