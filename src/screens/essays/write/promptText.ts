/** What an essay answers, in the best words we have of it. */
import type { PlanEssay } from "#domain/essays/essay.ts";
import type { EssayPrompt } from "#domain/essays/prompt.ts";

/** Kept among the notes of the essay, which no reader sees. */
export const exactPromptNote = "exactPrompt";

/** The exact prompt the student pasted in, else our topic, else their own prompt; empty without any. */
export function getPromptText(essay: PlanEssay, prompt: EssayPrompt | null): string {
  return essay.notes[exactPromptNote] || prompt?.topic || essay.ownPrompt?.text || "";
}
