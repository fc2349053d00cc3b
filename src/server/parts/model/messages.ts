/** A turn as the messages and tools that a language model is sent. */
import type { JSONSchema7, ModelMessage } from "ai";
import { z } from "zod/mini";
import { counselorTools } from "#domain/counselor/counselor.ts";
import { askForCorrections, systemInstructions } from "#domain/counselor/model/instructions.ts";
import { toolDescriptions, toolInputs } from "#domain/counselor/model/tools.ts";
import type { ModelTurn } from "./port.ts";

export const outputTokensMost = 700;

export type OfferedTool = { name: string; description: string; schema: JSONSchema7 };

let offered: readonly OfferedTool[] | null = null;

/** Made with the first question. */
export function listOfferedTools(): readonly OfferedTool[] {
  offered ??= counselorTools.map((name) => {
    const { $schema: _unused, ...schema } = z.toJSONSchema(toolInputs[name], { io: "input" });
    // Both are the same draft's JSON; their types differ in optional keywords alone.
    return { name, description: toolDescriptions[name], schema: schema as JSONSchema7 };
  });
  return offered;
}

/** The question, each round of tools with its results, and the sentences to write again. */
export function buildMessages({ question, steps, correction }: ModelTurn): ModelMessage[] {
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
