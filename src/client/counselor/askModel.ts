/**
 * Has a question answered in a language model's words: relays its turns, runs its tools on the device, verifies each
 * sentence, and sends the failed ones back once. Whatever goes wrong is a reason to show the built-in answer.
 */
import { askEngine } from "#client/engine/askEngine.ts";
import type { Engine, ToolRequest } from "#client/engine/engine.ts";
import { openStream } from "#client/http/openStream.ts";
import type { AnsweredCall, CounselorTurnBody, TurnEvent } from "#contract/counselorTurns.ts";
import type { AnswerPart, AnswerSource } from "#domain/counselor/counselor.ts";
import type { LinkedFact, VerifiedSentence } from "#domain/counselor/model/facts.ts";
import { classifyFailure, type ModelFault, modelSilenceMs, SilenceWatch } from "./modelFaults.ts";
import { readTurnEvents } from "./readTurnEvents.ts";

export type ModelRequest = Pick<ToolRequest, "release" | "plan" | "majors" | "deadlines" | "today"> & {
  /** Normalized, and read by the built-in answerer first: what a rule settles is never sent. */
  question: string;
  /** The separate consent to send the family's financial figures. */
  allowsMoney: boolean;
  /** The age the person said they have reached; null if they were not asked. */
  confirmedAge: number | null;
};

/** Why the built-in answer is shown. "nothingLeft": no sentence could be shown. */
export type FallbackReason = ModelFault | "nothingLeft";

export type ModelAnswer = {
  /** Whole sentences, each verified. */
  sentences: readonly VerifiedSentence[];
  /** What the tools found, to draw below the words. */
  parts: readonly AnswerPart[];
  sources: readonly AnswerSource[];
};
export type ModelReply = ({ kind: "answer" } & ModelAnswer) | { kind: "fallback"; reason: FallbackReason };

export type ModelPort = {
  engine: Pick<Engine, "counselorTool" | "counselorDraft">;
  /** The response of one turn, as a stream of bytes. */
  open: (body: CounselorTurnBody, signal: AbortSignal) => Promise<ReadableStream<Uint8Array>>;
  /** How long a turn may be silent; more than the server allows the provider. */
  silenceMs: number;
};

/** As the server accepts them. */
const mostSteps = 6;
const mostResultBytes = 47_000;
const mostFailed = 20;
const mostSentenceLength = 1_000;

const pagePort: ModelPort = {
  engine: { counselorTool: askEngine("counselorTool"), counselorDraft: askEngine("counselorDraft") },
  open: (body, signal) => openStream("counselorTurn", body, signal),
  silenceMs: modelSilenceMs,
};

class Fault extends Error {
  readonly reason: FallbackReason;

  constructor(reason: FallbackReason) {
    super(reason);
    this.reason = reason;
  }
}

/**
 * `onSentences` is called with all the sentences that may be shown so far; with none when the model goes on to look
 * something up. An aborted signal rejects with its reason. Load this module lazily: the tools are all in it.
 */
export async function askModel(
  request: ModelRequest,
  signal: AbortSignal,
  onSentences: (sentences: readonly VerifiedSentence[]) => void,
  port: ModelPort = pagePort,
): Promise<ModelReply> {
  try {
    const answer = await new Conversation(request, port, signal, onSentences).run();
    return { kind: "answer", ...answer };
  } catch (error) {
    signal.throwIfAborted();
    return { kind: "fallback", reason: error instanceof Fault ? error.reason : classifyFailure(error) };
  }
}

type Turn = { text: string; calls: readonly Extract<TurnEvent, { kind: "call" }>[] };

class Conversation {
  private readonly facts = new Map<string, LinkedFact>();
  private readonly parts: AnswerPart[] = [];
  private readonly sources: AnswerSource[] = [];
  private readonly steps: AnsweredCall[][] = [];
  private readonly request: ModelRequest;
  private readonly port: ModelPort;
  private readonly signal: AbortSignal;
  private readonly onSentences: (sentences: readonly VerifiedSentence[]) => void;

  constructor(
    request: ModelRequest,
    port: ModelPort,
    signal: AbortSignal,
    onSentences: (sentences: readonly VerifiedSentence[]) => void,
  ) {
    this.request = request;
    this.port = port;
    this.signal = signal;
    this.onSentences = onSentences;
  }

  async run(): Promise<ModelAnswer> {
    const text = await this.lookUp();
    const sentences = await this.settle(text);
    if (sentences.length === 0) throw new Fault("nothingLeft");
    this.onSentences(sentences);
    return { sentences, parts: dropRepeats(this.parts), sources: dropRepeats(this.sources) };
  }

  /** Turn by turn until the model answers. */
  private async lookUp(): Promise<string> {
    for (;;) {
      const { text, calls } = await this.takeTurn(null, true);
      if (calls.length === 0) return text;
      if (this.steps.length >= mostSteps) throw new Fault("tooLong");
      this.onSentences([]);
      await this.answerCalls(calls);
    }
  }

  /** One after the other: each takes milliseconds, and the page stays responsive. */
  private async answerCalls(calls: Turn["calls"]): Promise<void> {
    const step: AnsweredCall[] = [];
    this.steps.push(step);
    const { question: _sentApart, confirmedAge: _asWell, ...place } = this.request;
    for (const { id, tool, input } of calls) {
      const resultId = `r${this.steps.flat().length + 1}`;
      const answer = await this.port.engine.counselorTool({ ...place, tool, input, resultId });
      this.signal.throwIfAborted();
      step.push({ id, tool, input, result: answer.result });
      while (countBytes(this.steps) > mostResultBytes && answer.result.facts.length > 0)
        answer.result.facts.splice(Math.floor(answer.result.facts.length / 2));
      for (const fact of answer.facts) this.facts.set(fact.ref, fact);
      this.parts.push(...answer.parts);
      this.sources.push(...answer.sources);
    }
  }

  /** Verifies the answer, and has what failed written again, once. */
  private async settle(text: string): Promise<readonly VerifiedSentence[]> {
    const draft = cutToWhole(text);
    const verdict = await this.verify(draft);
    if (verdict.failed.length === 0) return verdict.sentences;
    const failed = verdict.failed.slice(0, mostFailed).map(({ text: written, reason }) => ({
      text: written.slice(0, mostSentenceLength),
      reason,
    }));
    const again = await this.takeTurn({ draft, failed }, false).catch((error: unknown) => {
      // What passed is still an answer.
      if (verdict.sentences.length === 0 || this.signal.aborted) throw error;
      return { text: "", calls: [] };
    });
    const lines = readLines(again.text);
    const isInOrder = lines.length === failed.length;
    const written = verdict.order.map((one) =>
      one.kind === "shown" ? verdict.sentences[one.at]?.text : isInOrder ? lines[one.at] : "",
    );
    const whole = [...written, ...(isInOrder ? [] : lines)].filter(
      (line) => line !== undefined && line !== "",
    );
    const better = await this.verify(whole.join("\n"));
    return better.sentences.length === 0 ? verdict.sentences : better.sentences;
  }

  private verify(text: string) {
    return this.port.engine.counselorDraft({ text, facts: [...this.facts.values()] });
  }

  private async takeTurn(correction: CounselorTurnBody["correction"], isShown: boolean): Promise<Turn> {
    const { question, allowsMoney, confirmedAge } = this.request;
    const body: CounselorTurnBody = {
      question,
      steps: this.steps,
      correction,
      consent: { model: true, money: allowsMoney },
      confirmedAge,
    };
    const controller = new AbortController();
    const forwardAbort = () => controller.abort(this.signal.reason);
    this.signal.throwIfAborted();
    this.signal.addEventListener("abort", forwardAbort);
    const watch = new SilenceWatch(controller, this.port.silenceMs);
    try {
      return await this.readTurn(await this.port.open(body, controller.signal), watch, isShown);
    } catch (error) {
      if (watch.hasFired) throw new Fault("slow");
      throw error;
    } finally {
      watch.stop();
      this.signal.removeEventListener("abort", forwardAbort);
    }
  }

  private async readTurn(
    stream: ReadableStream<Uint8Array>,
    watch: SilenceWatch,
    isShown: boolean,
  ): Promise<Turn> {
    const calls: Extract<TurnEvent, { kind: "call" }>[] = [];
    let text = "";
    let whole = "";
    for await (const event of readTurnEvents(stream)) {
      watch.restart();
      if (event.kind === "fault") throw new Fault(event.reason);
      if (event.kind === "end") return { text, calls: event.next === "calls" ? calls : [] };
      if (event.kind === "call") calls.push(event);
      else {
        text += event.text;
        const ended = cutToEnded(text);
        if (isShown && ended !== whole) {
          whole = ended;
          this.onSentences((await this.verify(ended)).sentences);
        }
      }
      this.signal.throwIfAborted();
    }
    throw new Fault("cut");
  }
}

/** While more may come, a sentence has ended only once something follows it. */
function cutToEnded(text: string): string {
  return /^[\s\S]*(?:[.!?…]["”’)]*|\]\])\s+(?=\S)|^[\s\S]*\n/.exec(text)?.[0].trimEnd() ?? "";
}

/** Without the beginning of a sentence that was cut at the limit. */
function cutToWhole(text: string): string {
  return /^[\s\S]*(?:[.!?…]["”’)]*|\]\])(?=\s|$)/.exec(text)?.[0] ?? "";
}

/** One sentence a line, without list marks and what the model left out. */
function readLines(text: string): string[] {
  return text
    .split("\n")
    .map((line) => line.trim().replace(/^(?:[-*•]|\d{1,2}[.)])\s+/, ""))
    .filter((line) => line !== "")
    .map((line) => (/^skip\W*$/i.test(line) ? "" : cutToWhole(line)));
}

const utf8 = new TextEncoder();
function countBytes(value: unknown): number {
  return utf8.encode(JSON.stringify(value)).length;
}

function dropRepeats<Value>(list: readonly Value[]): Value[] {
  return [...new Map(list.map((one) => [JSON.stringify(one), one])).values()];
}
