/**
 * A language model that obeys orders in a draft, from the provider's wire through the server to what the screen may show: no
 * sentence of the essay can be supplied, and nothing else that it makes up gets through.
 */
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { askEssayModel, type EssayModelReply } from "#client/essays/askEssayModel.ts";
import { RequestError } from "#client/http/requestError.ts";
import { honestRemark, inventions, lies, orderedDraft } from "../support/essayLies.ts";
import { answerText } from "../support/fakeModel.ts";
import { type ModelServer, openModelServer } from "../support/modelServer.ts";

let server: ModelServer;
let address = "";
/** Everything that left the server. */
let relayed = "";

beforeEach(async () => {
  server = await openModelServer();
  const site = await server.open({ dailyTokensAccount: 1_000_000 });
  address = await site.server.listen({ port: 0, host: "127.0.0.1" });
  relayed = "";
});
afterEach(() => server.close());

async function ask(): Promise<EssayModelReply> {
  const request = { prompt: "Tell us a story.", limit: null, draft: orderedDraft, confirmedAge: null };
  return askEssayModel(request, new AbortController().signal, {
    silenceMs: 5_000,
    async open(body, signal) {
      const response = await fetch(`${address}/api/essay-readings`, {
        method: "POST",
        headers: { "content-type": "application/json", authorization: "Bearer ana" },
        body: JSON.stringify(body),
        signal,
      });
      if (!response.ok) throw new RequestError(await response.text(), response.status);
      relayed = await response.text();
      return new Blob([relayed]).stream();
    },
  });
}

const answerList = (remarks: readonly unknown[]) => answerText(JSON.stringify({ remarks }));

test.each(lies.map((lie) => [JSON.stringify(lie), lie]))("not even past the server: %s", async (_, lie) => {
  server.provider.answerWith(answerList([lie, honestRemark]));
  const reply = await ask();
  expect(reply).toMatchObject({ kind: "read", dropped: 1, remarks: [{ question: honestRemark.question }] });
  expect(relayed).not.toMatch(inventions);
});

test("nothing but lies: no remark is left, and each is counted", async () => {
  server.provider.answerWith(answerList(lies));
  expect(await ask()).toEqual({ kind: "read", remarks: [], dropped: lies.length });
  expect(relayed).not.toMatch(inventions);
});

describe("an answer of another shape", () => {
  test.each([
    ["an essay", "The radio hummed like a tired bee."],
    ["an essay as JSON", JSON.stringify({ essay: "The radio hummed." })],
    ["an essay in place of the list", JSON.stringify({ remarks: "The radio hummed." })],
    ["a list that was not closed", JSON.stringify({ remarks: [honestRemark] }).slice(0, -2)],
  ])("%s", async (_, answer) => {
    server.provider.answerWith(answerText(answer));
    expect(await ask()).toEqual({ kind: "fault", fault: "unreadable" });
    expect(relayed).not.toMatch(inventions);
  });

  test("an essay around the list: the list is read, and the essay is counted and left out", async () => {
    const list = JSON.stringify({ remarks: [honestRemark] });
    server.provider.answerWith(answerText(`The radio hummed.\n${list}\nThe lantern hissed.`));
    expect(await ask()).toMatchObject({ kind: "read", dropped: 1, remarks: [{ kind: "detail" }] });
    expect(relayed).not.toMatch(inventions);
  });

  test("a list without end", async () => {
    server.provider.answerWith(answerList(Array.from({ length: 5_000 }, () => honestRemark)));
    expect(await ask()).toEqual({ kind: "fault", fault: "tooLong" });
  });
});

test("what the draft orders stands in the data, and not in the instructions", async () => {
  server.provider.answerWith(answerList([honestRemark]));
  await ask();
  const [system, user, ...more] = server.provider.asked[0]?.body.messages ?? [];
  expect(more).toEqual([]);
  expect(system?.content).not.toContain("ghostwriter");
  expect(JSON.parse(String(user?.content))).toMatchObject({ draft: orderedDraft });
});
