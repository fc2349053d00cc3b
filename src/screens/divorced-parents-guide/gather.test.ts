/** What each household gets ready: every part on the two forms. */
import { describe, expect, test } from "vitest";
import type { CssHousehold } from "#domain/aid/cssProfile.ts";
import type { FafsaParent } from "#domain/aid/fafsaParent.ts";
import { buildCssPart, buildFafsaPart, listGatherItems } from "./gather.ts";

const makeFirstParent = (stepparent: "none" | "sameReturn" | "ownContributor"): FafsaParent => ({
  parents: "first",
  because: "paidMore",
  stepparent,
});
const open: FafsaParent = { parents: "unknown", ask: "paidMore" };
const firstFiles: CssHousehold = { files: "first", because: "support", other: "second" };

describe("a household's part", () => {
  test.each<[string, FafsaParent, string, string]>([
    ["both", { parents: "both", contributors: 2, because: "married" }, "files", "files"],
    ["the first", makeFirstParent("none"), "files", "notAsked"],
    ["the second", { parents: "second", because: "hasMore", stepparent: "none" }, "notAsked", "files"],
    ["the surviving", { parents: "surviving", because: "survives", stepparent: "none" }, "files", "files"],
    ["none", { parents: "none", because: "bothDied" }, "notAsked", "notAsked"],
    ["open", open, "maybe", "maybe"],
  ])("on the FAFSA: %s", (_name, found, one, two) => {
    expect([buildFafsaPart("first", found), buildFafsaPart("second", found)]).toEqual([one, two]);
  });

  test.each<[string, CssHousehold, string, string]>([
    ["together", { files: "together" }, "files", "files"],
    ["the surviving", { files: "surviving" }, "files", "files"],
    ["none", { files: "none" }, "notAsked", "notAsked"],
    ["the first", firstFiles, "files", "filesSecond"],
    ["ask", { files: "ask", bySupport: "first", byHome: "second" }, "maybe", "maybe"],
    ["open", { files: "unknown", ask: "livedWith" }, "maybe", "maybe"],
  ])("on the CSS Profile: %s", (_name, found, one, two) => {
    expect([buildCssPart("first", found), buildCssPart("second", found)]).toEqual([one, two]);
  });
});

describe("what to get ready", () => {
  test("the parent who is not asked on the FAFSA gets nothing ready for it, and the CSS papers still", () => {
    const items = listGatherItems("second", { fafsa: makeFirstParent("none"), css: firstFiles });
    expect(items.fafsa).toEqual([]);
    expect(items.css).toContain("cssReturns");
  });
  test("a stepparent's papers are named only where there may be a stepparent", () => {
    const ready = (fafsa: FafsaParent) => listGatherItems("first", { fafsa, css: firstFiles }).fafsa;
    expect(ready(makeFirstParent("none"))).not.toContain("stepparentReturn");
    expect(ready(makeFirstParent("ownContributor"))).toContain("stepparentReturn");
    expect(ready(open)).toContain("stepparentReturn");
  });
});
