/** Which written page an address belongs to. */
import { expect, test } from "vitest";
import { parseArticleAddress } from "./articleAddress.ts";
import { findAidPath, findGuideSlug, guideStateSlugs, listGuideParts, toGuidePath } from "./guideStates.ts";
import { storyChapters, toStoryPath } from "./storyChapters.ts";

test.each([
  ["/help/fafsa-completion-guide", { kind: "help", slug: "fafsa-completion-guide" }],
  ["/blog/behind-the-platform", { kind: "blog", slug: "behind-the-platform" }],
  ["/maya-story-september-october", { kind: "story", chapter: "september-october" }],
  ["/college-planning-ohio", { kind: "state", state: "ohio", part: null }],
  ["/college-planning-new-york/campus-life", { kind: "state", state: "new-york", part: "campus-life" }],
  ["/college-planning-texas/timeline", { kind: "state", state: "texas", part: "timeline" }],
  ["/college-planning-ohio/timeline", null],
  ["/college-planning-utah", { kind: "state", state: "utah", part: null }],
  ["/college-planning-utah/financial-aid", null],
  ["/college-planning-district-of-columbia", { kind: "state", state: "district-of-columbia", part: null }],
  ["/college-planning-guam", null],
  ["/college-planning-ohio/money", null],
  ["/maya-story-june", null],
  ["/help", null],
  ["/help/a/b", null],
  ["/blog/Upper", null],
  ["/", null],
])("%s", (path, address) => {
  expect(parseArticleAddress(path)).toEqual(address);
});

test("every page of every guide and every chapter is found at its address", () => {
  const paths = guideStateSlugs.flatMap((slug) =>
    [null, ...listGuideParts(slug)].map((part) => toGuidePath(slug, part)),
  );
  expect(paths).toHaveLength(15 * 7 + 2 + 37);
  for (const path of [...paths, ...storyChapters.map(toStoryPath)])
    expect(parseArticleAddress(path)).not.toBeNull();
});

test("a state is found by its postal code, and its aid where its guide has it; a territory is not", () => {
  expect(findGuideSlug("NC")).toBe("north-carolina");
  expect(findGuideSlug("WY")).toBe("wyoming");
  expect(findGuideSlug("GU")).toBeNull();
  expect(findAidPath("NC")).toBe("/college-planning-north-carolina/financial-aid");
  expect(findAidPath("WY")).toBe("/college-planning-wyoming#state-money");
  expect(findAidPath("GU")).toBeNull();
});
