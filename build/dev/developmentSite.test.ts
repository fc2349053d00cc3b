/** What `npm run dev` serves in place of a build, and its sample family. */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { articlePageSchema } from "#content/article.ts";
import type { Colleges } from "#server/colleges.ts";
import { readPlain } from "#server/http/servedFile.ts";
import { readCommands } from "#server/plans/commands.ts";
import { listPlans } from "#server/plans/store.ts";
import { createSealing } from "#server/store/sealing.ts";
import { planProcessKey } from "../../test/support/planProcessKey.ts";
import { loadShippedColleges } from "../../test/support/shippedColleges.ts";
import { makeTestSettings } from "../../test/support/testSettings.ts";
import { openTestStore } from "../../test/support/testStore.ts";
import { loadDevelopmentSite } from "./developmentSite.ts";
import { sampleFamily, seedSampleFamily } from "./sampleFamily.ts";

const rootFolder = join(import.meta.dirname, "..", "..");
let colleges: Colleges;
let cacheFolder: string;

beforeAll(async () => {
  colleges = loadShippedColleges();
  cacheFolder = await mkdtemp(join(tmpdir(), "tassel-dev-"));
});
afterAll(() => rm(cacheFolder, { recursive: true, force: true }));

describe("page data on request", () => {
  test("a listed page, a written page, this installation, and a page without data", async () => {
    const { site } = await loadDevelopmentSite(rootFolder, makeTestSettings(), colleges, cacheFolder);
    const read = async (name: string): Promise<unknown> => {
      const file = await site.pageData.get(name);
      return file === undefined ? undefined : JSON.parse(readPlain(file).toString());
    };
    const guide = articlePageSchema.parse(await read("help.fafsa-completion-guide"));
    expect(guide.article.path).toBe("/help/fafsa-completion-guide");
    expect(await read("help")).toHaveProperty("articles.0.title");
    expect(await read("privacy")).toHaveProperty("payments");
    expect(await read("no-such-page")).toBeUndefined();
    expect(await site.reference.get("college-index")).toBeDefined();
    // The second time it comes from the cache.
    const again = await loadDevelopmentSite(rootFolder, makeTestSettings(), colleges, cacheFolder);
    expect(await again.site.reference.get("majors")).toEqual(await site.reference.get("majors"));
  });
});

describe("the sample family", () => {
  test("has a plan that a parent and a counselor can see, and is added once", async () => {
    const { database, close } = await openTestStore();
    const around = { rootFolder, colleges, dataKeys: [planProcessKey], publicUrl: "http://localhost:3000" };
    const now = () => new Date("2026-11-22T12:00:00Z");
    await seedSampleFamily(database, around, now);
    await seedSampleFamily(database, around, now);
    const accounts = await database.selectFrom("accounts").select(["id", "email"]).execute();
    expect(accounts.map(({ email }) => email).toSorted()).toEqual(
      sampleFamily.people.map(({ email }) => email).toSorted(),
    );
    for (const email of ["student@example.com", "parent@example.com", "counselor@example.com"]) {
      const account = accounts.find((one) => one.email === email);
      const plans = await listPlans(database, account?.id ?? "");
      expect(plans.map(({ studentName }) => studentName)).toEqual(["Maya"]);
      const [plan] = plans;
      if (plan === undefined) continue;
      const wanted = { after: 0, until: plan.revision, most: 500 };
      const page = await readCommands(database, createSealing([planProcessKey]), plan.id, plan, wanted);
      expect(page.commands.length).toBeGreaterThan(20);
    }
    expect((await database.selectFrom("outbox").selectAll().execute()).length).toBe(2);
    await close();
  });
});
