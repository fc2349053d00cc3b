/** Reads a question and answers it, on the device: no language model and no network. */
import { answerReading } from "#domain/counselor/answerReading.ts";
import type { CounselorReading, ReadQuestion } from "#domain/counselor/counselor.ts";
import { describeReading } from "#domain/counselor/describeReading.ts";
import { normalizeQuestion } from "#domain/counselor/normalize.ts";
import { readQuestion } from "#domain/counselor/readQuestion.ts";
import { classifier, prepareCounselor } from "./counselorContext.ts";
import type { Engine } from "./engine.ts";

export const answerCounselor: Engine["counselor"] = async (request) => {
  const { plan, previous, chosen } = request;
  const { context, dictionary } = await prepareCounselor(request);
  const question = normalizeQuestion(request.question);
  const planUnitIds = plan.colleges.map(({ unitId }) => unitId);
  const read = choose(readQuestion(question, { dictionary, classifier, previous, planUnitIds }), chosen);
  return {
    read,
    answer: answerReading(read, question, context),
    others: read.others.map((reading) => ({ reading, label: describeReading(reading, context) })),
  };
};

/** Makes what every answer is looked up in, a bit at a time, so that the first question does not wait for it. */
export async function prepareAnswers(request: Parameters<typeof prepareCounselor>[0]): Promise<void> {
  await prepareCounselor(request);
}

/** The reading chosen by hand comes first; the one that was first is then among the others. */
function choose(read: ReadQuestion, chosen: CounselorReading | null): ReadQuestion {
  if (chosen === null) return read;
  const key = JSON.stringify(chosen);
  const before = read.reading === null ? read.others : [read.reading, ...read.others];
  return { ...read, reading: chosen, others: before.filter((one) => JSON.stringify(one) !== key) };
}
