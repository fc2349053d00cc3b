/** Nothing a person reads moves while a page's fonts and data come late: at most 0.01, at widths where lines used to break anew. */
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { invitedSchema } from "#contract/family.ts";
import type { CommandDraft } from "#domain/plan/commands.ts";
import { type KeptSession, toStorageState } from "../support/insertedSession.ts";
import { chooseLength } from "../support/longTests.ts";
import { postCommand } from "../support/planRequests.ts";
import { savedPlan } from "../support/savedPlan.ts";
import { createHttpTransport, openTestBrowser, toBearerHeader } from "../support/signInClient.ts";
import { settled } from "./inUse.ts";
import { type OpenOptions, type OpenPage, open } from "./open.ts";
import { createSession, openSignInSite, type SignInSite } from "./signInSite.ts";

const limit = 0.01;
/** Later than what a phone waits for a font, and than the page's first paint. */
const lateMs = 700;

type Shift = { value: number; moved: string[] };

/** Each page's files come from the window's cache after the first; fonts and data are late each time. */
async function openLate(width: number, options: OpenOptions = {}): Promise<OpenPage> {
  return open("/privacy", {
    ...options,
    viewport: { width, height: 844 },
    serviceWorkers: "block",
    isWithoutLateFonts: true,
    // Of the pages that are not there.
    expectedErrors: ["404"],
    async prepare(page) {
      await page.route(/\.woff2$|\/api\/|\/page-data\//, async (route) => {
        await new Promise((resolve) => setTimeout(resolve, lateMs));
        // The page may have been left meanwhile.
        await route.continue().catch(() => undefined);
      });
    },
  });
}

/** Every shift since the page began, but for those that a press or key caused, with the first words of what moved. */
function readShifts(page: Page): Promise<Shift[]> {
  return page.evaluate(
    () =>
      new Promise<Shift[]>((resolve) => {
        const observer = new PerformanceObserver((list) => {
          observer.disconnect();
          // The browser's own entries: its types leave out what is specific to them.
          const entries = list.getEntries() as unknown as {
            value: number;
            hadRecentInput: boolean;
            sources: { node: Node | null }[];
          }[];
          resolve(
            entries
              .filter(({ hadRecentInput, value }) => !hadRecentInput && value > 0)
              .map(({ value, sources }) => ({
                value,
                moved: sources.map(({ node }) => (node?.textContent ?? "?").trim().slice(0, 40)),
              })),
          );
        });
        observer.observe({ type: "layout-shift", buffered: true });
        // Without any entry it is never called.
        setTimeout(() => resolve([]), 300);
      }),
  );
}

async function expectSteady(page: Page, path: string): Promise<void> {
  await page.goto(new URL(path, page.url()).href);
  await settled(page);
  const shifts = await readShifts(page);
  const sum = shifts.reduce((total, { value }) => total + value, 0);
  expect(sum, JSON.stringify(shifts)).toBeLessThanOrEqual(limit);
}

const most: [number, readonly string[]][] = [
  [360, ["/college-match-quiz", "/application-timeline"]],
  [
    412,
    ["/", "/colleges/the-university-of-texas-at-austin", "/college-cost-calculator", "/my-plan", "/offers"],
  ],
  [768, ["/college-planning-ohio"]],
  [1280, ["/methodology", "/college-cost-calculator"]],
];
/** Pages of the same kinds. */
const others: [number, readonly string[]][] = [
  [360, ["/counselor"]],
  [412, ["/pricing", "/faq", "/your-data", "/pricng", "/colleges/harvrd-university"]],
  [768, ["/college-cost-calculator"]],
  [1280, ["/pricng"]],
];

describe.each(chooseLength({ short: most, long: [...most, ...others] }))("at %i px", (width, paths) => {
  let opened: OpenPage;
  beforeAll(async () => {
    opened = await openLate(width);
  });
  afterAll(() => opened.close());

  test.each(paths)("%s stays where it is", (path) => expectSteady(opened.page, path));
});

/** With a home on the map and a class, which two pages show early. */
const knownPlan = savedPlan()
  .replace('"homeState":"TX"', '"homeState":"TX","homeLatitude":30.27,"homeLongitude":-97.74')
  .replace('"money":', '"timeline":{"graduationYear":2027},"money":');

describe("a plan with answers and colleges at 390 px", () => {
  let opened: OpenPage;
  beforeAll(async () => {
    opened = await openLate(390);
    const { page } = opened;
    await page.goto(new URL("/my-plan", page.url()).href);
    await page.locator('input[type="file"]').setInputFiles({
      name: "plan.json",
      mimeType: "application/json",
      buffer: Buffer.from(knownPlan),
    });
    await page.getByRole("heading", { name: "Your list: 2 colleges" }).waitFor();
  });
  afterAll(() => opened.close());

  // What a page shows to everybody comes first, then the plan, then what is calculated from both.
  test.each([
    "/my-plan",
    "/college-match-quiz",
    "/colleges",
    "/colleges?q=nursing&state=TX",
    "/essays",
    "/college-cost-calculator",
    "/application-timeline",
  ])("%s stays where it is", (path) => expectSteady(opened.page, path));
});

const drafts: readonly CommandDraft[] = [
  { kind: "renameStudent", studentName: "Maya" },
  { kind: "setProfile", fields: { gradeYear: 12, gpa: 3.6, homeState: "TX" } },
  { kind: "addCollege", unitId: 228_778 },
  { kind: "addCollege", unitId: 227_757 },
];

describe("a family's screens, signed in at 412 px", () => {
  let site: SignInSite;
  let student: OpenPage;
  let parent: OpenPage;
  beforeAll(async () => {
    site = await openSignInSite();
    const [maya, rosa] = [
      await createSession(site, "maya@example.org"),
      await createSession(site, "rosa@example.org"),
    ];
    const browser = openTestBrowser(createHttpTransport(site.address), site.address);
    const ofMaya = maya.tokens.access_token;
    for (const [after, draft] of drafts.entries())
      await postCommand(browser, ofMaya, { planId: "plan-a", id: `c${after}`, after, draft });
    const asked = { role: "parent", scopes: ["plan"], email: null };
    const invited = await browser.postJson("/api/plans/plan-a/invitations", asked, toBearerHeader(ofMaya));
    const [, token] = invitedSchema.parse(JSON.parse(invited.text)).url.split("#");
    await browser.postJson("/api/invitations/accept", { token }, toBearerHeader(rosa.tokens.access_token));
    const openAs = (session: KeptSession) =>
      openLate(412, { address: site.address, storageState: toStorageState(site.address, session) });
    [student, parent] = [await openAs(maya), await openAs(rosa)];
  });
  afterAll(async () => {
    await student.close();
    await parent.close();
    await site.close();
  });

  test.each(["/my-plan", "/sharing", "/account", "/plan-history"])(
    "%s stays where it is for the student",
    (path) => expectSteady(student.page, path),
  );

  test.each(["/family", "/account"])("%s stays where it is for a parent", (path) =>
    expectSteady(parent.page, path),
  );
});
