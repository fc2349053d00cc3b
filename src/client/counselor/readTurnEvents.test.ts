/** The events of a turn, however the network cuts them. */
import { expect, test } from "vitest";
import { readTurnEvents } from "./readTurnEvents.ts";

const utf8 = new TextEncoder();

async function read(bytes: Uint8Array, pieceLength: number) {
  let at = 0;
  let isLeft = false;
  const stream = new ReadableStream<Uint8Array>({
    pull(controller) {
      if (at >= bytes.length) controller.close();
      else controller.enqueue(bytes.slice(at, at + pieceLength));
      at += pieceLength;
    },
    cancel() {
      isLeft = true;
    },
  });
  const events = [];
  for await (const event of readTurnEvents(stream)) events.push(event);
  return { events, isLeft };
}

const write = (...events: readonly unknown[]) =>
  utf8.encode(events.map((event) => `data: ${JSON.stringify(event)}\n\n`).join(""));

const whole = [
  { kind: "text", text: "Let’s look 🎓" },
  { kind: "call", id: "c1", tool: "chance", input: { colleges: ["Ohio State"] } },
  { kind: "end", next: "calls" },
];

test.each([1, 2, 7, 10_000])("pieces of %i bytes", async (pieceLength) => {
  expect((await read(write(...whole), pieceLength)).events).toEqual(whole);
});

test("after its end nothing is read, and the stream is left", async () => {
  const { events, isLeft } = await read(
    write({ kind: "end", next: "done" }, { kind: "text", text: "x" }),
    40,
  );
  expect(events).toEqual([{ kind: "end", next: "done" }]);
  expect(isLeft).toBe(true);
});

test.each<[what: string, bytes: Uint8Array, reason: string]>([
  ["a stream that just ends", write({ kind: "text", text: "x" }), "cut"],
  ["nothing at all", new Uint8Array(), "cut"],
  ["broken JSON", utf8.encode("data: {broken\n\n"), "unreadable"],
  ["an unknown event", write({ kind: "shout" }), "unreadable"],
  ["a text that is none", write({ kind: "text", text: 5 }), "unreadable"],
  ["null", write(null), "unreadable"],
  ["a fault", write({ kind: "fault", reason: "busy" }), "busy"],
  ["a block without end", utf8.encode(`data: ${"x".repeat(70_000)}`), "unreadable"],
])("%s", async (_what, bytes, reason) => {
  expect((await read(bytes, 1_000)).events.at(-1)).toEqual({ kind: "fault", reason });
});

test("comments and carriage returns are let pass", async () => {
  const bytes = utf8.encode(': hello\r\n\r\ndata: {"kind":"end","next":"done"}\r\n\r\n');
  expect((await read(bytes, 3)).events).toEqual([{ kind: "end", next: "done" }]);
});
