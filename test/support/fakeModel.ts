/** A stand-in for a language model's endpoint: streams chat completions as a test writes them, and records its requests. */
import { createServer, type ServerResponse } from "node:http";

export type AskedModel = {
  authorization: string | undefined;
  body: {
    model: string;
    messages: { role: string; content: unknown; tool_call_id?: string; tool_calls?: unknown }[];
    tools?: { function: { name: string; parameters: unknown } }[];
    tool_choice?: unknown;
    max_tokens?: number;
    stream: boolean;
  };
  /** Set once the caller hung up before the answer was whole. */
  wasLeft: boolean;
};
export type ModelAnswer = (response: ServerResponse, asked: AskedModel, place: number) => unknown;

export type FakeModel = {
  /** With its path, as AI_BASE_URL takes it. */
  baseUrl: string;
  asked: AskedModel[];
  answerWith: (answer: ModelAnswer) => void;
  close: () => Promise<void>;
};

export async function openFakeModel(first: ModelAnswer): Promise<FakeModel> {
  const asked: AskedModel[] = [];
  let answer = first;
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      const one: AskedModel = {
        authorization: request.headers.authorization,
        body: JSON.parse(Buffer.concat(chunks).toString("utf8")) as AskedModel["body"],
        wasLeft: false,
      };
      asked.push(one);
      response.on("close", () => {
        one.wasLeft = !response.writableFinished;
      });
      answer(response, one, asked.length - 1);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const at = server.address();
  if (at === null || typeof at === "string") throw new Error("It listens on no port.");
  return {
    baseUrl: `http://127.0.0.1:${at.port}/v1`,
    asked,
    answerWith: (next) => {
      answer = next;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** Begins the stream; `writeChunk` goes on, `endStream` ends it. */
export function openStream(response: ServerResponse): void {
  response.writeHead(200, { "content-type": "text/event-stream" });
}

type Delta = { content?: string; tool_calls?: unknown };

export function writeChunk(response: ServerResponse, delta: Delta, finish: string | null = null): void {
  const choices = [{ index: 0, delta, finish_reason: finish }];
  response.write(
    `data: ${JSON.stringify({ id: "1", object: "chat.completion.chunk", created: 1, model: "stand-in", choices })}\n\n`,
  );
}

export function endStream(response: ServerResponse, finish: string, tokens: number | null = 120): void {
  writeChunk(response, {}, finish);
  if (tokens !== null) {
    const usage = { prompt_tokens: tokens - 20, completion_tokens: 20, total_tokens: tokens };
    response.write(
      `data: ${JSON.stringify({ id: "1", object: "chat.completion.chunk", created: 1, model: "stand-in", choices: [], usage })}\n\n`,
    );
  }
  response.end("data: [DONE]\n\n");
}

/** A whole answer in words. */
export const answerText =
  (...pieces: readonly string[]): ModelAnswer =>
  (response) => {
    openStream(response);
    for (const content of pieces) writeChunk(response, { content });
    endStream(response, "stop");
  };

export type AskedCall = { tool: string; input: unknown };

/** Asks for tools. An input that is a string goes out as it is, as broken JSON may. */
export const answerCalls =
  (...calls: readonly AskedCall[]): ModelAnswer =>
  (response, _asked, place) => {
    openStream(response);
    for (const [index, { tool, input }] of calls.entries()) {
      const text = typeof input === "string" ? input : JSON.stringify(input);
      const call = { name: tool, arguments: text };
      writeChunk(response, {
        tool_calls: [{ index, id: `call_${place}_${index}`, type: "function", function: call }],
      });
    }
    endStream(response, "tool_calls");
  };

/** A refusal with the provider's own words, a key among them. */
export const refuseWith =
  (status: number, secret: string): ModelAnswer =>
  (response) => {
    response.writeHead(status, { "content-type": "application/json" });
    response.end(
      JSON.stringify({ error: { message: `Incorrect API key provided: ${secret}`, type: "x", code: "y" } }),
    );
  };
