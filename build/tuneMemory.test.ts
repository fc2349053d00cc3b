/** When the server begins anew to need less memory, and with what. */
import { expect, test } from "vitest";
import { planRestart } from "./tuneMemory.ts";

const linux = {
  platform: "linux" as const,
  execPath: "/node",
  execArgv: ["--disable-warning=ExperimentalWarning"],
  env: { PORT: "80", MALLOC_ARENA_MAX: "4" },
};

test("once, with its own options and variables, of which what the operator set stays", () => {
  const plan = planRestart("/dist/serve.js", linux);
  expect(plan?.words).toEqual([
    "/node",
    "--disable-warning=ExperimentalWarning",
    "--max-semi-space-size=4",
    "--heap-growing-percent=40",
    "/dist/serve.js",
  ]);
  expect(plan?.env).toMatchObject({ PORT: "80", MALLOC_ARENA_MAX: "4", MALLOC_TRIM_THRESHOLD_: "262144" });
  const begun = { ...linux, execArgv: plan?.words.slice(1, -1) ?? [], env: plan?.env ?? {} };
  expect(planRestart("/dist/serve.js", begun)).toBeNull();
});

test.each([
  ["turned off", { env: { MEMORY_TUNING: "off" } }],
  ["on a system whose processes can't take another's place", { platform: "darwin" as const }],
])("never where it is %s", (_, changed) => {
  expect(planRestart("/dist/serve.js", { ...linux, ...changed })).toBeNull();
});
