/** No page claims that somebody read a source on a day: it names the document, the year and the cycle instead. */
import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";

const root = resolve(import.meta.dirname, "..");
const months = "January|February|March|April|May|June|July|August|September|October|November|December";
/** A verb of looking, and then a day: written out, or put in by the code. */
const claims = [
  new RegExp(`\\b(?:checked|read|reviewed|verified|looked up|confirmed) (?:on|in) (?:\\$\\{|${months})`, "i"),
  /\blast (?:checked|reviewed|verified)\b/i,
  /\b(?:as|when) we read it\b/i,
];

test.each(["content", "src/screens", "src/components", "src/site", "src/domain", "facts"])(
  "no claim of a day of reading in %s",
  (folder) => {
    const names = readdirSync(join(root, folder), { recursive: true, encoding: "utf8" });
    const texts = names.filter((name) => /\.(md|yaml|tsx?)$/.test(name) && !/\.test\.tsx?$/.test(name));
    expect(texts.length).toBeGreaterThan(10);
    const found = texts.flatMap((name) =>
      readFileSync(join(root, folder, name), "utf8")
        .split("\n")
        .flatMap((line, index) =>
          claims.some((claim) => claim.test(line)) ? [`${name}:${index + 1}: ${line.trim()}`] : [],
        ),
    );
    expect(found).toEqual([]);
  },
);
