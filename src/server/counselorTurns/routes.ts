/**
 * POST /api/counselor-turns: relays one turn of the language model. Who may ask, what may be sent and how much may be used
 * is decided here, before the provider is asked; neither question nor answer is stored or logged.
 */
import type { counselorTurnEndpoints, TurnEvent } from "#contract/counselorTurns.ts";
import { readBoundaries } from "#domain/counselor/boundaries.ts";
import { normalizeQuestion } from "#domain/counselor/normalize.ts";
import type { HandlersFor } from "#server/http/handler.ts";
import { type ProblemReply, refuse } from "#server/http/problems.ts";
import type { ServerParts } from "#server/parts.ts";
import type { ModelPart, ModelTurn } from "#server/ports/model.ts";
import { admitAsker, refuseBudget } from "./admitAsker.ts";
import { type Reservation, reserveTokens, settleTokens } from "./budget.ts";

export const counselorTurnHandlers: HandlersFor<typeof counselorTurnEndpoints> = {
  async counselorTurn(input) {
    const { body, parts, response } = input;
    const admitted = await admitAsker(input, body.confirmedAge, "The counselor answers by rules.");
    if (!admitted.ok) return admitted.problem;
    const { model, budget, accountId } = admitted.value;
    const turn: ModelTurn = { ...body, question: normalizeQuestion(body.question) };
    const unsent = checkContent(turn, body.consent.money);
    if (unsent !== null) return unsent;
    const tokens = model.estimateTokens(turn);
    const reserved = await reserveTokens(parts.store.database, { accountId, tokens }, budget, parts.now());
    if (typeof reserved === "string")
      return refuseBudget(reserved, parts.now(), "The counselor answers by rules until tomorrow.");
    const controller = new AbortController();
    // Leaving the page ends the provider's call.
    response.once("close", () => controller.abort());
    return { events: relay(model, turn, reserved, parts, controller) };
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
  const message = "Agree first that figures of your family’s money go along.";
  return refuse(400, message, { errors: [{ field: "consent.money", message }] });
}

async function* relay(
  model: ModelPart,
  turn: ModelTurn,
  reserved: Reservation,
  { store, now }: ServerParts,
  controller: AbortController,
): AsyncGenerator<TurnEvent, void> {
  let used: number | null = null;
  try {
    for await (const event of model.runTurn(turn, controller.signal)) {
      if (event.kind === "used") used = event.tokens;
      else yield event;
    }
  } finally {
    controller.abort();
    await settleTokens(store.database, reserved, used, now());
  }
}
