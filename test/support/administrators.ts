/** A test server with two administrators and a student, each with a token, asked through `inject`. */
import { createOwnAccount, findAccount, setRoles } from "#server/account/store.ts";
import type { Settings } from "#server/settings.ts";
import type { Store } from "#server/store/store.ts";
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
    headers?: Record<string, string>,
  ) => Promise<{ status: number; text: string; body: Record<string, unknown> }>;
  /** Without it a token says that its person signed in when the server was made. */
  signInAgain: (name: Name) => Promise<void>;
  ids: Readonly<Record<Name, string>>;
};

/** Longer than any test's clock goes ahead. */
const tokenSeconds = 60 * 24 * 3_600;

export const emailOf = (name: Name) => `${name}@example.com`;

export async function createAdministeredServer(
  settings: Partial<Settings> = {},
  now: () => Date = () => new Date("2026-11-21T12:00:00Z"),
  other: TestServerParts = {},
  openStore?: () => Promise<Store>,
): Promise<AdministeredServer> {
  const site = await createTestServer(settings, now, null, openStore, other);
  const { database } = site.store;
  const [key] = (await makeTestSecrets()).signingKeys;
  if (key === undefined) throw new Error("There is no key.");
  const tokens = new Map<string, string>();
  const ids = new Map<Name, string>();
  const subjects = new Map<Name, string>();
  const signInAgain = async (name: Name) => {
    const signed = { now: now(), seconds: tokenSeconds };
    tokens.set(name, await signOwnToken(database, subjects.get(name) ?? "", key, signed));
  };
  for (const name of names) {
    const subject = await createOwnAccount(database, { email: emailOf(name), name, passwordHash: "" }, now());
    if (subject === null) throw new Error(`There is an account of ${name} already.`);
    subjects.set(name, subject);
    await signInAgain(name);
    ids.set(name, (await findAccount(database, subject))?.id ?? "");
  }
  for (const name of ["ana", "bo"] as const) await setRoles(database, emailOf(name), ["Administrator"]);
  return {
    ...site,
    ids: { ana: ids.get("ana") ?? "", bo: ids.get("bo") ?? "", maya: ids.get("maya") ?? "" },
    signInAgain,
    async ask(name, method, url, body, headers = {}) {
      const answer = await site.server.inject({
        method,
        url,
        headers: {
          ...headers,
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
