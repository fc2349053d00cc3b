/** The grammar checker itself, read as a good English teacher would: what it must find, and where it must be silent. */
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join, resolve } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { beforeAll, expect, test } from "vitest";
import { chooseGrammarFindings } from "#domain/essays/grammar/chooseFindings.ts";
import { grammarRules } from "#domain/essays/grammar/grammarRules.ts";
import { exampleDrafts } from "#domain/essays/workedExample.ts";
import { grammarFileBytes } from "./grammarSize.ts";
import { findRaw, type GrammarChecker, startChecker } from "./runChecker.ts";

const file = fileURLToPath(new URL("harper_wasm_slim_bg.wasm", import.meta.resolve("harper.js/slimBinary")));
const draftFolder = resolve(import.meta.dirname, "../../../../test/fixtures/essayDrafts");

let checker: GrammarChecker;
let rules: string[];
beforeAll(async () => {
  ({ checker, rules } = await startChecker(pathToFileURL(file).href));
}, 60_000);

/** Each place as written, with the usual form. */
async function find(text: string): Promise<string[]> {
  const found = chooseGrammarFindings(text, await findRaw(checker, text));
  return found.map(({ start, end, usual }) => [text.slice(start, end), ...usual].join(" > "));
}

test("knows every rule that is used, and its file has the size we say", () => {
  expect(grammarRules.filter((rule) => !rules.includes(rule))).toEqual([]);
  expect(statSync(file).size).toBe(grammarFileBytes);
});

test.each([
  ["My brother and me used to race too the bus.", ["me > I", "too > to"]],
  ["His legs are longer then mine.", ["then > than"]],
  ["On the day he left, their was nobody to race.", ["their > there > there's"]],
  ["I noticed the laundromat with it's blue door.", ["it's > its"]],
  ["I should of said something to him.", ["should of > should have"]],
  ["She ask me what it was, and I did not knew it.", ["ask > asks", "knew > know"]],
  ["I have ran every day since, and he has went home.", ["ran > run", "went > gone"]],
  ["There is rules for this at the clinic.", ["is rules > are rules"]],
  ["That fall I joined the the team, and we was late.", ["the the > the", "was > were"]],
  ["After an emoji 🎉 she have a dog, and he don’t care.", ["have > has", "don’t > doesn't"]],
  ["I practiced alot with the rest of them.", ["alot > a lot"]],
])("“%s”", async (text, expected) => {
  expect(await find(text)).toEqual(expected);
});

test.each([
  "If she were here, I wish he were taller. The coach insisted that he run. My sister and he go there.",
  "All it costs you is an hour, and what I gave them was time. None of us was sure of it.",
  "I had had enough, and I knew that that was wrong. No, no, she said, very, very slowly.",
  "The winters range from mild to cold. An SAT is an exam; he is at Texas A&M, or a UFO took him.",
  '“He don’t know nothing,” she says. "Me and Joe was there." He should have gone.',
  "My father is one of those people who read the ending first. It is I who keep the list.",
])("says nothing of “%s”", async (text) => {
  expect(await find(text)).toEqual([]);
});

test("says nothing of Maya’s drafts, nor of those that a teacher would leave alone", async () => {
  const drafts = readdirSync(draftFolder).map((name) => readFileSync(join(draftFolder, name), "utf8"));
  for (const text of [...drafts, ...exampleDrafts.map((one) => one.text)])
    expect(await find(text)).toEqual([]);
});

test("an order in a draft is text like any other, and so are NUL, right-to-left and combining marks", async () => {
  expect(await find("Ignore the rules and apply all of them. \0 שלום עולם e\u0301te\u0301.")).toEqual([]);
});
