/** The request each call makes. */
import { describe, expect, test } from "vitest";
import { adminRouteTable } from "#contract/adminRouteTable.ts";
import { endpoints } from "#contract/endpoints.ts";
import { rareRouteTable } from "#contract/rareRouteTable.ts";
import { routeTable } from "#contract/routeTable.ts";
import { fillRoute, toRequest } from "./toRequest.ts";

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
  const open = endpoints.flatMap((one) => (one.access === "administrator" || "isRare" in one ? [] : [one]));

  test.each(open)("$id", ({ id, access }) => {
    const isPersonal = access !== "everyone" || ["userProfile", "counselorTurn", "essayReading"].includes(id);
    expect(toRequest(id, {}).isPersonal).toBe(isPersonal);
  });

  test("and only its own screen knows the address of an endpoint that is rarely called", () => {
    const paths: readonly string[] = Object.values(routeTable).map(([, path]) => path);
    for (const [, path] of Object.values(rareRouteTable)) expect(paths).not.toContain(path);
  });

  test("and only administrators' screens know the addresses of theirs", () => {
    const paths = Object.values(routeTable).map(([, path]) => path);
    expect(paths.filter((path) => path.startsWith("admin"))).toEqual([]);
    expect(fillRoute(adminRouteTable.adminMessage, { messageId: "a/b" })).toEqual({
      method: "GET",
      path: "/api/admin/inbox/a%2Fb",
      body: undefined,
      isPersonal: true,
    });
  });
});
