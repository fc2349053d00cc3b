/**
 * POST /api/essay-readings: has the language model ask about one draft. What it answers is checked before it leaves this
 * server; neither draft nor answer is stored or logged.
 */
import type { EssayReadingEvent, essayReadingEndpoints } from "#contract/essayReadings.ts";
import type { CoachRequest } from "#domain/essays/reading/coachRequest.ts";
import { readCoachAnswer } from "#domain/essays/reading/readCoachAnswer.ts";
import { admitAsker, refuseBudget } from "#server/counselorTurns/admitAsker.ts";
import { type Reservation, reserveTokens, settleTokens } from "#server/counselorTurns/budget.ts";
import type { HandlersFor } from "#server/http/handler.ts";
import { refuse } from "#server/http/problems.ts";
import type { ServerParts } from "#server/parts.ts";
import type { ModelPart } from "#server/ports/model.ts";

const standIn = "Drafts are still read by rules, on your device.";

export const essayReadingHandlers: HandlersFor<typeof essayReadingEndpoints> = {
  async essayReading(input) {
    const { body, parts, response } = input;
    const { prompt, limit, draft, confirmedAge } = body;
    const admitted = await admitAsker(input, confirmedAge, standIn);
    if (!admitted.ok) return admitted.problem;
    const { model, budget, accountId } = admitted.value;
    if (!/[\p{L}\p{N}]/u.test(draft)) {
      const message = "Write a few sentences first.";
      return refuse(422, message, { errors: [{ field: "draft", message }] });
    }
    const request: CoachRequest = { prompt, limit, draft };
    const tokens = model.estimateReadingTokens(request);
    const reserved = await reserveTokens(parts.store.database, { accountId, tokens }, budget, parts.now());
    if (typeof reserved === "string") return refuseBudget(reserved, parts.now(), standIn);
    const controller = new AbortController();
    // Leaving the page ends the provider's call.
    response.once("close", () => controller.abort());
    return { events: relay(model, request, reserved, parts, controller) };
  },
};

async function* relay(
  model: ModelPart,
  request: CoachRequest,
  reserved: Reservation,
  { store, now }: ServerParts,
  controller: AbortController,
): AsyncGenerator<EssayReadingEvent, void> {
  let used: number | null = null;
  let answer = "";
  try {
    for await (const event of model.readDraft(request, controller.signal)) {
      switch (event.kind) {
        case "used":
          used = event.tokens;
          break;
        case "text":
          answer += event.text;
          yield { kind: "working" };
          break;
        case "fault":
          yield event;
          break;
        case "end":
          yield checkAnswer(answer, request.draft);
          break;
        case "call":
        default:
      }
    }
  } finally {
    controller.abort();
    await settleTokens(store.database, reserved, used, now());
  }
}

/** Only what passes leaves this server. */
function checkAnswer(answer: string, draft: string): EssayReadingEvent {
  const checked = readCoachAnswer(answer, draft);
  if (checked === null) return { kind: "fault", reason: "unreadable" };
  const remarks = checked.remarks.map(({ kind, start, end, question }) => ({
    quote: draft.slice(start, end),
    kind,
    question,
  }));
  return { kind: "remarks", remarks, dropped: checked.dropped };
}
