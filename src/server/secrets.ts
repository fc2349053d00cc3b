/**
 * The keys of this installation: created at the first start, read at every later one, and never sent
 * anywhere.
 */
import { generateKeyPair, hash, randomBytes, randomUUID } from "node:crypto";
import { link, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, resolve } from "node:path";
import { promisify } from "node:util";
import { z } from "zod/mini";
import { fail, type Result, succeed } from "#lib/result.ts";

const dataKeyBytes = 32;
const cookieKeyBytes = 32;
const signingKeyBits = 2_048;

const text = z.string().check(z.minLength(1));

/** A private RSA key in RFC 7517 format. */
const signingKeySchema = z.object({
  kty: z.literal("RSA"),
  alg: z.literal("RS256"),
  use: z.literal("sig"),
  kid: text,
  n: text,
  e: text,
  d: text,
  p: text,
  q: text,
  dp: text,
  dq: text,
  qi: text,
});

const dataKeySchema = z.object({
  /** Stored beside what was encrypted with it. */
  id: text,
  /** 32 bytes in base64. */
  key: z
    .string()
    .check(z.refine((key) => Buffer.from(key, "base64").byteLength === dataKeyBytes, "it has 32 bytes")),
});

/** The first key of each list is used for new data; the others still decrypt what they encrypted. */
const secretsSchema = z.object({
  signingKeys: z.array(signingKeySchema).check(z.minLength(1)),
  cookieKeys: z.array(z.string().check(z.minLength(32))).check(z.minLength(1)),
  dataKeys: z.array(dataKeySchema).check(z.minLength(1)),
});
export type Secrets = z.infer<typeof secretsSchema>;
export type SigningKey = z.infer<typeof signingKeySchema>;
export type DataKey = z.infer<typeof dataKeySchema>;

/** Creates the file if it is missing; two processes starting at once read the same one. */
export async function readSecrets(file: string): Promise<Result<Secrets, string>> {
  try {
    const found = (await read(file)) ?? (await make(file));
    const parsed = secretsSchema.safeParse(JSON.parse(found));
    if (parsed.success) return succeed(parsed.data);
    return fail(sentence(file, `${parsed.error.issues[0]?.path.join(".")} is not valid`));
  } catch (error) {
    // A JSON.parse error message quotes what it read.
    const isUnreadable = error instanceof SyntaxError;
    return fail(sentence(file, isUnreadable ? "it is not valid JSON" : describeReason(error)));
  }
}

export async function newSecrets(): Promise<Secrets> {
  return {
    signingKeys: [await newSigningKey()],
    cookieKeys: [randomBytes(cookieKeyBytes).toString("base64url")],
    dataKeys: [{ id: randomUUID(), key: randomBytes(dataKeyBytes).toString("base64") }],
  };
}

export async function newSigningKey(): Promise<SigningKey> {
  const { privateKey } = await promisify(generateKeyPair)("rsa", { modulusLength: signingKeyBits });
  const key = privateKey.export({ format: "jwk" });
  // Its id is its thumbprint (RFC 7638).
  const kid = hash("sha256", JSON.stringify({ e: key.e, kty: key.kty, n: key.n }), "base64url");
  return signingKeySchema.parse({ ...key, alg: "RS256", use: "sig", kid });
}

async function read(file: string): Promise<string | null> {
  try {
    return await readFile(file, "utf8");
  } catch (error) {
    if (readErrorCode(error) === "ENOENT") return null;
    throw error;
  }
}

/** Written in full under another name, then linked: nobody reads half a file, and the first one wins. */
async function make(file: string): Promise<string> {
  await mkdir(dirname(file), { recursive: true, mode: 0o700 });
  const written = `${file}.${randomUUID()}`;
  await writeFile(written, `${JSON.stringify(await newSecrets(), null, 2)}\n`, { mode: 0o600, flag: "wx" });
  try {
    await link(written, file);
  } catch (error) {
    if (readErrorCode(error) !== "EEXIST") throw error;
  } finally {
    await rm(written, { force: true });
  }
  return readFile(file, "utf8");
}

function sentence(file: string, reason: string): string {
  return `The keys in ${resolve(file)} (setting SECRETS_FILE) cannot be used: ${reason}. Bring the file back from a backup; without it nobody stays signed in.`;
}

function describeReason(error: unknown): string {
  return error instanceof Error ? error.message.replace(/\.$/, "") : "unknown reason";
}

function readErrorCode(error: unknown): unknown {
  return error instanceof Error && "code" in error ? error.code : null;
}
