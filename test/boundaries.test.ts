/** Our own sentences for danger, harm and refusals, and the ordinary questions that sound like them. */
import { expect, test } from "vitest";
import { findBoundary } from "#domain/counselor/boundaries.ts";
import { normalizeQuestion } from "#domain/counselor/normalize.ts";
import { readBoundarySentences } from "../build/counselor/trainIntents.ts";

const sentences = readBoundarySentences();

function readBoundary(question: string): string {
  const boundary = findBoundary(normalizeQuestion(question));
  if (boundary === null || boundary.kind === "quietLine") return "ordinary";
  return boundary.kind === "crisis" ? boundary.tier : boundary.refusal;
}

test.each(Object.entries(sentences))("%s: each sentence is read as that", (expected, questions) => {
  const misread = questions.flatMap((question) => {
    const read = readBoundary(question);
    return read === expected ? [] : [`${question} → ${read}`];
  });
  expect(misread).toEqual([]);
});
