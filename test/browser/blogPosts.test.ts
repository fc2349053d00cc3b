/** An administrator publishes a checked post from a laptop, and takes one through on a phone; readers find it. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { setRoles } from "#server/account/store.ts";
import { insertAccount, signInToServer } from "../support/insertedSession.ts";
import { findBarriers } from "./accessible.ts";
import { openSignedIn, openSignInSite, type SignInSite } from "./signInSite.ts";

let site: SignInSite;

beforeAll(async () => {
  site = await openSignInSite();
});
afterAll(() => site.close());

const widths = { laptop: { width: 1280, height: 800 }, phone: { width: 390, height: 844 } };

test.each([
  ["laptop", "A term, explained", "Term", "Pell Grant", "/blog/what-the-pell-grant-is-and-how-to-use-it"],
  ["phone", "A state’s figures", "State", "Ohio", "/blog/what-colleges-in-ohio-cost-after-grants"],
] as const)(
  "on a %s, from a draft made of records to the published page",
  async (size, kind, field, choice, address) => {
    const email = `${size}@example.org`;
    // The account is there, and its role counts from the next session on.
    await insertAccount(site.store.database, email);
    await setRoles(site.store.database, email, ["Administrator"]);
    const { page, close } = await openSignedIn(
      site,
      await signInToServer(site.address, email),
      "/blog-automation?view=calendar",
      {
        viewport: widths[size],
      },
    );
    const fits = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    await page.getByRole("heading", { name: "Editorial calendar" }).waitFor();
    await page
      .getByRole("heading", { name: /^Week of/ })
      .first()
      .waitFor();
    expect(await fits()).toBeLessThanOrEqual(0);
    expect(await findBarriers(page, "main")).toEqual([]);

    await page.getByRole("link", { name: "New post" }).click();
    await page.getByLabel("What it is about").selectOption(kind);
    await page.getByLabel(field, { exact: true }).selectOption(choice);
    await page.getByRole("button", { name: "Make a draft" }).click();
    await page.getByRole("button", { name: "Check and preview" }).click();
    await page.getByText("Nothing is wrong.").waitFor();
    const preview = page.getByRole("region", { name: "Preview" });
    await preview.getByText(/\$\d/).first().waitFor();
    expect(await fits()).toBeLessThanOrEqual(0);
    expect(await findBarriers(page, "main")).toEqual([]);

    const text = page.getByLabel("Text in Markdown");
    const drafted = await text.inputValue();
    await text.fill(`${drafted}\n\nThe grant is $7,395.\n`);
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await page.getByText("Saved.", { exact: true }).waitFor();
    await page.getByText("$7,395 is typed; bind it to a record.").waitFor();
    await page.getByText("Fix the problems above first.").waitFor();
    await text.fill(drafted);
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await page.getByText("Nothing is wrong.").waitFor();
    await page.getByRole("button", { name: "Approve and publish now" }).click();
    await page.getByText("Published. Readers can see it now.").waitFor();
    expect(await findBarriers(page, "main")).toEqual([]);

    const html = await (await fetch(`${site.address}${address}`)).text();
    expect(html).toContain("application/ld+json");
    expect(html).toContain("/og/blog.");
    await page.goto(`${site.address}/blog`);
    await page.locator(`a[href="${address}"]`).click();
    await page.waitForURL(`${site.address}${address}`);
    await page.getByRole("region", { name: "The short answer" }).waitFor();
    await close();
  },
);
