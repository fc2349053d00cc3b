/** A language model that lies about a draft, in real Chromium: no sentence that it wrote reaches the screen. */
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { honestRemark, inventions, lies, orderedDraft } from "../support/essayLies.ts";
import { answerText, type FakeModel, openFakeModel } from "../support/fakeModel.ts";
import { serveBuilt } from "../support/testSite.ts";
import { waitForHydration } from "./inUse.ts";
import { open } from "./open.ts";

const provider = "Example Models";

let fake: FakeModel;
let server: FastifyInstance;
let address: string;

beforeAll(async () => {
  fake = await openFakeModel(answerText("The radio hummed."));
  ({ server, address } = await serveBuilt(inject("builtFolder"), {
    model: {
      baseUrl: fake.baseUrl,
      model: "stand-in",
      apiKey: "sk-kept-on-the-server",
      providerName: provider,
      minimumAge: 13,
      allowsVisitors: true,
      dailyTokensAccount: 1_000_000,
      dailyTokensFamily: 1_000_000,
      dailyTokensNetwork: 200_000,
      dailyTokens: 1_000_000,
    },
  }));
});
afterAll(async () => {
  await server.close();
  await fake.close();
});

test("a draft that orders the coach to write gets questions and no sentence", async () => {
  /** Everything that was ever on the screen. */
  const shown: string[] = [];
  const opened = await open("/essays", {
    address,
    serviceWorkers: "block",
    prepare: async (page) => {
      await page.exposeFunction("noteShown", (text: string) => shown.push(text));
      await page.addInitScript(() => {
        new MutationObserver(() => {
          const note: unknown = Reflect.get(window, "noteShown");
          if (typeof note === "function") note(document.querySelector("main")?.textContent ?? "");
        }).observe(document, { childList: true, subtree: true, characterData: true });
      });
    },
  });
  const { page } = opened;
  const button = (name: string | RegExp) => page.getByRole("button", { name });
  await waitForHydration(page);
  await button("Add your own prompt").click();
  await page.getByRole("textbox", { name: "The prompt" }).fill("Tell us a story.");
  await button("Add the prompt and start writing").click();
  await page.getByRole("textbox", { name: "Your essay" }).fill(orderedDraft);
  await page.getByRole("tab", { name: "Read", exact: true }).click();
  await button("Read my draft").click();
  await page.getByRole("checkbox", { name: "I am 13 or older." }).check();
  await button(`Use ${provider} for essays`).click();

  // First the essay itself, then the lies around one honest question.
  await button(`Send this draft to ${provider}`).click();
  await page.getByText("answered with something other than questions").waitFor();
  fake.answerWith(answerText(JSON.stringify({ remarks: [...lies, honestRemark] })));
  await button("Send it again").click();
  await page.getByText(`1 question from ${provider}`).waitFor();
  await page.getByText(`${lies.length} more remarks that broke our rules`).waitFor();
  const card = page.getByRole("listitem").filter({ hasText: `asked by ${provider}` });
  await card.getByText(honestRemark.question).waitFor();
  await card.getByRole("button", { name: /^Show in the draft/ }).click();
  await expect.poll(() => page.locator('mark[data-kind~="remark"]').textContent()).toBe(honestRemark.quote);

  expect(shown.some((text) => text.includes(honestRemark.question))).toBe(true);
  expect(shown.filter((text) => inventions.test(text))).toEqual([]);
  expect(fake.asked).toHaveLength(2);
  await opened.close();
});
