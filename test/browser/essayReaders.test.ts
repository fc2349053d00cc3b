/** A teacher invited to essays alone and the student, each in their own window: a comment, an answer, and the end of it. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { invitedSchema, planPeopleSchema } from "#contract/family.ts";
import type { CommandDraft } from "#domain/plan/commands.ts";
import { postCommand } from "../support/planRequests.ts";
import { createHttpTransport, openTestBrowser, toBearerHeader } from "../support/signInClient.ts";
import { findBarriers } from "./accessible.ts";
import { phone } from "./open.ts";
import { createSession, openSignedIn, openSignInSite, press, type SignInSite } from "./signInSite.ts";

let site: SignInSite;
beforeAll(async () => {
  site = await openSignInSite();
});
afterAll(() => site.close());

const planId = "essay-plan";
const essayId = "e1";
const written: readonly CommandDraft[] = [
  { kind: "renameStudent", studentName: "Maya" },
  {
    kind: "addEssay",
    essayId,
    promptId: null,
    ownPrompt: { text: "Why nursing?", unitId: null, limit: null },
  },
  { kind: "setEssay", essayId, fields: { title: "The bridge", outline: "A private outline" } },
  { kind: "saveEssay", essayId, writer: "w", turn: 1, seen: {}, text: "It rained. We left." },
];

test("a teacher comments on a sentence, the student answers and resolves, and who is removed is told", async () => {
  const student = await createSession(site, "maya@example.org");
  const teacher = await createSession(site, "ortiz@example.org");
  const api = openTestBrowser(createHttpTransport(site.address), site.address);
  const header = toBearerHeader(student.tokens.access_token);
  for (const [after, draft] of written.entries()) {
    const command = { planId, id: `c${after}`, after, draft };
    expect((await postCommand(api, student.tokens.access_token, command)).status).toBe(200);
  }
  const asked = { role: "counselor", scopes: ["essay"], email: null };
  const invited = await api.postJson(`/api/plans/${planId}/invitations`, asked, header);
  const { url } = invitedSchema.parse(JSON.parse(invited.text));

  const reading = await openSignedIn(site, teacher, url, {
    viewport: phone,
    expectedErrors: ["404", "ERR_INTERNET_DISCONNECTED"],
  });
  const reader = reading.page;
  await press(reader, "Yes, show me the plan");
  await reader.waitForURL("**/family");
  await reader.getByText("No essay is ready to read yet.").waitFor();

  const writing = await openSignedIn(site, student, `/essays?essay=${essayId}`);
  const writer = writing.page;
  const text = writer.getByRole("textbox", { name: "Your essay" });
  await expect.poll(() => text.inputValue()).toBe("It rained. We left.");
  const saved = writer.waitForResponse(
    (answer) => answer.url().endsWith("/commands") && answer.request().method() === "POST" && answer.ok(),
  );
  await writer.getByRole("combobox", { name: "Status" }).selectOption("ready");
  await saved;

  await reader.reload();
  await reader.getByRole("link", { name: "The bridge" }).click();
  const sentence = reader.getByRole("button", { name: "We left." });
  await sentence.waitFor();
  expect(await reader.locator("main input, main textarea, main select").count()).toBe(0);
  expect(await reader.getByText("A private outline").count()).toBe(0);
  expect(await findBarriers(reader)).toEqual([]);
  // With the keyboard alone, from the first sentence on.
  await reader.getByRole("button", { name: "It rained." }).focus();
  await reader.keyboard.press("ArrowRight");
  await reader.keyboard.press("Enter");
  await reader.getByRole("textbox", { name: "Your comment" }).and(reader.locator(":focus")).waitFor();
  await reader.context().setOffline(true);
  await reader.keyboard.type("Who is we?");
  await reader.getByText("You are offline. What you typed is still here").waitFor();
  await reader.keyboard.press("Tab");
  await reader.keyboard.press("Enter");
  await reader.context().setOffline(false);
  await reader.getByText("You are offline. What you typed is still here").waitFor({ state: "detached" });
  expect(await reader.getByRole("textbox", { name: "Your comment" }).inputValue()).toBe("Who is we?");
  await reader.getByRole("textbox", { name: "Your comment" }).focus();
  await reader.keyboard.press("Tab");
  await reader.keyboard.press("Enter");
  await reader.getByRole("article", { name: "You" }).getByText("Who is we?").waitFor();
  await reader.getByRole("button", { name: "We left. (1 comment)" }).and(reader.locator(":focus")).waitFor();

  await writer.reload();
  await writer.getByRole("tab", { name: "Comments (1 open)" }).click();
  await writer.getByRole("button", { name: "Show in the essay: We left." }).click();
  await expect.poll(() => writer.locator("mark").allTextContents()).toEqual(["We left."]);
  expect(await findBarriers(writer)).toEqual([]);
  await writer.getByRole("button", { name: "Answer: Who is we?" }).click();
  await writer.getByRole("textbox", { name: "Your answer" }).fill("My sister and I.");
  await writer.getByRole("button", { name: "Send the answer" }).click();
  await writer.getByRole("list", { name: "Answers" }).getByText("My sister and I.").waitFor();
  await writer.getByRole("button", { name: "Resolve: Who is we?" }).click();
  await writer.getByText("Resolved (1)").waitFor();

  await reader.reload();
  await reader.getByText("My sister and I.").waitFor();
  await reader.getByText("Resolved", { exact: true }).waitFor();

  const found = await api.get(`/api/plans/${planId}/people`, header);
  const { people } = planPeopleSchema.parse(JSON.parse(found.text));
  const member = people.find(({ isYou }) => !isYou);
  const removed = await api.ask({
    method: "DELETE",
    path: `/api/plans/${planId}/people/${member?.memberId}`,
    headers: header,
  });
  expect(removed.status).toBe(204);
  await reader.getByRole("button", { name: /^We left\./ }).click();
  await reader.getByRole("textbox", { name: "Your comment" }).fill("One more thing.");
  await reader.getByRole("button", { name: "Send the comment" }).click();
  await reader.getByText("This plan isn’t in your account.").waitFor();
  await reader.keyboard.press("Escape");
  await reader.getByText("These essays are no longer shared with you").waitFor();
  expect(await reader.getByText("It rained.").count()).toBe(0);
  await reading.close();
  await writing.close();
});
