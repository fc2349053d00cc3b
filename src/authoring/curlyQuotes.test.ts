/** Where a quote opens and closes, including at the edges of a run. */
import { expect, test } from "vitest";
import { curlQuotes, curlQuotesIn } from "./curlyQuotes.ts";

test.each([
  ["Ohio's own list", "Ohio’s own list"],
  ["colleges' deadlines", "colleges’ deadlines"],
  ['Ask: "Do you meet need?" Then wait.', "Ask: “Do you meet need?” Then wait."],
  ['("public") has', "(“public”) has"],
  ['"Parents can borrow the rest."', "“Parents can borrow the rest.”"],
  ["she said 'no' and", "she said ‘no’ and"],
  // Runs next to a figure, a link or bold text.
  ["'s grants", "’s grants"],
  ['he asked "', "he asked “"],
  ['" and left', "” and left"],
  ['".', "”."],
  ['"', "”"],
])("%s", (typed, shown) => {
  expect(curlQuotes(typed)).toBe(shown);
});

test("curls every text of a page and nothing else", () => {
  const page = { path: "/help/a", minutes: 3, head: null, blocks: [{ text: ["Ohio's", { bold: ['"a"'] }] }] };
  expect(curlQuotesIn(page)).toEqual({
    path: "/help/a",
    minutes: 3,
    head: null,
    blocks: [{ text: ["Ohio’s", { bold: ["“a”"] }] }],
  });
});
