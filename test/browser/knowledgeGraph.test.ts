/** The administrators' knowledge graph in the built site: drawn with WebGL, and as a table where there is none. */
import type { Locator, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { setRoles } from "#server/account/store.ts";
import { signInToServer } from "../support/insertedSession.ts";
import { findBarriers } from "./accessible.ts";
import { desktop, phone } from "./open.ts";
import { createSession, openSignedIn, openSignInSite, type SignInSite } from "./signInSite.ts";

const email = "operator@example.org";
let site: SignInSite;
let session: Awaited<ReturnType<typeof createSession>>;

beforeAll(async () => {
  site = await openSignInSite();
  await createSession(site, email);
  await setRoles(site.store.database, email, ["Administrator"]);
  // The role counts from the next sign-in on.
  session = await signInToServer(site.address, email);
});
afterAll(() => site.close());

test("finds what depends on the FAFSA's opening day, in the picture and its list", async () => {
  const { page, close } = await openSignedIn(site, session, "/admin/knowledge-graph", { viewport: desktop });
  const picture = page.getByRole("img", { name: /The graph as a picture/ });
  await picture.locator("canvas").first().waitFor({ state: "attached" });
  await page.getByText("Drawing", { exact: true }).waitFor({ state: "detached" });
  expect(await countInk(page, picture)).toBeGreaterThan(1_000);

  await page.getByRole("searchbox", { name: "Search" }).fill("fafsa opens");
  await page
    .getByRole("button", { name: /^The FAFSA opens/ })
    .first()
    .click();
  await page.getByRole("heading", { level: 2, name: "The FAFSA opens" }).waitFor();
  expect(new URL(page.url()).searchParams.get("node")).toBe("date:fafsaOpens");
  await page.getByRole("heading", { name: /^Timeline tasks \d+$/ }).waitFor();
  await page.getByRole("button", { name: /^File the FAFSA together/ }).waitFor();
  await page.getByText("facts/calendar/admission.yaml").first().waitFor();
  expect(await findBarriers(page, "main")).toEqual([]);

  // Each choice is an address: Back returns to the one before.
  await page.getByRole("button", { name: /^File the FAFSA together/ }).click();
  await page.getByRole("heading", { level: 2, name: /^File the FAFSA together/ }).waitFor();
  await page.goBack();
  await page.getByRole("heading", { level: 2, name: "The FAFSA opens" }).waitFor();
  await close();
});

test("without WebGL, and on a phone, the table says the same", async () => {
  const { page, close } = await openSignedIn(site, session, "/admin/knowledge-graph", {
    viewport: phone,
    prepare: (page) => page.addInitScript(refuseWebGl),
  });
  await page.getByText("This browser cannot draw the picture").waitFor();
  await page.getByRole("tab", { name: "Table" }).click();
  await page.getByRole("searchbox", { name: "Search" }).fill("maximum pell grant");
  await page
    .getByRole("table")
    .getByRole("button", { name: /^Maximum Pell Grant/ })
    .click();
  await page.getByRole("heading", { level: 2, name: "Maximum Pell Grant" }).waitFor();
  await page.getByRole("button", { name: /^College cost calculator/ }).waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(phone.width);
  await close();
});

/** How many pixels of the picture differ from its corner. */
async function countInk(page: Page, picture: Locator): Promise<number> {
  const bytes = [...(await picture.screenshot())];
  return page.evaluate(async (bytes) => {
    const bitmap = await createImageBitmap(new Blob([new Uint8Array(bytes)], { type: "image/png" }));
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
    const pen = canvas.getContext("2d");
    pen?.drawImage(bitmap, 0, 0);
    const { data } = pen?.getImageData(20, 20, bitmap.width - 40, bitmap.height - 40) ?? { data: [] };
    const pixels = Array.from({ length: data.length / 4 }, (_, at) => data.slice(at * 4, at * 4 + 3).join());
    return pixels.filter((pixel) => pixel !== pixels[0]).length;
  }, bytes);
}

/** Runs in the page before its own scripts. */
function refuseWebGl() {
  const given = Object.getOwnPropertyDescriptor(HTMLCanvasElement.prototype, "getContext")?.value as (
    ...given: unknown[]
  ) => unknown;
  Object.defineProperty(HTMLCanvasElement.prototype, "getContext", {
    value(this: HTMLCanvasElement, kind: string, ...rest: unknown[]) {
      return kind.includes("webgl") ? null : Reflect.apply(given, this, [kind, ...rest]);
    },
  });
}
