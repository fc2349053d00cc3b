/** Structured data for questions and answers. */
import { type JsonLdObject, structuredData } from "./jsonLd.ts";

export type FaqInput = { questions: readonly { question: string; answer: string }[] };

export function faqData({ questions }: FaqInput): JsonLdObject {
  return structuredData("FAQPage", {
    mainEntity: questions
      .filter(({ question, answer }) => question.trim() !== "" && answer.trim() !== "")
      .map(({ question, answer }) => ({
        "@type": "Question",
        name: question,
        acceptedAnswer: { "@type": "Answer", text: answer },
      })),
  });
}
