/** What a parent and a counselor see of plans shared with them, and what they can do there. */
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { invitedSchema, planPeopleSchema } from "#contract/family.ts";
import type { CommandDraft } from "#domain/plan/commands.ts";
import type { Scope } from "#domain/plan/plan.ts";
import { makeTrip } from "../support/planCommands.ts";
import { postCommand } from "../support/planRequests.ts";
import {
  createHttpTransport,
  openTestBrowser,
  signUp,
  type TestBrowser,
  toBearerHeader,
} from "../support/signInClient.ts";
import { phone } from "./open.ts";
import { createSession, openSignedIn, openSignInSite, press, type SignInSite } from "./signInSite.ts";

const austin = 228778;
const rice = 227757;

let site: SignInSite;
let students = 0;

beforeAll(async () => {
  site = await openSignInSite();
});
afterAll(() => site.close());

/** Today, so that it appears in the open part of every timeline. */
const getToday = () => new Date().toISOString().slice(0, 10);
const makeOwnTask = (
  taskId: string,
  title: string,
  who: "student" | "parent" | "counselor",
): CommandDraft => ({
  kind: "setOwnTask",
  taskId,
  task: { id: taskId, title, due: getToday(), who, unitId: null },
});

const maya: readonly CommandDraft[] = [
  { kind: "renameStudent", studentName: "Maya" },
  { kind: "setProfile", fields: { gradeYear: 12, gpa: 3.6, homeState: "TX" } },
  { kind: "addCollege", unitId: austin },
  { kind: "setCollegeStatus", unitId: austin, status: "applied" },
  { kind: "addCollege", unitId: rice },
  { kind: "setCollegeStatus", unitId: rice, status: "denied" },
  makeOwnTask("forms", "Find last year’s tax forms", "parent"),
  makeOwnTask("letter", "Write to the admissions office", "student"),
  makeOwnTask("report", "Send the mid-year report", "counselor"),
  { kind: "setTrip", tripId: "r1", trip: makeTrip("r1", 1) },
];
const leo: readonly CommandDraft[] = [
  { kind: "renameStudent", studentName: "Leo" },
  { kind: "setProfile", fields: { gradeYear: 12 } },
  makeOwnTask("transcript", "Send the transcript", "counselor"),
];

type Student = { browser: TestBrowser; token: string; planId: string; revision: number };

/** A student with an account and a plan in it. */
async function openStudent(drafts: readonly CommandDraft[]): Promise<Student> {
  students += 1;
  const browser = openTestBrowser(createHttpTransport(site.address), site.address);
  const tokens = await signUp(browser, site.store.database, `student${students}@example.org`);
  const student = { browser, token: tokens.access_token, planId: `plan-${students}`, revision: 0 };
  for (const draft of drafts) await dispatch(student, draft);
  return student;
}

async function dispatch(student: Student, draft: CommandDraft): Promise<void> {
  const { browser, token, planId, revision } = student;
  const sent = await postCommand(browser, token, { planId, id: `c${revision}`, after: revision, draft });
  if (sent.status !== 200) throw new Error(`${sent.status}: ${sent.text}`);
  student.revision += 1;
}

async function putJson({ browser, token, planId }: Student, path: string, body: unknown): Promise<void> {
  const answer = await browser.ask({
    method: "PUT",
    path: `/api/plans/${planId}${path}`,
    headers: { ...toBearerHeader(token), "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  if (answer.status !== 200) throw new Error(`${answer.status}: ${answer.text}`);
}

async function invitePerson(
  { browser, token, planId }: Student,
  role: "parent" | "counselor",
  email: string | null = null,
): Promise<string> {
  const asked = { role, scopes: ["plan"], email };
  const answer = await browser.postJson(`/api/plans/${planId}/invitations`, asked, toBearerHeader(token));
  return invitedSchema.parse(JSON.parse(answer.text)).url;
}

async function acceptOverApi(token: string, url: string): Promise<void> {
  const browser = openTestBrowser(createHttpTransport(site.address), site.address);
  const [, invitation = ""] = url.split("#");
  const answer = await browser.postJson(
    "/api/invitations/accept",
    { token: invitation },
    toBearerHeader(token),
  );
  if (answer.status !== 200) throw new Error(`${answer.status}: ${answer.text}`);
}

/** What the plan's one other member may see from now on. */
async function sharePlan(student: Student, scopes: readonly Scope[]): Promise<void> {
  const { browser, token, planId } = student;
  const answer = await browser.get(`/api/plans/${planId}/people`, toBearerHeader(token));
  const { people } = planPeopleSchema.parse(JSON.parse(answer.text));
  const other = people.find(({ isYou }) => !isYou);
  await putJson(student, `/people/${other?.memberId}`, { scopes });
}

async function acceptInvitation(page: Page): Promise<void> {
  await press(page, "Yes, show me the plan");
  await page.waitForURL("**/family");
}

/** How many people have the plan, its owner among them. */
async function countMembers(planId: string): Promise<number> {
  const members = await site.store.database
    .selectFrom("plan_members")
    .select("plan_id")
    .where("plan_id", "=", planId)
    .execute();
  return members.length;
}

const findCard = (page: Page, name: string) => page.getByRole("region", { name: `${name}’s plan` });
/** The text of the card's section with this heading. */
const findPart = (page: Page, heading: string) =>
  page
    .locator("main div")
    .filter({ has: page.locator(":scope > h3").getByText(heading, { exact: true }) })
    .last();

describe("a parent", () => {
  test("sees how far it is, what comes next, what waits, what it costs and which visits; then the money; then leaves", async () => {
    const student = await openStudent(maya);
    const session = await createSession(site, "parent@example.org");
    const { page, close } = await openSignedIn(site, session, await invitePerson(student, "parent"), {
      viewport: phone,
      expectedErrors: ["ERR_INTERNET_DISCONNECTED"],
    });
    await acceptInvitation(page);

    await findCard(page, "Maya").getByText("You’re on this plan as a parent and can see the plan.").waitFor();
    const progress = findPart(page, "Progress");
    await progress.getByText("2 colleges on the list").waitFor();
    await progress.getByText("1 applied · 1 not admitted").waitFor();
    const steps = progress.getByText(/^\d+ of \d+ steps due by next week (is|are) done$/);
    const counts = async () => (await steps.first().textContent())?.match(/\d+/g)?.map(Number) ?? [];
    const [done = 0, due = 0] = await counts();

    await page
      .getByRole("region", { name: "Due", exact: true })
      .getByText("Write to the admissions office")
      .first()
      .waitFor();
    const waiting = findPart(page, "For you to do");
    const box = waiting.getByRole("checkbox", { name: "Find last year’s tax forms" });
    await box.check();
    await expect.poll(counts).toEqual([done + 1, due]);
    expect(await waiting.getByText("Write to the admissions office").count()).toBe(0);
    expect(await waiting.getByText("Send the mid-year report").count()).toBe(0);

    const prices = findPart(page, "Colleges");
    await prices.getByText("Money is not shared with you,").waitFor();
    const row = prices.getByRole("listitem").filter({ hasText: "The University of Texas at Austin" });
    const figures = await row.getByRole("definition").allTextContents();
    expect(figures.map((text) => /^\$[\d,]+$/.test(text))).toEqual([true, true]);
    // A college that rejected the student adds no cost.
    const rejected = prices.getByRole("listitem").filter({ hasText: "Rice University" });
    expect(await rejected.getByRole("definition").count()).toBe(0);

    const visits = findPart(page, "Visits");
    await visits.getByText(/^March 15, 2027 to March 17, 2027$/).waitFor();
    await visits.getByText("1 college, from Austin, TX").waitFor();
    await visits.getByText("Oberlin College").waitFor();

    // The parent's check mark appears in the plan too.
    student.revision += 1;
    await putJson(student, "/sharing", { sharesMoney: true });
    await dispatch(student, { kind: "setMoney", fields: { familyIncomeUsd: 61_237, payPerYearUsd: 18_000 } });
    await sharePlan(student, ["plan", "money"]);
    await page.reload();
    await findCard(page, "Maya")
      .getByText("You’re on this plan as a parent and can see the plan and money.")
      .waitFor();
    await prices.getByText("calculated from the money answers shared with you").waitFor();
    const band = prices.getByRole("listitem").filter({ hasText: "The University of Texas at Austin" });
    await band
      .getByText(/^(Up to )?\$[\d,]+( to \$[\d,]+)?$/)
      .first()
      .waitFor();
    expect(await prices.getByText("Average after grants").count()).toBe(0);

    await page.context().setOffline(true);
    await page.getByText("You are offline. This is what we last loaded").first().waitFor();
    await visits.getByText("Oberlin College").waitFor();
    await page.context().setOffline(false);

    await page.getByRole("button", { name: "Leave this plan" }).click();
    await press(page, "Stay");
    expect(await countMembers(student.planId)).toBe(2);
    // With the keyboard: focus goes to the question, and then to the heading of what remains.
    await page.getByRole("button", { name: "Leave this plan" }).press("Enter");
    await page.keyboard.press("Enter");
    await page.getByText("You can no longer see Maya’s plan.").first().waitFor();
    await page.getByText("No plan is shared with you yet").waitFor();
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe("Plans shared with you");
    expect(await countMembers(student.planId)).toBe(1);
    await close();
  });
});

test("a parent of two sees each one’s next date at a glance, and opens one by its name", async () => {
  const session = await createSession(site, "both@example.org");
  const [first, second] = [await openStudent(maya), await openStudent(leo)];
  await acceptOverApi(session.tokens.access_token, await invitePerson(first, "parent"));
  await acceptOverApi(session.tokens.access_token, await invitePerson(second, "parent"));
  const { page, close } = await openSignedIn(site, session, "/family", { viewport: phone });
  const rowOf = (name: string) =>
    page.getByRole("listitem").filter({ has: page.getByRole("link", { name: `${name}’s plan` }) });
  await rowOf("Maya")
    .getByText(/, (today|tomorrow|in \d+ (days|months))$/)
    .waitFor();
  await rowOf("Leo").waitFor();
  expect(await page.getByRole("region", { name: /’s plan$/ }).count()).toBe(0);
  const last = await rowOf("Leo").boundingBox();
  expect((last?.y ?? 9_999) + (last?.height ?? 0)).toBeLessThan(phone.height);
  await page.getByRole("link", { name: "Maya’s plan" }).click();
  await findCard(page, "Maya").getByRole("region", { name: "Due", exact: true }).waitFor();
  expect(await findCard(page, "Leo").count()).toBe(0);
  await close();
});

describe("a counselor", () => {
  test("looks at two plans, can change nothing in either, and cannot take an invitation mailed to somebody else", async () => {
    const sent: string[] = [];
    const session = await createSession(site, "counselor@example.org");
    const [first, second] = [await openStudent(maya), await openStudent(leo)];
    await acceptOverApi(session.tokens.access_token, await invitePerson(first, "counselor"));
    const { page, close } = await openSignedIn(site, session, await invitePerson(second, "counselor"), {
      viewport: phone,
      expectedErrors: ["status of 403"],
      prepare: async (page) =>
        page.on("request", (request) => {
          if (/\/api\/plans\/.*\/commands/.test(request.url())) sent.push(request.method());
        }),
    });
    await acceptInvitation(page);

    // Both in one list, with what the next deadline is; no plan is opened until one is chosen.
    const students = page.getByRole("region", { name: "Your 2 students" });
    await students.getByRole("link", { name: "Maya", exact: true }).waitFor();
    expect(await page.getByRole("region", { name: /’s plan$/ }).count()).toBe(0);
    await students.getByRole("combobox", { name: "Show" }).selectOption("noColleges");
    await students.getByText("1 of 2 students").waitFor();
    expect(await students.getByRole("link").allTextContents()).toEqual(["Leo"]);
    await students.getByRole("combobox", { name: "Show" }).selectOption("all");
    // What may be written in a plan is a proposal, and notes that stay here.
    for (const [name, task] of [
      ["Maya", "Send the mid-year report"],
      ["Leo", "Send the transcript"],
    ] as const) {
      await students.getByRole("link", { name, exact: true }).click();
      const shown = findCard(page, name);
      await shown.getByText("You can view it but not change it.").waitFor();
      await shown.getByRole("heading", { name: "For you to do" }).waitFor();
      await shown.getByText(task).first().waitFor();
      expect(await shown.getByRole("checkbox").count()).toBe(0);
      const inputs = findCard(page, name).locator("input:enabled, select:enabled, textarea:enabled");
      expect(await inputs.count()).toBe(2);
      await findCard(page, name).getByRole("textbox", { name: "Your notes for this student" }).waitFor();
      await findCard(page, name)
        .getByRole("combobox", { name: "Which college should they look at?" })
        .waitFor();
      await page.getByRole("link", { name: "All your students" }).click();
    }
    expect(new Set(sent)).toEqual(new Set(["GET"]));

    const third = await openStudent(maya);
    await page.goto(await invitePerson(third, "parent", "aunt@example.org"));
    await press(page, "Yes, show me the plan");
    await page
      .getByText(
        "This invitation was sent to another email address. Sign in with that address, or ask for a new invitation.",
      )
      .waitFor();
    expect(await countMembers(third.planId)).toBe(1);
    await close();
  });
});
