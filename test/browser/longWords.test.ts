/** Long words and names, as people type them, on narrow phones: no page scrolls sideways for them. */
import type { Page } from "playwright-core";
import { expect, inject, test } from "vitest";
import { invitedSchema } from "#contract/family.ts";
import type { CommandDraft } from "#domain/plan/commands.ts";
import { postCommand } from "../support/planRequests.ts";
import { createHttpTransport, openTestBrowser, toBearerHeader } from "../support/signInClient.ts";
import { settled } from "./inUse.ts";
import { open } from "./open.ts";
import { createSession, openSignedIn, openSignInSite, press } from "./signInSite.ts";

/** 60 letters without a space, and 36 of the widest. */
const sampleName = "Wolfeschlegelsteinhausenbergerdorffwelchevoralternwarengewis";
const sampleWord = "W".repeat(36);

const sampleStamp = "2026-11-20T10:00:00.000Z";
const sampleCollege = (unitId: number) => ({
  unitId,
  addedAt: sampleStamp,
  status: "applying",
  applicationPlan: null,
  note: `${sampleWord} ${sampleName}`,
});
const samplePlan = JSON.stringify({
  format: "tassel-plan",
  version: 1,
  exportedAt: sampleStamp,
  scopes: ["plan", "money", "notes", "essay"],
  plan: {
    schemaVersion: 1,
    id: "longwords",
    createdAt: sampleStamp,
    studentName: sampleName,
    profile: { gradeYear: 12, gpa: 3.6, satTotal: 1250, homeState: "TX" },
    money: { payPerYearUsd: 18_000, familyIncomeUsd: 62_000 },
    colleges: [sampleCollege(228778), sampleCollege(110635)],
    ownTasks: [
      {
        id: "longtask",
        title: `${sampleWord} ${sampleName}`,
        due: "2026-12-01",
        who: "student",
        unitId: null,
      },
    ],
    essays: [
      {
        id: "longessay",
        promptId: null,
        ownPrompt: { unitId: null, text: `${sampleWord} ${sampleName}`, limit: null },
        addedAt: sampleStamp,
        title: sampleName,
        status: "drafting",
        outline: sampleName,
        notes: {},
        texts: [],
        versionNames: {},
        seen: {},
      },
    ],
  },
});

const paths = [
  "/my-plan",
  "/timeline-success",
  "/application-timeline",
  "/essays",
  "/essays?essay=longessay",
  "/colleges/the-university-of-texas-at-austin",
  "/your-data",
  "/offers",
  "/compare",
  "/college-cost-calculator",
  "/college-match-quiz",
  "/college-visit-planner",
  "/counselor",
  `/colleges?q=${sampleWord}`,
  `/help?q=${sampleWord}`,
  `/college-match-quiz?college=${sampleWord}`,
  `/${sampleName}`,
];

test("nothing that was typed makes a page wider than a phone of 320 or 390 px", async () => {
  const { page, close } = await open("/my-plan", {
    serviceWorkers: "block",
    viewport: { width: 320, height: 700 },
    expectedErrors: ["404"],
  });
  await page.locator('input[type="file"]').setInputFiles({
    name: "plan.json",
    mimeType: "application/json",
    buffer: Buffer.from(samplePlan),
  });
  await page.getByRole("heading", { level: 1, name: new RegExp(sampleName) }).waitFor();
  const tooWide: string[] = [];
  for (const path of paths) {
    tooWide.push(...(await listTooWide(page, new URL(path, inject("address")).href)));
  }
  expect(tooWide).toEqual([]);
  await close();
});

const planId = "long-plan";
const otherPlanId = "long-plan-too";
const essayId = "e1";
const sharedDrafts: readonly CommandDraft[] = [
  { kind: "renameStudent", studentName: sampleName },
  { kind: "setProfile", fields: { gradeYear: 12, gpa: 3.6, homeState: "TX" } },
  { kind: "addCollege", unitId: 228778 },
  { kind: "setCollegeNote", unitId: 228778, note: `${sampleWord} ${sampleName}` },
  ...(["parent", "counselor"] as const).map(
    (who): CommandDraft => ({
      kind: "setOwnTask",
      taskId: who,
      task: {
        id: who,
        title: `${sampleWord} ${sampleName}`,
        due: new Date().toISOString().slice(0, 10),
        who,
        unitId: null,
      },
    }),
  ),
  { kind: "addEssay", essayId, promptId: null, ownPrompt: { text: sampleName, unitId: null, limit: null } },
  { kind: "setEssay", essayId, fields: { title: sampleName, status: "ready" } },
  { kind: "saveEssay", essayId, writer: "w", turn: 1, seen: {}, text: `${sampleWord} ${sampleName}.` },
];

test("nor does what the people of a plan read of each other: family, proposals, comments, history and invitations", async () => {
  const site = await openSignInSite();
  const [student, reader] = [
    await createSession(site, `${sampleName}@example.org`),
    await createSession(site, `${sampleWord}.reader@example.org`),
  ];
  const api = openTestBrowser(createHttpTransport(site.address), site.address);
  const [ofStudent, ofReader] = [student, reader].map(({ tokens }) => toBearerHeader(tokens.access_token));
  for (const [after, draft] of sharedDrafts.entries()) {
    const command = { planId, id: `c${after}`, after, draft };
    expect((await postCommand(api, student.tokens.access_token, command)).status).toBe(200);
  }
  const invite = async (email: string | null) => {
    const asked = { role: "parent", scopes: ["plan", "notes", "essay"], email };
    const invited = await api.postJson(`/api/plans/${planId}/invitations`, asked, ofStudent);
    return invitedSchema.parse(JSON.parse(invited.text)).url;
  };
  const url = await invite(null);
  // Two students make a caseload.
  const counselor = await createSession(site, "counselor@example.org");
  for (const id of [planId, otherPlanId]) {
    const begun = { planId: id, id: `begun-${id}`, after: id === planId ? sharedDrafts.length : 0 };
    const draft: CommandDraft = { kind: "renameStudent", studentName: sampleName };
    expect((await postCommand(api, student.tokens.access_token, { ...begun, draft })).status).toBe(200);
    const asked = { role: "counselor", scopes: ["plan"], email: null };
    const answer = await api.postJson(`/api/plans/${id}/invitations`, asked, ofStudent);
    const [, token = ""] = invitedSchema.parse(JSON.parse(answer.text)).url.split("#");
    const header = toBearerHeader(counselor.tokens.access_token);
    expect((await api.postJson("/api/invitations/accept", { token }, header)).status).toBe(200);
  }
  await invite(`${sampleName}.two@example.org`);

  const reading = await openSignedIn(site, reader, url, { viewport: { width: 320, height: 700 } });
  const { page } = reading;
  const tooWide = await listTooWide(page, null);
  await press(page, "Yes, show me the plan");
  await page.waitForURL("**/family");
  const proposal = {
    id: "p1",
    unitId: 227757,
    note: `${sampleWord} ${sampleName}`,
    byName: "Ada Example",
    byRole: "parent" as const,
    at: new Date().toISOString(),
  };
  const proposed: CommandDraft = { kind: "setProposal", proposalId: "p1", proposal };
  const sent = { planId, id: "proposal", after: sharedDrafts.length + 1, draft: proposed };
  expect((await postCommand(api, reader.tokens.access_token, sent)).status).toBe(200);
  const comment = {
    commentId: "longcomment",
    text: `${sampleName} ${sampleWord}`,
    quote: `${sampleWord} ${sampleName}.`,
    occurrence: 0,
  };
  const said = await api.postJson(`/api/plans/${planId}/essays/${essayId}/comments`, comment, ofReader);
  expect(said.status, said.text).toBe(201);
  for (const path of ["/family", `/family?plan=${planId}&essay=${essayId}`, "/account", "/plan-history"])
    tooWide.push(...(await listTooWide(page, site.address + path)));
  await reading.close();

  const own = await openSignedIn(site, student, "/my-plan", { viewport: { width: 320, height: 700 } });
  await own.page.getByRole("heading", { name: "Look at this college" }).waitFor();
  for (const path of ["/my-plan", `/essays?essay=${essayId}`, "/sharing", "/account", "/plan-history"])
    tooWide.push(...(await listTooWide(own.page, site.address + path)));
  await own.close();

  const list = await openSignedIn(site, counselor, "/family", { viewport: { width: 320, height: 700 } });
  await list.page.getByRole("region", { name: "Your 2 students" }).waitFor();
  tooWide.push(...(await listTooWide(list.page, null)));
  expect(tooWide).toEqual([]);
  await list.close();
  await site.close();
});

/** A sentence for each width at which the page scrolls sideways; null: the page that is shown. */
async function listTooWide(page: Page, address: string | null): Promise<string[]> {
  if (address !== null) await page.goto(address);
  await settled(page);
  // What is folded may be as wide as what is not.
  await page.evaluate(() => {
    for (const folded of document.querySelectorAll("main details")) folded.setAttribute("open", "");
  });
  const found: string[] = [];
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 700 });
    const { over, widest } = await measureOverflow(page);
    const { pathname, search } = new URL(page.url());
    if (over > 0) found.push(`${pathname}${search} at ${width} px by ${over} px: ${widest}`);
  }
  return found;
}

/** What is cut off on the right comes last, the innermost of it. */
function measureOverflow(page: Page): Promise<{ over: number; widest: string }> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const cut = [...document.querySelectorAll("main *")].filter(
      (element) => element.getBoundingClientRect().right > clientWidth,
    );
    return { over: scrollWidth - clientWidth, widest: cut.at(-1)?.outerHTML.slice(0, 120) ?? "" };
  });
}
