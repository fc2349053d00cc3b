/** Reads a draft with the college data. Runs in a worker, or on the page where there is none. */
import { answerIndex } from "#client/engine/answerIndex.ts";
import type { AllColleges } from "#client/engine/engine.ts";
import { call } from "#client/http/api.ts";
import { runInSlices } from "#client/runInSlices.ts";
import { buildDictionaryInSteps } from "#domain/counselor/dictionary.ts";
import { makeReadingFacts, type ReadingFacts, readDraft } from "#domain/essays/reading/readDraft.ts";
import type { ReadingReply, ReadingRequest } from "./readingMessages.ts";

type Known = { all: AllColleges | null; facts: ReadingFacts };

let loading: Promise<Known> | null = null;

export async function answerReading(request: ReadingRequest): Promise<ReadingReply> {
  loading ??= load();
  const { all, facts } = await loading;
  // Tried again with the next reading.
  if (all === null) loading = null;
  const find = (unitId: number) => all?.byUnitId.get(unitId) ?? [];
  const { text, prompt, unitId, otherUnitIds } = request;
  const [college = null] = unitId === null ? [] : [find(unitId)].flat();
  const otherColleges = otherUnitIds.flatMap(find);
  return { remarks: readDraft({ text, prompt, college, otherColleges }, facts), hasColleges: all !== null };
}

/** The index comes from the browser's cache where the page has it already, and from the kept copy offline. */
async function load(): Promise<Known> {
  const all = await call("collegeIndex", {})
    .then(answerIndex)
    .catch(() => null);
  const colleges = all?.colleges ?? [];
  const dictionary = await runInSlices(buildDictionaryInSteps({ colleges, programs: [] }));
  return { all, facts: makeReadingFacts(colleges, dictionary) };
}
