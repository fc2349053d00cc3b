/** Which states a query names, and which words only look like one. */
import { expect, test } from "vitest";
import { readStates } from "./readStates.ts";

const known = new Set(
  "main georgetown indian colleges grants promise taxes grant for state tuition the".split(" "),
);
const read = (query: string) => readStates(query, (word) => known.has(word));

test.each([
  ["tennessee promise", ["TN"], "promise"],
  ["West Virginia grants", ["WV"], "grants"],
  ["mn grant", ["MN"], "grant"],
  ["tenessee", ["TN"], ""],
  ["new jersy grants", ["NJ"], "grants"],
  ["ohoi", ["OH"], ""],
  ["Nueva York", ["NY"], ""],
  ["N. Carolina", ["NC"], ""],
  ["Hawaiʻi", ["HI"], ""],
  ["Washington, D.C.", ["DC"], ""],
  ["TOPS", ["LA"], ""],
  ["A+ Scholarship", ["MO"], ""],
  ["pa grants", ["PA"], "grants"],
  ["grants in ma", ["MA"], "grants in"],
  ["OR grants", ["OR"], "grants"],
  ["iowa or ohio", ["IA", "OH"], "or"],
])("%s names %s, and leaves “%s”", (query, states, rest) => {
  expect(read(query)).toMatchObject({ states, rest });
});

test.each([
  "in state tuition",
  "grants for me",
  "a or b",
  "main campus",
  "indian colleges",
  "taxes",
  "Kansas City",
  "New York Times",
  "MS in nursing",
  "VA BENEFITS",
  "co op",
  "as a parent",
])("“%s” names none", (query) => {
  expect(read(query).states).toEqual([]);
});

test("a name that is misspelled or said in another way is spelled as the pages spell it", () => {
  expect(read("pensylvania grants").spelled).toBe("Pennsylvania grants");
  expect(read("grants en Nueva York").spelled).toBe("grants en New York");
  expect(read("pa grants").spelled).toBe("Pennsylvania grants");
});
