/** What families read speaks of no server, no outbox and nobody who operates a site: that is ours to know, not theirs. */
import { globSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";

/** Pages of administrators, and pages whose reader asks where data goes and who answers for it: there the word is right. */
const others =
  /^src\/(screens\/(admin|blog-automation|counselors|privacy|terms|your-data)|components\/(admin|legal|authorship))/;

/** The specification's own text of "Connection Issue" and of a sign-in error (sections 8 and 9). */
const specified = [
  "We're having trouble connecting to our servers.",
  "We encountered an unexpected error while loading this page. This is usually due to a temporary network issue or server delay.",
];

const foreign: readonly [name: string, RegExp][] = [
  ["a server", /\bservers?\b/i],
  ["an outbox", /\boutbox\b/i],
  [
    "who operates the site",
    /\boperators?\b|\b(?:who|whoever|people who|anyone who) runs? (?:it|this|the|a)\b/i,
  ],
  ["an installation", /\binstallations?\b|\bon sites that\b/i],
  ["a command", /\bnpm run\b|\benvironment variable/i],
];

const files = globSync(["src/{screens,components,app,client,ui}/**/*ords.ts", "src/site/*.ts"]).filter(
  (file) => !others.test(file),
);

/** The texts of a file: what stands between quotes, and no comments or imports. */
function listTexts(source: string): string[] {
  const code = source.replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$|^import .*$/gm, "");
  return [...code.matchAll(/"((?:[^"\\\n]|\\.)*)"|`((?:[^`\\]|\\.)*)`/g)]
    .map(([, plain, built]) => (plain ?? built ?? "").replaceAll(/\$\{[^}]*\}/g, "…"))
    .filter((text) => /[a-z] [a-z]/i.test(text) && !specified.includes(text));
}

describe("texts for families", () => {
  test("are found", () => {
    expect(files.length).toBeGreaterThan(100);
    expect(files.flatMap((file) => listTexts(readFileSync(file, "utf8"))).length).toBeGreaterThan(3_000);
  });

  test.each(foreign)("never speak of %s", (_, pattern) => {
    const found = files.flatMap((file) =>
      listTexts(readFileSync(file, "utf8"))
        .filter((text) => pattern.test(text))
        .map((text) => `${file}: ${text}`),
    );
    expect(found).toEqual([]);
  });
});
