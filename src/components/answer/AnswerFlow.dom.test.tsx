/** Where the focus is after a change of screen, also where the next screen's code is still on its way. */
import { StrictMode, Suspense, use } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, expect, test } from "vitest";
import { navigate } from "#ui/router.tsx";
import { useScreenFocus } from "./AnswerFlow.tsx";

const headingId = "flow-heading";

let root: Root | null = null;
let place: HTMLElement | null = null;

afterEach(() => {
  root?.unmount();
  place?.remove();
});

function Late({ arrival }: { arrival: Promise<string> }) {
  return (
    <h2 id={headingId} tabIndex={-1}>
      {use(arrival)}
    </h2>
  );
}

function Flow({ screen, arrival }: { screen: string; arrival: Promise<string> }) {
  useScreenFocus(headingId, screen);
  return (
    <Suspense fallback={<p>Loading</p>}>
      <button type="button">Continue</button>
      <Late key={screen} arrival={arrival} />
    </Suspense>
  );
}

async function show(screen: string, arrival: Promise<string>): Promise<void> {
  if (root === null || place === null) {
    place = document.body.appendChild(document.createElement("div"));
    root = createRoot(place);
  }
  root.render(
    <StrictMode>
      <Flow screen={screen} arrival={arrival} />
    </StrictMode>,
  );
  await expect.poll(() => place?.textContent ?? "").not.toBe("");
}

const focused = () => document.activeElement?.textContent;

test("a heading that comes late gets the focus when it comes", async () => {
  navigate("/tools/fafsa-calculator#one", { replace: true });
  await show("one", Promise.resolve("First question"));
  await expect.poll(() => place?.textContent).toBe("ContinueFirst question");
  // Opened by its address: the browser's own place stays.
  expect(document.activeElement).toBe(document.body);
  const { promise, resolve } = Promise.withResolvers<string>();
  navigate({ hash: "#result" });
  await show("result", promise);
  await expect.poll(() => place?.textContent).toContain("Loading");
  expect(document.activeElement).toBe(document.body);
  resolve("Your result");
  await expect.poll(focused).toBe("Your result");
});

test("the first screen after a press has it too, and a person who went elsewhere keeps their place", async () => {
  root = null;
  navigate({ hash: "" }, { replace: true });
  navigate({ hash: "#one" });
  await show("one", Promise.resolve("First question"));
  await expect.poll(focused).toBe("First question");
  const { promise, resolve } = Promise.withResolvers<string>();
  const elsewhere = document.body.appendChild(document.createElement("button"));
  elsewhere.textContent = "Menu";
  navigate({ hash: "#result" });
  await show("result", promise);
  elsewhere.focus();
  resolve("Your result");
  await expect.poll(() => place?.textContent).toContain("Your result");
  expect(document.activeElement).toBe(elsewhere);
  elsewhere.remove();
});
