/** A turn of the counselor, or a draft to read, as the messages and tools that a language model is sent. */
import type { JSONSchema7, ModelMessage } from "ai";
import { z } from "zod/mini";
import { turnLimits } from "#contract/counselorTurns.ts";
import { counselorTools } from "#domain/counselor/counselor.ts";
import { resultLimits } from "#domain/counselor/model/facts.ts";
import { askForCorrections, systemInstructions } from "#domain/counselor/model/instructions.ts";
import { toolDescriptions, toolInputs } from "#domain/counselor/model/tools.ts";
import {
  type CoachRequest,
  coachInstructions,
  writeCoachRequest,
} from "#domain/essays/reading/coachRequest.ts";
import type { ModelTurn } from "#server/ports/model.ts";
import type { ModelCall, OfferedTool } from "./runCall.ts";

const outputTokensMost = 700;
/** Eight remarks, each with a sentence of the draft; and room for what a model thinks aloud first. */
const readingTokensMost = 1_600;
const readingTextMost = 12_000;

export function toTurnCall(turn: ModelTurn): ModelCall {
  return {
    instructions: systemInstructions,
    messages: buildMessages(turn),
    tools: listOfferedTools(),
    mayCall: turn.steps.length < resultLimits.steps && turn.correction === null,
    outputTokensMost,
    textMost: turnLimits.draftLength,
    mayEndAtLimit: true,
  };
}

export function toReadingCall(request: CoachRequest): ModelCall {
  return {
    instructions: coachInstructions,
    messages: [{ role: "user", content: writeCoachRequest(request) }],
    tools: [],
    mayCall: false,
    outputTokensMost: readingTokensMost,
    textMost: readingTextMost,
    // Half a list cannot be read.
    mayEndAtLimit: false,
  };
}

let offered: readonly OfferedTool[] | null = null;

/** Made with the first question. */
function listOfferedTools(): readonly OfferedTool[] {
  offered ??= counselorTools.map((name) => {
    const { $schema: _unused, ...schema } = z.toJSONSchema(toolInputs[name], { io: "input" });
    // Both are the same draft's JSON; their types differ in optional keywords alone.
    return { name, description: toolDescriptions[name], schema: schema as JSONSchema7 };
  });
  return offered;
}

/** The question, each round of tools with its results, and the sentences to write again. */
function buildMessages({ question, steps, correction }: ModelTurn): ModelMessage[] {
  const messages: ModelMessage[] = [{ role: "user", content: question }];
  for (const calls of steps) {
    messages.push({
      role: "assistant",
      content: calls.map(({ id, tool, input }) => ({
        type: "tool-call",
        toolCallId: id,
        toolName: tool,
        input,
      })),
    });
    messages.push({
      role: "tool",
      content: calls.map(({ id, tool, result: { outcome, facts } }) => ({
        type: "tool-result",
        toolCallId: id,
        toolName: tool,
        output: { type: "text", value: JSON.stringify({ outcome, facts }) },
      })),
    });
  }
  if (correction !== null) {
    messages.push({ role: "assistant", content: correction.draft });
    messages.push({ role: "user", content: askForCorrections(correction.failed) });
  }
  return messages;
}

/** Bytes of a text in any script that one token may stand for at worst; our own English takes about four. */
const ownBytesPerToken = 3;
const resultBytesPerToken = 2;

const utf8 = new TextEncoder();
const countBytes = (value: unknown) => utf8.encode(JSON.stringify(value)).length;

/** More than any tokenizer makes of it: typed text counts a token for each byte. */
export function estimateTokens({ question, steps, correction }: ModelTurn): number {
  const own = countBytes(systemInstructions) + countBytes(listOfferedTools());
  const typed = countBytes(question) + countBytes(correction);
  return (
    Math.ceil(own / ownBytesPerToken) +
    Math.ceil(countBytes(steps) / resultBytesPerToken) +
    typed +
    outputTokensMost
  );
}

export function estimateReadingTokens(request: CoachRequest): number {
  const own = Math.ceil(countBytes(coachInstructions) / ownBytesPerToken);
  return own + countBytes(writeCoachRequest(request)) + readingTokensMost;
}
