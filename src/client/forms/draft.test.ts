/** Drafts and ids of forms: kept, forgotten, damaged, and in a browser that keeps nothing. */
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { clearDraft, type Draft, getAttemptId, createFormId, readDraft, writeDraft } from "./draft.ts";

const first = "0123456789abcdef0123456789abcdef";
const second = "f".repeat(32);
const draft: Draft = { id: first, attempted: null, values: { name: "Ada" } };

describe("the id of a sending", () => {
  test.each([
    ["the first try", null, "a", first],
    ["the same words again", "a", "a", first],
    ["changed words after a try", "a", "b", second],
  ])("%s", (_name, attempted, words, expected) => {
    expect(getAttemptId({ id: first, attempted }, words, () => second)).toBe(expected);
  });

  test("is 32 hexadecimal digits, another one each time", () => {
    const ids = Array.from({ length: 50 }, createFormId);
    expect(ids.every((id) => /^[0-9a-f]{32}$/.test(id))).toBe(true);
    expect(new Set(ids).size).toBe(50);
  });
});

describe("a kept draft", () => {
  const stored = new Map<string, string>();

  beforeEach(() => {
    stored.clear();
    vi.stubGlobal("sessionStorage", {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => void stored.set(key, value),
      removeItem: (key: string) => void stored.delete(key),
    });
  });
  afterEach(() => {
    clearDraft("test", first);
    vi.unstubAllGlobals();
  });

  test("comes back as it was, and is gone once it is sent", () => {
    writeDraft("test", draft);
    expect(readDraft("test")).toEqual(draft);
    clearDraft("test", first);
    expect(readDraft("test")).toBeNull();
  });

  test("stays where another one was sent", () => {
    writeDraft("test", draft);
    clearDraft("test", second);
    expect(readDraft("test")).toEqual(draft);
  });

  test.each([
    "",
    "null",
    "{",
    "[]",
    '"text"',
    '{"id":"short","attempted":null,"values":{}}',
    `{"id":"${first}","attempted":7,"values":{}}`,
    `{"id":"${first}"}`,
  ])("that makes no sense is no draft: %s", (text) => {
    stored.set("tassel-draft-test", text);
    expect(readDraft("test")).toBeNull();
  });

  test("lasts as long as the page where storage is forbidden or full", () => {
    const refuse = () => {
      throw new DOMException("denied", "SecurityError");
    };
    vi.stubGlobal("sessionStorage", { getItem: refuse, setItem: refuse, removeItem: refuse });
    expect(readDraft("test")).toBeNull();
    writeDraft("test", draft);
    expect(readDraft("test")).toEqual(draft);
    clearDraft("test", first);
    expect(readDraft("test")).toBeNull();
  });
});
