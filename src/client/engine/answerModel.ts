/** The two halves of a language model's turn that stay on the device: running its tools, and verifying what it wrote. */

import { runTool } from "#domain/counselor/model/runTool.ts";
import { readToolCall } from "#domain/counselor/model/tools.ts";
import { verifyDraft } from "#domain/counselor/model/verifyDraft.ts";
import { readQuestion } from "#domain/counselor/readQuestion.ts";
import { classifier, prepareCounselor } from "./counselorContext.ts";
import type { Engine } from "./engine.ts";

/** A call that breaks its tool's schema is answered so, for the model to ask in another way. */
export const answerTool: Engine["counselorTool"] = async (request) => {
  const { tool, input, resultId, allowsMoney, plan } = request;
  const call = readToolCall(tool, input);
  if (call === null) {
    const result = { tool, outcome: "badInput" as const, usesMoney: false, facts: [] };
    return { result, facts: [], parts: [], sources: [] };
  }
  const { context, dictionary } = await prepareCounselor(request);
  const planUnitIds = plan.colleges.map(({ unitId }) => unitId);
  return runTool(call, {
    resultId,
    context,
    dictionary,
    read: (question) =>
      readQuestion(question, {
        dictionary,
        classifier,
        cards: context.cards ?? null,
        previous: null,
        planUnitIds,
        homeState: plan.profile.homeState,
      }),
    allowsMoney,
  });
};

export const answerDraft: Engine["counselorDraft"] = async ({ text, facts }) => verifyDraft(text, facts);
