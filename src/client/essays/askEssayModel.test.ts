/** What a device makes of the reply to a draft, whatever the server or the network sends. */
import { describe, expect, test } from "vitest";
import { RequestError } from "#client/http/requestError.ts";
import { askEssayModel, type EssayModelPort } from "./askEssayModel.ts";

const draft = "The radio came from the curb. I soldered the first one to the wrong post.";
const request = { prompt: "Why nursing?", limit: null, draft, confirmedAge: null };
const remark = {
  quote: "The radio came from the curb.",
  kind: "opening",
  question: "Who saw it there first?",
};
const shown = { kind: "opening", start: 0, end: 29, question: remark.question };

const utf8 = new TextEncoder();
const toStream = (...pieces: readonly string[]) =>
  new ReadableStream<Uint8Array>({
    start(controller) {
      for (const piece of pieces) controller.enqueue(utf8.encode(piece));
      controller.close();
    },
  });
const write = (event: unknown) => `data: ${JSON.stringify(event)}\n\n`;
const ask = (open: EssayModelPort["open"], signal = new AbortController().signal) =>
  askEssayModel(request, signal, { open, silenceMs: 5_000 });
const answer = (...pieces: readonly string[]) => ask(() => Promise.resolve(toStream(...pieces)));

test("the draft goes with its prompt, its limit and the yes, and nothing else", async () => {
  let sent: unknown = null;
  await ask((body) => {
    sent = body;
    return Promise.resolve(toStream(write({ kind: "remarks", remarks: [], dropped: 0 })));
  });
  expect(sent).toEqual({ ...request, consent: { draft: true } });
});

test("questions come back at their places, in pieces of any length", async () => {
  const text = [
    ": open\n\n",
    write({ kind: "working" }),
    write({ kind: "remarks", remarks: [remark], dropped: 2 }),
  ].join("");
  const pieces = Array.from({ length: Math.ceil(text.length / 7) }, (_, at) =>
    text.slice(at * 7, at * 7 + 7),
  );
  expect(await answer(...pieces)).toEqual({ kind: "read", remarks: [shown], dropped: 2 });
});

test("what a server lets through is checked here again, and counted", async () => {
  const remarks = [
    { ...remark, question: "Could it say “The radio hummed like a bee in the dark”?" },
    { ...remark, quote: "The radio hummed." },
    { ...remark, rewrite: "The radio hummed." },
    "The radio hummed.",
    remark,
  ];
  expect(await answer(write({ kind: "remarks", remarks, dropped: 1 }))).toEqual({
    kind: "read",
    remarks: [shown],
    dropped: 5,
  });
});

describe("faults", () => {
  test.each<[string, readonly string[], string]>([
    ["the model's", [write({ kind: "fault", reason: "busy" })], "busy"],
    ["a stream that ends", [write({ kind: "working" })], "cut"],
    ["no JSON", ["data: {broken\n\n"], "unreadable"],
    ["an event of another kind", [write({ kind: "essay", text: "The radio hummed." })], "unreadable"],
    ["a block without an end", ["x".repeat(70_000)], "unreadable"],
  ])("%s", async (_, pieces, reason) => {
    expect(await answer(...pieces)).toEqual({ kind: "fault", fault: reason });
  });

  test("remarks that are no list are left out", async () => {
    expect(await answer(write({ kind: "remarks", remarks: "The radio hummed.", dropped: -3 }))).toEqual({
      kind: "read",
      remarks: [],
      dropped: 1,
    });
  });

  test.each<[number, string]>([
    [401, "signIn"],
    [403, "age"],
    [404, "off"],
    [409, "atOnce"],
    [429, "usedUp"],
    [400, "refusedRequest"],
    [503, "unavailable"],
  ])("status %d", async (status, reason) => {
    const refused = () => Promise.reject(new RequestError(`${status}`, status));
    expect(await ask(refused)).toEqual({ kind: "fault", fault: reason });
  });

  test("offline, at once and in the middle", async () => {
    const failed = () => Promise.reject(new TypeError("Failed to fetch"));
    expect(await ask(failed)).toEqual({ kind: "fault", fault: "offline" });
    const half = new ReadableStream<Uint8Array>({
      pull: (controller) => controller.error(new TypeError("network error")),
    });
    expect(await ask(() => Promise.resolve(half))).toEqual({ kind: "fault", fault: "offline" });
  });

  test("silence ends the request", async () => {
    const silent: EssayModelPort["open"] = (_body, signal) =>
      Promise.resolve(
        new ReadableStream({
          start: (controller) => signal.addEventListener("abort", () => controller.error(signal.reason)),
        }),
      );
    const port = { open: silent, silenceMs: 5 };
    const { signal } = new AbortController();
    expect(await askEssayModel(request, signal, port)).toEqual({ kind: "fault", fault: "slow" });
  });

  test("leaving rejects", async () => {
    const controller = new AbortController();
    const asking = ask((_body, signal) => {
      controller.abort(new Error("left"));
      return Promise.reject(signal.reason instanceof Error ? signal.reason : new Error("not aborted"));
    }, controller.signal);
    await expect(asking).rejects.toThrow("left");
  });
});
