/** The rule of who may call what, apart from any server; access.test.ts above holds each endpoint to it. */
import { describe, expect, test } from "vitest";
import { decideRefusal, identifyAsker } from "./access.ts";

describe("the rule", () => {
  const person = (isAdministrator: boolean) => ({
    who: "person" as const,
    identity: {
      subject: "auth0|1",
      email: "",
      emailVerified: false,
      name: "",
      picture: null,
      roles: [],
      isAdministrator,
      signedInAtSeconds: 0,
    },
  });

  test.each([
    ["everyone", { who: "visitor" }, null],
    ["everyone", { who: "unknown", reason: "expired" }, null],
    ["everyone", { who: "unchecked" }, null],
    ["everyone", person(false), null],
    ["signedIn", { who: "visitor" }, 401],
    ["signedIn", { who: "unknown", reason: "invalid" }, 401],
    ["signedIn", { who: "unchecked" }, 503],
    ["signedIn", person(false), null],
    ["administrator", { who: "visitor" }, 401],
    ["administrator", { who: "unknown", reason: "invalid" }, 401],
    ["administrator", { who: "unchecked" }, 503],
    ["administrator", person(false), 403],
    ["administrator", person(true), null],
  ] as const)("for %s, %j: %s", (access, asking, expected) => {
    expect(decideRefusal(access, asking)).toBe(expected);
  });

  test("a header of another shape is a token that is no good", async () => {
    const part = { verify: () => Promise.reject(new Error("not asked")) };
    for (const authorization of ["Bearer", "Bearer a b", "Token a", "Bearer <script>", "Basic a:b"]) {
      // The rule reads only the header.
      const request = { headers: { authorization } } as Parameters<typeof identifyAsker>[0];
      expect(await identifyAsker(request, part as unknown as Parameters<typeof identifyAsker>[1])).toEqual({
        who: "unknown",
        reason: "invalid",
      });
    }
  });
});
