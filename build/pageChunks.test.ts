/** Which files a page loads. */
import { describe, expect, test } from "vitest";
import { addChunks, listChunks, listImportedChunks, listSpareChunks, toScreenFolder } from "./pageChunks.ts";

const manifest = {
  "index.html": { file: "assets/index-1.js" },
  "src/app/mount.tsx": { file: "assets/mount-1.js", imports: ["_react"] },
  _react: { file: "assets/react-1.js" },
  _dots: { file: "assets/dots-1.js", imports: ["_react"] },
  "src/screens/match-quiz/MatchQuizScreen.tsx": { file: "assets/quiz-1.js", imports: ["_dots"] },
  "src/screens/match-quiz/WhyThisOne.tsx": { file: "assets/why-1.js" },
};

describe("a page's files", () => {
  test("are the app's and its screen's with all imports, each once, without lazy ones", () => {
    expect(listChunks(manifest, "match-quiz")).toEqual([
      "/assets/mount-1.js",
      "/assets/react-1.js",
      "/assets/quiz-1.js",
      "/assets/dots-1.js",
    ]);
  });

  test("are also what its screen shows nothing without", () => {
    const planned = {
      ...manifest,
      "src/screens/my-plan/MyPlanScreen.tsx": { file: "assets/my-plan-1.js" },
      "src/client/plan/devicePlan.ts": { file: "assets/device-plan-1.js", imports: ["_dots"] },
    };
    expect(listChunks(planned, "my-plan")).toEqual([
      "/assets/mount-1.js",
      "/assets/react-1.js",
      "/assets/my-plan-1.js",
      "/assets/device-plan-1.js",
      "/assets/dots-1.js",
    ]);
  });

  test("an unknown screen fails the build", () => {
    expect(() => listChunks(manifest, "home")).toThrow("no files for the screen home");
  });

  test("that it asks for later are listed with their own imports; one that is not in the build fails it", () => {
    expect(listImportedChunks(manifest, "src/screens/match-quiz/WhyThisOne.tsx", "_dots")).toEqual([
      "/assets/why-1.js",
      "/assets/dots-1.js",
      "/assets/react-1.js",
    ]);
    expect(() => listImportedChunks(manifest, "src/other.ts")).toThrow("no file for src/other.ts");
  });

  test("are listed on the page's own script", () => {
    expect(addChunks('<script type="module" src="/a.js"></script>', ["/b.js", "/c.js"])).toBe(
      '<script type="module" data-chunks="/b.js /c.js" src="/a.js"></script>',
    );
  });

  test("that only a spare file leads to are told from those that others need too", () => {
    const spared = {
      "index.html": { file: "assets/index-1.js", isEntry: true, dynamicImports: ["src/app/mount.tsx"] },
      "src/app/mount.tsx": { file: "assets/mount-1.js", imports: ["_lib"], dynamicImports: ["src/spare.ts"] },
      _lib: { file: "assets/lib-1.js" },
      "src/spare.ts": { file: "assets/spare-1.js", imports: ["_lib"], dynamicImports: ["src/rare.ts"] },
      "src/rare.ts": { file: "assets/rare-1.js" },
    };
    expect(listSpareChunks(spared, "src/spare.ts")).toEqual(["/assets/spare-1.js", "/assets/rare-1.js"]);
    expect(() => listSpareChunks(spared, "src/other.ts")).toThrow("no file for src/other.ts");
  });

  test.each([
    ["home", "home"],
    ["matchQuiz", "match-quiz"],
    ["howItWorks", "how-it-works"],
  ])("the page %s is in the folder %s", (pageId, folder) => {
    expect(toScreenFolder(pageId)).toBe(folder);
  });
});
