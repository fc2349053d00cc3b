/** How something is done, step by step, for search engines. */
import { toAbsoluteUrl, type JsonLdObject, buildStructuredData } from "./jsonLd.ts";

export type HowToInput = {
  title: string;
  description: string | null;
  image: string | null;
  /** As ISO 8601 says durations: PT1M is a minute. */
  totalTime: string | null;
  /** In dollars; 0 says that it is free. */
  cost: number | null;
  steps: readonly { name: string; text: string; image: string | null }[];
};

export function buildHowToData(howTo: HowToInput, publicUrl: string): JsonLdObject {
  return buildStructuredData("HowTo", {
    name: howTo.title,
    description: howTo.description,
    image: toAbsoluteUrl(howTo.image, publicUrl),
    totalTime: howTo.totalTime,
    estimatedCost:
      howTo.cost === null ? null : { "@type": "MonetaryAmount", currency: "USD", value: howTo.cost },
    step: howTo.steps.map((step, at) => ({
      "@type": "HowToStep",
      position: at + 1,
      name: step.name,
      text: step.text,
      image: toAbsoluteUrl(step.image, publicUrl),
    })),
  });
}
