/** The sample questions on the page: only ones that get a real answer. About a college, each is asked before it is shown. */
import { useEffect, useState } from "react";
import type { CollegeSummary } from "#domain/college/college.ts";
import type { CounselorAnswer } from "#domain/counselor/counselor.ts";
import { words } from "./words.ts";

type Asking = (question: string) => Promise<{ answer: CounselorAnswer }>;

/** Without a college they are fixed, and a test asks them all. `look`: asks without keeping; null until that is possible. */
export function useExamples(about: CollegeSummary | null, look: Asking | null): readonly string[] {
  const [found, setFound] = useState<{ unitId: number; questions: readonly string[] } | null>(null);
  const isReady = look !== null;
  // What is at hand when the page opens decides; a later change of the plan asks nothing again.
  // oxlint-disable-next-line react/exhaustive-effect-dependencies
  useEffect(() => {
    if (about === null || look === null) return undefined;
    let isStale = false;
    listAnswered(about, look).then(
      (questions) => (isStale ? undefined : setFound({ unitId: about.unitId, questions })),
      // If a sample cannot be asked, the page goes without samples.
      () => undefined,
    );
    return () => {
      isStale = true;
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [about?.unitId, isReady]);
  if (about === null) return words.examples;
  return found?.unitId === about.unitId ? found.questions : [];
}

/** Of the questions about a college, those that the counselor answers, and about that college: several share a name. */
export async function listAnswered({ name, unitId }: CollegeSummary, look: Asking): Promise<string[]> {
  const answered: string[] = [];
  for (const question of words.collegeExamples(name)) {
    // oxlint-disable-next-line no-await-in-loop -- One after the other, so that a question of the family's own is never far behind.
    const { answer } = await look(question);
    const isAbout = answer.entities.some((entity) => entity.kind === "college" && entity.unitId === unitId);
    if (answer.kind === "answer" && isAbout) answered.push(question);
  }
  return answered;
}
