/** The application or college that asks for an essay, on the essay list. */
import type { PlanEssay } from "#domain/essays/essay.ts";
import type { EssayList } from "#domain/essays/essayList.ts";
import type { EssayPrompt } from "#domain/essays/prompt.ts";

/** Null for anything else, and where the list does not have it. */
export function findGroup(
  { groups }: EssayList,
  essay: PlanEssay,
  prompt: EssayPrompt | null,
): EssayList["groups"][number] | null {
  const unitId = prompt?.unitId ?? essay.ownPrompt?.unitId ?? null;
  return (
    groups.find((group) =>
      group.kind === "platform"
        ? prompt !== null && group.platform === prompt.platform
        : unitId !== null && group.unitId === unitId,
    ) ?? null
  );
}
