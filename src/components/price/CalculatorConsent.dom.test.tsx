/** Counting whether a calculator landed inside our range: asked once, two fields, once for each college, and withdrawn at once. */
import { afterEach, describe, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { keptTally } from "#client/calculatorTally/keptTally.ts";
import { findBarriersInBothThemes } from "../../../test/dom/findBarriers.ts";
import { openScreen, reopenScreen } from "../../../test/dom/openScreen.tsx";
import { apiRequests, stubApi } from "../../../test/dom/stubApi.ts";
import { savedPlan } from "../../../test/support/savedPlan.ts";

const path = "/colleges/the-university-of-texas-at-austin";
const berkeley = "/colleges/university-of-california-berkeley";
const now = "2026-11-27T12:00:00";

const amount = page.getByLabelText("What the calculator said you would pay for a year");
const save = page.getByRole("button", { name: "Save", exact: true });
const yes = page.getByRole("button", { name: "Yes, count it" });
const no = page.getByRole("button", { name: "No, thanks" });
const stop = page.getByRole("button", { name: "Stop counting" });
const change = page.getByRole("button", { name: /^Change the figure/ });

const listSent = () =>
  apiRequests().flatMap((request) => (request.path === "/api/calculator-tally" ? [request.body] : []));

async function enter(text: string): Promise<void> {
  await page.getByRole("button", { name: /Used its net price|^Change the figure/ }).click();
  await amount.fill(text);
  await save.click();
  await expect.element(change).toBeVisible();
}

async function openAndEnter(text: string): Promise<void> {
  await openScreen(path, { now, plan: savedPlan(), isMountedOnce: true });
  await enter(text);
}

afterEach(() => vi.restoreAllMocks());

describe("counting a calculator", () => {
  test("nothing is sent before a yes, and a no is not asked again", async () => {
    await openAndEnter("17,500");
    await expect.element(page.getByText(/here: public, in-state price/)).toBeVisible();
    expect(await findBarriersInBothThemes()).toEqual([]);
    expect(listSent()).toEqual([]);
    await no.click();
    await expect.element(page.getByText("Sharing has stopped. Nothing more will be sent.")).toHaveFocus();
    await reopenScreen();
    await enter("18,000");
    await expect.element(no).not.toBeInTheDocument();
    await expect.element(stop).not.toBeInTheDocument();
    expect(listSent()).toEqual([]);
  });

  test("a yes sends one request with two fields; a changed figure sends none, another college one more", async () => {
    await openAndEnter("17,500");
    await yes.click();
    await expect.element(page.getByText(/^Thank you\./)).toHaveFocus();
    await expect.poll(listSent).toHaveLength(1);
    const [sent] = listSent();
    expect(Object.keys(sent as object).toSorted()).toEqual(["isInside", "kind"]);
    expect(sent).toMatchObject({ kind: "publicInState" });

    await reopenScreen();
    await expect.element(page.getByText(/You let us count/)).toBeVisible();
    await enter("1,000");
    await expect.element(page.getByText(/The figure is below our range/)).toBeVisible();
    expect(listSent()).toHaveLength(1);

    await openScreen(berkeley, { now });
    await enter("40,000");
    await expect.poll(listSent).toHaveLength(2);
    expect(listSent()[1]).toMatchObject({ kind: "publicOutOfState" });
  });

  test("inside and outside are what the page says", async () => {
    await openAndEnter("1,000");
    await expect.element(page.getByText(/The figure is below our range/)).toBeVisible();
    await yes.click();
    await expect.poll(listSent).toEqual([{ kind: "publicInState", isInside: false }]);
  });

  test("without a network it waits on the device, and a withdrawal drops it", async () => {
    await openAndEnter("17,500");
    const online = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    await yes.click();
    await expect.poll(() => keptTally.read()).toContain('"isInside"');
    await stop.click();
    await expect.element(page.getByText("Sharing has stopped. Nothing more will be sent.")).toHaveFocus();
    online.mockReturnValue(true);
    window.dispatchEvent(new Event("online"));
    await reopenScreen();
    expect(keptTally.read()).not.toContain('"isInside"');
    expect(listSent()).toEqual([]);
  });

  test("what a server could not take is sent with the next page, once", async () => {
    const restore = stubApi("POST /api/calculator-tally", { status: 503, body: {} });
    await openAndEnter("17,500");
    await yes.click();
    await expect.poll(() => listSent().length).toBe(1);
    await expect.poll(() => keptTally.read()).toContain('"waiting":{"228778"');
    restore();
    await openScreen(path, { now, isWholeApp: true });
    await expect.poll(() => listSent().length).toBe(2);
    await expect.poll(() => keptTally.read()).toContain('"counted":["228778"]');
    window.dispatchEvent(new Event("online"));
    await reopenScreen();
    await expect.element(page.getByText(/You let us count/)).toBeVisible();
    expect(listSent()).toHaveLength(2);
  });

  test("a figure that is removed before it was sent is not sent", async () => {
    await openAndEnter("17,500");
    vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    await yes.click();
    await expect.poll(() => keptTally.read()).toContain('"isInside"');
    await page.getByRole("button", { name: /^Remove it from/ }).click();
    await expect.poll(() => keptTally.read()).not.toContain('"isInside"');
  });
});
