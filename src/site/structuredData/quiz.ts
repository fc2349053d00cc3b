/** Structured data for a quiz. */
import { absoluteUrl, type JsonLdObject, organization, structuredData } from "./jsonLd.ts";

export type QuizInput = {
  name: string;
  description: string | null;
  url: string;
  provider: string;
  /** Defaults to High School. */
  educationalLevel?: string;
};

export function quizData(quiz: QuizInput, publicUrl: string): JsonLdObject {
  return structuredData("Quiz", {
    name: quiz.name,
    description: quiz.description,
    url: absoluteUrl(quiz.url, publicUrl),
    provider: organization(quiz.provider, publicUrl),
    educationalLevel: quiz.educationalLevel ?? "High School",
  });
}
