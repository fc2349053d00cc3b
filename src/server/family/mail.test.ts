/** What an invitation says, whatever its sender is called. */
import { expect, test } from "vitest";
import { invitationMail } from "./mail.ts";

const write = (inviterName: string) =>
  invitationMail({
    recipient: "ben@example.com",
    inviterName,
    role: "parent",
    publicUrl: "https://tassel.example",
    token: "token",
    refusalToken: "refusal",
    expiresAt: new Date("2026-12-05T12:00:00Z"),
    invitationId: "i1",
  });

test.each([
  ["Ana Ruiz", "Ana Ruiz invited you"],
  ["win@evil.example", "Someone who uses Tassel invited you"],
  ["Visit evil.example", "Someone who uses Tassel invited you"],
  ["You have won a prize so open this", "Someone who uses Tassel invited you"],
  ["", "Someone who uses Tassel invited you"],
])("from %j it begins with %j, and leads nowhere but here", (name, start) => {
  const { body, replyTo, stopUrl } = write(name);
  expect(body.startsWith(start)).toBe(true);
  const addresses = body.match(/\S*(?:@|\/\/)\S*/g);
  expect(addresses).toEqual([
    "https://tassel.example/invitation#token",
    "https://tassel.example/invitation#refusal",
  ]);
  expect([replyTo, stopUrl]).toEqual([null, "https://tassel.example/api/invitations/refuse?token=refusal"]);
});
