/**
 * POST /api/counselor-turns: relays one turn of the language model. Who may ask, what may be sent and how much may be used
 * is decided here, before the provider is asked; neither question nor answer is stored or logged.
 */
import type { counselorTurnEndpoints, TurnEvent } from "#contract/counselorTurns.ts";
import { readBoundaries } from "#domain/counselor/boundaries.ts";
import { normalizeQuestion } from "#domain/counselor/normalize.ts";
import type { HandlersFor } from "#server/http/handler.ts";
import { type ProblemReply, refuse } from "#server/http/problems.ts";
import type { ModelTurn } from "#server/ports/model.ts";
import { admitAsker, refuseBudget } from "./admitAsker.ts";
import { startMeter } from "./meterCall.ts";

export const counselorTurnHandlers: HandlersFor<typeof counselorTurnEndpoints> = {
  async counselorTurn(input) {
    const { body, parts, request, response } = input;
    const admitted = await admitAsker(input, body.confirmedAge, "The counselor answers by rules.");
    if (!admitted.ok) return admitted.problem;
    const { model, budget, accountId } = admitted.value;
    const turn: ModelTurn = { ...body, question: normalizeQuestion(body.question) };
    const unsent = checkContent(turn, body.consent.money);
    if (unsent !== null) return unsent;
    const meter = await startMeter(parts, { budget, accountId }, model.estimateTokens(turn), request.ip);
    if (typeof meter === "string")
      return refuseBudget(meter, parts.now(), "The counselor answers by rules until tomorrow.");
    const controller = new AbortController();
    // Leaving the page ends the provider's call.
    response.once("close", () => controller.abort());
    return { events: relay(meter(model.runTurn(turn, controller.signal)), controller) };
  },
};

/** What rules settle before any model is asked, and money that nobody agreed to send. */
function checkContent(turn: ModelTurn, allowsMoney: boolean): ProblemReply | null {
  const { boundary, advice } = readBoundaries(turn.question);
  if (turn.question === "" || boundary !== null || advice !== null) {
    return refuse(422, "This question is answered on your device, without a language model.");
  }
  const sendsMoney = turn.steps.some((calls) => calls.some(({ result }) => result.usesMoney));
  if (!sendsMoney || allowsMoney) return null;
  const message = "First agree to send your family’s money figures.";
  return refuse(400, message, { errors: [{ field: "consent.money", message }] });
}

async function* relay(
  events: AsyncIterable<TurnEvent>,
  controller: AbortController,
): AsyncGenerator<TurnEvent, void> {
  try {
    yield* events;
  } finally {
    controller.abort();
  }
}
