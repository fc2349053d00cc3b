/** An essay is said to have reached a reader only once the account has it. */
import { expect, test } from "vitest";
import { judgeReady, type ReadyInput } from "./readyNote.ts";

const arrived: ReadyInput = { plan: "ready", readers: ["Pat"], condition: "synced", isOnline: true };

test.each<[string, Partial<ReadyInput>, string]>([
  ["the account has it", {}, "arrived"],
  ["on its way", { condition: "working" }, "sending"],
  ["before the account has answered", { condition: "notBegun" }, "sending"],
  ["who reads it is not known yet", { readers: null }, "sending"],
  ["nobody is invited, which is known first", { readers: [], condition: "working" }, "nobody"],
  ["without a network", { isOnline: false }, "offline"],
  ["without a network, with what was known before", { readers: [], condition: "offline" }, "offline"],
  ["the account cannot take it", { condition: "problem" }, "held"],
  ["the account does not answer", { condition: "waiting" }, "held"],
  ["nothing can be saved", { condition: "savingOff" }, "held"],
  ["who reads it cannot be loaded", { plan: "failed", readers: null }, "held"],
  ["signed out", { plan: "signedOut", readers: null }, "signedOut"],
  ["the sign-in has ended", { condition: "signedOut" }, "signedOut"],
  ["the plan is only here", { plan: "notInAccount", readers: null }, "notInAccount"],
])("%s", (_, change, expected) => {
  expect(judgeReady({ ...arrived, ...change }).kind).toBe(expected);
});
