/** Identity settings embedded in a page, valid and malformed. */
import { describe, expect, test } from "vitest";
import { readIdentitySettings } from "./identitySettings.ts";

const identity = {
  domain: "localhost:3000",
  issuer: "http://localhost:3000/",
  clientId: "tassel-browser",
  audience: "http://localhost:3000/api",
  isEmbedded: true,
};

/** A page whose settings slot contains this text; null for a page without the slot. */
function makePage(text: string | null): Pick<Document, "getElementById"> {
  // Only the element's text is read.
  return { getElementById: () => (text === null ? null : ({ textContent: text } as HTMLElement)) };
}

describe("the page's slot", () => {
  test.each([
    ["as the server fills it in", { identity }, identity],
    ["with more than is known", { hasRouting: true, identity: { ...identity, x: 1 } }, identity],
    [
      "without a word on who keeps the accounts",
      { identity: { ...identity, isEmbedded: "yes" } },
      { ...identity, isEmbedded: false },
    ],
    [
      "with an organization and an age",
      { identity: { ...identity, organization: "org_1", maxAgeSeconds: 3_600 } },
      { ...identity, organization: "org_1", maxAgeSeconds: 3_600 },
    ],
    [
      "with either of another kind",
      { identity: { ...identity, organization: 1, maxAgeSeconds: "3600" } },
      identity,
    ],
    ["of an older release", { hasRouting: true }, null],
    ["with a part missing", { identity: { ...identity, clientId: undefined } }, null],
    ["with a part empty", { identity: { ...identity, audience: "" } }, null],
    ["with an issuer that is no address", { identity: { ...identity, issuer: "here" } }, null],
    ["with nothing in it", null, null],
    ["with a list", [], null],
  ])("%s", (_, slot, expected) => {
    expect(readIdentitySettings(makePage(JSON.stringify(slot)))).toEqual(expected);
  });

  test("damaged or missing", () => {
    expect(readIdentitySettings(makePage("{"))).toBeNull();
    expect(readIdentitySettings(makePage(null))).toBeNull();
  });
});
