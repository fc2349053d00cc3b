/** Checks that docs/operating.md lists every rate limit with its real number. */
import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";
import { accountLimit, requestLimits } from "./rateLimit.ts";

const guide = readFileSync(join(resolve(import.meta.dirname, "../../.."), "docs", "operating.md"), "utf8");
const limits = guide.split("\n## ").find((section) => section.startsWith("Limits\n")) ?? "";

const words: Readonly<Record<keyof typeof requestLimits, string>> = {
  forms: "forms in",
  pageViews: "page views",
  webVitals: "measurements of page loads",
  tallies: "answers about calculators",
  routes: "questions for driving times",
  identity: "forms of signing in",
  passkeys: "steps of signing in with a passkey",
  invitations: "looks at invitations",
  signInPages: "requests to the provider's addresses",
  signedIn: "requests of signed-in people",
  stopReminders: "stops of reminders",
  payments: "reports of the payment provider",
  calculations: "calculations of the Student Aid Index",
  matches: "lists of matching colleges",
  letters: "readings of award letters",
  modelTurns: "calls of the language model",
};

test.each(Object.entries(requestLimits))("the guide lists the limit on %s", (group, { max }) => {
  const name = Object.entries(words).find(([one]) => one === group)?.[1] ?? "?";
  expect(limits).toContain(`${max.toLocaleString("en-US")} ${name}`);
});

test("so does the limit on one account", () => {
  expect(limits).toContain(`one account ${accountLimit.max.toLocaleString("en-US")} requests`);
});
