/** The FAQ page in real Chromium: every answer is readable without scripts. */
import { test } from "vitest";
import { open } from "./open.ts";

test("without script a question opens and shows its answer", async () => {
  const { page, close } = await open("/faq", { javaScriptEnabled: false });
  const question = page.locator("#is-it-free");
  await question.locator("summary").click();
  await question.getByText("Every tool and every result is free and will stay free").waitFor();
  await close();
});
