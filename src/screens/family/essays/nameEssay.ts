/** What a shared essay is called, and what it answers. */
import type { SharedEssay } from "#contract/essays.ts";
import { findPrompt } from "#domain/essays/essayPrompts.ts";
import { essayWords as words } from "./essayWords.ts";

type Named = Pick<SharedEssay, "title" | "promptId" | "ownPrompt">;

const mostLength = 90;

/** Its title; without one, what it answers. */
export function nameEssay(essay: Named): string {
  if (essay.title.trim() !== "") return essay.title;
  const topic = findTopic(essay);
  if (topic === null) return words.untitled;
  return topic.length > mostLength ? `${topic.slice(0, mostLength).trimEnd()}…` : topic;
}

/** The prompt: its topic in our words, or the student's copy. Null for a prompt of a newer data set. */
export function findTopic({ promptId, ownPrompt }: Named): string | null {
  const prompt = promptId === null ? null : findPrompt(promptId);
  return prompt?.topic ?? ownPrompt?.text ?? null;
}
