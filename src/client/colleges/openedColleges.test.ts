/** What this device remembers of the college pages that were opened on it. */
import { afterEach, expect, test, vi } from "vitest";
import { forgetOpenedColleges, mostOpened, readOpened, rememberOpenedCollege } from "./openedColleges.ts";

const key = "tassel-colleges-opened";

function stubStorage(): Map<string, string> {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, text: string) => void kept.set(name, text),
    removeItem: (name: string) => void kept.delete(name),
  });
  return kept;
}

afterEach(() => {
  vi.unstubAllGlobals();
});

test("the newest page comes first, each college once, and no more than a dozen", () => {
  const kept = stubStorage();
  for (const unitId of [228_778, 178_396, 228_778]) rememberOpenedCollege(unitId);
  expect(readOpened(kept.get(key) ?? null)).toEqual([228_778, 178_396]);
  for (let unitId = 100_000; unitId < 100_020; unitId += 1) rememberOpenedCollege(unitId);
  const opened = readOpened(kept.get(key) ?? null);
  expect([opened.length, opened[0]]).toEqual([mostOpened, 100_019]);
});

test("what is forgotten leaves nothing behind", () => {
  const kept = stubStorage();
  rememberOpenedCollege(228_778);
  forgetOpenedColleges();
  expect(kept.size).toBe(0);
});

test.each([
  ["nothing", null],
  ["no list", '{"a":1}'],
  ["damaged", "[228778"],
])("kept text that is %s offers no college", (_name, text) => {
  expect(readOpened(text)).toEqual([]);
});

test("of a damaged list, what is a number stays", () => {
  expect(readOpened('[228778,"x",null,1.5]')).toEqual([228_778]);
});
