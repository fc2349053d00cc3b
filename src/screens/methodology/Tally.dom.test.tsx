/** What families report beside our claim: nothing before 100 answers, then by kind, and whole without a server. */
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { findBarriers } from "../../../test/dom/findBarriers.ts";
import { openScreen } from "../../../test/dom/openScreen.tsx";
import { stubApi } from "../../../test/dom/stubApi.ts";

const section = page.getByCss("#tally");

async function openAt(reply: Parameters<typeof stubApi>[1]): Promise<void> {
  stubApi("GET /api/calculator-tally", reply);
  await openScreen("/methodology");
  await expect.element(section.getByText(/80% of families/)).toBeInTheDocument();
  (await section.findElement()).scrollIntoView();
}

test.each([
  [0, "There are no answers yet. We need 100."],
  [1, "So far there is 1 answer. 99 more are needed."],
  [99, "So far there are 99 answers. 1 more is needed."],
])("with %d answers nothing is shown but how many are needed", async (answers, text) => {
  await openAt({ body: { answers, shown: null } });
  await expect.element(section.getByText(text)).toBeVisible();
  await expect.element(section.getByRole("table")).not.toBeInTheDocument();
});

test("from 100 on the shares stand beside our claim, as families' own reports", async () => {
  const kinds = [
    { kind: "publicInState", answers: 40, inside: 34 },
    { kind: "nonprofit", answers: 55, inside: 41 },
  ];
  await openAt({ body: { answers: 104, shown: { inside: 81, since: "2026-11", kinds } } });
  await expect
    .element(
      section.getByText(
        "Since November 2026, 78% of 104 figures were inside our range. We claim 80%. Families reported these themselves.",
      ),
    )
    .toBeVisible();
  const rows = section.getByRole("row");
  await expect.element(rows.nth(1)).toHaveTextContent("Public, in-state price4085%");
  await expect.element(rows.nth(2)).toHaveTextContent("Private nonprofit5575%");
  await expect.element(rows.nth(3)).toHaveTextContent("All10478%");
  await expect.element(rows.nth(4)).toHaveTextContent("What we claim80%");
  expect(rows.elements()).toHaveLength(5);
  expect(await findBarriers("#tally")).toEqual([]);
});

test.each([
  ["refused", { status: 503, body: {} }],
  ["damaged", { body: { answers: "many", shown: null } }],
])("with a count that is %s the claim stands, and no number is made up", async (_, reply) => {
  await openAt(reply);
  await expect.element(section.getByText(/We couldn’t look up how many answers there are/)).toBeVisible();
  await expect.element(section.getByText(/80% of families/)).toBeVisible();
});
