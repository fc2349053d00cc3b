/** The prerendered search: a form that works before the app starts. */
import { expect, test } from "vitest";
import { renderScreen } from "../../../test/support/renderScreen.tsx";

test.each(["/help", "/blog"])(
  "on %s it is a form that leads to the help page with what was typed",
  async (path) => {
    const html = await renderScreen(path, { articles: [], chapters: [] });
    const [form = ""] = /<form[^>]*role="search"[\s\S]*?<\/form>/.exec(html) ?? [];
    expect(form).toMatch(/^<form[^>]* action="\/help" method="get"/);
    const [input = ""] = /<input[^>]*>/.exec(form) ?? [];
    expect(input).toContain('name="q"');
    expect(input).not.toContain("disabled");
    expect(form).toMatch(/<button type="submit"[^>]*>Search<\/button>/);
    expect(form).toContain(`<label for="${/ id="([^"]+)"/.exec(input)?.[1]}"`);
  },
);
