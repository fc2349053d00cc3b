/** Where somebody comes back to after signing in. */
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { saveReturnPlaceOfPage } from "./keepReturnPlace.ts";
import { saveReturnPlace, takeReturnPlace } from "./returnPlace.ts";

function openAt(href: string): void {
  vi.stubGlobal("window", { location: new URL(href) });
}

beforeEach(() => {
  const stored = new Map<string, string>();
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  });
});

afterEach(() => vi.unstubAllGlobals());

describe("the place to come back to", () => {
  test("is the page where Sign In was pressed, with all that its address holds, once", () => {
    openAt("http://localhost:3000/trip-results?x=1#a=secret");
    saveReturnPlaceOfPage();
    expect(takeReturnPlace()).toBe("/trip-results?x=1#a=secret");
    expect(takeReturnPlace()).toBeNull();
  });

  test("stays where Sign In is pressed again on the page for signing in", () => {
    openAt("http://localhost:3000/my-plan");
    saveReturnPlaceOfPage();
    openAt("http://localhost:3000/sign-in");
    saveReturnPlaceOfPage();
    saveReturnPlace("http://localhost:3000/colleges", "/");
    expect(takeReturnPlace()).toBe("/my-plan");
  });

  test.each([
    ["http://localhost:3000/colleges?state=TX", "/colleges?state=TX"],
    ["http://localhost:3000/sign-in?interaction=a", "/my-plan"],
    ["https://elsewhere.example/colleges", "/my-plan"],
    ["", "/my-plan"],
  ])("without a note, after %j, is %s", (referrer, expected) => {
    openAt("http://localhost:3000/sign-in");
    saveReturnPlace(referrer, "/my-plan");
    expect(takeReturnPlace()).toBe(expected);
  });

  test("is nowhere where storage is forbidden", () => {
    openAt("http://localhost:3000/my-plan");
    vi.stubGlobal("sessionStorage", undefined);
    saveReturnPlaceOfPage();
    expect(takeReturnPlace()).toBeNull();
  });
});
