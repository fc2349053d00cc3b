/** Measures how long a language model's first token takes from the provider's wire, through the server, to the browser's. */

import { chooseModel } from "#server/parts/model/chooseModel.ts";
import { answerText, openFakeModel, openStream, writeChunk } from "../support/fakeModel.ts";
import { createTestServer } from "../support/testServer.ts";
import { createTokenIdentity } from "../support/tokenIdentity.ts";
import { median } from "./measure.ts";

const rounds = 30;

/** The first round, in which the server loads its library, is given apart. */
export async function measureModelRelay(): Promise<{ medianMs: number; worstMs: number; firstMs: number }> {
  const provider = await openFakeModel(answerText(""));
  const model = {
    baseUrl: provider.baseUrl,
    model: "stand-in",
    apiKey: null,
    providerName: "Stand-in",
    minimumAge: 13,
    allowsVisitors: false,
    dailyTokensAccount: 1_000_000_000,
    dailyTokensFamily: 1_000_000_000,
    dailyTokensNetwork: 200_000,
    dailyTokens: 1_000_000_000,
  };
  const identity = createTokenIdentity(["ana"]);
  const part = chooseModel({ model });
  const site = await createTestServer({ model }, () => new Date(), identity, undefined, {
    ...(part !== null && { model: part }),
  });
  try {
    const address = await site.server.listen({ port: 0, host: "127.0.0.1" });
    const times: number[] = [];
    for (let round = 0; round <= rounds; round += 1) {
      let writtenMs = 0;
      provider.answerWith((response) => {
        openStream(response);
        // After the headers, as a model thinks before its first word.
        setTimeout(() => {
          writtenMs = performance.now();
          writeChunk(response, { content: "Let's " });
        }, 20);
      });
      const controller = new AbortController();
      const reply = await fetch(`${address}/api/counselor-turns`, {
        method: "POST",
        headers: { "content-type": "application/json", authorization: "Bearer ana" },
        body: JSON.stringify({ question: "When is it due?", consent: { model: true, money: false } }),
        signal: controller.signal,
      });
      const { value } = (await reply.body?.getReader().read()) ?? {};
      times.push(performance.now() - writtenMs);
      if (value === undefined || !new TextDecoder().decode(value).includes("Let's"))
        throw new Error("The first event is not the first token.");
      controller.abort();
    }
    const [firstMs = 0, ...rest] = times;
    return { medianMs: median(rest), worstMs: Math.max(...rest), firstMs };
  } finally {
    await site.close();
    await provider.close();
  }
}
