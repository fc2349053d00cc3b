/** Builds plans from commands: replaying, compacting the log, and undoing a command. */
import { type AidAnswer, aidAnswerLimits } from "#domain/answers/households.ts";
import { emptyTaskMark } from "#domain/timeline/timeline.ts";
import { applyToOpenPlan, listWrittenKeys } from "./apply.ts";
import { invertEssayCommand, listImportedEssays, listSpentSaves } from "./applyEssays.ts";
import { type Command, type CommandDraft, isEssayCommand, makeTaskMarkDraft, toStamp } from "./commands.ts";
import { closePlan, openPlan } from "./openPlan.ts";
import { type Plan, type PlanCollege, planLimits } from "./plan.ts";

/** The plan after all commands; order and duplicates make no difference. */
export function replayCommands(start: Plan, commands: readonly Command[]): Plan {
  const now = openPlan(start);
  for (const command of commands) applyToOpenPlan(now, command);
  return closePlan(now);
}

/**
 * The commands that are still the last writer of at least one field, or of an essay's current text, each once, oldest
 * first. They replay to the same plan.
 */
export function compactCommands(commands: readonly Command[]): Command[] {
  const last = new Map<string, string>();
  for (const command of commands) {
    const stamp = toStamp(command);
    for (const key of listWrittenKeys(command).map((field) => `${command.planId} ${field}`)) {
      if (stamp > (last.get(key) ?? "")) last.set(key, stamp);
    }
  }
  const kept = new Map<string, Command>();
  const spent = listSpentSaves(commands);
  for (const command of commands) {
    const stamp = toStamp(command);
    const stillSpeaks =
      command.kind === "saveEssay"
        ? !spent.has(command)
        : listWrittenKeys(command).some((field) => last.get(`${command.planId} ${field}`) === stamp);
    if (stillSpeaks && !kept.has(stamp)) kept.set(stamp, command);
  }
  return [...kept.values()].toSorted((a, b) => (toStamp(a) < toStamp(b) ? -1 : 1));
}

/** The drafts that undo a command, given the plan before it; they need new ids and a later instant. */
export function invertCommand(before: Plan, command: Command): CommandDraft[] {
  if (isEssayCommand(command)) return invertEssayCommand(before, command);
  switch (command.kind) {
    case "renameStudent":
      return [{ kind: "renameStudent", studentName: before.studentName }];
    case "setProfile":
      return [{ kind: "setProfile", fields: pickPrevious(before.profile, command.fields) }];
    case "setMoney":
      return [{ kind: "setMoney", fields: pickPrevious(before.money, command.fields) }];
    case "setAssumptions":
      return [{ kind: "setAssumptions", fields: pickPrevious(before.assumptions, command.fields) }];
    case "setMatchWeights": {
      const moved = new Map(Object.entries(before.matchWeights));
      const weights = Object.keys(command.weights).map((name) => [name, moved.get(name) ?? null] as const);
      return [{ kind: "setMatchWeights", weights: Object.fromEntries(weights) }];
    }
    case "setAidAnswers": {
      const earlier = new Map(Object.entries(before.aid));
      const answers = Object.keys(command.answers).map((key) => [key, earlier.get(key) ?? null] as const);
      return [{ kind: "setAidAnswers", answers: Object.fromEntries(answers) }];
    }
    case "setOffer": {
      const offer = before.offers.find((one) => one.id === command.offerId) ?? null;
      return [{ kind: "setOffer", offerId: command.offerId, offer }];
    }
    case "setCalculatorPrice": {
      const price = before.calculatorPrices[command.unitId] ?? null;
      return [{ kind: "setCalculatorPrice", unitId: command.unitId, price }];
    }
    case "setComparing":
      return [{ kind: "setComparing", unitIds: [...before.comparing] }];
    case "setTimeline":
      return [{ kind: "setTimeline", fields: pickPrevious(before.timeline, command.fields) }];
    case "setSituations":
      return [{ kind: "setSituations", situations: before.situations }];
    case "setTaskMark":
    case "setPrivateTaskMark": {
      const mark = before.taskMarks[command.taskId] ?? emptyTaskMark;
      return [makeTaskMarkDraft(command.taskId, pickPrevious(mark, command.fields))];
    }
    case "setOwnTask": {
      const task = before.ownTasks.find((one) => one.id === command.taskId) ?? null;
      return [{ kind: "setOwnTask", taskId: command.taskId, task }];
    }
    case "setTrip": {
      const trip = before.trips.find((one) => one.id === command.tripId) ?? null;
      return [{ kind: "setTrip", tripId: command.tripId, trip }];
    }
    case "setProposal": {
      const proposal = before.proposals.find((one) => one.id === command.proposalId) ?? null;
      return [{ kind: "setProposal", proposalId: command.proposalId, proposal }];
    }
    case "answerProposal": {
      const answer = before.proposalAnswers[command.proposalId] ?? null;
      return [{ kind: "answerProposal", proposalId: command.proposalId, answer }];
    }
    case "setComment":
    case "setPrivateComment": {
      const comment = before.comments.find((one) => one.id === command.commentId) ?? null;
      return [{ kind: command.kind, commentId: command.commentId, comment }];
    }
    case "addCollege":
    case "removeCollege": {
      const wasListed = before.colleges.some((college) => college.unitId === command.unitId);
      return [{ kind: wasListed ? "addCollege" : "removeCollege", unitId: command.unitId }];
    }
    case "setCollegeStatus": {
      const { status } = listKnownColleges(before)(command.unitId);
      return [{ kind: "setCollegeStatus", unitId: command.unitId, status }];
    }
    case "setApplicationPlan": {
      const { applicationPlan } = listKnownColleges(before)(command.unitId);
      return [{ kind: "setApplicationPlan", unitId: command.unitId, applicationPlan }];
    }
    case "setCollegeNote":
    default: {
      const { note } = listKnownColleges(before)(command.unitId);
      return [{ kind: "setCollegeNote", unitId: command.unitId, note }];
    }
  }
}

/**
 * The drafts that merge an imported plan into this one, one command per field or college. Fields missing from the file are
 * left alone, and the colleges of both are kept. Only differences are written. Proposals and comments are others' words and stay behind.
 */
export function listImportDrafts(current: Plan, imported: Plan): CommandDraft[] {
  const drafts: CommandDraft[] = [];
  if (imported.studentName !== null && imported.studentName !== current.studentName) {
    drafts.push({ kind: "renameStudent", studentName: imported.studentName });
  }
  const profile = pickDifferent(current.profile, imported.profile);
  if (profile !== null) drafts.push({ kind: "setProfile", fields: profile });
  const money = pickDifferent(current.money, imported.money);
  if (money !== null) drafts.push({ kind: "setMoney", fields: money });
  const assumptions = pickDifferent(current.assumptions, imported.assumptions);
  if (assumptions !== null) drafts.push({ kind: "setAssumptions", fields: assumptions });
  const weights = Object.entries(imported.matchWeights).filter(
    ([name, weight]) => current.matchWeights[name] !== weight,
  );
  drafts.push(...listWeightDrafts(weights));
  const answers = Object.entries(imported.aid).filter(([key, answer]) => current.aid[key] !== answer);
  drafts.push(...listAidDrafts(answers));
  for (const offer of imported.offers) {
    const known = current.offers.find((one) => one.id === offer.id);
    if (!isEqualJson(known, offer)) drafts.push({ kind: "setOffer", offerId: offer.id, offer });
  }
  for (const [unitId, price] of Object.entries(imported.calculatorPrices)) {
    if (!isEqualJson(current.calculatorPrices[unitId], price))
      drafts.push({ kind: "setCalculatorPrice", unitId: Number(unitId), price });
  }
  drafts.push(...listImportedTasks(current, imported));
  for (const trip of imported.trips) {
    const known = current.trips.find((one) => one.id === trip.id);
    if (!isEqualJson(known, trip)) drafts.push({ kind: "setTrip", tripId: trip.id, trip });
  }
  drafts.push(...listImportedEssays(current, imported));
  const knownNow = listKnownColleges(current);
  for (const { unitId, addedAt, status, applicationPlan, note } of imported.colleges) {
    const known = knownNow(unitId);
    if (!current.colleges.some((college) => college.unitId === unitId))
      drafts.push({ kind: "addCollege", unitId, addedAt });
    if (status !== known.status) drafts.push({ kind: "setCollegeStatus", unitId, status });
    if (applicationPlan !== null && applicationPlan !== known.applicationPlan)
      drafts.push({ kind: "setApplicationPlan", unitId, applicationPlan });
    if (note !== "" && note !== known.note) drafts.push({ kind: "setCollegeNote", unitId, note });
  }
  if (imported.comparing.length > 0 && !isEqualJson(imported.comparing, current.comparing)) {
    drafts.push({ kind: "setComparing", unitIds: [...imported.comparing] });
  }
  return drafts;
}

/** What an imported plan changes in the timeline. */
function listImportedTasks(current: Plan, imported: Plan): CommandDraft[] {
  const drafts: CommandDraft[] = [];
  const setup = pickDifferent(current.timeline, imported.timeline);
  if (setup !== null) drafts.push({ kind: "setTimeline", fields: setup });
  if (imported.situations.length > 0 && !isEqualJson(imported.situations, current.situations)) {
    drafts.push({ kind: "setSituations", situations: imported.situations });
  }
  for (const [taskId, mark] of Object.entries(imported.taskMarks)) {
    const fields = pickDifferent(current.taskMarks[taskId] ?? emptyTaskMark, mark);
    if (fields !== null) drafts.push(makeTaskMarkDraft(taskId, fields));
  }
  for (const task of imported.ownTasks) {
    const known = current.ownTasks.find((one) => one.id === task.id);
    if (!isEqualJson(known, task)) drafts.push({ kind: "setOwnTask", taskId: task.id, task });
  }
  return drafts;
}

/** Keeps each command within its schema's limits. */
export function listWeightDrafts(weights: readonly (readonly [string, number | null])[]): CommandDraft[] {
  return splitIntoChunks(weights, planLimits.weightsAtOnce).map((piece) => ({
    kind: "setMatchWeights",
    weights: Object.fromEntries(piece),
  }));
}

export function listAidDrafts(answers: readonly (readonly [string, AidAnswer | null])[]): CommandDraft[] {
  return splitIntoChunks(answers, aidAnswerLimits.answers).map((piece) => ({
    kind: "setAidAnswers",
    answers: Object.fromEntries(piece),
  }));
}

function splitIntoChunks<One>(all: readonly One[], maxLength: number): One[][] {
  const pieces = Math.ceil(all.length / maxLength);
  return Array.from({ length: pieces }, (_, index) => all.slice(index * maxLength, (index + 1) * maxLength));
}

type CollegeEntry = Pick<PlanCollege, "status" | "applicationPlan" | "note">;

/** The entries for each college, on the list or off it. */
export function listKnownColleges({ colleges, shelved }: Plan): (unitId: number) => CollegeEntry {
  const known = new Map<number, CollegeEntry>([...shelved, ...colleges].map((one) => [one.unitId, one]));
  return (unitId) => known.get(unitId) ?? { status: "considering", applicationPlan: null, note: "" };
}

/** The previous values of the given fields. */
function pickPrevious<Part extends object>(before: Part, given: object): Partial<Part> {
  const earlier = Object.entries(before).filter(([field]) => Object.hasOwn(given, field));
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Some fields of a part, with their own values.
  return Object.fromEntries(earlier) as Partial<Part>;
}

/** The fields of `imported` that have a value different from `current`; null if there are none. */
function pickDifferent<Part extends object>(current: Part, imported: Part): Partial<Part> | null {
  const known = new Map(Object.entries(current));
  const said = Object.entries(imported).filter(([field, value]) => {
    const isEmpty = value === null || (Array.isArray(value) && value.length === 0);
    return !isEmpty && !isEqualJson(value, known.get(field));
  });
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Some fields of a part, with their own values.
  return said.length === 0 ? null : (Object.fromEntries(said) as Partial<Part>);
}

export function isEqualJson(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
