/** Sealed text can be opened only with the installation's keys, and only as the row it was sealed for. */
import { randomBytes } from "node:crypto";
import { describe, expect, test } from "vitest";
import { createSealing } from "./sealing.ts";

const keyOf = (id: string, bytes = 32) => ({ id, key: randomBytes(bytes).toString("base64") });
const [oldKey, newKey] = [keyOf("old"), keyOf("new")];

describe("a sealed text", () => {
  const { seal, open } = createSealing([oldKey]);
  const sealed = seal("familyIncomeUsd 61237 \u{1F393}", "plan command");

  test("comes back, and holds nothing that can be read", () => {
    expect(open(sealed, "plan command")).toEqual({ ok: true, value: "familyIncomeUsd 61237 \u{1F393}" });
    expect(Buffer.from(sealed.body, "base64").toString("latin1")).not.toContain("61237");
    expect(sealed.keyId).toBe("old");
  });

  test("sealed twice looks different each time", () => {
    expect(seal("18000", "a").body).not.toBe(seal("18000", "a").body);
  });

  test("is opened by a later key ring that still holds its key, and sealed anew with the new one", () => {
    const later = createSealing([newKey, oldKey]);
    expect(later.open(sealed, "plan command").ok).toBe(true);
    expect(later.seal("x", "a").keyId).toBe("new");
  });

  test("without its key stays closed", () => {
    const other = createSealing([newKey]);
    expect(other.open(sealed, "plan command")).toEqual({ ok: false, problem: "unknownKey" });
  });

  test.each([
    ["for another row", sealed.body, "plan other"],
    [
      "with one letter changed",
      `${sealed.body.startsWith("A") ? "B" : "A"}${sealed.body.slice(1)}`,
      "plan command",
    ],
    ["cut short", sealed.body.slice(0, 24), "plan command"],
    ["that is nothing", "", "plan command"],
  ])("%s is refused", (_, body, about) => {
    expect(open({ ...sealed, body }, about)).toEqual({ ok: false, problem: "damaged" });
  });

  test("a key of another length is refused at once", () => {
    expect(() => createSealing([keyOf("short", 16)])).toThrow("32 bytes");
    expect(() => createSealing([])).toThrow("no key");
  });
});
