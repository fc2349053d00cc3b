/** Summarizes changes as a short list of topics, from kinds of commands, including those of newer releases. */
import type { CommandKind } from "#domain/plan/commands.ts";

const topicOf = {
  addCollege: "collegeAdded",
  removeCollege: "collegeRemoved",
  setCollegeStatus: "collegeStatus",
  setApplicationPlan: "applicationPlan",
  setCollegeNote: "note",
  renameStudent: "name",
  setProfile: "answers",
  setTimeline: "timeline",
  setSituations: "situations",
  setTaskMark: "tasks",
  setPrivateTaskMark: "tasks",
  setOwnTask: "ownTasks",
  setTrip: "trips",
  setMoney: "money",
  setAidAnswers: "aid",
  setOffer: "offers",
  setCalculatorPrice: "calculatorPrices",
  setProposal: "proposals",
  answerProposal: "proposals",
  setComment: "comments",
  setPrivateComment: "comments",
  setComparing: "comparing",
  setMatchWeights: "weights",
  setAssumptions: "assumptions",
  addEssay: "essayAdded",
  removeEssay: "essayRemoved",
  saveEssay: "essays",
  setEssay: "essays",
  setEssayNotes: "essays",
  nameEssayVersion: "essays",
} as const satisfies Record<CommandKind, string>;

export type Topic = (typeof topicOf)[CommandKind] | "other";

const topics: ReadonlyMap<string, Topic> = new Map(Object.entries(topicOf));
const order: readonly Topic[] = [...new Set(topics.values())];

/** Each topic once, the most relevant to a family first. */
export function listTopics(kinds: readonly string[]): Topic[] {
  const named = new Set(kinds.map((kind) => topics.get(kind) ?? "other"));
  return [...order.filter((topic) => named.has(topic)), ...(named.has("other") ? (["other"] as const) : [])];
}
