/** Reads a draft of an essay as a careful reader would, with the colleges that are held. */
import { runInSlices } from "#client/runInSlices.ts";
import { buildDictionaryInSteps } from "#domain/counselor/dictionary.ts";
import { makeReadingFacts, type ReadingFacts, readDraft } from "#domain/essays/reading/readDraft.ts";
import type { Engine } from "./engine.ts";
import { getHeldColleges, type HeldColleges } from "./heldColleges.ts";

const nothingHeld: HeldColleges = { colleges: [], byUnitId: new Map() };
const preparing = new WeakMap<HeldColleges, Promise<ReadingFacts>>();

export const answerDraftReading: Engine["draft"] = async ({ release, ...request }) => {
  const all = release === null ? nothingHeld : getHeldColleges(release);
  const running = preparing.get(all) ?? prepare(all);
  preparing.set(all, running);
  const facts = await running;
  const find = (unitId: number) => all.byUnitId.get(unitId) ?? [];
  const { text, prompt, unitId, otherUnitIds } = request;
  const [college = null] = unitId === null ? [] : [find(unitId)].flat();
  const otherColleges = otherUnitIds.flatMap(find);
  return {
    remarks: readDraft({ text, prompt, college, otherColleges }, facts),
    hasColleges: release !== null,
  };
};

async function prepare({ colleges }: HeldColleges): Promise<ReadingFacts> {
  const dictionary = await runInSlices(buildDictionaryInSteps({ colleges, programs: [] }));
  return makeReadingFacts(colleges, dictionary);
}
