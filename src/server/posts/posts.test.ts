/** Posts of administrators: drafts from records, saving by two, approving, publishing on every page of the blog, taking down. */
import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { afterEach, beforeAll, describe, expect, test } from "vitest";
import { createFigures } from "#authoring/figures.ts";
import { type Library, openLibrary, toLibraryJson } from "#authoring/library.ts";
import { listPageSources } from "#authoring/pageSources.ts";
import { parseArticle } from "#authoring/parseArticle.ts";
import type { PostFields } from "#contract/adminPosts.ts";
import { createServer } from "#server/createServer.ts";
import { compressedFile, revalidated } from "#server/http/servedFile.ts";
import { type AdministeredServer, createAdministeredServer } from "../../../test/support/administrators.ts";
import { readTestFacts } from "../../../test/support/readTestContent.ts";
import { loadShippedColleges } from "../../../test/support/shippedColleges.ts";

const root = resolve(import.meta.dirname, "..", "..", "..");
const colleges = loadShippedColleges();
let library: Library;
let site: AdministeredServer;
let clock: Date;

beforeAll(async () => {
  const glossary = readFileSync(join(root, "docs/glossary.md"), "utf8");
  library = openLibrary(toLibraryJson(await readTestFacts(), [], glossary));
  const page = (path: string) => ({
    path,
    title: `The page at ${path}`,
    excerpt: `What stands at ${path}`,
    category: "Applying" as const,
    published: "2026-11-01",
    updated: "2026-11-01",
    minutes: 4,
    tags: ["a tag"],
    anchors: [],
    facts: [],
  });
  library.pages.push(
    ...[
      "/help/fafsa-completion-guide",
      "/help/comparing-financial-aid-packages",
      "/blog/behind-the-platform",
    ].map(page),
    page("/blog/sticker-price-what-families-pay"),
  );
}, 60_000);

afterEach(() => site.close());

async function start(): Promise<void> {
  clock = new Date("2026-11-21T12:00:00Z");
  site = await createAdministeredServer({}, () => clock, { library: () => Promise.resolve(library) });
}

const newId = (number: number) => number.toString(16).padStart(32, "0");
const address = (number = 1) => `/api/admin/posts/${newId(number)}`;
type Body = Record<string, unknown>;

async function draft(): Promise<PostFields> {
  const { status, body } = await site.ask(
    "ana",
    "GET",
    "/api/admin/post-drafts?kind=explainer&about=net+price",
  );
  expect(status).toBe(200);
  expect((body["checks"] as Body)["faults"]).toEqual([]);
  return body["fields"] as PostFields;
}

const save = (who: "ana" | "bo", fields: PostFields, base = 0, slug = "what-net-price-is", number = 1) =>
  site.ask(who, "PUT", address(number), { base, slug, fields });
const approve = (version: number, when: unknown = null, number = 1) =>
  site.ask("ana", "PUT", `${address(number)}/approval`, { version, zone: "America/New_York", when });

/** Later, so that what was read is asked for anew. */
function pass(seconds: number): void {
  clock = new Date(clock.getTime() + seconds * 1_000);
}

const read = async (url: string) => {
  const answer = await site.server.inject({ method: "GET", url });
  return { status: answer.statusCode, text: answer.body };
};

test.each([
  ["kind=deadlines", "about"],
  ["kind=deadlines&about=", "about"],
  ["kind=deadlines&about=2026", "about"],
  ["kind=deadlines&about=2026-13", "about"],
  ["kind=deadlines&about=2026-12-01&state=TX", "about"],
  ["kind=changes", "about"],
  ["kind=explainer", "about"],
  ["kind=state", "state"],
  ["kind=state&about=TX", "state"],
  ["about=2026-12", "kind"],
])("a draft asked for by %s is refused, and %s is named", async (query, field) => {
  await start();
  const { status, body } = await site.ask("ana", "GET", `/api/admin/post-drafts?${query}`);
  expect(status).toBe(400);
  expect((body["errors"] as Body[]).map((error) => error["field"])).toEqual([field]);
});

describe("a post", () => {
  test("goes from records to the blog, its feed, its search and the sitemap, and not before it is approved", async () => {
    await start();
    const fields = await draft();
    expect((await save("ana", fields)).status).toBe(200);
    pass(3);
    expect((await read("/blog/what-net-price-is")).status).toBe(404);
    expect((await read("/sitemap.xml")).text).not.toContain("what-net-price-is");
    expect((await read("/api/page-data/blog.what-net-price-is")).status).toBe(404);
    expect((await approve(1)).body["state"]).toBe("published");
    const data = JSON.parse((await read("/api/page-data/blog.what-net-price-is")).text);
    expect(data.article).toMatchObject({ path: "/blog/what-net-price-is", published: "2026-11-21" });
    expect(JSON.stringify(data.article.blocks)).toMatch(/"figure":"\$[\d,]+"/);
    expect((await read("/blog/what-net-price-is")).status).toBe(200);
    expect((await read("/feed.xml")).text).toContain("/blog/what-net-price-is");
    expect((await read("/sitemap.xml")).text).toContain("/blog/what-net-price-is");
    const listed = JSON.parse((await read("/api/page-data/blog")).text);
    expect(listed.articles[0].path).toBe("/blog/what-net-price-is");
    const log = await site.ask("ana", "GET", "/api/admin/audit");
    const actions = (log.body["entries"] as Body[]).map(({ action }) => action);
    expect(actions).toEqual(["postApproved", "postSaved"]);
  });

  test("once taken down answers 410 for good, and nobody gets its address again", async () => {
    await start();
    const fields = await draft();
    await save("ana", fields);
    await approve(1);
    const down = await site.ask("bo", "DELETE", `${address()}/publication`, { version: 1 });
    expect(down.body["state"]).toBe("unpublished");
    expect((await read("/blog/what-net-price-is")).status).toBe(410);
    expect((await read("/feed.xml")).text).not.toContain("what-net-price-is");
    const again = await save(
      "bo",
      { ...fields, title: "Another text about net price" },
      0,
      "what-net-price-is",
      2,
    );
    expect(again.status).toBe(400);
    expect(again.body["detail"]).toContain("taken down for good");
    expect((await approve(1)).status).toBe(409);
  });

  test("is scheduled by the administrator's clock, also where the clock skips an hour or shows it twice", async () => {
    await start();
    await save("ana", await draft());
    const at = (day: string, time: string, choice: string | null = null) => approve(1, { day, time, choice });
    expect((await at("2026-11-21", "06:59")).body["detail"]).toContain("This time has passed");
    expect((await at("2027-02-30", "09:00")).body["detail"]).toContain("no such day");
    expect((await at("2027-03-14", "02:30")).body["detail"]).toContain("skip 02:30");
    expect((await at("2027-11-07", "01:30")).body["detail"]).toContain("01:30 twice");
    expect((await at("2027-11-07", "01:30", "later")).body["next"]).toEqual({
      version: 1,
      at: "2027-11-07T06:30:00.000Z",
    });
    expect((await at("2026-11-21", "22:00")).body["state"]).toBe("scheduled");
    pass(14 * 3_600);
    expect((await read("/blog/what-net-price-is")).status).toBe(404);
    pass(3_600);
    const data = JSON.parse((await read("/api/page-data/blog.what-net-price-is")).text);
    // The day on the administrator's calendar, not the one in Greenwich.
    expect(data.article.published).toBe("2026-11-21");
  });

  test("approved for later can be taken back, and a newer version leaves what readers see until it is approved", async () => {
    await start();
    const fields = await draft();
    await save("ana", fields);
    await approve(1);
    const title = "Net price, said in a better way";
    expect((await save("ana", { ...fields, title }, 1)).body["state"]).toBe("published");
    const shown = async () =>
      JSON.parse((await read("/api/page-data/blog.what-net-price-is")).text).article.title;
    expect(await shown()).toBe(fields.title);
    await approve(2, { day: "2026-12-01", time: "09:00", choice: null });
    const back = await site.ask("ana", "DELETE", `${address()}/approval`, { version: 2 });
    expect(back.body).toMatchObject({ state: "published", next: null });
    await approve(2);
    pass(3);
    expect(await shown()).toBe(title);
    const moved = await save("ana", fields, 2, "another-address");
    expect(moved.body["detail"]).toContain("keeps its address");
  });

  test("survives a restart, and another process shows it without being told", async () => {
    await start();
    await save("ana", await draft());
    const { store } = site;
    const page = await compressedFile("text/html", revalidated, Buffer.from("<p>page</p>"));
    const files = new Map([["/og/blog.png", page]]);
    const nobody = { articleTemplate: "", blogTemplate: "", library: () => Promise.resolve(library) };
    const { parts } = site;
    const other = createServer({
      ...parts,
      store: { ...store },
      site: { ...parts.site, files, posts: nobody },
    });
    expect((await other.inject("/blog/what-net-price-is")).statusCode).toBe(404);
    await approve(1);
    pass(3);
    expect((await other.inject("/blog/what-net-price-is")).statusCode).toBe(200);
    expect((await other.inject("/og/blog.what-net-price-is.png")).statusCode).toBe(200);
    expect((await other.inject("/og/blog.no-such-post.png")).statusCode).toBe(404);
    await other.close();
  });
});

test("two administrators save one post: the second is told, and both texts are kept", async () => {
  await start();
  const fields = await draft();
  await save("ana", fields);
  const first = { ...fields, title: "Net price as Bo writes it" };
  const second = { ...fields, title: "Net price as Ana writes it" };
  expect((await save("bo", first, 1)).body["version"]).toBe(2);
  const late = await save("ana", second, 1);
  expect(late.status).toBe(409);
  expect(late.body["detail"]).toMatch(/^bo saved this post after you opened it.*version 3/);
  const now = (await site.ask("ana", "GET", address())).body;
  expect(now["fields"]).toMatchObject({ title: first.title });
  expect((now["versions"] as Body[]).map(({ version, isBeside }) => [version, isBeside])).toEqual([
    [3, true],
    [2, false],
    [1, false],
  ]);
  const kept = await site.ask("ana", "GET", `${address()}/versions/3`);
  expect(kept.body["fields"]).toMatchObject({ title: second.title });
  // Taken over, it is saved as the newest; sent twice, once.
  expect((await save("ana", second, 2)).body["version"]).toBe(4);
  expect((await save("ana", second, 2)).body["version"]).toBe(4);
  expect((await approve(2)).status).toBe(409);
});

describe("the checks", () => {
  const refused = async (change: Partial<PostFields>) => {
    const fields = { ...(await draft()), ...change };
    await save("ana", fields);
    const { status, body } = await approve(1);
    return { status, detail: body["detail"] };
  };

  test.each([
    ["a typed figure", { body: "## What it costs\n\nThe grant is $7,395 a year.\n" }, "$7,395"],
    ["a typed day", { body: "## When\n\nFile by March 2.\n" }, "March 2"],
    ["HTML", { body: "## A\n\n<script>alert(1)</script>\n" }, '"html"'],
    ["HTML in a sentence", { body: "Look <img src=x onerror=alert(1)> here.\n" }, '"html"'],
    ["a script for an address", { body: "[Click](javascript:alert(1)).\n" }, "neither a path"],
    ["a link that leads nowhere", { body: "[Look](/no-such-page).\n" }, "/no-such-page leads nowhere"],
    ["a record that is not there", { body: "It is {{fact:noSuchFact}}.\n" }, "noSuchFact"],
    ["a block of a state guide", { body: "```part\nname: aidFinder\n```\n" }, "no place in a post"],
    ["a title that is too long", { title: "A".repeat(80) }, "title"],
  ])("refuse %s", async (_, change, said) => {
    await start();
    const { status, detail } = await refused(change);
    expect(status).toBe(422);
    expect(detail).toContain(said);
    pass(3);
    expect((await read("/blog/what-net-price-is")).status).toBe(404);
  });

  test("read a title as text wherever it is shown", async () => {
    await start();
    const title = `<b>Net</b> ]]> & "price" for you`;
    await save("ana", { ...(await draft()), title });
    expect((await approve(1)).status).toBe(200);
    const feed = (await read("/feed.xml")).text;
    expect(feed).not.toMatch(/<b>Net<\/b> \]\]> &/);
    expect(feed).toContain("what-net-price-is");
  });

  test("take a text of 60,000 characters within seconds, and refuse a longer one with a sentence", async () => {
    await start();
    const fields = await draft();
    const begun = performance.now();
    for (const piece of [">", "- ", "1) ", "[", "*a ", "`", "| a ", ">\na\n"]) {
      const body = piece.repeat(Math.floor(60_000 / piece.length));
      const { status } = await site.ask("ana", "POST", "/api/admin/post-checks", {
        slug: "",
        fields: { ...fields, body },
      });
      expect([piece, status]).toEqual([piece, 200]);
    }
    expect(performance.now() - begun).toBeLessThan(20_000);
    const long = await save("ana", { ...fields, body: "word ".repeat(40_000) });
    expect(long.status).toBe(400);
    expect(long.body["detail"]).toContain("60,000 characters");
  });
});

test.each([
  ["../admin", "lowercase letters"],
  ["Upper", "lowercase letters"],
  ["a--b", "lowercase letters"],
  ["feed", "reserved"],
  ["behind-the-platform", "came with this release"],
  ["taken-already", "Another post"],
])("the address %s is refused", async (slug, said) => {
  await start();
  const fields = await draft();
  await save("ana", fields, 0, "taken-already", 2);
  const { status, body } = await save("ana", { ...fields, title: "Another text about net price" }, 0, slug);
  expect(status).toBe(400);
  expect(body["detail"]).toContain(said);
});

test("a post's file passes as one of /content", async () => {
  await start();
  await save("ana", await draft());
  const { body } = await site.ask("ana", "POST", `${address()}/file`);
  expect(body["name"]).toBe("what-net-price-is.md");
  const read = parseArticle(String(body["text"]), "content/blog/what-net-price-is.md", {
    path: "/blog/what-net-price-is",
    figures: createFigures(colleges, null),
    facts: library.facts,
    sources: listPageSources("blog", library.facts),
    asOf: colleges.asOf,
  });
  expect(read.article.title).toBe("What the net price is, and how to use it");
});
