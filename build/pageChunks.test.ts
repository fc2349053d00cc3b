/** Which files a page's script names. */
import { describe, expect, test } from "vitest";
import { listChunks, toScreenFolder, addChunks } from "./pageChunks.ts";

const manifest = {
  "index.html": { file: "assets/index-1.js" },
  "src/app/mount.tsx": { file: "assets/mount-1.js", imports: ["_react"] },
  _react: { file: "assets/react-1.js" },
  _dots: { file: "assets/dots-1.js", imports: ["_react"] },
  "src/screens/match-quiz/MatchQuizScreen.tsx": { file: "assets/quiz-1.js", imports: ["_dots"] },
  "src/screens/match-quiz/WhyThisOne.tsx": { file: "assets/why-1.js" },
};

describe("a page's files", () => {
  test("are the app's and its screen's with all they import, each once, and not what is opened later", () => {
    expect(listChunks(manifest, "match-quiz")).toEqual([
      "/assets/mount-1.js",
      "/assets/react-1.js",
      "/assets/quiz-1.js",
      "/assets/dots-1.js",
    ]);
  });

  test("a screen that the build does not have stops the build", () => {
    expect(() => listChunks(manifest, "home")).toThrow("no files for the screen home");
  });

  test("stand on the page's own script", () => {
    expect(addChunks('<script type="module" src="/a.js"></script>', ["/b.js", "/c.js"])).toBe(
      '<script type="module" data-chunks="/b.js /c.js" src="/a.js"></script>',
    );
  });

  test.each([
    ["home", "home"],
    ["matchQuiz", "match-quiz"],
    ["howItWorks", "how-it-works"],
  ])("the page %s stands in the folder %s", (pageId, folder) => {
    expect(toScreenFolder(pageId)).toBe(folder);
  });
});
