/** A fake hosted identity tenant: publishes its keys, and can be down or return garbage. */
import { createServer } from "node:http";
import { importJWK, type JWTPayload, SignJWT } from "jose";
import { newSigningKey, type SigningKey } from "#server/secrets.ts";

export type Tenant = {
  issuer: string;
  key: SigningKey;
  /** What it returns instead of its keys; null: its keys. */
  answerWith: (instead: { status: number; body: string } | null) => void;
  /** How often its keys were requested. */
  asked: () => number;
  publish: (keys: readonly SigningKey[]) => void;
  close: () => Promise<void>;
};

/** Shared by a whole test file, because generating a key takes a while. */
let made: Promise<SigningKey> | null = null;

export async function openTenant(): Promise<Tenant> {
  made ??= newSigningKey();
  const key = await made;
  let published: readonly SigningKey[] = [key];
  let instead: { status: number; body: string } | null = null;
  let asked = 0;
  const server = createServer((request, response) => {
    if (request.url !== "/.well-known/jwks.json") return response.writeHead(404).end();
    asked += 1;
    const body = { keys: published.map(({ kty, alg, use, kid, n, e }) => ({ kty, alg, use, kid, n, e })) };
    response.writeHead(instead?.status ?? 200, { "content-type": "application/json" });
    return response.end(instead?.body ?? JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const port = typeof address === "object" && address !== null ? address.port : 0;
  return {
    issuer: `http://127.0.0.1:${port}/`,
    key,
    answerWith: (changed) => {
      instead = changed;
    },
    asked: () => asked,
    publish: (keys) => {
      published = keys;
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

/** A token signed by this key's owner. */
export async function signToken(
  claims: JWTPayload,
  key: SigningKey,
  header: Record<string, string | undefined> = {},
): Promise<string> {
  const protectedHeader = { alg: "RS256", kid: key.kid, typ: "at+jwt", ...header };
  return new SignJWT(claims).setProtectedHeader(protectedHeader).sign(await importJWK(key, "RS256"));
}
