/** Which mail can be sent again, and what an administrator sees of its address. */
import { describe, expect, test } from "vitest";
import { judgeResend, maskAddress, maskAddressesIn, resendRefusals } from "./resendRules.ts";

const noon = new Date("2026-11-21T12:00:00Z");
const before = "2026-11-21T11:59:00.000Z";
const after = "2026-11-21T12:01:00.000Z";
const note = {
  kind: "passwordChanged",
  about: null,
  state: "sent",
  secretUntil: null,
  emptiedAt: null,
  recipient: "ana@example.com",
} as const;
const code = { ...note, kind: "resetCode", about: "c1", secretUntil: after } as const;
const invitation = { ...code, kind: "invitation" } as const;
const reminder = { ...note, kind: "reminder", secretUntil: after } as const;

describe("sending again", () => {
  test.each([
    ["a mail that waits is only hurried", { ...note, state: "waiting" }, "now"],
    ["what was given up goes out as it is", { ...note, state: "failed" }, "same"],
    ["what was sent goes out as it is", note, "same"],
    ["a code that was sent and emptied is made anew", { ...code, emptiedAt: before }, "renewed"],
    ["a code that still waits is made anew", { ...code, state: "waiting" }, "renewed"],
    ["an invitation is made anew", { ...invitation, emptiedAt: before }, "renewed"],
    ["a reminder that was left to be read goes out", { ...reminder, state: "kept" }, "same"],
    ["a code that is over", { ...code, secretUntil: before }, resendRefusals.codeOver],
    ["an invitation that is over", { ...invitation, secretUntil: before }, resendRefusals.invitationOver],
    ["a reminder that was sent", { ...reminder, emptiedAt: before }, resendRefusals.reminder],
    [
      "an emptied mail of an earlier release",
      { ...code, kind: null, about: null, emptiedAt: before },
      resendRefusals.emptied,
    ],
    ["a mail that is being sent", { ...note, state: "sending" }, resendRefusals.sending],
    ["a note to nobody", { ...note, kind: "contactNote", recipient: null }, resendRefusals.noRecipient],
  ] as const)("%s", (_, mail, expected) => {
    const judged = judgeResend(mail, true, noon);
    expect(judged.how ?? judged.why).toBe(expected);
  });

  test("without a mail server nothing is", () => {
    expect(judgeResend(note, false, noon).why).toBe(resendRefusals.noServer);
  });
});

test.each([
  ["ana@example.com", "a•••@example.com"],
  ["é@example.com", "é•••@example.com"],
  ["👩‍🎓ana@example.com", "👩•••@example.com"],
  ['"a@b"@example.com', '"•••@example.com'],
  ["@example.com", "•••"],
  ["nonsense", "•••"],
  ["", "•••"],
])("%s is shown as %s", (address, shown) => {
  expect(maskAddress(address)).toBe(shown);
});

test("an address inside what a mail server said is masked, however often it stands there", () => {
  expect(maskAddressesIn("550 5.1.1 <ana.ruiz@example.com>: unknown (ana.ruiz@example.com)")).toBe(
    "550 5.1.1 <a•••@example.com>: unknown (a•••@example.com)",
  );
  expect(maskAddressesIn("connect ECONNREFUSED 127.0.0.1:25")).toBe("connect ECONNREFUSED 127.0.0.1:25");
  const long = `${"x@".repeat(100_000)}y`;
  expect(maskAddressesIn(long).length).toBeLessThan(500_000);
});
