/** A student turns the writing record on, types, pastes and shares; someone else checks the file, and one with a changed byte. */
import { readFile } from "node:fs/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { CommandDraft } from "#domain/plan/commands.ts";
import { postCommand } from "../support/planRequests.ts";
import { createHttpTransport, openTestBrowser } from "../support/signInClient.ts";
import { findBarriers } from "./accessible.ts";
import { open, phone } from "./open.ts";
import { createSession, openSignedIn, openSignInSite, press, type SignInSite } from "./signInSite.ts";

let site: SignInSite;
beforeAll(async () => {
  site = await openSignInSite();
});
afterAll(() => site.close());

const planId = "record-plan";
const essayId = "e1";
const written: readonly CommandDraft[] = [
  {
    kind: "addEssay",
    essayId,
    promptId: null,
    ownPrompt: { text: "Why nursing?", unitId: null, limit: null },
  },
  { kind: "setEssay", essayId, fields: { title: "The bridge" } },
];
const pasted = " Nobody else had come to the meeting, so I held it alone.";

test("typed, pasted, countersigned, shared, and checked in another window", async () => {
  const student = await createSession(site, "maya@example.org");
  const api = openTestBrowser(createHttpTransport(site.address), site.address);
  for (const [after, draft] of written.entries()) {
    const command = { planId, id: `c${after}`, after, draft };
    expect((await postCommand(api, student.tokens.access_token, command)).status).toBe(200);
  }
  const writing = await openSignedIn(site, student, `/essays?essay=${essayId}`);
  const writer = writing.page;
  const text = writer.getByRole("textbox", { name: "Your essay" });
  await text.waitFor();
  await press(writer, "See what it records");
  await press(writer, "Turn on the record for this essay");
  await writer.getByText("1 entry").waitFor();
  await text.focus();
  await writer.keyboard.type("It rained.");
  await writer.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await writer.evaluate((copied) => navigator.clipboard.writeText(copied), pasted);
  await writer.keyboard.press("Control+V");
  await expect.poll(() => text.inputValue()).toBe(`It rained.${pasted}`);
  await writer.locator("summary", { hasText: "Share the record" }).click();
  const [download] = await Promise.all([
    writer.waitForEvent("download"),
    press(writer, "Save the record as a file"),
  ]);
  expect(download.suggestedFilename()).toBe("the-bridge.tassel-authorship.json");
  await writer.getByText(/All \d entries are countersigned\./).waitFor();
  const file = await readFile(await download.path(), "utf8");
  await writing.close();

  const { page: reader, close } = await open("/authorship", {
    address: site.address,
    viewport: phone,
    serviceWorkers: "block",
  });
  const choose = (content: string) =>
    reader.locator('input[type="file"]').setInputFiles({
      name: "record.json",
      mimeType: "application/json",
      buffer: Buffer.from(content),
    });
  await choose(file);
  await reader.getByText("This record is genuine, and this site countersigned it").waitFor();
  await reader.getByText("This is exactly the text at the end of the record.").waitFor();
  await reader.getByText(/: 57 characters$/).waitFor();
  expect(await findBarriers(reader)).toEqual([]);
  const place = Math.floor(file.length / 2);
  await choose(file.slice(0, place) + (file[place] === "A" ? "B" : "A") + file.slice(place + 1));
  await reader.getByText("This file was changed after it was signed").waitFor();
  await close();
});
