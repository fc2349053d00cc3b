/** Where passkeys work: over https at a name, and on this machine. */
import { expect, test } from "vitest";
import { toPasskeyParty } from "./passkeyParty.ts";

test.each([
  ["https://plan.example", { id: "plan.example", origin: "https://plan.example" }],
  ["https://plan.example:8443/", { id: "plan.example", origin: "https://plan.example:8443" }],
  ["http://localhost:3000", { id: "localhost", origin: "http://localhost:3000" }],
  ["http://tassel.localhost:3000", { id: "tassel.localhost", origin: "http://tassel.localhost:3000" }],
  ["http://plan.example", null],
  ["http://notlocalhost:3000", null],
  ["http://127.0.0.1:3000", null],
  ["https://192.168.1.20", null],
  ["https://[::1]:3000", null],
  ["ftp://localhost", null],
  ["plan.example", null],
])("%s", (publicUrl, party) => {
  expect(toPasskeyParty(publicUrl)).toEqual(party);
});
