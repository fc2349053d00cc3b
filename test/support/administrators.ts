/** A test server with two administrators and a student, each with a token, asked through `inject`. */
import { createOwnAccount, findAccount, setRoles } from "#server/account/store.ts";
import type { Settings } from "#server/settings.ts";
import { signOwnToken } from "./ownToken.ts";
import { makeTestSecrets } from "./testIdentity.ts";
import { createTestServer, type TestServer, type TestServerParts } from "./testServer.ts";

const names = ["ana", "bo", "maya"] as const;
/** Ana and Bo are administrators. */
export type Name = (typeof names)[number];
export type AdministeredServer = TestServer & {
  ask: (
    name: Name | null,
    method: "GET" | "POST" | "PUT" | "DELETE",
    url: string,
    body?: unknown,
  ) => Promise<{ status: number; text: string; body: Record<string, unknown> }>;
  ids: Readonly<Record<Name, string>>;
};

export const emailOf = (name: Name) => `${name}@example.com`;

export async function createAdministeredServer(
  settings: Partial<Settings> = {},
  now: () => Date = () => new Date("2026-11-21T12:00:00Z"),
  other: TestServerParts = {},
): Promise<AdministeredServer> {
  const site = await createTestServer(settings, now, null, undefined, other);
  const { database } = site.store;
  const [key] = (await makeTestSecrets()).signingKeys;
  if (key === undefined) throw new Error("There is no key.");
  const tokens = new Map<string, string>();
  const ids = new Map<Name, string>();
  for (const name of names) {
    const subject = await createOwnAccount(database, { email: emailOf(name), name, passwordHash: "" }, now());
    if (subject === null) throw new Error(`There is an account of ${name} already.`);
    tokens.set(name, await signOwnToken(database, subject, key, { now: now() }));
    ids.set(name, (await findAccount(database, subject))?.id ?? "");
  }
  for (const name of ["ana", "bo"] as const) await setRoles(database, emailOf(name), ["Administrator"]);
  return {
    ...site,
    ids: { ana: ids.get("ana") ?? "", bo: ids.get("bo") ?? "", maya: ids.get("maya") ?? "" },
    async ask(name, method, url, body) {
      const answer = await site.server.inject({
        method,
        url,
        headers: {
          ...(name === null ? {} : { authorization: `Bearer ${tokens.get(name)}` }),
          ...(body === undefined ? {} : { "content-type": "application/json" }),
        },
        ...(body === undefined ? {} : { payload: JSON.stringify(body) }),
      });
      const text = answer.body;
      return { status: answer.statusCode, text, body: text === "" ? {} : answer.json() };
    },
  };
}
