/**
 * Metrics and traces: who may read them, that labels stay few, that nothing a person sent is in them, and that
 * neither library is loaded where nobody asks for it.
 */
import { execFileSync } from "node:child_process";
import { once } from "node:events";
import { createServer as createHttpServer } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { afterEach, describe, expect, test, vi } from "vitest";
import { createTestServer, type TestServer } from "../../../test/support/testServer.ts";
import { createMetrics, toRefusal } from "./metrics.ts";
import { holdsToken, listenForMetrics } from "./serveMetrics.ts";
import type { TelemetrySettings } from "./settings.ts";

const off: TelemetrySettings = { metricsListen: null, metricsToken: null, tracesUrl: null };
const token = "a-token-of-more-than-24-letters";
let site: TestServer | null = null;
let closing: (() => Promise<void> | void)[] = [];
afterEach(async () => {
  await site?.close();
  site = null;
  for (const close of closing) await close();
  closing = [];
});

function watch(changed: Partial<TelemetrySettings>): Promise<TestServer> {
  return createTestServer({ telemetry: { ...off, ...changed } }, () => new Date(), null, undefined, {
    isWatched: true,
  });
}

const personal = ["zebra", "typedsecret", "717-17-7171", "203.0.113.7"];

/** Requests as strangers and families send them, with what nobody else may see. */
async function sendPersonal({ server }: TestServer): Promise<void> {
  const headers = { "x-forwarded-for": "203.0.113.7", "user-agent": "typedsecret" };
  const json = { ...headers, "content-type": "application/json" };
  for (let number = 0; number < 20; number += 1) {
    await server.inject({ url: `/api/colleges?query=typedsecret${number}`, headers });
    await server.inject({ url: `/typedsecret-${number}?email=zebra@example.com`, headers });
    await server.inject({ url: `/colleges/typedsecret-${number}`, headers });
    await server.inject({ url: `/api/plans/typedsecret-${number}/commands?after=0`, headers });
  }
  await server.inject({ url: "/api/%typedsecret", headers });
  const form = {
    id: "0".repeat(32),
    name: "zebra",
    email: "zebra@example.com",
    topic: "wish",
    message: "typedsecret 717-17-7171 and more",
    website: "",
  };
  expect(
    (
      await server.inject({
        method: "POST",
        url: "/api/contact",
        headers: json,
        payload: JSON.stringify(form),
      })
    ).statusCode,
  ).toBe(200);
}

describe("metrics", () => {
  test("are not there by default, and never without the token, wherever the request comes from", async () => {
    site = await watch({});
    expect((await site.server.inject("/metrics")).statusCode).toBe(404);
    await site.close();
    site = await watch({ metricsToken: token });
    for (const authorization of [
      undefined,
      "",
      "Bearer",
      `Basic ${token}`,
      `Bearer ${token}x`,
      `Bearer ${token.slice(1)}`,
    ]) {
      for (const remoteAddress of ["127.0.0.1", "::1", "203.0.113.7"]) {
        const headers = authorization === undefined ? {} : { authorization };
        const answer = await site.server.inject({ url: "/metrics", headers, remoteAddress });
        expect(answer.statusCode, `${authorization} from ${remoteAddress}`).toBe(401);
        expect(answer.body).not.toContain("tassel_");
      }
    }
    const answer = await site.server.inject({
      url: "/metrics",
      headers: { authorization: `Bearer ${token}` },
    });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers["cache-control"]).toBe("no-store");
    expect(answer.body).toContain("nodejs_eventloop_lag_p99_seconds");
  });

  test("hold rates, times and refusals by route pattern, and nothing that anyone sent; labels stay few", async () => {
    site = await watch({ metricsToken: token });
    const read = async () =>
      (await site?.server.inject({ url: "/metrics", headers: { authorization: `Bearer ${token}` } }))?.body ??
      "";
    await sendPersonal(site);
    const text = await read();
    for (const secret of personal) expect(text).not.toContain(secret);
    expect(text).toMatch(
      /tassel_request_seconds_count\{method="GET",route="\/api\/colleges",status="200"\} 20/,
    );
    expect(text).toMatch(
      /tassel_request_seconds_count\{method="GET",route="\/colleges\/:slug",status="404"\} 20/,
    );
    expect(text).toMatch(/tassel_refusals_total\{kind="signedOut"\} 20/);
    expect(text).toMatch(/tassel_store_call_seconds_count\{operation="insert",outcome="ok"\} [1-9]/);
    expect(text).toContain("tassel_outbox_waiting 1");
    for (const state of ["running", "waiting"]) {
      expect(text).toContain(`tassel_queue{queue="passwords",state="${state}"} 0`);
    }
    // More of the same makes no further series; the first reading and the form sent twice each made theirs.
    const countSeries = (all: string) => all.split("\n").filter((line) => line.startsWith("tassel_")).length;
    await sendPersonal(site);
    const before = countSeries(await read());
    await sendPersonal(site);
    expect(countSeries(await read())).toBe(before);
    expect(before).toBeLessThan(400);
  });

  test("queues of the program are shown as they are at the moment, and jobs with how they ended", async () => {
    const metrics = createMetrics({
      release: "r",
      pool: () => ({ total: 3, idle: 1, waiting: 2 }),
      countWaitingMail: () => Promise.resolve(null),
    });
    const state = { running: 1, waiting: 5 };
    metrics.watchQueue("passwords", () => state);
    await metrics.job("mail", () => Promise.resolve());
    await expect(metrics.job("mail", () => Promise.reject(new Error("full")))).rejects.toThrow("full");
    state.waiting = 7;
    const text = await metrics.read();
    expect(text).toContain('tassel_queue{queue="passwords",state="waiting"} 7');
    expect(text).toContain('tassel_job_seconds_count{job="mail",outcome="ok"} 1');
    expect(text).toContain('tassel_job_seconds_count{job="mail",outcome="failed"} 1');
    expect(text).toContain('tassel_store_pool{state="used"} 2');
    await metrics.close();
  });

  test("a request whose browser hung up is no longer under way", async () => {
    site = await watch({ metricsToken: token });
    const { server } = site;
    const address = new URL(await server.listen({ port: 0, host: "127.0.0.1" }));
    const head = "POST /api/contact HTTP/1.1\r\nhost: x\r\ncontent-type: application/json";
    const socket = connect(Number(address.port), address.hostname);
    await once(socket, "connect");
    socket.write(`${head}\r\ncontent-length: 500\r\n\r\n{`);
    const read = async () =>
      (await server.inject({ url: "/metrics", headers: { authorization: `Bearer ${token}` } })).body;
    // Asking for the metrics is under way itself.
    await vi.waitFor(async () => expect(await read()).toMatch(/^tassel_requests_under_way 2$/m));
    socket.destroy();
    await vi.waitFor(async () => expect(await read()).toMatch(/^tassel_requests_under_way 1$/m));
    const text = await read();
    expect(text).toContain('method="POST",route="/api/contact",status="499"} 1');
    expect(text).not.toMatch(/^tassel_refusals_total\{/m);
  });

  test("mail that nobody can count, because the database is away, is not said to be none", async () => {
    let waiting: number | null = 3;
    const metrics = createMetrics({
      release: "r",
      pool: null,
      countWaitingMail: () => Promise.resolve(waiting),
    });
    expect(await metrics.read()).toMatch(/^tassel_outbox_waiting 3$/m);
    waiting = null;
    expect(await metrics.read()).not.toMatch(/^tassel_outbox_waiting/m);
    waiting = 0;
    expect(await metrics.read()).toMatch(/^tassel_outbox_waiting 0$/m);
    await metrics.close();
  });

  test("on a listener of their own: /metrics and nothing else, with the token where one is set", async () => {
    const metrics = { contentType: "text/plain", read: () => Promise.resolve("tassel_x 1\n") };
    for (const expected of [null, token]) {
      const listener = await listenForMetrics(metrics, { host: "127.0.0.1", port: 0 }, expected);
      closing.push(() => void listener.close());
      // Listening on a port, so it has one.
      const address = `http://127.0.0.1:${(listener.address() as AddressInfo).port}`;
      expect((await fetch(`${address}/metrics`)).status).toBe(expected === null ? 200 : 401);
      const answer = await fetch(`${address}/metrics`, { headers: { authorization: `Bearer ${token}` } });
      expect(await answer.text()).toBe("tassel_x 1\n");
      expect((await fetch(`${address}/api/health`)).status).toBe(404);
      expect((await fetch(`${address}/metrics`, { method: "POST" })).status).toBe(404);
    }
  });

  test.each([
    [200, null],
    [304, null],
    [400, "invalid"],
    [401, "signedOut"],
    [403, "forbidden"],
    [404, "missing"],
    [412, "invalid"],
    [413, "tooLarge"],
    [429, "tooMany"],
    [500, "fault"],
    [503, "unavailable"],
  ])("status %i is of kind %s", (status, kind) => {
    expect(toRefusal(status)).toBe(kind);
  });

  test("a token is held only as a whole", () => {
    expect(holdsToken(`Bearer ${token}`, token)).toBe(true);
    expect(holdsToken(`bearer ${token}`, token)).toBe(true);
    expect(holdsToken(undefined, token)).toBe(false);
    expect(holdsToken(`Bearer ${token} x`, token)).toBe(false);
  });
});

test("traces reach a collector: requests with what the store did inside them, and nothing that anyone sent", async () => {
  const bodies: string[] = [];
  const collector = createHttpServer((request, response) => {
    let body = "";
    request.on("data", (part: Buffer) => (body += part.toString()));
    request.on("end", () => {
      bodies.push(`${request.url} ${body}`);
      response.writeHead(200, { "content-type": "application/json" }).end("{}");
    });
  });
  await new Promise<void>((resolve) => collector.listen(0, "127.0.0.1", resolve));
  closing.push(() => void collector.close());
  const tracesUrl = `http://127.0.0.1:${(collector.address() as AddressInfo).port}`;
  site = await watch({ tracesUrl });
  await sendPersonal(site);
  // Closing sends what is still kept back.
  await site.close();
  site = null;
  const sent = bodies.join("\n");
  expect(bodies.every((body) => body.startsWith("/v1/traces "))).toBe(true);
  for (const secret of personal) expect(sent).not.toContain(secret);
  type Span = {
    name: string;
    spanId: string;
    traceId: string;
    parentSpanId?: string;
    attributes: { key: string }[];
  };
  type Sent = { resourceSpans: { resource: { attributes: unknown }; scopeSpans: { spans: Span[] }[] }[] };
  // What the exporter sent, in OTLP's JSON.
  const spans = bodies
    .map((body) => JSON.parse(body.slice(body.indexOf("{"))) as Sent)
    .flatMap(({ resourceSpans }) =>
      resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans)),
    );
  expect(sent).not.toContain(process.execPath);
  const form = spans.find(({ name }) => name === "POST /api/contact");
  expect(form?.attributes.map(({ key }) => key).toSorted()).toEqual([
    "http.request.method",
    "http.response.status_code",
    "http.route",
  ]);
  const inside = spans.filter(({ parentSpanId }) => parentSpanId === form?.spanId).map(({ name }) => name);
  expect(inside).toContain("store insert");
  expect(new Set(spans.map(({ name }) => name)).size).toBeLessThan(15);
});

test("neither library is loaded where nothing asks for it", () => {
  const script = `
    import { registerHooks } from "node:module";
    const loaded = [];
    registerHooks({ load(url, context, next) { loaded.push(url); return next(url, context); } });
    await import(${JSON.stringify(new URL("../../server.ts", import.meta.url).href)});
    console.log(JSON.stringify(loaded.filter((url) => /opentelemetry|prom-client/.test(url))), loaded.length);`;
  const said = execFileSync(process.execPath, ["--input-type=module", "-e", script]).toString();
  const [libraries, count] = said.trim().split(" ");
  expect(libraries).toBe("[]");
  expect(Number(count)).toBeGreaterThan(300);
});
