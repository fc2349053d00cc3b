/** A reader's essays and comments, and the account's versions, against replies made up here. */
import { QueryClientProvider } from "@tanstack/react-query";
import { useState } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { getRefusal } from "#client/family/familyApi.ts";
import { createQueryClient } from "#client/query/queryClient.ts";
import { apiRequests, stubApi } from "../../../test/dom/stubApi.ts";
import { readAccountVersion } from "./essayApi.ts";
import { useAccountVersions, useEssayComments, useSharedEssays } from "./useEssayReaders.ts";

const path = "/api/plans/plan1/essays";
const essay = {
  essayId: "e1",
  promptId: "essay",
  ownPrompt: null,
  title: "The bridge",
  status: "ready",
  text: "It rained.",
  savedAt: "2026-11-21T09:00:00.000Z",
};
const comment = {
  commentId: "c1",
  author: { name: "Ms. Ortiz", email: "ortiz@example.org", role: "counselor", isYou: true },
  quote: "It rained.",
  occurrence: 0,
  text: "Where?",
  createdAt: "2026-11-21T10:00:00.000Z",
  resolvedAt: null,
  answers: [],
};

function Reading() {
  const essays = useSharedEssays(1, "plan1");
  const { comments, change } = useEssayComments(1, "plan1", "e1");
  const versions = useAccountVersions(1, "plan1", "e1");
  const [told, setTold] = useState("");
  const act = (sent: Promise<void>) =>
    void sent.then(
      () => setTold("done"),
      (error: unknown) => setTold(getRefusal(error) ?? "failed"),
    );
  const said = { quote: "It rained.", occurrence: 0, text: "Where?" };
  return (
    <>
      <ul>
        {essays.status === "ready" && essays.value.map((one) => <li key={one.essayId}>{one.text}</li>)}
        {comments.status === "ready" && comments.value.map((one) => <li key={one.commentId}>{one.text}</li>)}
        {versions.status === "ready" &&
          versions.value.map((one) => <li key={one.versionId}>{one.versionId}</li>)}
      </ul>
      <button type="button" onClick={() => act(change.add(said))}>
        Comment
      </button>
      <button type="button" onClick={() => act(change.answer("c1", "On the bridge."))}>
        Answer
      </button>
      <button type="button" onClick={() => act(change.resolve("c1", true))}>
        Resolve
      </button>
      <button type="button" onClick={() => act(change.remove("c1"))}>
        Remove
      </button>
      <button
        type="button"
        onClick={() =>
          void readAccountVersion({ planId: "plan1", essayId: "e1", versionId: "w.1" }).then(setTold)
        }
      >
        Version
      </button>
      <p role="status">{told}</p>
    </>
  );
}

let root: Root | null = null;
afterEach(() => root?.unmount());

const status = page.getByRole("status");
const press = (name: string) => page.getByRole("button", { name }).click();

test("comments are read again after each change, and a refusal says why", async () => {
  let comments: unknown[] = [];
  stubApi(`GET ${path}`, { body: { essays: [essay] } });
  stubApi(`GET ${path}/e1/comments`, () => ({ body: { comments } }));
  stubApi(`GET ${path}/e1/versions`, {
    body: { versions: [{ versionId: "w.1", savedAt: "2026-11-20T09:00:00.000Z" }] },
  });
  stubApi(`GET ${path}/e1/versions/w.1`, { body: { text: "An early text." } });
  stubApi(`POST ${path}/e1/comments`, () => {
    comments = [comment];
    return { status: 201, body: { commentId: "c1" } };
  });
  stubApi(`POST ${path}/e1/comments/c1/answers`, { status: 201, body: { answerId: "a1" } });
  stubApi(`PUT ${path}/e1/comments/c1`, { status: 403 });
  stubApi(`DELETE ${path}/e1/comments/c1`, () => {
    comments = [];
    return { status: 204 };
  });
  const container = document.createElement("div");
  document.body.append(container);
  root = createRoot(container);
  root.render(
    <QueryClientProvider client={createQueryClient(false)}>
      <Reading />
    </QueryClientProvider>,
  );
  const items = page.getByRole("listitem");
  await expect.element(items.filter({ hasText: "It rained." })).toBeVisible();
  await expect.element(items.filter({ hasText: "w.1" })).toBeVisible();
  await press("Comment");
  await expect.element(items.filter({ hasText: "Where?" })).toBeVisible();
  await press("Answer");
  await expect.element(status).toHaveTextContent("done");
  await press("Resolve");
  await expect.element(status).toHaveTextContent("No.");
  await press("Version");
  await expect.element(status).toHaveTextContent("An early text.");
  await press("Remove");
  await expect.poll(() => items.filter({ hasText: "Where?" }).elements()).toEqual([]);
  const sent = apiRequests().filter(({ method }) => method === "POST");
  expect(sent.map(({ body }) => body)).toEqual([
    { commentId: expect.stringMatching(/^\w{14}$/), quote: "It rained.", occurrence: 0, text: "Where?" },
    { answerId: expect.stringMatching(/^\w{14}$/), text: "On the bridge." },
  ]);
});
