/** The server's forms in a real browser: without JavaScript they say that they need it. */
import { expect, test } from "vitest";
import { open } from "./open.ts";

test("without JavaScript both forms say that they need it", async () => {
  for (const path of ["/contact", "/waitlist"]) {
    const without = await open(path, { javaScriptEnabled: false });
    // Text inside <noscript> cannot be found by text selectors.
    const said = without.page.locator("noscript p");
    await said.waitFor();
    expect(await said.innerText()).toContain("This form needs JavaScript");
    await without.close();
  }
});
