/** Structured data for a quiz. */
import { buildOrganization, buildStructuredData, type JsonLdObject, toAbsoluteUrl } from "./jsonLd.ts";

export type QuizInput = {
  name: string;
  description: string | null;
  url: string;
  provider: string;
  /** Defaults to High School. */
  educationalLevel?: string;
};

export function buildQuizData(quiz: QuizInput, publicUrl: string): JsonLdObject {
  return buildStructuredData("Quiz", {
    name: quiz.name,
    description: quiz.description,
    url: toAbsoluteUrl(quiz.url, publicUrl),
    provider: buildOrganization(quiz.provider, publicUrl),
    educationalLevel: quiz.educationalLevel ?? "High School",
  });
}
