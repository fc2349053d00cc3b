/** What comes back of a language model: our own events, and never the provider's text about a fault. */
import { simulateReadableStream } from "ai";
import { MockLanguageModelV4 } from "ai/test";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { chooseModel, createModelPart } from "#server/parts/model/chooseModel.ts";
import {
  answerCalls,
  answerText,
  endStream,
  type FakeModel,
  openStream,
  refuseWith,
  writeChunk,
} from "../../../test/support/fakeModel.ts";
import {
  askedQuestion,
  askTurn,
  type ModelServer,
  modelConsent,
  modelKey,
  openModelServer,
  postTurn,
  readEvents,
} from "../../../test/support/modelServer.ts";
import type { TestServer } from "../../../test/support/testServer.ts";

let tested: ModelServer;
beforeEach(async () => {
  tested = await openModelServer();
});
afterEach(() => tested.close());

describe("what comes back", () => {
  test("text as it streams, as server-sent events that nobody collects", async () => {
    const site = await tested.open();
    const reply = await postTurn(site, {});
    expect(reply.headers).toMatchObject({
      "content-type": "text/event-stream; charset=utf-8",
      "cache-control": "no-store, no-transform",
      "x-accel-buffering": "no",
    });
    expect(reply.headers["content-encoding"]).toBeUndefined();
    expect(readEvents(reply.body)).toEqual([
      { kind: "text", text: "Let's look " },
      { kind: "text", text: "at it." },
      { kind: "end", next: "done" },
    ]);
  });

  test("calls of known tools, with whatever input", async () => {
    tested.provider.answerWith(
      answerCalls(
        { tool: "deadlines", input: { colleges: ["Ohio State"] } },
        { tool: "chance", input: { x: 1 } },
      ),
    );
    const events = await askTurn(await tested.open());
    expect(events).toEqual([
      { kind: "call", id: "call_0_0", tool: "deadlines", input: { colleges: ["Ohio State"] } },
      { kind: "call", id: "call_0_1", tool: "chance", input: { x: 1 } },
      { kind: "end", next: "calls" },
    ]);
  });

  test("at most four calls a step", async () => {
    tested.provider.answerWith(
      answerCalls(...Array.from({ length: 9 }, () => ({ tool: "nextSteps", input: {} }))),
    );
    const events = await askTurn(await tested.open());
    expect(events.filter(({ kind }) => kind === "call")).toHaveLength(4);
  });

  test.each<[what: string, answer: Parameters<FakeModel["answerWith"]>[0], reason: string]>([
    ["401 with a key in its text", refuseWith(401, modelKey), "refused"],
    ["404", refuseWith(404, modelKey), "refused"],
    ["429", refuseWith(429, modelKey), "busy"],
    ["500", refuseWith(500, modelKey), "unavailable"],
    ["an unknown tool", answerCalls({ tool: "deletePlan", input: {} }), "unreadable"],
    [
      "broken JSON",
      (response) => {
        openStream(response);
        writeChunk(response, { content: "Let's " });
        response.write('data: {"choices":[{"delta":{"content":"look\n\n');
        endStream(response, "stop");
      },
      "unreadable",
    ],
    [
      "an error in the stream",
      (response) => {
        openStream(response);
        response.write(`data: {"error":{"message":"bad key ${modelKey}","code":"z"}}\n\n`);
        response.end("data: [DONE]\n\n");
      },
      "unreadable",
    ],
    [
      "a line cut halfway",
      (response) => {
        openStream(response);
        writeChunk(response, { content: "Let's " });
        setImmediate(() => response.destroy());
      },
      "cut",
    ],
    [
      "an end without a reason",
      (response) => {
        openStream(response);
        writeChunk(response, { content: "Let's " });
        response.end();
      },
      "cut",
    ],
    [
      "an answer without end",
      (response) => {
        openStream(response);
        response.write(`data: ${"a".repeat(5 * 1_024 * 1_024)}`);
        response.end();
      },
      "cut",
    ],
    ["more than a turn may say", answerText("word ".repeat(2_000)), "tooLong"],
  ])("%s is a fault in our own words", async (_what, answer, reason) => {
    tested.provider.answerWith(answer);
    const printed = (["log", "info", "warn", "error", "debug"] as const).map((name) =>
      vi.spyOn(console, name),
    );
    const site = await tested.open();
    const reply = await postTurn(site, {});
    expect(reply.statusCode).toBe(200);
    // The library's default prints the provider's text.
    expect(printed.flatMap(({ mock }) => mock.calls)).toEqual([]);
    vi.restoreAllMocks();
    expect(readEvents(reply.body).at(-1)).toEqual({ kind: "fault", reason });
    expect(reply.body).not.toContain(modelKey);
    expect(reply.body).not.toContain("API key");
    // Tried once.
    expect(tested.provider.asked).toHaveLength(1);
  });

  test("an endpoint that is not there", async () => {
    const site = await tested.open({ baseUrl: "http://127.0.0.1:9/v1" });
    expect(await askTurn(site)).toEqual([{ kind: "fault", reason: "unavailable" }]);
  });

  test("silence ends the call, here and at the provider", async () => {
    tested.provider.answerWith((response) => {
      openStream(response);
      writeChunk(response, { content: "Let's " });
    });
    const site = await tested.open({}, (model) => chooseModel({ model }, 500));
    expect(await askTurn(site)).toEqual([
      { kind: "text", text: "Let's " },
      { kind: "fault", reason: "slow" },
    ]);
    await expect.poll(() => tested.provider.asked[0]?.wasLeft).toBe(true);
  });

  test("events that come in time keep a long answer going", async () => {
    let sent = 0;
    tested.provider.answerWith((response) => {
      openStream(response);
      const timer = setInterval(() => {
        sent += 1;
        writeChunk(response, { content: `part ` });
        if (sent < 6) return;
        clearInterval(timer);
        endStream(response, "stop");
      }, 60);
    });
    const site = await tested.open({}, (model) => chooseModel({ model }, 300));
    expect((await askTurn(site)).at(-1)).toEqual({ kind: "end", next: "done" });
  });

  test("leaving ends the provider's call", async () => {
    tested.provider.answerWith((response) => {
      openStream(response);
      writeChunk(response, { content: "Let's " });
    });
    const site = await tested.open();
    const address = await site.server.listen({ port: 0, host: "127.0.0.1" });
    const controller = new AbortController();
    const reply = await fetch(`${address}/api/counselor-turns`, {
      method: "POST",
      headers: { "content-type": "application/json", authorization: "Bearer ana" },
      body: JSON.stringify({ question: askedQuestion, consent: modelConsent }),
      signal: controller.signal,
    });
    await reply.body?.getReader().read();
    controller.abort();
    await expect.poll(() => tested.provider.asked[0]?.wasLeft).toBe(true);
    await expect.poll(() => countOpenCalls(site)).toBe(0);
  });

  test("reasoning and other parts of a model stay away; a filtered answer is a fault", async () => {
    const model = new MockLanguageModelV4({
      doStream: {
        stream: simulateReadableStream({
          chunks: [
            { type: "stream-start", warnings: [] },
            { type: "reasoning-start", id: "0" },
            { type: "reasoning-delta", id: "0", delta: "The student seems anxious." },
            { type: "reasoning-end", id: "0" },
            { type: "text-start", id: "1" },
            { type: "text-delta", id: "1", delta: "Let's " },
            { type: "text-end", id: "1" },
            {
              type: "finish",
              finishReason: { unified: "content-filter", raw: "content_filter" },
              usage: {
                inputTokens: { total: 10, noCache: 10, cacheRead: 0, cacheWrite: 0 },
                outputTokens: { total: 5, text: 5, reasoning: 0 },
              },
            },
          ],
        }),
      },
    });
    const site = await tested.open({}, () => createModelPart(() => Promise.resolve(model)));
    expect(await askTurn(site)).toEqual([
      { kind: "text", text: "Let's " },
      { kind: "fault", reason: "unavailable" },
    ]);
    expect(model.doStreamCalls[0]?.maxOutputTokens).toBe(700);
  });
});

async function countOpenCalls({ store }: TestServer): Promise<number> {
  const rows = await store.database.selectFrom("model_calls").select("settled_at").execute();
  return rows.filter((row) => row.settled_at === null).length;
}
