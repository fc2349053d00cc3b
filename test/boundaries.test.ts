/** Our own sentences for danger, harm and refusals, and the ordinary questions that sound like them. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { findBoundary } from "#domain/counselor/boundaries.ts";
import { normalizeQuestion } from "#domain/counselor/normalize.ts";

const sentences: Record<string, string[]> = parse(
  readFileSync(join(import.meta.dirname, "evaluate/boundaries.yaml"), "utf8"),
);

function readBoundary(question: string): string {
  const boundary = findBoundary(normalizeQuestion(question));
  if (boundary === null || boundary.kind === "quietLine") return "ordinary";
  return boundary.kind === "crisis" ? boundary.tier : boundary.refusal;
}

describe.each(Object.entries(sentences))("%s", (expected, questions) => {
  test.each(questions)("%s", (question) => {
    expect(readBoundary(question)).toBe(expected);
  });
});
