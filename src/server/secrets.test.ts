/** The keys of an installation: created once, readable only by this user, and never printed. */
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { readSecrets } from "./secrets.ts";

let folder: string;
let file: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "tassel-secrets-"));
  file = join(folder, "var", "secrets.json");
});
afterEach(() => rm(folder, { recursive: true, force: true }));

test("they are made at the first start, readable by this user alone, and stay the same", async () => {
  const first = await readSecrets(file);
  expect(first.ok && first.value.signingKeys[0]).toMatchObject({ kty: "RSA", alg: "RS256", use: "sig" });
  expect(first.ok && Buffer.from(first.value.dataKeys[0]?.key ?? "", "base64").byteLength).toBe(32);
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  expect(await readSecrets(file)).toEqual(first);
});

test("five processes that start at once agree on them, and leave nothing else behind", async () => {
  const all = await Promise.all(Array.from({ length: 5 }, () => readSecrets(file)));
  expect(new Set(all.map((one) => JSON.stringify(one))).size).toBe(1);
  expect(await readdir(join(folder, "var"))).toEqual(["secrets.json"]);
});

describe("a file of a release without keys for writing records", () => {
  async function writeOlder(): Promise<string> {
    await readSecrets(file);
    const { authorshipKeys: _none, ...older } = JSON.parse(await readFile(file, "utf8"));
    await writeFile(file, JSON.stringify(older));
    return older.signingKeys[0].kid;
  }

  test("gets one at the next start, and keeps what it had", async () => {
    const kid = await writeOlder();
    const first = await readSecrets(file);
    expect(first.ok && first.value.signingKeys[0]?.kid).toBe(kid);
    expect(first.ok && first.value.authorshipKeys[0]).toMatchObject({ kty: "EC", alg: "ES256" });
    expect(await readSecrets(file)).toEqual(first);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
  });

  test("five processes that start at once agree on it, and leave nothing else behind", async () => {
    await writeOlder();
    const all = await Promise.all(Array.from({ length: 5 }, () => readSecrets(file)));
    expect(new Set(all.map((one) => JSON.stringify(one))).size).toBe(1);
    expect(all[0]).toMatchObject({ ok: true });
    expect(await readdir(join(folder, "var"))).toEqual(["secrets.json"]);
  });
});

describe("a damaged file stops the start with a sentence that holds none of it", () => {
  test.each([
    ["cut short", (whole: string) => whole.slice(0, -40)],
    ["without cookie keys", (whole: string) => JSON.stringify({ ...JSON.parse(whole), cookieKeys: [] })],
    [
      "with a data key that is too short",
      (whole: string) =>
        JSON.stringify({ ...JSON.parse(whole), dataKeys: [{ id: "a", key: "c2VjcmV0aHVudGVyMg==" }] }),
    ],
    ["empty", () => ""],
  ])("%s", async (_, damage) => {
    await readSecrets(file);
    const whole = await readFile(file, "utf8");
    await writeFile(file, damage(whole));
    const read = await readSecrets(file);
    expect(!read.ok && read.problem).toContain("SECRETS_FILE");
    const secret = JSON.parse(whole).signingKeys[0].d;
    expect(!read.ok && read.problem).not.toMatch(new RegExp(`${secret.slice(0, 20)}|c2VjcmV0`));
  });
});
