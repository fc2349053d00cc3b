/** Reads a question and answers it, on the device: no language model and no network. */
import { runInSlices } from "#client/runInSlices.ts";
import { allStatePrograms } from "#domain/aid/allStatePrograms.ts";
import { answerReading } from "#domain/counselor/answerReading.ts";
import { createClassifier } from "#domain/counselor/classifier.ts";
import type { AnswerContext } from "#domain/counselor/context.ts";
import type { CounselorReading, ReadQuestion } from "#domain/counselor/counselor.ts";
import { describeReading } from "#domain/counselor/describeReading.ts";
import { buildDictionaryInSteps, type CounselorDictionary } from "#domain/counselor/dictionary.ts";
import { intentWeights } from "#domain/counselor/intentWeights.ts";
import { normalizeQuestion } from "#domain/counselor/normalize.ts";
import { type Passages, preparePassagesInSteps, type WrittenPage } from "#domain/counselor/passages.ts";
import { readQuestion } from "#domain/counselor/readQuestion.ts";
import type { AllColleges, Engine } from "./engine.ts";
import { getHeldColleges, getHeldMajors } from "./heldColleges.ts";
import { getHeldPages } from "./heldPages.ts";

const classifier = createClassifier(intentWeights);
const dictionaries = new WeakMap<AllColleges, Promise<CounselorDictionary>>();
const preparing = new WeakMap<readonly WrittenPage[], Promise<Passages>>();

export const answerCounselor: Engine["counselor"] = async (request) => {
  const { release, majors, deadlines, plan, today, previous, chosen } = request;
  const all = getHeldColleges(release);
  const [dictionary, passages] = await Promise.all([loadDictionary(all), loadPassages()]);
  const question = normalizeQuestion(request.question);
  const planUnitIds = plan.colleges.map(({ unitId }) => unitId);
  const read = choose(readQuestion(question, { dictionary, classifier, previous, planUnitIds }), chosen);
  const context: AnswerContext = {
    colleges: all.colleges,
    byUnitId: all.byUnitId,
    deadlines,
    majors: majors === null ? null : getHeldMajors(majors),
    passages,
    plan,
    today,
  };
  return {
    read,
    answer: answerReading(read, question, context),
    others: read.others.map((reading) => ({ reading, label: describeReading(reading, context) })),
  };
};

/** The reading chosen by hand comes first; the one that was first is then among the others. */
function choose(read: ReadQuestion, chosen: CounselorReading | null): ReadQuestion {
  if (chosen === null) return read;
  const key = JSON.stringify(chosen);
  const before = read.reading === null ? read.others : [read.reading, ...read.others];
  return { ...read, reading: chosen, others: before.filter((one) => JSON.stringify(one) !== key) };
}

function loadDictionary(all: AllColleges): Promise<CounselorDictionary> {
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
