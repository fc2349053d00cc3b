/** Which queries are pages, and that no screen reads the id of something from the query without saying so here. */
import { globSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { getQueryPage } from "./queryPages.ts";

describe("what a query makes of a page", () => {
  test.each([
    ["/essays", "", ""],
    ["/essays", "?essay=e1", "essay=e1"],
    ["/essays", "?q=x&essay=e1", "essay=e1"],
    ["/family", "?essay=e1&plan=p1", "plan=p1&essay=e1"],
    ["/family", "?student=p1", "student=p1"],
    ["/sharing", "?plan=p1&invite=student", "plan=p1"],
    ["/my-plan", "?own", "own="],
    ["/trip-results", "?trip=t1", "trip=t1"],
    ["/compare", "?college=1", ""],
    ["/colleges", "?q=ohio", ""],
    ["/about", "?essay=e1", ""],
  ])("%s%s: %j", (pathname, search, expected) => {
    expect(getQueryPage({ pathname, search })).toBe(expected);
  });
});

/** Read from the query, and choices on one page: a filter, a tab, what a form begins with, or a step of signing in. */
const choices = [
  "q",
  "view",
  "college",
  "for",
  "record",
  "invite",
  "interaction",
  "screen",
  "problem",
  "node",
  "code",
  "state",
  "error",
  "kind",
  "message",
  "page",
  "show",
];

test("what else screens read from the query is a choice on one page", () => {
  const read = globSync("src/{screens,components,client}/**/*.{ts,tsx}")
    .filter((file) => !file.includes(".test."))
    .flatMap((file) => [
      ...readFileSync(file, "utf8").matchAll(
        /(?:URLSearchParams\([^)]*\)+|\basked|\bquery|\bparams)\.(?:get|has)\("(\w+)"\)/g,
      ),
    ])
    .map(([, name]) => name ?? "");
  expect(read).toContain("student");
  const pages = ["essay", "student", "plan", "own", "trip", "post"];
  expect([...new Set(read)].filter((name) => !choices.includes(name) && !pages.includes(name))).toEqual([]);
});
