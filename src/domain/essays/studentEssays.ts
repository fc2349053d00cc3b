/** The plan's essays as the list and the reuse map read them: question, status and length, without the text. */
import { getText, type PlanEssay } from "./essay.ts";
import type { StudentEssay } from "./essayList.ts";
import { findPrompt } from "./essayPrompts.ts";
import type { ReusableDraft } from "./findReuse.ts";
import { countCharacters, countWords } from "./text/countText.ts";

export function toStudentEssays(essays: readonly PlanEssay[]): StudentEssay[] {
  return essays.map((essay) => ({
    essayId: essay.id,
    promptId: essay.promptId,
    unitId: essay.ownPrompt?.unitId ?? null,
    status: essay.status,
    words: countWords(getText(essay)),
  }));
}

/** `findNames` gives the colleges that a text names, by unitId. */
export function toReusableDrafts(
  essays: readonly PlanEssay[],
  findNames: (text: string) => readonly number[],
): ReusableDraft[] {
  return essays.map((essay) => {
    const text = getText(essay);
    const prompt = essay.promptId === null ? null : findPrompt(essay.promptId);
    return {
      essayId: essay.id,
      prompt,
      unitId: prompt?.unitId ?? essay.ownPrompt?.unitId ?? null,
      words: countWords(text),
      characters: countCharacters(text),
      namedUnitIds: findNames(text),
    };
  });
}
