/** A server with a stand-in for the language model's endpoint, and questions and drafts to it. */
import { expect } from "vitest";
import { type TurnEvent, turnEventSchema } from "#contract/counselorTurns.ts";
import { type EssayReadingEvent, essayReadingEventSchema } from "#contract/essayReadings.ts";
import type { ToolResult } from "#domain/counselor/model/facts.ts";
import type { ModelSettings } from "#server/modelSettings.ts";
import { chooseModel } from "#server/parts/model/chooseModel.ts";
import type { ModelPart } from "#server/ports/model.ts";
import { answerText, type FakeModel, openFakeModel } from "./fakeModel.ts";
import { createTestServer, type TestServer } from "./testServer.ts";
import { createTokenIdentity } from "./tokenIdentity.ts";

/** The key this server has for the endpoint. */
export const modelKey = "sk-kept-here-123";
export const modelNoon = new Date("2026-11-21T12:00:00Z");

export type ModelServer = {
  provider: FakeModel;
  /** Ana and Ben have accounts. Closes the one before. */
  open: (
    changed?: Partial<ModelSettings>,
    make?: (model: ModelSettings) => ModelPart | null,
  ) => Promise<TestServer>;
  close: () => Promise<void>;
};

export async function openModelServer(): Promise<ModelServer> {
  const provider = await openFakeModel(answerText("Let's look ", "at it."));
  let tested: TestServer | null = null;
  return {
    provider,
    async open(changed = {}, make = (model) => chooseModel({ model })) {
      await tested?.close();
      const model: ModelSettings = {
        baseUrl: provider.baseUrl,
        model: "stand-in",
        apiKey: modelKey,
        providerName: "Stand-in",
        minimumAge: 13,
        allowsVisitors: false,
        dailyTokensAccount: 50_000,
        dailyTokensFamily: changed.dailyTokensAccount ?? 50_000,
        dailyTokensNetwork: 200_000,
        dailyTokens: 1_000_000,
        ...changed,
      };
      const part = make(model);
      const people = createTokenIdentity(["ana", "ben"]);
      const other = part === null ? {} : { model: part };
      tested = await createTestServer({ model }, () => modelNoon, people, undefined, other);
      return tested;
    },
    async close() {
      await tested?.close();
      await provider.close();
    },
  };
}

export const askedQuestion = "When is Ohio State due?";
export const modelConsent = { model: true, money: false };

export const deadlineResult: ToolResult = {
  tool: "deadlines",
  outcome: "answer",
  usesMoney: false,
  facts: [
    {
      ref: "r1.204796.rd",
      kind: "date",
      subject: 204_796,
      label: "regular decision deadline",
      text: "January 15, 2027",
      year: "2026-27",
    },
  ],
};

/** One step with one call, with some of its result changed. */
export const makeStep = (changed: object = {}) => [
  {
    id: "call_0_0",
    tool: "deadlines",
    input: { colleges: ["Ohio State"] },
    result: { ...deadlineResult, ...changed },
  },
];

/** `who` null: a visitor. */
export function postTurn(
  site: TestServer,
  body: object = {},
  who: string | null = "ana",
  remoteAddress = "127.0.0.1",
) {
  return site.server.inject({
    method: "POST",
    remoteAddress,
    url: "/api/counselor-turns",
    headers: {
      "content-type": "application/json",
      ...(who === null ? {} : { authorization: `Bearer ${who}` }),
    },
    payload: JSON.stringify({ question: askedQuestion, consent: modelConsent, ...body }),
  });
}

export async function askTurn(
  site: TestServer,
  body: object = {},
  who: string | null = "ana",
): Promise<TurnEvent[]> {
  const reply = await postTurn(site, body, who);
  expect(reply.statusCode, reply.body).toBe(200);
  return readEvents(reply.body);
}

export function readEvents(text: string): TurnEvent[] {
  return splitEvents(text).map((event) => turnEventSchema.parse(event));
}

/** A draft, and what a student agreed to before it is sent. */
export const readDraft =
  "The radio came from the curb on Delmar Street. I soldered the first one to the wrong post.";
export const askedReading = {
  prompt: "Why nursing?",
  limit: { unit: "words", most: 250, least: null },
  draft: readDraft,
  consent: { draft: true },
};
/** What a model may ask of it. */
export const goodRemark = {
  quote: "I soldered the first one to the wrong post.",
  kind: "detail",
  question: "What did the room smell like?",
};

/** `who` null: a visitor. */
export function postReading(site: TestServer, body: object = {}, who: string | null = "ana") {
  return site.server.inject({
    method: "POST",
    url: "/api/essay-readings",
    headers: {
      "content-type": "application/json",
      ...(who === null ? {} : { authorization: `Bearer ${who}` }),
    },
    payload: JSON.stringify({ ...askedReading, ...body }),
  });
}

/** Without the events that only say that the model writes. */
export async function askReading(
  site: TestServer,
  body: object = {},
  who: string | null = "ana",
): Promise<EssayReadingEvent[]> {
  const reply = await postReading(site, body, who);
  expect(reply.statusCode, reply.body).toBe(200);
  return readReadingEvents(reply.body).filter(({ kind }) => kind !== "working");
}

export function readReadingEvents(text: string): EssayReadingEvent[] {
  return splitEvents(text).map((event) => essayReadingEventSchema.parse(event));
}

function splitEvents(text: string): unknown[] {
  return text
    .split("\n\n")
    .filter((block) => block !== "")
    .map((block): unknown => JSON.parse(block.replace(/^data: /, "")));
}
