/** Where somebody comes back to after signing in. */
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { keepReturnPlace } from "./keepReturnPlace.ts";
import { keepReturnPlaceOf, takeReturnPlace } from "./returnPlace.ts";

function standAt(href: string): void {
  vi.stubGlobal("window", { location: new URL(href) });
}

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
});

afterEach(() => vi.unstubAllGlobals());

describe("the place to come back to", () => {
  test("is the page where Sign In was pressed, with all that its address holds, once", () => {
    standAt("http://localhost:3000/trip-results?x=1#a=secret");
    keepReturnPlace();
    expect(takeReturnPlace()).toBe("/trip-results?x=1#a=secret");
    expect(takeReturnPlace()).toBeNull();
  });

  test("stays where Sign In is pressed again on the page for signing in", () => {
    standAt("http://localhost:3000/my-plan");
    keepReturnPlace();
    standAt("http://localhost:3000/sign-in");
    keepReturnPlace();
    keepReturnPlaceOf("http://localhost:3000/colleges", "/");
    expect(takeReturnPlace()).toBe("/my-plan");
  });

  test.each([
    ["http://localhost:3000/colleges?state=TX", "/colleges?state=TX"],
    ["http://localhost:3000/sign-in?interaction=a", "/my-plan"],
    ["https://elsewhere.example/colleges", "/my-plan"],
    ["", "/my-plan"],
  ])("without a note, after %j, is %s", (referrer, expected) => {
    standAt("http://localhost:3000/sign-in");
    keepReturnPlaceOf(referrer, "/my-plan");
    expect(takeReturnPlace()).toBe(expected);
  });

  test("is nowhere where storage is forbidden", () => {
    standAt("http://localhost:3000/my-plan");
    vi.stubGlobal("sessionStorage", undefined);
    keepReturnPlace();
    expect(takeReturnPlace()).toBeNull();
  });
});
