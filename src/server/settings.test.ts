/** Settings: defaults, and one sentence for a wrong one. */
import { describe, expect, test } from "vitest";
import { readSettings } from "./settings.ts";

test("without settings it serves on port 3000 and says so in its address", () => {
  const read = readSettings({});
  expect(read.ok && read.value).toEqual({
    port: 3000,
    host: "0.0.0.0",
    publicUrl: "http://localhost:3000",
    dataFolder: "var",
    trustsProxy: false,
    logLevel: "info",
  });
});

test("an empty setting counts as not set", () => {
  const read = readSettings({ PORT: "", PUBLIC_URL: "https://plan.example" });
  expect(read.ok && [read.value.port, read.value.publicUrl]).toEqual([3000, "https://plan.example"]);
});

describe("a wrong setting is named", () => {
  test.each([
    ["PORT", "eighty"],
    ["PORT", "70000"],
    ["PUBLIC_URL", "plan.example"],
    ["PUBLIC_URL", "https://plan.example/"],
    ["TRUST_PROXY", "yes"],
    ["LOG_LEVEL", "loud"],
  ])("%s=%s", (name, value) => {
    const read = readSettings({ [name]: value });
    expect(read.ok).toBe(false);
    expect(!read.ok && read.problem).toContain(name);
  });
});
