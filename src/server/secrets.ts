/**
 * The keys of this installation: created at the first start, read at every later one, and never sent
 * anywhere.
 */
import { generateKeyPair, hash, randomBytes, randomUUID } from "node:crypto";
import { link, mkdir, readFile, realpath, rename, rm, stat, writeFile } from "node:fs/promises";
import { dirname, resolve } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { promisify } from "node:util";
import { z } from "zod/mini";
import { fail, type Result, succeed } from "#lib/result.ts";
import { findSavingFault } from "#server/store/savingFault.ts";

const dataKeyBytes = 32;
const cookieKeyBytes = 32;
const signingKeyBits = 2_048;
const lockPauseMs = 20;
const lockForgottenMs = 5_000;

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

/** A P-256 key in RFC 7517 format. Retired ones have lost their private part, `d`, and stay to be published. */
const authorshipKeySchema = z.object({
  kty: z.literal("EC"),
  crv: z.literal("P-256"),
  alg: z.literal("ES256"),
  use: z.literal("sig"),
  kid: text,
  x: text,
  y: text,
  d: z.optional(text),
});

/** The first key of each list is used for new data; the others still decrypt what they encrypted. */
const secretsSchema = z.object({
  signingKeys: z.array(signingKeySchema).check(z.minLength(1)),
  cookieKeys: z.array(z.string().check(z.minLength(32))).check(z.minLength(1)),
  dataKeys: z.array(dataKeySchema).check(z.minLength(1)),
  /** Countersign the records of how essays were written. Missing in files of releases that had no such records. */
  authorshipKeys: z._default(
    z
      .array(authorshipKeySchema)
      .check(z.refine(([first]) => first === undefined || first.d !== undefined, "the first key is private")),
    [],
  ),
  /**
   * The day on which the first account was made, YYYY-MM-DD. It tells a database that was lost from one that never held
   * anybody. Missing until there is an account, and in files of earlier releases until their next start.
   */
  firstAccountOn: z.optional(z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/))),
});
export type Secrets = z.infer<typeof secretsSchema>;
export type AuthorshipKey = z.infer<typeof authorshipKeySchema>;
export type SigningKey = z.infer<typeof signingKeySchema>;
export type DataKey = z.infer<typeof dataKeySchema>;

/** Creates the file if it is missing; two processes starting at once read the same one. */
export async function readSecrets(file: string): Promise<Result<Secrets, string>> {
  return readWith(file, async () => {
    const secrets = parse(file, (await read(file)) ?? (await make(file)));
    if (!secrets.ok || secrets.value.authorshipKeys.length > 0) return secrets;
    return succeed(await addAuthorshipKeys(file, secrets.value));
  });
}

/** The same without making or changing anything; null if there is no file. */
export async function findSecrets(file: string): Promise<Result<Secrets | null, string>> {
  return readWith<Secrets | null>(file, async () => {
    const found = await read(file);
    return found === null ? succeed(null) : parse(file, found);
  });
}

/**
 * Writes the file anew, as `change` makes it of what is there now; null leaves it as it is. In full beside it, then
 * renamed into place: a server starting meanwhile reads the old file or the new one. Throws the system's error.
 */
export async function changeSecrets(
  file: string,
  change: (before: Secrets) => Secrets | null,
): Promise<Secrets> {
  // Where the file is a link, the file it leads to is the one to replace.
  const place = await realpath(file);
  return whileLocked(`${place}.lock`, async () => {
    const before = secretsSchema.parse(JSON.parse(await readFile(place, "utf8")));
    const after = change(before);
    if (after === null) return before;
    const written = `${place}.${randomUUID()}`;
    try {
      await writeFile(written, `${JSON.stringify(after, null, 2)}\n`, { mode: 0o600, flag: "wx" });
      await rename(written, place);
    } finally {
      await rm(written, { force: true });
    }
    return after;
  });
}

/** Two that change the file at once would lose the one's key. */
async function whileLocked<Value>(lock: string, work: () => Promise<Value>): Promise<Value> {
  for (;;) {
    try {
      await writeFile(lock, "", { mode: 0o600, flag: "wx" });
      break;
    } catch (error) {
      if (readErrorCode(error) !== "EEXIST") throw error;
      const held = await stat(lock).catch(() => null);
      // Whoever made it was killed while writing, which takes milliseconds.
      if (held !== null && Math.abs(Date.now() - held.mtimeMs) > lockForgottenMs)
        await rm(lock, { force: true });
      else await wait(lockPauseMs);
    }
  }
  try {
    return await work();
  } finally {
    await rm(lock, { force: true });
  }
}

function parse(file: string, text: string): Result<Secrets, string> {
  const parsed = secretsSchema.safeParse(JSON.parse(text));
  if (parsed.success) return succeed(parsed.data);
  return fail(sentence(file, `${parsed.error.issues[0]?.path.join(".")} is not valid`));
}

async function readWith<Value>(
  file: string,
  work: () => Promise<Result<Value, string>>,
): Promise<Result<Value, string>> {
  try {
    return await work();
  } catch (error) {
    // A JSON.parse error message quotes what it read.
    const isUnreadable = error instanceof SyntaxError;
    return fail(isUnreadable ? sentence(file, "it is not valid JSON") : sentenceForSystem(file, error));
  }
}

export async function newSecrets(): Promise<Secrets> {
  return {
    signingKeys: [await newSigningKey()],
    cookieKeys: [randomBytes(cookieKeyBytes).toString("base64url")],
    dataKeys: [{ id: randomUUID(), key: randomBytes(dataKeyBytes).toString("base64") }],
    authorshipKeys: [await newAuthorshipKey()],
  };
}

async function newAuthorshipKey(): Promise<AuthorshipKey> {
  const { privateKey } = await promisify(generateKeyPair)("ec", { namedCurve: "P-256" });
  const key = privateKey.export({ format: "jwk" });
  const kid = hash("sha256", JSON.stringify({ crv: key.crv, kty: key.kty, x: key.x, y: key.y }), "base64url");
  return authorshipKeySchema.parse({ ...key, alg: "ES256", use: "sig", kid });
}

/** What everyone may see of a key. */
export function toPublicKey({ d: _private, ...key }: AuthorshipKey): Omit<AuthorshipKey, "d"> {
  return key;
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

/**
 * Adds the first of these keys to a file of an earlier release. Of several processes that start at once, the first one's
 * key wins. Where the file cannot be written there are none, and records are not countersigned.
 */
async function addAuthorshipKeys(file: string, found: Secrets): Promise<Secrets> {
  const made = await newAuthorshipKey();
  try {
    return await changeSecrets(file, (before) =>
      before.authorshipKeys.length > 0 ? null : { ...before, authorshipKeys: [made] },
    );
  } catch (error) {
    if (isUnwritable(error)) return found;
    throw error;
  }
}

/** The file can be read, and not changed: a folder without rights, a read-only disk, a file mounted by itself. */
export function isUnwritable(error: unknown): boolean {
  return ["EROFS", "EACCES", "EPERM", "EBUSY", "EXDEV"].includes(String(readErrorCode(error)));
}

function sentence(file: string, reason: string): string {
  return `The keys in ${resolve(file)} (setting SECRETS_FILE) cannot be used: ${reason}. Bring the file back from a backup; without it nobody stays signed in.`;
}

/** Where the disk or the rights are at fault, a backup would help nobody. */
function sentenceForSystem(file: string, error: unknown): string {
  const fault = findSavingFault(error);
  if (fault?.cause === "diskFull") {
    return `The keys cannot be written to ${resolve(file)} (setting SECRETS_FILE): the disk is full. Free some space, then start again.`;
  }
  if (fault?.cause === "readOnly") {
    return `The keys cannot be written to ${resolve(file)} (setting SECRETS_FILE): the disk is read-only. Make it writable, or bring along the file of keys, then start again.`;
  }
  const code = readErrorCode(error);
  if (code === "EACCES" || code === "EPERM") {
    return `The keys in ${resolve(file)} (setting SECRETS_FILE) cannot be used: ${describeReason(error)}. Give this user the right to read and write it, then start again.`;
  }
  return sentence(file, describeReason(error));
}

function describeReason(error: unknown): string {
  return error instanceof Error ? error.message.replace(/\.$/, "") : "unknown reason";
}

function readErrorCode(error: unknown): unknown {
  return error instanceof Error && "code" in error ? error.code : null;
}
