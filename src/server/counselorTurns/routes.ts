/**
 * POST /api/counselor-turns: relays one turn of the language model. Who may ask, what may be sent and how much may be used
 * is decided here, before the provider is asked; neither question nor answer is stored or logged.
 */
import type { counselorTurnEndpoints, TurnEvent } from "#contract/counselorTurns.ts";
import { findBoundary } from "#domain/counselor/boundaries.ts";
import { normalizeQuestion } from "#domain/counselor/normalize.ts";
import { findOrCreateAccount } from "#server/account/store.ts";
import { refuseSignedOut } from "#server/http/access.ts";
import type { HandlersFor } from "#server/http/handler.ts";
import { type ProblemReply, refuse, refuseTooMany } from "#server/http/problems.ts";
import type { ModelPart, ModelTurn } from "#server/parts/model/port.ts";
import type { ServerParts } from "#server/parts.ts";
import { type Refused, type Reservation, reserveTokens, settleTokens } from "./budget.ts";

/** The age from which people may have an account. */
const accountAge = 13;

export const counselorTurnHandlers: HandlersFor<typeof counselorTurnEndpoints> = {
  async counselorTurn({ identity, isUnchecked, request, response, body, parts }) {
    const { model, settings, store, now } = parts;
    if (model === null || settings.model === null) {
      return refuse(404, "This installation has no language model. The counselor answers by rules.");
    }
    const { allowsVisitors, minimumAge } = settings.model;
    if (identity === null && request.headers.authorization !== undefined && !isUnchecked) {
      return refuseSignedOut('Bearer error="invalid_token"');
    }
    if (identity === null && !allowsVisitors) return refuseSignedOut();
    const account = identity === null ? null : await findOrCreateAccount(store.database, identity, now());
    if (identity !== null && account === null) return refuseSignedOut();
    const knownAge = Math.max(account === null ? 0 : accountAge, body.confirmedAge ?? 0);
    if (knownAge < minimumAge) {
      return refuse(
        403,
        `The language model is for people of ${minimumAge} or older. Please confirm your age first.`,
      );
    }
    const turn: ModelTurn = { ...body, question: normalizeQuestion(body.question) };
    const unsent = checkContent(turn, body.consent.money);
    if (unsent !== null) return unsent;
    const tokens = model.estimateTokens(turn);
    const reserved = await reserveTokens(
      store.database,
      { accountId: account?.id ?? null, tokens },
      settings.model,
      now(),
    );
    if (typeof reserved === "string") return refuseBudget(reserved, now());
    const controller = new AbortController();
    // Leaving the page ends the provider's call.
    response.once("close", () => controller.abort());
    return { events: relay(model, turn, reserved, parts, controller) };
  },
};

/** What rules settle before any model is asked, and money that nobody agreed to send. */
function checkContent(turn: ModelTurn, allowsMoney: boolean): ProblemReply | null {
  const boundary = findBoundary(turn.question);
  if (turn.question === "" || (boundary !== null && boundary.kind !== "quietLine")) {
    return refuse(422, "This question is answered on your device, without a language model.");
  }
  const sendsMoney = turn.steps.some((calls) => calls.some(({ result }) => result.usesMoney));
  if (!sendsMoney || allowsMoney) return null;
  const message = "Agree first that figures of your family’s money go along.";
  return refuse(400, message, { errors: [{ field: "consent.money", message }] });
}

function refuseBudget(refused: Refused, now: Date): ProblemReply {
  switch (refused) {
    case "gone":
      return refuseSignedOut();
    case "atOnce":
      return refuse(409, "Two of your questions are being answered already. Wait for one of them.");
    case "accountUsedUp":
      return refuseTooMany(
        countSecondsLeft(now),
        "You have used the language model as much as one account can in a day. The counselor answers by rules until tomorrow.",
      );
    case "usedUp":
    default:
      return refuseTooMany(
        countSecondsLeft(now),
        "The language model has been used as much as it can be in a day. The counselor answers by rules until tomorrow.",
      );
  }
}

/** Until the next UTC day. */
function countSecondsLeft(now: Date): number {
  const midnight = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() + 1);
  return Math.ceil((midnight - now.getTime()) / 1_000);
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
