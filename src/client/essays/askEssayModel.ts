/**
 * Sends one draft to the language model and brings back its questions, checked once more on this device. Load this
 * module lazily: it is needed only where somebody asks.
 */
import {
  classifyFailure,
  type ModelFault,
  modelSilenceMs,
  SilenceWatch,
} from "#client/counselor/modelFaults.ts";
import { openStream } from "#client/http/openStream.ts";
import { readServerEvents, UnreadableEvents } from "#client/http/readServerEvents.ts";
import type { FaultReason } from "#contract/counselorTurns.ts";
import type { EssayReadingBody } from "#contract/essayReadings.ts";
import { type CoachRemark, checkRemarks } from "#domain/essays/reading/checkRemarks.ts";
import type { CoachRequest } from "#domain/essays/reading/coachRequest.ts";

/** `confirmedAge`: the age the person said they have reached; null if they were not asked. */
export type EssayModelRequest = CoachRequest & { confirmedAge: number | null };

export type EssayModelReply =
  /** `dropped`: how many of the model's remarks broke a rule and are left out. */
  { kind: "read"; remarks: readonly CoachRemark[]; dropped: number } | { kind: "fault"; fault: ModelFault };

export type EssayModelPort = {
  /** The bytes of the reply. */
  open: (body: EssayReadingBody, signal: AbortSignal) => Promise<ReadableStream<Uint8Array>>;
  silenceMs: number;
};

const pagePort: EssayModelPort = {
  open: (body, signal) => openStream("essayReading", body, signal),
  silenceMs: modelSilenceMs,
};

/** An aborted signal rejects with its reason; everything else is a reply. */
export async function askEssayModel(
  request: EssayModelRequest,
  signal: AbortSignal,
  port: EssayModelPort = pagePort,
): Promise<EssayModelReply> {
  const controller = new AbortController();
  const forwardAbort = () => controller.abort(signal.reason);
  signal.throwIfAborted();
  signal.addEventListener("abort", forwardAbort);
  const watch = new SilenceWatch(controller, port.silenceMs);
  try {
    const { prompt, limit, draft, confirmedAge } = request;
    const body: EssayReadingBody = { prompt, limit, draft, consent: { draft: true }, confirmedAge };
    return await readReply(await port.open(body, controller.signal), watch, draft);
  } catch (error) {
    signal.throwIfAborted();
    if (watch.hasFired) return fault("slow");
    return fault(error instanceof UnreadableEvents ? "unreadable" : classifyFailure(error));
  } finally {
    watch.stop();
    signal.removeEventListener("abort", forwardAbort);
  }
}

const fault = (reason: ModelFault): EssayModelReply => ({ kind: "fault", fault: reason });

async function readReply(
  stream: ReadableStream<Uint8Array>,
  watch: SilenceWatch,
  draft: string,
): Promise<EssayModelReply> {
  for await (const value of readServerEvents(stream)) {
    watch.restart();
    const event = new Map<string, unknown>(Object.entries(Object(value)));
    switch (event.get("kind")) {
      case "working":
        break;
      case "remarks": {
        const checked = checkRemarks({ remarks: event.get("remarks") }, draft);
        return {
          kind: "read",
          remarks: checked.remarks,
          dropped: checked.dropped + toCount(event.get("dropped")),
        };
      }
      case "fault": {
        const reason = event.get("reason");
        // An unknown reason is shown like any other failure of the provider.
        return fault(typeof reason === "string" ? (reason as FaultReason) : "unreadable");
      }
      default:
        return fault("unreadable");
    }
  }
  return fault("cut");
}

function toCount(value: unknown): number {
  return typeof value === "number" && Number.isSafeInteger(value) && value > 0 ? value : 0;
}
