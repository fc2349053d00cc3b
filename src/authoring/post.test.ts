/** What a post's text may hold: forms whose reading grows faster than they do are refused with their line. */
import { describe, expect, test } from "vitest";
import { loadShippedColleges } from "../../test/support/shippedColleges.ts";
import { createFigures } from "./figures.ts";
import { openLibrary } from "./library.ts";
import { checkPost } from "./post.ts";

const colleges = loadShippedColleges();
const around = {
  library: openLibrary({ files: [], publishers: [], pages: [], terms: [] }),
  colleges,
  figures: createFigures(colleges, null),
  posts: [],
};
const days = { published: "2026-11-21", updated: "2026-11-21" };
const head = {
  title: "A title of a post that is long enough",
  excerpt: "An excerpt of a post that has as many letters as an excerpt needs to have here.",
  answer:
    "A short answer that has as many letters as an answer needs to have, because it stands at the head of each page and says in two sentences what the page says. That is enough.",
  category: "Paying" as const,
  tags: ["costs"],
  period: null,
  tools: ["/college-cost-calculator"],
  related: ["/college-cost-calculator", "/colleges"],
};
const check = (body: string) => checkPost("a-post", { ...head, body }, days, around);

describe("marks of emphasis", () => {
  test("more than 600 in one paragraph are refused where it begins", () => {
    const { faults, read } = check(`A paragraph.\n\nThe long one.\n${"a*".repeat(601)}\n`);
    expect(read).toBeNull();
    expect(faults).toEqual([{ line: 3, text: expect.stringMatching(/more than 600 \* and _ marks/) }]);
  });

  test("600 in one paragraph are read, and as many in the next", () => {
    const bold = `${"a **word** ".repeat(300)}\n\n`;
    expect(check(bold.repeat(3)).read).not.toBeNull();
  });

  test("a table of 60 rows with three bold cells is read", () => {
    const rows = "| **one** | **two** | **three** |\n".repeat(60);
    expect(check(`Table: Bold\n\n| a | b | c |\n|-|-|-|\n${rows}`).read).not.toBeNull();
  });
});

test.each([
  ["quotes in quotes", ">".repeat(60_000), 1, /too deep/],
  ["lists in lists", `A line.\n${"- ".repeat(30_000)}`, 2, /too deep/],
  ["lines", "a\n".repeat(30_000), null, /1,500 lines/],
])("%s are refused with their line", (_what, body, line, text) => {
  const { faults, read } = check(body);
  expect(read).toBeNull();
  expect(faults).toEqual([{ line, text: expect.stringMatching(text) }]);
});
