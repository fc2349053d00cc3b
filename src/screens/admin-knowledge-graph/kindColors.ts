/** The color of each kind: a text color for marks on the page, and the token that the picture reads. Names carry the meaning. */
import type { KnowledgeKind } from "#contract/knowledgeGraph.ts";

type KindColor = { text: string; token: string };

const accent = { text: "text-accent", token: "--accent" };
const support = { text: "text-support", token: "--support" };
const reach = { text: "text-reach", token: "--reach" };
const target = { text: "text-target", token: "--target" };
const danger = { text: "text-danger", token: "--danger" };
const likely = { text: "text-likely", token: "--likely" };
const quiet = { text: "text-line-strong", token: "--line-strong" };

export const kindColors: Readonly<Record<KnowledgeKind, KindColor>> = {
  fact: accent,
  date: accent,
  program: accent,
  dataset: accent,
  source: quiet,
  publisher: quiet,
  rule: target,
  answer: likely,
  task: support,
  page: danger,
  tool: danger,
  college: reach,
  system: reach,
  state: reach,
};
