/** The layer at the bottom of the window: bars, a message and the button back to the top never cover each other or a field. */
import { useEffect } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { BottomBar } from "#ui/BottomBar.tsx";
import { ToastProvider, useToast } from "#ui/Toast.tsx";
import { focusOn } from "../../../test/dom/actions.ts";
import { desktop, phone } from "../../../test/dom/openScreen.tsx";
import { ScrollToTop } from "./ScrollToTop.tsx";

const savedText = "The University of Texas at Austin is in your plan.";
let root: Root | null = null;

afterEach(() => {
  root?.unmount();
  root = null;
  document.querySelector("#layer")?.remove();
});

function Message() {
  const showToast = useToast();
  useEffect(() => {
    showToast({ title: savedText, action: { label: "Undo", run: () => undefined }, durationMs: 600_000 });
  }, [showToast]);
  return null;
}

/** A long page with a field every 200 px, as wide as the page. */
function show({ hasBars, hasMessage }: { hasBars: boolean; hasMessage: boolean }): void {
  if (root === null) {
    const container = document.createElement("div");
    container.id = "layer";
    document.body.append(container);
    root = createRoot(container);
  }
  root.render(
    <ToastProvider>
      <main id="main">
        {Array.from({ length: 20 }, (_, index) => (
          <div key={index} style={{ height: 200 }}>
            <input aria-label={`Field ${index}`} style={{ height: 48, width: "100%" }} />
          </div>
        ))}
        {hasBars && (
          <BottomBar place="tray" label="Tray" className="bg-paper">
            <p style={{ height: 56 }}>Save all</p>
          </BottomBar>
        )}
      </main>
      {hasBars && (
        <BottomBar place="notice" className="bg-danger-soft">
          <p style={{ height: 48 }}>Not saved</p>
        </BottomBar>
      )}
      <ScrollToTop />
      {hasMessage && <Message />}
    </ToastProvider>,
  );
}

const message = page.getByCss(".toast");
const boxOf = (selector: string) => document.querySelector(selector)?.getBoundingClientRect();

test.each([phone, desktop])("everything stands on what is below it, at $width px", async (viewport) => {
  await page.viewport(viewport.width, viewport.height);
  show({ hasBars: true, hasMessage: true });
  await expect.element(message).toBeVisible();
  window.scrollTo(0, 1_010);
  await expect.poll(() => boxOf("section.sticky")?.bottom).toBe(viewport.height - 48);
  await expect.poll(() => boxOf(".toast")?.bottom ?? Infinity).toBeLessThanOrEqual(viewport.height - 104);
  const isPhone = viewport.width < 640;
  // On a phone the message is as wide as the window: the button waits until it is gone.
  await expect.poll(() => boxOf(".to-top")?.height).toBe(isPhone ? 0 : 48);
  if (!isPhone) {
    expect(boxOf(".to-top")?.bottom).toBe(viewport.height - 104 - 16);
    expect(boxOf(".to-top")?.left).toBeGreaterThan(boxOf(".toast")?.right ?? Infinity);
  }
});

test("a message takes at most a sixth of a phone", async () => {
  await page.viewport(phone.width, phone.height);
  show({ hasBars: false, hasMessage: true });
  await expect.element(message).toBeVisible();
  await expect
    .poll(() => phone.height - (boxOf(".toast")?.top ?? 0))
    .toBeLessThanOrEqual(Math.floor(phone.height / 6));
});

test("a field that is being filled in stays in sight above a message", async () => {
  await page.viewport(phone.width, phone.height);
  show({ hasBars: false, hasMessage: false });
  const field = page.getByLabelText("Field 8");
  await expect.element(field).toBeInTheDocument();
  await focusOn(field);
  // Its lower edge is 12 px above the window's, where the message comes.
  window.scrollTo(0, 8 * 200 + 60 - phone.height);
  expect(field.element().getBoundingClientRect().bottom).toBeGreaterThan(phone.height - 40);
  show({ hasBars: false, hasMessage: true });
  await expect.element(message).toBeVisible();
  await expect
    .poll(() => (boxOf(".toast")?.top ?? 0) - field.element().getBoundingClientRect().bottom)
    .toBeGreaterThan(0);
});

test("the button is away while it would cover a field, and back once the page rests elsewhere", async () => {
  await page.viewport(phone.width, phone.height);
  show({ hasBars: false, hasMessage: false });
  // Its middle is 40 px above the window's edge: over a field, then between two.
  const restAt = (fromFieldPx: number) => window.scrollTo(0, 8 * 200 + fromFieldPx - (phone.height - 40));
  await expect.element(page.getByLabelText("Field 19")).toBeInTheDocument();
  restAt(24);
  await expect.poll(() => boxOf(".to-top")?.height).toBe(48);
  const seen = () => getComputedStyle(document.querySelector(".to-top") ?? document.body).visibility;
  await expect.poll(seen).toBe("hidden");
  restAt(110);
  await expect.poll(seen).toBe("visible");
});
