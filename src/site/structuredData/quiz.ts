/** A quiz that people take on a page, for search engines. */
import { toAbsoluteUrl, type JsonLdObject, buildOrganization, buildStructuredData } from "./jsonLd.ts";

export type QuizInput = {
  name: string;
  description: string | null;
  url: string;
  provider: string;
  /** High School unless said otherwise. */
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
