/** Choosing reminders and unsubscribing by a mail's link, as a person does, signed in and signed out. */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { findAccountByEmail } from "#server/account/store.ts";
import { stopTokenOf } from "#server/reminders/stopToken.ts";
import { readReminders } from "#server/reminders/store.ts";
import { colorRules } from "../support/markNewLooks.ts";
import { addPerson, sundaysAtFive } from "../support/reminderWorld.ts";
import { makeTestSecrets } from "../support/testIdentity.ts";
import { findBarriers } from "./accessible.ts";
import { open } from "./open.ts";
import { createSession, openSignedIn, openSignInSite, press, type SignInSite } from "./signInSite.ts";

const narrow = { width: 320, height: 844 };

let site: SignInSite;

beforeAll(async () => {
  site = await openSignInSite();
});
afterAll(() => site.close());

/** Somebody with reminders, and the token in their mail. */
async function createSubscriber(): Promise<{ id: string; token: string }> {
  const name = "reader";
  const id = await addPerson(site.store.database, name, {
    ...sundaysAtFive,
    beforeDue: { isOn: true, days: 3 },
  });
  const stopId = (await readReminders(site.store.database, id))?.stopId ?? "";
  const { dataKeys } = await makeTestSecrets();
  return { id, token: stopTokenOf({ stopId, email: `${name}@example.com` }, dataKeys) };
}

const readStoredSettings = async (id: string) => {
  const kept = await readReminders(site.store.database, id);
  return [kept?.settings.digest.isOn, kept?.settings.beforeDue.isOn];
};

describe("the link of a mail", () => {
  test("stops nothing by being looked at, and everything with one press, signed out", async () => {
    const { id, token } = await createSubscriber();
    const { page, close } = await open(`/api/reminders/stop?token=${token}`, {
      address: site.address,
      serviceWorkers: "block",
    });
    await page.waitForURL(`${site.address}/stop-reminders#${token}`);
    await page.getByRole("button", { name: "Stop all reminders" }).waitFor();
    expect(await readStoredSettings(id)).toEqual([true, true]);
    await press(page, "Stop all reminders");
    await page.getByText("Your reminders are stopped").waitFor();
    await page.getByText("The weekly overview and deadline reminders are off.").waitFor();
    expect(await readStoredSettings(id)).toEqual([false, false]);
    // Signed out, the page says how to turn them on again.
    await page.getByText("Sign in to set them up").waitFor();
    await page.locator("main").getByRole("link", { name: "Sign in" }).click();
    await page.waitForURL("**/sign-in");
    await close();
  });
});

describe("choosing", () => {
  test("is saved with the browser’s time zone, keeps what a failed try had, and stopping shows in it, on a narrow phone in both themes", async () => {
    const email = "chooser@example.org";
    const { page, close } = await openSignedIn(site, await createSession(site, email), "/stop-reminders", {
      viewport: narrow,
      timezoneId: "America/Phoenix",
      expectedErrors: ["ERR_FAILED"],
    });
    const expectGoodPage = async () => {
      for (const colorScheme of ["dark", "light"] as const) {
        await page.emulateMedia({ colorScheme });
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
          narrow.width,
        );
        const rules = colorScheme === "light" ? undefined : colorRules;
        expect(await findBarriers(page, "main", rules), colorScheme).toEqual([]);
      }
    };
    await page.getByText("A weekly overview").click();
    await page.getByText("A reminder before a due date").click();
    await expectGoodPage();
    await page.getByText("A reminder before a due date").click();
    const weekday = page.getByLabel("Day of the week");
    await weekday.selectOption("Thursday");
    await page.getByLabel("Time of day").selectOption("7:00 AM");
    expect(await page.getByLabel("Time zone").inputValue()).toBe("America/Phoenix");
    await page.route("**/api/account/reminders", (route) => route.abort("failed"));
    await press(page, "Save reminders");
    await page.getByText("Your choices are still here").waitFor();
    expect(await weekday.inputValue()).toBe("4");
    await page.unroute("**/api/account/reminders");
    await press(page, "Save reminders");
    await page.getByText(`Saved. We’ll email ${email}.`).waitFor();
    const account = await findAccountByEmail(site.store.database, email);
    const kept = await readReminders(site.store.database, account?.id ?? "");
    expect(kept?.settings).toEqual({
      digest: { isOn: true, weekday: 4, hour: 7 },
      beforeDue: { isOn: false, days: 3 },
      includesParentTasks: false,
      timeZone: "America/Phoenix",
    });

    const { dataKeys } = await makeTestSecrets();
    const token = stopTokenOf({ stopId: kept?.stopId ?? "", email }, dataKeys);
    // Through a blank page first: changing only the fragment does not load anything.
    await page.goto("about:blank");
    await page.goto(`${site.address}/stop-reminders#${token}`);
    await weekday.waitFor();
    await press(page, "Stop all reminders");
    await page.getByText("The weekly overview is off.").waitFor();
    await weekday.waitFor({ state: "detached" });
    const overview = page.getByRole("checkbox", { name: "A weekly overview" });
    await overview.waitFor({ state: "attached" });
    expect(await overview.isChecked()).toBe(false);
    await expectGoodPage();
    await close();
  });
});
