/** What /sign-in shows, depending on address, session and browser. */
import { describe, expect, test } from "vitest";
import { getPanel, getSignInStep, type Panel, type PanelInput } from "./view.ts";

const visitor: PanelInput = {
  isMounted: true,
  session: "none",
  search: "",
  isReturn: false,
  isSecure: true,
  origin: "http://localhost:3000",
  identity: { issuer: "http://localhost:3000/", isEmbedded: true },
};
const hosted = { issuer: "https://tassel.us.auth0.com/", isEmbedded: false };
const start: Panel = { kind: "start", isExpired: false };

describe("the panel", () => {
  test.each<[string, Partial<PanelInput>, Panel]>([
    ["for a visitor", {}, start],
    ["before the app runs, whatever the address", { isMounted: false, search: "?interaction=a" }, start],
    [
      "on the way back",
      { isReturn: true, session: "loading", search: "?code=c&state=s" },
      { kind: "waiting" },
    ],
    ["while it is found out who is signed in", { session: "loading" }, { kind: "waiting" }],
    ["for someone who is signed in", { session: "signedIn" }, { kind: "signedIn" }],
    [
      "of a sign-in that was begun",
      { search: "?interaction=a-1_B" },
      { kind: "forms", interaction: "a-1_B", first: "signIn" },
    ],
    [
      "of a sign-up that was begun",
      { search: "?interaction=a&screen=sign-up" },
      { kind: "forms", interaction: "a", first: "age" },
    ],
    [
      "of a sign-in begun by someone who is signed in",
      { search: "?interaction=a", session: "signedIn" },
      { kind: "forms", interaction: "a", first: "signIn" },
    ],
    ["with a number that is none", { search: "?interaction=a%20b" }, start],
    [
      "with a number, where a tenant keeps the accounts",
      { search: "?interaction=a", identity: hosted },
      start,
    ],
    ["of a sign-in that has run out", { search: "?problem=expired" }, { kind: "start", isExpired: true }],
    ["over plain http", { isSecure: false }, { kind: "insecure" }],
    [
      "at another address",
      { origin: "http://127.0.0.1:3000" },
      { kind: "elsewhere", address: "http://localhost:3000" },
    ],
    ["with a tenant, from any address", { origin: "https://plan.example", identity: hosted }, start],
    ["of an old copy", { identity: null }, { kind: "unknown" }],
  ])("%s", (_, changed, expected) => {
    expect(getPanel({ ...visitor, ...changed })).toEqual(expected);
  });
});

test.each([
  [null, { view: "signIn", email: "", name: "", nextCodeAt: null }],
  [
    { view: "verify", email: "a@b.example" },
    { view: "verify", email: "a@b.example", name: "", nextCodeAt: null },
  ],
  [{ view: "tooYoung" }, { view: "signIn", email: "", name: "", nextCodeAt: null }],
  [
    { view: "elsewhere", email: 7, name: [] },
    { view: "signIn", email: "", name: "", nextCodeAt: null },
  ],
  ["verify", { view: "signIn", email: "", name: "", nextCodeAt: null }],
])("the step that the history holds as %j", (state, expected) => {
  expect(getSignInStep(state, "signIn")).toEqual(expected);
});
