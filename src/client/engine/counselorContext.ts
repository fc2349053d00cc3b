/** What the counselor reads and answers with, made from what the engine holds. */
import { runInSlices } from "#client/runInSlices.ts";
import { allStatePrograms } from "#domain/aid/allStatePrograms.ts";
import { createClassifier } from "#domain/counselor/classifier.ts";
import type { AnswerContext } from "#domain/counselor/context.ts";
import { buildDictionaryInSteps, type CounselorDictionary } from "#domain/counselor/dictionary.ts";
import { intentWeights } from "#domain/counselor/intentWeights.ts";
import { type Passages, preparePassagesInSteps, type WrittenPage } from "#domain/counselor/passages.ts";
import type { PrepareRequest } from "./engine.ts";
import { getHeldColleges, getHeldMajors, type HeldColleges } from "./heldColleges.ts";
import { getHeldPages } from "./heldPages.ts";

export const classifier = createClassifier(intentWeights);
const dictionaries = new WeakMap<HeldColleges, Promise<CounselorDictionary>>();
const preparing = new WeakMap<readonly WrittenPage[], Promise<Passages>>();

export async function prepareCounselor({ release, majors, deadlines, plan, today }: PrepareRequest): Promise<{
  context: AnswerContext;
  dictionary: CounselorDictionary;
}> {
  const all = getHeldColleges(release);
  const [dictionary, passages] = await Promise.all([loadDictionary(release), loadPassages()]);
  const context: AnswerContext = {
    colleges: all.colleges,
    byUnitId: all.byUnitId,
    deadlines,
    majors: majors === null ? null : getHeldMajors(majors),
    passages,
    plan,
    today,
  };
  return { context, dictionary };
}

/** Made with the first question about a release. */
export function loadDictionary(release: string): Promise<CounselorDictionary> {
  const all = getHeldColleges(release);
  const running =
    dictionaries.get(all) ??
    runInSlices(buildDictionaryInSteps({ colleges: all.colleges, programs: allStatePrograms }));
  dictionaries.set(all, running);
  return running;
}

async function loadPassages(): Promise<Passages | null> {
  const pages = getHeldPages();
  if (pages === null) return null;
  const running = preparing.get(pages) ?? runInSlices(preparePassagesInSteps(pages));
  preparing.set(pages, running);
  return running;
}
