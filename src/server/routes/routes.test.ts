/** Driving times from a routing server: the request, the reply, and every way it can fail. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { requestLimits } from "#server/http/rateLimit.ts";
import { type FakeRouting, openFakeRouting, type RoutingAnswer } from "../../../test/support/fakeRouting.ts";
import { createTestServer, type TestServer } from "../../../test/support/testServer.ts";

const points = [
  { latitude: 41.92345, longitude: -87.65432 },
  { latitude: 40.11999, longitude: -88.24 },
];
const good = {
  code: "Ok",
  durations: [
    [0, 7_200],
    [7_560, 0],
  ],
  distances: [
    [0, 209_214.72],
    [209_214.72, 0],
  ],
  sources: [],
};

let answerWith: RoutingAnswer;
let routing: FakeRouting;
let site: TestServer;

beforeAll(async () => {
  routing = await openFakeRouting((request, response) => answerWith(request, response));
  site = await createTestServer({ routingUrl: routing.address });
});
beforeEach(() => {
  routing.asked.length = 0;
  answerWith = (_request, response) => response.end(JSON.stringify(good));
});
afterAll(() => Promise.all([site.close(), routing.close()]));

describe("with a routing server", () => {
  test("hours and miles come back; it learned the places to two decimals and no more", async () => {
    const answer = await ask(site, { points });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers["cache-control"]).toBe("no-store");
    expect(answer.json()).toEqual({
      hours: [
        [0, 2],
        [2.1, 0],
      ],
      miles: [
        [0, 130],
        [130, 0],
      ],
    });
    expect(routing.asked).toEqual([
      "/table/v1/driving/-87.65,41.92;-88.24,40.12?annotations=duration,distance",
    ]);
  });

  test("a pair without a road is null", async () => {
    const holes = {
      ...good,
      durations: [
        [0, null],
        [7_560, 0],
      ],
    };
    answerWith = (_request, response) => response.end(JSON.stringify(holes));
    expect((await ask(site, { points })).json().hours[0]).toEqual([0, null]);
  });

  test.each<[string, RoutingAnswer]>([
    ["a refusal", (_request, response) => response.writeHead(400).end('{"code":"TooBig"}')],
    ["an answer that is no table", (_request, response) => response.end('{"code":"NoTable"}')],
    [
      "a table of another size",
      (_request, response) => response.end(JSON.stringify({ ...good, durations: [[0]] })),
    ],
    ["an answer that is no JSON", (_request, response) => response.end("<html>")],
    ["an answer cut short", (request) => request.socket.destroy()],
    ["a way to elsewhere", (_request, response) => response.writeHead(302, { location: "/other" }).end()],
    [
      "an answer without end",
      (_request, response) => response.end(" ".repeat(1_100_000) + JSON.stringify(good)),
    ],
  ])("%s is a plain 404, without the address of the routing server", async (_name, badly) => {
    answerWith = badly;
    const answer = await ask(site, { points });
    expect(answer.statusCode).toBe(404);
    expect(answer.json().detail).toContain("did not answer");
    expect(answer.headers["content-type"]).toContain("application/problem+json");
    expect(answer.body).not.toContain("127.0.0.1");
  });

  test.each<[string, unknown]>([
    ["one point", { points: points.slice(0, 1) }],
    ["42 points", { points: Array.from({ length: 42 }, () => points[0]) }],
    ["a point off the Earth", { points: [points[0], { latitude: 91, longitude: 0 }] }],
    ["a point of words", { points: [points[0], { latitude: "north", longitude: 0 }] }],
    ["no points", {}],
  ])("%s is refused before anyone is asked", async (_name, body) => {
    expect((await ask(site, body)).statusCode).toBe(400);
    expect(routing.asked).toEqual([]);
  });
});

test("a routing server that is down is a 404, and one address may ask so often and no oftener", async () => {
  const down = await openFakeRouting(() => undefined);
  await down.close();
  const other = await createTestServer({ routingUrl: down.address });
  const codes: number[] = [];
  for (let asked = 0; asked <= requestLimits.routes.max; asked++) {
    codes.push((await ask(other, { points })).statusCode);
  }
  await other.close();
  expect([...new Set(codes.slice(0, -1))]).toEqual([404]);
  expect(codes.at(-1)).toBe(429);
});

test("without a routing server it says so", async () => {
  const without = await createTestServer({ routingUrl: null });
  const answer = await ask(without, { points });
  await without.close();
  expect(answer.statusCode).toBe(404);
  expect(answer.json().detail).toContain("estimated");
});

function ask(site: TestServer, payload: unknown) {
  return site.server.inject({
    method: "POST",
    url: "/api/routes",
    headers: { "content-type": "application/json" },
    payload: JSON.stringify(payload),
  });
}
