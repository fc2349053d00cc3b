/** The hooks on a real browser's storage: what was typed is there after the page is opened anew, and erasing leaves nothing. */
import { type ReactNode, StrictMode } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { browserPlanStore } from "#client/plan/usePlan.ts";
import { essayDatabase, moveEssayRows, readAllEssayRows } from "./essayDatabase.ts";
import { useEssay, useEssays, useEssayVersions } from "./useEssay.ts";

function Essays() {
  const { essays, isLoaded, change } = useEssays();
  const [first] = essays;
  if (!isLoaded) return null;
  if (first !== undefined) return <Writing essayId={first.id} />;
  return (
    <button type="button" onClick={() => change.add({ promptId: "essay" })}>
      Begin
    </button>
  );
}

function Writing({ essayId }: { essayId: string }) {
  const { state, type, essay } = useEssay(essayId);
  const { versions, reread } = useEssayVersions(essayId);
  if (!state.isLoaded) return null;
  return (
    <>
      <textarea aria-label="Essay" value={state.text} onChange={(event) => type(event.target.value)} />
      <p role="status">{state.saving}</p>
      <button type="button" onClick={reread}>
        {`Versions of ${essay?.promptId}: ${versions?.length ?? "unread"}`}
      </button>
    </>
  );
}

let root: Root | null = null;

function mount(content: ReactNode): void {
  const container = document.createElement("div");
  document.body.append(container);
  root = createRoot(container);
  root.render(<StrictMode>{content}</StrictMode>);
}

function unmount(): void {
  root?.unmount();
  root = null;
}

afterEach(unmount);

const essay = page.getByRole("textbox", { name: "Essay" });
const saving = page.getByRole("status");

test("an essay is kept as a draft, saved on leaving, read again with its version, and erased with the plan", async () => {
  mount(<Essays />);
  await page.getByRole("button", { name: "Begin" }).click();
  await essay.fill("I was nine. 👩‍👩‍👧 שלום");
  await expect.element(saving).toHaveTextContent("draft");
  expect((await readAllEssayRows()).drafts.map(({ text }) => text)).toEqual(["I was nine. 👩‍👩‍👧 שלום"]);

  unmount();
  await expect.poll(async () => (await readAllEssayRows()).drafts).toEqual([]);
  await browserPlanStore().reread();
  mount(<Essays />);
  await expect.element(essay).toHaveValue("I was nine. 👩‍👩‍👧 שלום");
  await expect.element(saving).toHaveTextContent("saved");
  await expect.element(page.getByRole("button", { name: "Versions of essay: 1" })).toBeVisible();

  // Drafts and versions follow the plan into the one it was joined into, beside what that one has.
  unmount();
  const planId = browserPlanStore().getState().plan.id;
  const kept = (await readAllEssayRows()).versions.find((one) => one.planId === planId);
  const essayId = kept?.essayId ?? "";
  const other = {
    planId: "other",
    essayId: "e2",
    writer: "w2",
    seen: {},
    text: "Theirs.",
    writtenAt: "2026",
  };
  await essayDatabase.putDraft(other);
  await essayDatabase.putDraft({ ...other, planId, essayId, writer: "w1", text: "Unsaved." });
  await moveEssayRows(planId, "other");
  await moveEssayRows(planId, "other");
  const moved = await readAllEssayRows();
  expect(moved.versions.filter((one) => one.planId === planId)).toEqual([]);
  expect(moved.versions).toContainEqual({ ...kept, planId: "other" });
  expect(moved.drafts.map((one) => [one.planId, one.text])).toEqual(
    expect.arrayContaining([
      ["other", "Theirs."],
      ["other", "Unsaved."],
    ]),
  );
  await moveEssayRows("other", planId);

  await browserPlanStore().erase();
  expect(await readAllEssayRows()).toEqual({ drafts: [], versions: [], authorship: [] });
  mount(<Essays />);
  await expect.element(page.getByRole("button", { name: "Begin" })).toBeVisible();
});
