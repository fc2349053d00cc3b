/** Finds the remarks in what a language model wrote, though it may have been told to write nothing else. */
import { type CheckedRemarks, checkRemarks } from "./checkRemarks.ts";

/** What a model thinks aloud before its answer. */
const thoughts = /^\s*<think(?:ing)?>[\s\S]*?<\/think(?:ing)?>/iu;
const fence = /```(?:json)?/giu;

/**
 * Null if there is no list of remarks in it. Words around the list are never shown, and count as one that was dropped; so
 * a model that writes an essay beside its answer is told of.
 */
export function readCoachAnswer(answer: string, draft: string): CheckedRemarks | null {
  const said = answer.replace(thoughts, "");
  const start = said.indexOf("{");
  const end = said.lastIndexOf("}") + 1;
  const raw = start < 0 ? null : parseJson(said.slice(start, end));
  if (raw === null || !hasRemarks(raw)) return null;
  const around = `${said.slice(0, start)}${said.slice(end)}`.replace(fence, "");
  const { remarks, dropped } = checkRemarks(raw, draft);
  return { remarks, dropped: dropped + (around.trim() === "" ? 0 : 1) };
}

function hasRemarks(raw: unknown): boolean {
  return typeof raw === "object" && raw !== null && "remarks" in raw && Array.isArray(raw.remarks);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
