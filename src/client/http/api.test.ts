/** The one place that asks the server, with a stand-in for the network. */
import { afterEach, describe, expect, test, vi } from "vitest";
import { readJson } from "./api.ts";

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function answerWith(response: Response): void {
  vi.stubGlobal("fetch", () => Promise.resolve(response));
}

describe("reading from the API", () => {
  test("parses what a good answer holds", async () => {
    answerWith(new Response('{"a":1}'));
    expect(await readJson("/api/health")).toEqual({ a: 1 });
  });

  test.each([
    [new Response("no such thing", { status: 404 }), "404: no such thing"],
    [new Response("", { status: 503, statusText: "Service Unavailable" }), "503: Service Unavailable"],
  ])("says status and body of a refusal", async (response, expected) => {
    answerWith(response);
    await expect(readJson("/api/health")).rejects.toThrow(expected);
  });

  test("an answer that is not JSON is a failure, not a value", async () => {
    answerWith(new Response("<!doctype html>"));
    await expect(readJson("/api/health")).rejects.toThrow(SyntaxError);
  });

  test("gives up after 30 seconds with its own sentence", async () => {
    vi.useFakeTimers();
    vi.stubGlobal("fetch", (_path: string, { signal }: { signal: AbortSignal }) => {
      return new Promise((_resolve, reject) => {
        signal.addEventListener("abort", () => reject(new DOMException("aborted", "AbortError")));
      });
    });
    const asked = expect(readJson("/api/health")).rejects.toThrow("Request timed out after 30 seconds");
    await vi.advanceTimersByTimeAsync(30_000);
    await asked;
  });

  test("stops when the asker no longer wants it", async () => {
    const asker = new AbortController();
    vi.stubGlobal("fetch", (_path: string, { signal }: { signal: AbortSignal }) =>
      signal.aborted
        ? Promise.reject(new DOMException("aborted", "AbortError"))
        : Promise.resolve(new Response("1")),
    );
    asker.abort();
    await expect(readJson("/api/health", asker.signal)).rejects.toThrow("aborted");
  });
});
