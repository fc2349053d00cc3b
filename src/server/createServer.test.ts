/** The server's responses: pages, files, the API and every refusal, on the real data set. */

import { brotliDecompressSync, gunzipSync } from "node:zlib";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { collegeEndpoint } from "#contract/colleges.ts";
import { endpoints } from "#contract/endpoints.ts";
import { problemSchema } from "#contract/problem.ts";
import { loadShippedColleges } from "../../test/support/shippedColleges.ts";
import { createTestIdentity, makeTestSecrets } from "../../test/support/testIdentity.ts";
import { createTestServer } from "../../test/support/testServer.ts";
import { makeTestSettings } from "../../test/support/testSettings.ts";
import { openTestStore } from "../../test/support/testStore.ts";
import { createServer } from "./createServer.ts";
import { compressedFile, immutable, revalidated } from "./http/servedFile.ts";
import { openAllowances } from "./ports/allowances.ts";
import type { Renderer, Site } from "./site.ts";
import type { Store } from "./store/store.ts";

const colleges = loadShippedColleges();
const settings = makeTestSettings({ publicUrl: "https://tassel.example" });
const text = "a page long enough to be worth compressing ".repeat(40);
let rendered = 0;
let server: FastifyInstance;
let store: Store;

const noHead = { path: null, title: "", description: "", isIndexed: true, structuredData: () => [] };

const renderer: Renderer = {
  renderPage: (_template, path) => {
    rendered += 1;
    return Promise.resolve(`<p>college page ${path}</p>`);
  },
  collegeHead: (college) => ({
    path: `/colleges/${college.slug}`,
    title: "",
    description: "",
    isIndexed: true,
    structuredData: () => [],
  }),
  articleHead: () => noHead,
  headOf: () => noHead,
  pages: [
    { path: "/", isIndexed: true },
    { path: "/my-plan", isIndexed: false },
  ],
};

beforeAll(async () => {
  const file = (type: string, cache: string, content = text) =>
    compressedFile(type, cache, Buffer.from(content));
  const site: Site = {
    files: new Map([
      ["/", await file("text/html; charset=utf-8", revalidated)],
      ["/colleges", await file("text/html; charset=utf-8", revalidated)],
      ["/help/a-question", await file("text/html; charset=utf-8", revalidated)],
      ["/my-plan", await file("text/html; charset=utf-8", revalidated)],
      ["/assets/app-1.js", await file("text/javascript; charset=utf-8", immutable)],
    ]),
    notFound: await file("text/html; charset=utf-8", revalidated, "<p>no page here</p>"),
    missing: new Map([
      ["colleges", await file("text/html; charset=utf-8", revalidated, "<p>no page here</p>")],
    ]),
    articles: [{ path: "/help/a-question", updated: "2026-11-20" }],
    template: "",
    posts: { library: () => Promise.reject(new Error("No posts.")), articleTemplate: "", blogTemplate: "" },
    reference: new Map([["college-index", await file("application/json; charset=utf-8", revalidated, "{}")]]),
    pageData: new Map(),
    release: "test",
    dueFacts: [],
  };
  store = await openTestStore();
  const now = () => new Date();
  const identity = await createTestIdentity(settings, store.database, now);
  const secrets = await makeTestSecrets();
  server = createServer({
    settings,
    site,
    renderer,
    colleges,
    store,
    identity,
    allowances: openAllowances,
    model: null,
    payments: null,
    secrets,
    now,
  });
});

afterAll(async () => {
  await server.close();
  await store.close();
});

describe("pages and files", () => {
  test("a page is complete, has a strong ETag, and is revalidated each time", async () => {
    const answer = await server.inject("/");
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toBe(text);
    expect(answer.headers["etag"]).toMatch(/^"[\w-]{22}"$/);
    expect(answer.headers["cache-control"]).toBe("no-cache");
    expect(answer.headers["content-length"]).toBe(String(Buffer.byteLength(text)));
  });

  test.each([
    ["br", brotliDecompressSync],
    ["gzip", gunzipSync],
  ])("in %s where the browser takes it", async (encoding, unpack) => {
    const answer = await server.inject({ url: "/", headers: { "accept-encoding": encoding } });
    expect(answer.headers["content-encoding"]).toBe(encoding);
    expect(unpack(answer.rawPayload).toString()).toBe(text);
    expect(answer.headers["vary"]).toBe("accept-encoding");
  });

  test("an encoding that the browser refuses is not sent", async () => {
    const answer = await server.inject({ url: "/", headers: { "accept-encoding": "br;q=0, gzip;q=0.5" } });
    expect(answer.headers["content-encoding"]).toBe("gzip");
  });

  test("what the browser has already is not sent again", async () => {
    const first = await server.inject("/");
    const again = await server.inject({
      url: "/",
      headers: { "if-none-match": String(first.headers["etag"]) },
    });
    expect(again.statusCode).toBe(304);
    expect(again.body).toBe("");
  });

  test("HEAD answers like GET without the body", async () => {
    const answer = await server.inject({ method: "HEAD", url: "/" });
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toBe("");
    const { body: _body, headers } = await server.inject("/");
    expect(answer.headers["content-length"]).toBe(headers["content-length"]);
    expect(answer.headers["etag"]).toBe(headers["etag"]);
  });

  test("hashed files may be kept for ever", async () => {
    const answer = await server.inject("/assets/app-1.js");
    expect(answer.headers["cache-control"]).toContain("immutable");
  });

  test.each([
    "/college-planning-atlantis",
    "/college-planning-texas/beaches",
    "/help/no-such-article",
    "/blog/no-such-post",
    "/tools/none",
    "/admin/none",
    "/assets",
  ])("%s is no page", async (url) => {
    const answer = await server.inject(url);
    expect([answer.statusCode, answer.body]).toEqual([404, "<p>no page here</p>"]);
  });

  test("an unknown path is the not-found page with 404, a missing file is not", async () => {
    const page = await server.inject("/no-such-page");
    expect([page.statusCode, page.body]).toEqual([404, "<p>no page here</p>"]);
    const file = await server.inject("/assets/gone-2.js");
    expect([file.statusCode, file.headers["cache-control"]]).toEqual([404, "no-store"]);
    expect(file.headers["content-type"]).toContain("text/plain");
  });

  test.each([
    ["/colleges/", "/colleges"],
    ["/Colleges", "/colleges"],
    ["/COLLEGES/?q=Ohio%20State&sort=price", "/colleges?q=Ohio%20State&sort=price"],
    ["/colleges/kenyon-college/", "/colleges/kenyon-college"],
    ["/colleges/Kenyon-College", "/colleges/kenyon-college"],
    ["/Colleges/Kenyon-College/?x=1", "/colleges/kenyon-college?x=1"],
    ["/Help/A-Question//", "/help/a-question"],
    ["/My-Plan/?x=/Y/", "/my-plan?x=/Y/"],
  ])("capitals and a slash at the end of a page's address lead to it: %s", async (url, location) => {
    const answer = await server.inject(url);
    expect([answer.statusCode, answer.headers["location"]]).toEqual([301, location]);
    expect((await server.inject(location)).statusCode).toBe(200);
    expect((await server.inject({ method: "HEAD", url })).headers["location"]).toBe(location);
  });

  test.each([
    ["/college-planning-TN", "/college-planning-tennessee"],
    ["/college-planning-tn/", "/college-planning-tennessee"],
    ["/college-planning-Utah/financial-aid", "/college-planning-utah#state-money"],
    ["/college-planning-guam", "/state-college-planning-guides#territories"],
  ])("an address that means a state's guide leads to it: %s", async (url, location) => {
    const answer = await server.inject(url);
    expect([answer.statusCode, answer.headers["location"]]).toEqual([301, location]);
  });

  test.each([
    "/API/health",
    "/api/health/",
    "/Assets/x.js",
    "/assets/X.js",
    "/FAVICON.SVG",
    "/No-Such-Page/",
    "/colleges/No-Such-College",
    "/colleges/kenyon-college/beds/",
    "//evil.example/colleges/",
    "/Authorize",
    "/blog/No-Such-Post/",
  ])("other addresses stay as they are: %s", async (url) => {
    const answer = await server.inject(url);
    expect([answer.statusCode, answer.headers["location"]]).toEqual([404, undefined]);
  });

  test("sitemap and robots carry this server's address; a family's plan is in neither", async () => {
    const sitemap = await server.inject("/sitemap.xml");
    expect(sitemap.body).toContain("<loc>https://tassel.example/colleges/stanford-university</loc>");
    expect(sitemap.body).not.toContain("my-plan");
    expect(sitemap.body).toContain(
      "<loc>https://tassel.example/help/a-question</loc><lastmod>2026-11-20</lastmod>",
    );
    expect((await server.inject("/robots.txt")).body).toContain("https://tassel.example/sitemap.xml");
  });

  test("every answer carries the security headers, and no policy allows inline code", async () => {
    for (const url of ["/", "/nothing", "/api/health", "/api/nothing", "/assets/x.js"]) {
      const { headers } = await server.inject(url);
      const policy = String(headers["content-security-policy"]);
      expect(policy).toContain("default-src 'none'");
      expect(policy).not.toContain("unsafe");
      expect(policy).not.toMatch(/https?:/);
      expect(headers["x-content-type-options"]).toBe("nosniff");
      expect(headers["referrer-policy"]).toBe("same-origin");
      expect(headers["strict-transport-security"]).toContain("max-age");
    }
  });
});

describe("college pages", () => {
  test("are rendered once and kept", async () => {
    const before = rendered;
    const [one, other] = await Promise.all([
      server.inject("/colleges/stanford-university"),
      server.inject("/colleges/stanford-university"),
    ]);
    expect(one.body).toBe("<p>college page /colleges/stanford-university</p>");
    expect(other.body).toBe(one.body);
    expect(rendered).toBe(before + 1);
  });

  test.each(["/colleges/no-such-college", "/colleges/%3Cscript%3E", `/colleges/${"x".repeat(299)}`])(
    "%s is not found",
    async (url) => {
      expect((await server.inject(url)).statusCode).toBe(404);
    },
  );
});

describe("the API", () => {
  test("says that it is up, by GET and HEAD", async () => {
    expect((await server.inject("/api/health")).json()).toMatchObject({ status: "ok", release: "test" });
    expect((await server.inject({ method: "HEAD", url: "/api/health" })).statusCode).toBe(200);
  });

  test("answers a search by name, nickname and state", async () => {
    const byNickname = (await server.inject("/api/colleges?query=mizzou&limit=3")).json();
    expect(byNickname.colleges[0].name).toBe("University of Missouri-Columbia");
    const inState = (await server.inject("/api/colleges?state=WY&limit=100")).json();
    expect(inState.total).toBeGreaterThan(5);
    expect(new Set(inState.colleges.map((college: { state: string }) => college.state))).toEqual(
      new Set(["WY"]),
    );
  });

  test("answers one college as its contract says", async () => {
    const reply = (await server.inject("/api/colleges/228778")).json();
    expect(collegeEndpoint.replies[200].safeParse(reply).success).toBe(true);
    expect(reply.college).toMatchObject({
      name: "The University of Texas at Austin",
      tuitionInStateUsd: 11_688,
      tuitionOutOfStateUsd: 44_908,
      netPriceUsd: 19_857,
      netPriceByIncomeUsd: [12_553, 14_297, 17_207, 24_406, 30_082],
    });
  });

  test.each([
    ["/api/colleges?state=ZZ", 400, "state"],
    ["/api/colleges?limit=0", 400, "limit"],
    ["/api/colleges?limit=ten", 400, "limit"],
    ["/api/colleges?limit=101", 400, "limit"],
    [`/api/colleges?query=${"x".repeat(10_000)}`, 400, "query"],
    ["/api/colleges?query=a&query=b", 400, "query"],
    ["/api/colleges/12", 404, "unitId"],
    ["/api/colleges/abc", 400, "unitId"],
    ["/api/colleges/-5", 400, "unitId"],
    ["/api/colleges/99999999999999999999", 400, "unitId"],
    ["/api/page-data/nothing", 404, null],
    ["/api/nothing", 404, null],
    ["/api/%E0%A4%A", 400, null],
  ])("%s is refused with a problem document that names the field", async (url, status, field) => {
    const answer = await server.inject(url);
    expect(answer.statusCode).toBe(status);
    expect(answer.headers["content-type"]).toContain("application/problem+json");
    const problem = problemSchema.parse(answer.json());
    expect(problem.status).toBe(status);
    expect(problem.errors?.[0]?.field ?? null).toBe(field);
    // The input is not echoed back, since it may be personal.
    expect(problem.detail).not.toMatch(/\d{5}/);
  });

  test("pages take no other method", async () => {
    for (const method of ["POST", "PUT", "DELETE"] as const) {
      expect((await server.inject({ method, url: "/" })).statusCode).toBe(405);
    }
  });

  test("the OpenAPI document holds every endpoint of the contract", async () => {
    const document = (await server.inject("/api/openapi.json")).json();
    const paths = endpoints.map((endpoint) => endpoint.path.replace(/:(\w+)/g, "{$1}"));
    expect(Object.keys(document.paths).toSorted()).toEqual([...new Set(paths)].toSorted());
    for (const endpoint of endpoints) {
      const path = endpoint.path.replace(/:(\w+)/g, "{$1}");
      expect(document.paths[path][endpoint.method.toLowerCase()].operationId).toBe(endpoint.id);
    }
    expect(document.paths["/api/colleges"].get.parameters.map((one: { name: string }) => one.name)).toEqual([
      "query",
      "state",
      "limit",
    ]);
  });
});

test("a process that only runs jobs answers who watches it, and tells no device that its plan is gone", async () => {
  const { server: runner, close } = await createTestServer({ jobs: "only" });
  try {
    expect((await runner.inject("/api/health")).statusCode).toBe(200);
    for (const path of ["/", "/api/plans", "/api/plans/p/commands?after=0", "/nothing", "/api/healthy"]) {
      const answer = await runner.inject(path);
      expect([path, answer.statusCode, answer.headers["retry-after"]]).toEqual([path, 503, "30"]);
      expect(problemSchema.parse(answer.json()).detail).toBe("This process runs jobs and serves nobody.");
    }
  } finally {
    await close();
  }
});
