/** Checks that docs/operating.md lists every server setting with its real default, and nothing else. */
import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";
import { readSettings, settingNames } from "./settings.ts";

const guide = readFileSync(join(resolve(import.meta.dirname, "../.."), "docs", "operating.md"), "utf8");
const rows = guide
  .split("\n")
  .map((line) => /^\| `([A-Z_]+)` \|(.*?)\| (.+) \|$/.exec(line))
  .filter((row) => row !== null)
  .map(([, name = "", standard = "", meaning = ""]) => ({ name, standard: standard.trim(), meaning }));

test("every setting has its line, once, and says what it does", () => {
  expect(rows.map(({ name }) => name).toSorted()).toEqual([...settingNames].toSorted());
  expect(rows.filter(({ meaning }) => !/[a-z].*\.$/.test(meaning))).toEqual([]);
});

test("a default that is written as a value is taken where nothing is set", () => {
  const plain = rows.filter(({ standard }) => /^[\w.]+$|^`[\w.-]+`$/.test(standard));
  expect(plain.length).toBeGreaterThan(8);
  const unset = readSettings({});
  const set = readSettings(
    Object.fromEntries(plain.map(({ name, standard }) => [name, standard.replaceAll("`", "")])),
  );
  expect(set).toEqual(unset);
});
