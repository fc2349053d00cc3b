/** Questions with their answers, for search engines. */
import { type JsonLdObject, buildStructuredData } from "./jsonLd.ts";

export type FaqInput = { questions: readonly { question: string; answer: string }[] };

export function buildFaqData({ questions }: FaqInput): JsonLdObject {
  return buildStructuredData("FAQPage", {
    mainEntity: questions
      .filter(({ question, answer }) => question.trim() !== "" && answer.trim() !== "")
      .map(({ question, answer }) => ({
        "@type": "Question",
        name: question,
        acceptedAnswer: { "@type": "Answer", text: answer },
      })),
  });
}
