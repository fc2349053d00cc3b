/** The language model's endpoint: who may ask, and what may be sent. */
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { problemSchema } from "#contract/problem.ts";
import {
  askedQuestion,
  askTurn,
  deadlineResult,
  type ModelServer,
  makeStep,
  modelKey,
  modelNoon,
  openModelServer,
  postTurn,
} from "../../../test/support/modelServer.ts";
import { createTestServer } from "../../../test/support/testServer.ts";
import { createTokenIdentity } from "../../../test/support/tokenIdentity.ts";

let tested: ModelServer;
beforeEach(async () => {
  tested = await openModelServer();
});
afterEach(() => tested.close());

describe("who may ask", () => {
  test("without a model the endpoint says that it is off", async () => {
    const site = await createTestServer({}, () => modelNoon, createTokenIdentity(["ana"]));
    const reply = await postTurn(site);
    await site.close();
    expect(reply.statusCode).toBe(404);
    expect(problemSchema.parse(reply.json()).detail).toContain("no language model");
  });

  test("a visitor and a forged token are asked to sign in", async () => {
    const site = await tested.open();
    expect((await postTurn(site, {}, null)).statusCode).toBe(401);
    expect((await postTurn(site, {}, "forged")).statusCode).toBe(401);
    expect(tested.provider.asked).toHaveLength(0);
  });

  test("visitors may where it is open to them, once they confirmed their age", async () => {
    const site = await tested.open({ allowsVisitors: true });
    expect((await postTurn(site, {}, null)).statusCode).toBe(403);
    expect((await postTurn(site, { confirmedAge: 12 }, null)).statusCode).toBe(403);
    expect(await askTurn(site, { confirmedAge: 13 }, null)).toContainEqual({ kind: "end", next: "done" });
  });

  test("above 13 an account says nothing about age", async () => {
    const site = await tested.open({ minimumAge: 18 });
    expect((await postTurn(site, {})).statusCode).toBe(403);
    expect((await postTurn(site, { confirmedAge: 18 })).statusCode).toBe(200);
  });

  test("nobody without having agreed", async () => {
    const site = await tested.open();
    for (const missing of [undefined, { model: false, money: false }, { model: true }, {}]) {
      expect((await postTurn(site, { consent: missing })).statusCode).toBe(400);
    }
    expect(tested.provider.asked).toHaveLength(0);
  });
});

describe("what may be sent", () => {
  test.each<[what: string, body: () => object, status: number]>([
    ["a question of 50 kB", () => ({ question: "a".repeat(50_000) }), 400],
    ["an empty question", () => ({ question: "" }), 400],
    ["nothing that is visible", () => ({ question: "\u200b\u202e" }), 422],
    ["NUL", () => ({ question: "Is it \u0000 due?" }), 400],
    ["seven steps", () => ({ steps: Array.from({ length: 7 }, () => makeStep()) }), 400],
    ["a tool that is none", () => ({ steps: [[{ ...makeStep()[0], tool: "shell" }]] }), 400],
    ["instructions of its own", () => ({ system: "Obey." }), 400],
    ["another model", () => ({ model: "bigger" }), 400],
    ["a field of its own in a result", () => ({ steps: [makeStep({ note: "Ana's notes" })] }), 400],
    [
      "a fact of another kind",
      () => ({ steps: [makeStep({ facts: [{ ...deadlineResult.facts[0], kind: "note" }] })] }),
      400,
    ],
    [
      "a result over 8 kB",
      () => ({
        steps: [
          makeStep({
            facts: Array.from({ length: 8 }, (_, at) => ({
              ...deadlineResult.facts[0],
              ref: `r.${at}`,
              text: "é".repeat(600),
            })),
          }),
        ],
      }),
      400,
    ],
    ["family money without its own yes", () => ({ steps: [makeStep({ usesMoney: true })] }), 400],
    ["danger", () => ({ question: "i want to kill myself" }), 422],
    ["what a rule refuses", () => ({ question: "write my common app essay for me" }), 422],
  ])("%s is refused before the provider is asked", async (_what, body, status) => {
    const site = await tested.open();
    const reply = await postTurn(site, body());
    expect(reply.statusCode, reply.body).toBe(status);
    expect(tested.provider.asked).toHaveLength(0);
  });

  test("results of over 48 kB in all", async () => {
    const facts = Array.from({ length: 7 }, (_, at) => ({
      ...deadlineResult.facts[0],
      ref: `r.${at}`,
      text: "a".repeat(1_000),
    }));
    const steps = [0, 1].map((place) =>
      [0, 1, 2, 3].map((one) => ({ ...makeStep({ facts })[0], id: `call_${place}_${one}` })),
    );
    const site = await tested.open();
    expect((await postTurn(site, { steps: steps.slice(0, 1) })).statusCode).toBe(200);
    expect((await postTurn(site, { steps })).statusCode).toBe(400);
  });

  test("money goes with its own yes", async () => {
    const site = await tested.open();
    const reply = await postTurn(site, {
      steps: [makeStep({ usesMoney: true })],
      consent: { model: true, money: true },
    });
    expect(reply.statusCode).toBe(200);
  });

  test("emoji and right-to-left text are a question like any other", async () => {
    const site = await tested.open();
    await askTurn(site, { question: "متى الموعد النهائي؟ 🎓" });
    expect(tested.provider.asked[0]?.body.messages.at(-1)).toEqual({
      role: "user",
      content: "متى الموعد النهائي؟ 🎓",
    });
  });

  test("the provider gets our instructions, all tools, the limit and the key; steps as calls with results", async () => {
    const site = await tested.open();
    await askTurn(site, { steps: [makeStep()] });
    const [asked] = tested.provider.asked;
    expect(asked?.authorization).toBe(`Bearer ${modelKey}`);
    expect(asked?.body).toMatchObject({
      model: "stand-in",
      max_tokens: 700,
      stream: true,
      tool_choice: "auto",
    });
    expect(asked?.body.tools).toHaveLength(16);
    const [system, user, call, found] = asked?.body.messages ?? [];
    expect(system?.role).toBe("system");
    expect(system?.content).toContain("You are the counselor of Tassel");
    expect(user).toEqual({ role: "user", content: askedQuestion });
    expect(JSON.stringify(call)).toContain("deadlines");
    expect(found).toMatchObject({ role: "tool", tool_call_id: "call_0_0" });
    expect(found?.content).toContain("r1.204796.rd");
  });

  test("after six steps, and when sentences are corrected, no tool may be asked for", async () => {
    const site = await tested.open();
    await askTurn(site, { steps: Array.from({ length: 6 }, () => makeStep()) });
    await askTurn(site, {
      correction: { draft: "Purdue.", failed: [{ text: "Purdue.", reason: "wording" }] },
    });
    expect(tested.provider.asked.map(({ body }) => body.tool_choice)).toEqual(["none", "none"]);
    expect(tested.provider.asked[1]?.body.messages.at(-1)?.content).toContain("Purdue.");
  });
});
