/** A page that a query names: whichever comes first, its name or the page's head, the title is given back afterwards. */
import { createRoot } from "react-dom/client";
import { expect, test } from "vitest";
import { applyHead, usePageName } from "./head.ts";

function Named() {
  usePageName("Maya’s plan");
  return null;
}

function showTitle(text: string): void {
  applyHead(document, [{ name: "title", attributes: {}, text }]);
}

test.each(["before", "after"])("a page’s name leaves with it when the head came %s it", async (order) => {
  showTitle(order === "before" ? "Family | Tassel" : "Home | Tassel");
  const root = createRoot(document.createElement("div"));
  root.render(<Named />);
  await expect.poll(() => document.title).toBe("Maya’s plan | Tassel");
  if (order === "after") showTitle("Family | Tassel");
  expect(document.title).toBe("Maya’s plan | Tassel");
  root.unmount();
  await expect.poll(() => document.title).toBe("Family | Tassel");
  showTitle("Colleges | Tassel");
  expect(document.title).toBe("Colleges | Tassel");
});
