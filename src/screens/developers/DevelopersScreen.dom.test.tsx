/** /developers and /ai-technology name the door for assistants, except where the operator closed it. */
import { expect, onTestFinished, test } from "vitest";
import { page } from "vitest/browser";
import { browserSettingsElementId } from "#contract/browserSettingsSlot.ts";
import { openScreen } from "../../../test/dom/openScreen.tsx";

function closeToAssistants(): void {
  const slot = document.createElement("script");
  slot.type = "application/json";
  slot.id = browserSettingsElementId;
  slot.textContent = JSON.stringify({ isClosedToAssistants: true });
  // Before what another test may have left in the same document.
  document.head.prepend(slot);
  onTestFinished(() => slot.remove());
}

const calendars = page.getByText(/list their page names after \/calendar\//);

test("how assistants connect is said, with an example that runs", async () => {
  await openScreen("/developers");
  await expect.element(page.getByText(/AI assistants connect at \/mcp/)).toBeVisible();
  await expect.element(page.getByText(/curl -X POST "\$TASSEL\/mcp"/)).toBeVisible();
});

test("where the operator turned it off, no page speaks of it", async () => {
  closeToAssistants();
  await openScreen("/developers");
  await expect.element(calendars).toBeVisible();
  // The page as built is for every installation; once it runs, it goes by this one's settings.
  await expect.poll(() => document.body.textContent).not.toMatch(/mcp|assistant|Model Context/i);
  await openScreen("/ai-technology");
  await expect.element(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect.poll(() => document.body.textContent).not.toMatch(/\/mcp|your own AI assistant/i);
});
