/** Passwords as scrypt hashes, each with its own salt and cost parameters. */
import { randomBytes, scrypt, timingSafeEqual } from "node:crypto";

export type PasswordCost = {
  /** CPU and memory cost, a power of two. */
  cost: number;
  /** Memory is 128 bytes x cost x block size. */
  blockSize: number;
  parallelization: number;
};

/**
 * Of the settings OWASP's password storage page lists, the one with 32 MB: several at once fit a small
 * server.
 */
export const passwordCost: PasswordCost = { cost: 2 ** 15, blockSize: 8, parallelization: 3 };

const saltBytes = 16;
const keyBytes = 32;

/** Each hash takes its memory at once; hashingQueue.ts limits how many there are. */
export type Passwords = {
  hash: (password: string) => Promise<string>;
  /** `null` means an address without an account: the same work is done, and the result is false. */
  matches: (password: string, stored: string | null) => Promise<boolean>;
  /** Whether it was hashed at a different cost from the current one. */
  isOutdated: (stored: string) => boolean;
};

export function createPasswords(cost: PasswordCost = passwordCost): Passwords {
  const noAccount = { cost, salt: randomBytes(saltBytes), key: randomBytes(keyBytes) };
  return {
    async hash(password) {
      const salt = randomBytes(saltBytes);
      const key = await derive(password, salt, cost);
      return ["scrypt", cost.cost, cost.blockSize, cost.parallelization, encode(salt), encode(key)].join("$");
    },
    async matches(password, stored) {
      const parsed = stored === null ? null : parse(stored);
      const against = parsed ?? noAccount;
      const key = await derive(password, against.salt, against.cost);
      return timingSafeEqual(key, against.key) && parsed !== null;
    },
    isOutdated(stored) {
      const made = parse(stored)?.cost;
      return (
        made?.cost !== cost.cost ||
        made.blockSize !== cost.blockSize ||
        made.parallelization !== cost.parallelization
      );
    },
  };
}

function derive(
  password: string,
  salt: Buffer,
  { cost, blockSize, parallelization }: PasswordCost,
): Promise<Buffer> {
  const maxmem = 2 * 128 * cost * blockSize;
  // The same characters can be encoded differently by two keyboards; NFKC makes them equal (NIST SP 800-63B,
  // 5.1.1.2).
  const letters = password.normalize("NFKC");
  return new Promise((resolve, reject) => {
    scrypt(letters, salt, keyBytes, { cost, blockSize, parallelization, maxmem }, (error, key) =>
      error === null ? resolve(key) : reject(error),
    );
  });
}

type Parsed = { cost: PasswordCost; salt: Buffer; key: Buffer };

/** Null for anything this file did not write. */
function parse(stored: string): Parsed | null {
  const found = /^scrypt\$(\d+)\$(\d+)\$(\d+)\$([\w-]+)\$([\w-]+)$/.exec(stored);
  if (found === null) return null;
  const [, cost, blockSize, parallelization, salt = "", key = ""] = found;
  const parsed = {
    cost: { cost: Number(cost), blockSize: Number(blockSize), parallelization: Number(parallelization) },
    salt: Buffer.from(salt, "base64url"),
    key: Buffer.from(key, "base64url"),
  };
  return parsed.key.byteLength === keyBytes ? parsed : null;
}

function encode(bytes: Buffer): string {
  return bytes.toString("base64url");
}
