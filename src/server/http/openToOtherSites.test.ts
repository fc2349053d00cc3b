/** What pages of other sites may read: the public reads and nothing else. And the examples of /developers, each sent. */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Endpoint } from "#contract/endpoint.ts";
import { endpoints } from "#contract/endpoints.ts";
import { apiExamples, toCommand } from "#site/apiExamples.ts";
import { accessTable } from "../../../test/support/accessTable.ts";
import { createTestServer, type TestServer } from "../../../test/support/testServer.ts";

let tested: TestServer;
beforeAll(async () => {
  tested = await createTestServer({}, () => new Date("2026-11-27T12:00:00Z"));
});
afterAll(() => tested.close());

const elsewhere = { origin: "https://elsewhere.example" };
const allowed = "access-control-allow-origin";
const all: readonly Endpoint[] = endpoints;
const open = all.filter(({ isOpen }) => isOpen === true);

function toUrl({ id, path }: Endpoint): string {
  const { params = {}, query = "" } = accessTable[id as keyof typeof accessTable];
  return path.replace(/:(\w+)/g, (_, name: string) => params[name] ?? "none") + query;
}

describe("a page of another site", () => {
  test("reads the public endpoints, and why one refused; no cookie or token takes part", async () => {
    expect(open.map(({ id }) => id).toSorted()).toEqual([
      "answerCards",
      "college",
      "colleges",
      "majors",
      "zipCodes",
    ]);
    for (const endpoint of open) {
      expect([endpoint.method, endpoint.access, endpoint.isPersonal]).toEqual(["GET", "everyone", undefined]);
      const answer = await tested.server.inject({ url: toUrl(endpoint), headers: elsewhere });
      expect([endpoint.id, answer.headers[allowed]]).toEqual([endpoint.id, "*"]);
      expect(answer.headers["access-control-allow-credentials"]).toBeUndefined();
      expect(answer.headers["set-cookie"]).toBeUndefined();
    }
    const refused = await tested.server.inject({ url: "/api/colleges/999999", headers: elsewhere });
    expect([refused.statusCode, refused.headers[allowed]]).toEqual([404, "*"]);
    const asked = await tested.server.inject({ method: "OPTIONS", url: "/api/colleges/203535" });
    expect([asked.statusCode, asked.headers["access-control-allow-methods"]]).toEqual([204, "GET, HEAD"]);
    const document = await tested.server.inject({ url: "/api/openapi.json", headers: elsewhere });
    expect(document.headers[allowed]).toBe("*");
  });

  test("reads no other endpoint, no page and no secret address", async () => {
    for (const endpoint of all.filter(({ isOpen }) => isOpen !== true)) {
      const answer = await tested.server.inject({
        method: endpoint.method,
        url: toUrl(endpoint),
        headers: { ...elsewhere, authorization: "Bearer nobody" },
        ...(endpoint.method === "GET" ? {} : { payload: {} }),
      });
      expect([endpoint.id, answer.headers[allowed]]).toEqual([endpoint.id, undefined]);
      const asked = await tested.server.inject({
        method: "OPTIONS",
        url: toUrl(endpoint),
        headers: elsewhere,
      });
      expect([endpoint.id, asked.headers[allowed]]).toEqual([endpoint.id, undefined]);
    }
    for (const url of ["/", "/pricing", `/calendar/plan/${"n".repeat(43)}.ics`]) {
      const answer = await tested.server.inject({ url, headers: elsewhere });
      expect([url, answer.headers[allowed]]).toEqual([url, undefined]);
    }
  });
});

describe("an example of /developers", () => {
  test.each(apiExamples.map((example) => [example.title, example] as const))("%s", async (_, example) => {
    const { method, path, headers = {}, body, answers } = example;
    const answer = await tested.server.inject({
      method,
      url: path,
      headers: { ...headers },
      ...(body === undefined ? {} : { payload: JSON.stringify(body) }),
    });
    expect(answer.statusCode, answer.body).toBe(200);
    expect(answer.body).toContain(answers);
  });

  test("is a command without a quotation mark that a terminal would take for its own", () => {
    const [, , , letter] = apiExamples;
    if (letter === undefined) throw new Error("There is no such example.");
    expect(toCommand(letter)).toBe(
      [
        'curl -X POST "$TASSEL/api/aid-offer-readings"',
        '-H "content-type: application/json"',
        `-d '{"text":"Kenyon College 2026-27\\nKenyon Grant 40,000"}'`,
      ].join(" \\\n  "),
    );
    for (const { body } of apiExamples) expect(JSON.stringify(body ?? "")).not.toContain("'");
  });
});
