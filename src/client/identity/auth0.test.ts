/** The identity library: known to one file, never in a visitor's pages, and with the specification's own numbers inside. */
import { readdirSync, readFileSync } from "node:fs";
import { join, relative, resolve } from "node:path";
import { describe, expect, test } from "vitest";
import {
  identityLockWaitMs,
  identityPopupTimeoutMs,
  identityScope,
  identitySessionCookieMs,
  identityTokenMarginMs,
  identityTokenTimeoutMs,
  identityTransactionCookieMs,
} from "#client/limits.ts";

const root = resolve(import.meta.dirname, "../../..");
const source = join(root, "src");
const library = join(root, "node_modules/@auth0/auth0-spa-js/src");

const files = readdirSync(source, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !entry.name.includes(".test."))
  .map((entry) => join(entry.parentPath, entry.name));

function listImporters(specifier: RegExp): string[] {
  return files
    .filter((file) => specifier.test(stripTypes(readFileSync(file, "utf8"))))
    .map((file) => relative(source, file))
    .toSorted();
}

function stripTypes(code: string): string {
  return code.replaceAll(/import type [^;]+;/g, "");
}

describe("the identity library", () => {
  test("is imported by one file", () => {
    expect(listImporters(/from "@auth0\//)).toEqual(["client/identity/auth0.ts"]);
  });

  test("reaches a page only by an import that waits until somebody signs in", () => {
    expect(listImporters(/\/auth0\.ts"/)).toEqual(["client/identity/pageIdentity.ts"]);
    expect(listImporters(/from "[^"]*\/pageIdentity\.ts"/)).toEqual([]);
    expect(listImporters(/import\("\.\/pageIdentity\.ts"\)/)).toEqual(["client/identity/loadIdentity.ts"]);
  });
});

describe("what the library does not let itself be told it holds as the specification has it", () => {
  const code = (file: string) => readFileSync(join(library, file), "utf8");
  test.each([
    ["waits for its lock", "Auth0Client.ts", /runWithLock\(lockKey, (\d+)/, identityLockWaitMs],
    [
      "renews a token before its end",
      "Auth0Client.ts",
      /(\d+), \/\/ get a new token/,
      identityTokenMarginMs / 1_000,
    ],
    [
      "keeps a sign-in that was begun",
      "transaction-manager.ts",
      /daysUntilExpire: (\d+)/,
      identityTransactionCookieMs / 86_400_000,
    ],
    [
      "keeps the session's cookie",
      "constants.ts",
      /SESSION_CHECK_EXPIRY_DAYS = (\d+)/,
      identitySessionCookieMs / 86_400_000,
    ],
    ["waits for a token", "constants.ts", /FETCH_TIMEOUT_MS = (\d+)/, identityTokenTimeoutMs],
    [
      "waits for a window",
      "constants.ts",
      /AUTHORIZE_TIMEOUT_IN_SECONDS = (\d+)/,
      identityPopupTimeoutMs / 1_000,
    ],
    ["tries for a token", "constants.ts", /TOKEN_RETRY_COUNT = (\d+)/, 3],
  ])("%s", (_, file, pattern, expected) => {
    expect(Number(pattern.exec(code(file))?.[1])).toBe(expected);
  });

  test("asks for the same scope", () => {
    expect(code("constants.ts")).toContain(`DEFAULT_SCOPE = '${identityScope}'`);
  });
});
