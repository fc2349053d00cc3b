/** A device without room: no screen confirms what was not kept, all of it stays in the window, and help is at hand. */
import { describe, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { openScreen, reopenScreen } from "../../../test/dom/openScreen.tsx";

const bar = page.getByRole("alert").filter({ hasText: "only in this window" });
const messages = page.getByRole("region", { name: "Messages (F8)" }).getByRole("listitem");
const save = page.getByRole("button", { name: /^Save Rice University/ }).first();
const saved = page.getByRole("button", { name: /^Saved: Rice University/ }).first();
const notSaved = page.getByRole("button", { name: /^Not saved: Rice University/ }).first();

/** As a full device answers: to the write itself, or when the transaction is to become durable. */
function fillDevice(when: "put" | "commit"): { free: () => void; countRefused: () => number } {
  const full = new DOMException("no room", "QuotaExceededError");
  const spy = vi.spyOn(IDBObjectStore.prototype, "add").mockImplementation(function (
    this: IDBObjectStore,
    value: unknown,
  ) {
    if (when === "put") throw full;
    const request = this.put(value);
    // A transaction that the browser aborts has this as its error.
    Object.defineProperty(this.transaction, "error", { get: () => full });
    this.transaction.abort();
    return request;
  });
  return { free: () => spy.mockRestore(), countRefused: () => spy.mock.calls.length };
}

describe.each(["put", "commit"] as const)("no room, said at the %s", (when) => {
  test("a college is not said to be in the plan, until trying again keeps it", async () => {
    await openScreen("/colleges/rice-university", { isWholeApp: true });
    const device = fillDevice(when);
    await save.click();
    await expect.element(notSaved).toBeVisible();
    await expect.element(bar.getByText("Not saved: 1 change is only in this window")).toBeVisible();
    await expect.element(bar.getByText(/out of space.*lost when you close the window/)).toBeVisible();
    await expect.element(page.getByRole("button", { name: "Download my plan" })).toBeVisible();
    expect(page.getByText("Rice University is in your plan.").elements()).toEqual([]);
    expect(saved.elements()).toEqual([]);

    // Closing the window is asked about.
    const closing = new Event("beforeunload", { cancelable: true });
    window.dispatchEvent(closing);
    expect(closing.defaultPrevented).toBe(true);

    const refused = device.countRefused();
    await page.getByRole("button", { name: "Try again" }).click();
    await expect.poll(() => device.countRefused()).toBeGreaterThan(refused);
    await expect.element(notSaved).toBeVisible();
    device.free();
    await page.getByRole("button", { name: "Try again" }).click();
    await expect.element(saved).toBeVisible();
    await expect
      .element(messages.filter({ hasText: "Everything is saved on this device now." }))
      .toBeVisible();
    expect(bar.elements()).toEqual([]);
    const leaving = new Event("beforeunload", { cancelable: true });
    window.dispatchEvent(leaving);
    expect(leaving.defaultPrevented).toBe(false);
    await reopenScreen();
    await expect.element(saved).toBeVisible();
  });
});

test("an answer that was typed says it too, and stays", async () => {
  await openScreen("/college-match-quiz", { isWholeApp: true });
  fillDevice("put");
  const gpa = page.getByLabelText("Grade average (GPA)");
  await gpa.fill("3.4");
  await userEvent.tab();
  await expect.element(bar).toBeVisible();
  await expect
    .element(page.getByText("This device is out of space, so your last change is only in this window."))
    .toBeVisible();
  await expect.element(gpa).toHaveValue("3.4");
});
