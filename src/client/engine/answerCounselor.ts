/** Reads a question and answers it, on the device: no language model and no network. */
import { runInSlices } from "#client/runInSlices.ts";
import { answerReading, listAskedBack } from "#domain/counselor/answerReading.ts";
import { findBoundary } from "#domain/counselor/boundaries.ts";
import type { AnswerContext } from "#domain/counselor/context.ts";
import type { CounselorReading, ReadQuestion } from "#domain/counselor/counselor.ts";
import { describeReading } from "#domain/counselor/describeReading.ts";
import type { CounselorDictionary } from "#domain/counselor/dictionary.ts";
import { linkEntities } from "#domain/counselor/linkEntities.ts";
import { normalizeQuestion } from "#domain/counselor/normalize.ts";
import { readQuestion } from "#domain/counselor/readQuestion.ts";
import type { Steps } from "#lib/steps.ts";
import { classifier, prepareCounselor } from "./counselorContext.ts";
import type { Engine } from "./engine.ts";

export const answerCounselor: Engine["counselor"] = async (request) => {
  const { plan, previous, chosen } = request;
  const { context, dictionary } = await prepareCounselor(request);
  const question = normalizeQuestion(request.question);
  const planUnitIds = plan.colleges.map(({ unitId }) => unitId);
  const { cards = null } = context;
  const read = choose(
    readQuestion(question, {
      dictionary,
      classifier,
      previous,
      planUnitIds,
      homeState: plan.profile.homeState,
      cards,
    }),
    chosen,
  );
  const answer = answerReading(read, question, context);
  const askedBack = answer.kind === "dont-know" ? listAskedBack(read) : [];
  return {
    read,
    answer,
    others: [...askedBack, ...read.others].map((reading) => ({
      reading,
      label: describeReading(reading, context, read.language),
    })),
  };
};

/** Makes what every answer is looked up in, a bit at a time, so that the first question does not wait for it. */
export const answerReady: Engine["counselorReady"] = async (request) => {
  const { context, dictionary } = await prepareCounselor(request);
  await runInSlices(rehearseInSteps(context, dictionary));
};

const rehearsed = "what are my chances at rice university?";

/** Code runs several times slower the first time than later: each part runs once before anybody waits for it. */
function* rehearseInSteps(context: AnswerContext, dictionary: CounselorDictionary): Steps<void> {
  findBoundary(rehearsed);
  yield;
  linkEntities(rehearsed, dictionary);
  yield;
  classifier(rehearsed);
  yield;
  const { cards = null } = context;
  const read = readQuestion(rehearsed, { dictionary, classifier, previous: null, planUnitIds: [], cards });
  yield;
  answerReading(read, rehearsed, context);
}

/** The reading chosen by hand comes first; the one that was first is then among the others. */
function choose(read: ReadQuestion, chosen: CounselorReading | null): ReadQuestion {
  if (chosen === null) return read;
  // The same reading without a value that was left out is no other one.
  const toKey = (one: CounselorReading) =>
    JSON.stringify({ ...one, values: undefined, conversation: undefined });
  const before = read.reading === null ? read.others : [read.reading, ...read.others];
  return { ...read, near: [], reading: chosen, others: before.filter((one) => toKey(one) !== toKey(chosen)) };
}
