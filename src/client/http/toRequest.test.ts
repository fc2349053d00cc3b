/** The request each call makes. */
import { describe, expect, test } from "vitest";
import { endpoints } from "#contract/endpoints.ts";
import { toRequest } from "./toRequest.ts";

describe("a call becomes a request", () => {
  test("with the path's parameters in the path, and the others in the query", () => {
    expect(toRequest("planCommands", { planId: "abc", after: 3 })).toEqual({
      method: "GET",
      path: "/api/plans/abc/commands?after=3",
      body: undefined,
      isPersonal: true,
    });
    expect(toRequest("colleges", { query: "oberlin & more", state: undefined }).path).toBe(
      "/api/colleges?query=oberlin+%26+more",
    );
  });

  test("with what is left in the body, where something is sent", () => {
    expect(toRequest("shareWithPerson", { planId: "p", memberId: "m", scopes: ["plan"] })).toEqual({
      method: "PUT",
      path: "/api/plans/p/people/m",
      body: { scopes: ["plan"] },
      isPersonal: true,
    });
    expect(toRequest("removePerson", { planId: "p", memberId: "m" }).body).toBeUndefined();
  });

  test("that cannot leave its place in the path", () => {
    expect(toRequest("pageData", { page: "../plans?x" }).path).toBe("/api/page-data/..%2Fplans%3Fx");
  });
});

describe("a call says who asks", () => {
  test.each(endpoints)("$id", ({ id, access }) => {
    const isPersonal = access !== "everyone" || id === "userProfile" || id === "counselorTurn";
    expect(toRequest(id, {}).isPersonal).toBe(isPersonal);
  });
});
