/** Messages: one at a time, held while they are read or not looked at, reached by a key, and as wide as their text needs. */
import { useEffect } from "react";
import { createRoot } from "react-dom/client";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { openScreen } from "../../test/dom/openScreen.tsx";
import { ToastProvider, useToast } from "./Toast.tsx";

const savedText = "The University of Texas at Austin is in your plan.";
const removedText = "The University of Texas at Austin was removed from your plan.";

const region = page.getByRole("region", { name: "Messages (F8)" });
/** The card itself; what a screen reader is told stands elsewhere for a second. */
const messages = region.getByRole("listitem");
const saved = messages.filter({ hasText: savedText });
const saveButton = page.getByRole("button", { name: /^Save The University of Texas/ }).first();
const savedButton = page.getByRole("button", { name: /^Saved: The University of Texas/ }).first();

/** A college's page whose clock stands still once its message is there; the pointer rests elsewhere. */
async function save(): Promise<void> {
  await openScreen("/colleges/the-university-of-texas-at-austin", { isLookedAt: true });
  await expect.element(saveButton).toBeVisible();
  // The library comes with the first movement of the pointer.
  await userEvent.hover(page.getByRole("heading", { level: 1 }));
  await expect.element(region).toBeInTheDocument();
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"] });
  await saveButton.click();
  await runUntil(() => saved.elements().length === 1);
  await userEvent.hover(page.getByRole("heading", { level: 1 }));
}

/** Lets what waits only for its turn have it, without time going on. */
async function runUntil(isReached: () => boolean): Promise<void> {
  await expect
    .poll(async () => {
      await vi.advanceTimersByTimeAsync(1);
      return isReached();
    })
    .toBe(true);
}

/** A message that goes is still seen for a moment, in another state. */
async function expectOpenAfter(ms: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(ms);
  await new Promise(requestAnimationFrame);
  await expect.element(saved).toHaveAttribute("data-state", "open");
}

const hasGone = () => messages.elements().length === 0;

describe("a message", () => {
  beforeEach(save);

  test("goes after five seconds, and not before", async () => {
    await expectOpenAfter(3_500);
    await vi.advanceTimersByTimeAsync(2_000);
    await runUntil(hasGone);
  });

  test("takes the place of the one before, and its action takes the change back", async () => {
    await savedButton.click();
    await runUntil(() => messages.filter({ hasText: removedText }).elements().length === 1);
    expect(messages.elements()).toHaveLength(1);
    await messages.getByRole("button", { name: "Undo" }).click();
    await runUntil(() => savedButton.elements().length === 1 && hasGone());
  });

  test("is held while the pointer rests on it, and goes once it is left", async () => {
    await userEvent.hover(saved);
    await expectOpenAfter(20_000);
    await userEvent.hover(page.getByRole("heading", { level: 1 }));
    await vi.advanceTimersByTimeAsync(5_000);
    await runUntil(hasGone);
  });

  test("is held under a finger that presses it without moving", async () => {
    const press = { bubbles: true, pointerId: 1, pointerType: "touch" };
    saved.element().dispatchEvent(new PointerEvent("pointerdown", press));
    await expectOpenAfter(20_000);
    region.element().dispatchEvent(new PointerEvent("pointerleave", press));
    await vi.advanceTimersByTimeAsync(5_000);
    await runUntil(hasGone);
  });

  test("is held while the window is not looked at", async () => {
    window.dispatchEvent(new Event("blur"));
    await expectOpenAfter(20_000);
    window.dispatchEvent(new Event("focus"));
    await vi.advanceTimersByTimeAsync(5_000);
    await runUntil(hasGone);
  });

  test("is reached with F8 and answered by keyboard alone", async () => {
    await userEvent.keyboard("{F8}{Tab}");
    await expect.element(saved).toHaveFocus();
    await userEvent.keyboard("{Tab}");
    expect(document.activeElement?.textContent).toBe("Undo");
    // Held while the focus is in it.
    await expectOpenAfter(20_000);
    await userEvent.keyboard("{Enter}");
    await runUntil(() => saveButton.elements().length === 1);
  });
});

describe("messages by themselves", () => {
  let showToast: ReturnType<typeof useToast>;
  let stop = () => {};

  function Sender({ onReady }: { onReady: (show: typeof showToast) => void }) {
    const show = useToast();
    useEffect(() => onReady(show), [onReady, show]);
    return null;
  }

  beforeEach(async () => {
    await page.viewport(390, 844);
    const place = document.createElement("div");
    document.body.append(place);
    const root = createRoot(place);
    showToast = await new Promise<typeof showToast>((onReady) => {
      root.render(
        <ToastProvider>
          <Sender onReady={onReady} />
        </ToastProvider>,
      );
    });
    stop = () => {
      root.unmount();
      place.remove();
    };
    // The library comes with the first sign of use.
    window.dispatchEvent(new Event("scroll"));
    await expect.element(region).toBeInTheDocument();
  });
  afterEach(() => stop());

  const shown = (text: string) => messages.filter({ hasText: text });

  test("what dismisses one does nothing to the one that replaced it", async () => {
    const dismissFirst = showToast({ title: "Saved", durationMs: 60_000 });
    await expect.element(shown("Saved")).toBeVisible();
    const dismissSecond = showToast({ title: "Removed", durationMs: 60_000 });
    await expect.element(shown("Removed")).toBeVisible();
    expect(messages.elements()).toHaveLength(1);
    dismissFirst();
    await new Promise(requestAnimationFrame);
    await expect.element(shown("Removed")).toHaveAttribute("data-state", "open");
    dismissSecond();
    await expect.poll(hasGone).toBe(true);
  });

  test("a message that an action shows takes the place of its own, and stays", async () => {
    const run = () => showToast({ title: "Back again", durationMs: 60_000 });
    showToast({ title: "Gone", durationMs: 60_000, action: { label: "Undo", run } });
    await messages.getByRole("button", { name: "Undo" }).click();
    await expect.element(shown("Back again")).toHaveAttribute("data-state", "open");
  });

  test("warnings and answers are announced at once, the rest in a pause", async () => {
    const announced = (politeness: string) =>
      expect.poll(() => document.querySelector(`[role="status"][aria-live="${politeness}"]`)?.textContent);
    showToast({ title: "The report is ready", description: "Two plans are one.", durationMs: 60_000 });
    await announced("polite").toContain("The report is ready");
    showToast({ title: "Connection lost", variant: "destructive", durationMs: 60_000 });
    await announced("assertive").toContain("Connection lost");
    const action = { label: "Undo", run: () => undefined };
    showToast({ title: "Saved", action, durationMs: 60_000 });
    await announced("assertive").toContain("Saved");
  });

  test("the action stands beside a short text, and below a long one, which keeps the whole width", async () => {
    const rectOf = (element: Element | undefined) => element?.getBoundingClientRect() ?? new DOMRect();
    const action = { label: "Undo", run: () => undefined };
    const layout = async (title: string) => {
      showToast({ title, action, durationMs: 60_000 });
      await expect.element(shown(title)).toBeVisible();
      const text = messages.getByText(title).element();
      const button = rectOf(messages.getByRole("button", { name: "Undo" }).element());
      return { text: rectOf(text), button, column: rectOf(text.parentElement?.parentElement ?? undefined) };
    };
    const short = await layout("Saved");
    expect(short.button.top).toBeLessThan(short.text.bottom);
    const long = await layout(savedText);
    expect(long.button.top).toBeGreaterThanOrEqual(long.text.bottom);
    expect(long.text.width).toBeGreaterThan(long.column.width - 2);
  });
});
