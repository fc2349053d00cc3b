/**
 * POST /api/essay-readings: has the language model ask about one draft. What it answers is checked before it leaves this
 * server; neither draft nor answer is stored or logged.
 */
import type { TurnEvent } from "#contract/counselorTurns.ts";
import type { EssayReadingEvent, essayReadingEndpoints } from "#contract/essayReadings.ts";
import type { CoachRequest } from "#domain/essays/reading/coachRequest.ts";
import { readCoachAnswer } from "#domain/essays/reading/readCoachAnswer.ts";
import { admitAsker, refuseBudget } from "#server/counselorTurns/admitAsker.ts";
import { startMeter } from "#server/counselorTurns/meterCall.ts";
import type { HandlersFor } from "#server/http/handler.ts";
import { refuse } from "#server/http/problems.ts";

const standIn = "Drafts are still read by rules, on your device.";

export const essayReadingHandlers: HandlersFor<typeof essayReadingEndpoints> = {
  async essayReading(input) {
    const { body, parts, request: asked, response } = input;
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
    const meter = await startMeter(parts, { budget, accountId }, tokens, asked.ip);
    if (typeof meter === "string") return refuseBudget(meter, parts.now(), standIn);
    const controller = new AbortController();
    // Leaving the page ends the provider's call.
    response.once("close", () => controller.abort());
    return { events: relay(meter(model.readDraft(request, controller.signal)), request.draft, controller) };
  },
};

async function* relay(
  events: AsyncIterable<TurnEvent>,
  draft: string,
  controller: AbortController,
): AsyncGenerator<EssayReadingEvent, void> {
  let answer = "";
  try {
    for await (const event of events) {
      switch (event.kind) {
        case "text":
          answer += event.text;
          yield { kind: "working" };
          break;
        case "fault":
          yield event;
          break;
        case "end":
          yield checkAnswer(answer, draft);
          break;
        case "call":
        default:
      }
    }
  } finally {
    controller.abort();
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
