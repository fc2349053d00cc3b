/** Tabs by keyboard: one stop, arrows, Home and End, and a way from a tab to what it shows. */

import { useState } from "react";
import { createRoot } from "react-dom/client";
import { afterEach, beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { type Tab, Tabs } from "./Tabs.tsx";

const tabs: readonly Tab<"text" | "link" | "last">[] = [
  { id: "text", label: "Text", content: <p>Only words</p> },
  { id: "link", label: "Link", content: <a href="#main">Somewhere</a> },
  { id: "last", label: "Last", content: <p>The end</p> },
];

function Example() {
  const [selected, setSelected] = useState<"text" | "link" | "last">("text");
  return (
    <Tabs<"text" | "link" | "last"> label="Views" tabs={tabs} selected={selected} onSelect={setSelected} />
  );
}

let stop = () => {};
beforeEach(() => {
  const place = document.createElement("div");
  document.body.append(place);
  const root = createRoot(place);
  root.render(<Example />);
  stop = () => {
    root.unmount();
    place.remove();
  };
});
afterEach(() => stop());

const focused = () => document.activeElement?.textContent;

async function startAtFirstTab() {
  const tab = page.getByRole("tab", { name: "Text" });
  await expect.element(tab).toBeVisible();
  await tab.click();
}

test("arrows, Home and End move among the tabs and show what they select", async () => {
  await startAtFirstTab();
  for (const [key, name] of [
    ["{ArrowRight}", "Link"],
    ["{End}", "Last"],
    ["{ArrowRight}", "Text"],
    ["{ArrowLeft}", "Last"],
    ["{Home}", "Text"],
  ] as const) {
    await userEvent.keyboard(key);
    expect(focused()).toBe(name);
    await expect.element(page.getByRole("tab", { name })).toHaveAttribute("aria-selected", "true");
  }
});

test("Tab leads from a tab to its panel, or straight to the first control in it", async () => {
  await startAtFirstTab();
  await userEvent.keyboard("{Tab}");
  expect(document.activeElement?.getAttribute("role")).toBe("tabpanel");
  expect(focused()).toBe("Only words");
  await page.getByRole("tab", { name: "Link" }).click();
  await userEvent.keyboard("{Tab}");
  expect(focused()).toBe("Somewhere");
});
