/**
 * What a command does to a plan. Each field keeps the stamp of its last writer, and a command only writes a field if its
 * own stamp is later. So applying a command twice changes nothing, no list of seen ids is needed, and the same commands
 * give the same plan in any order.
 */
import { emptyTaskMark, type TaskMark } from "#domain/timeline/timeline.ts";
import { applyEssayCommand, listWrittenEssayKeys } from "./applyEssays.ts";
import { type Command, isEssayCommand } from "./commands.ts";
import {
  claimField,
  closePlan,
  getForChange,
  listGivenKeys,
  type OpenPlan,
  openPlan,
  pickUnclaimed,
  putMember,
} from "./openPlan.ts";
import type { Plan, PlanCollege } from "./plan.ts";

/** The plan after the command. Pure and total; a command for another plan changes nothing. */
export function applyCommand(plan: Plan, command: Command): Plan {
  const now = openPlan(plan);
  applyToOpenPlan(now, command);
  return closePlan(now);
}

/** Applies a command to the open plan. */
export function applyToOpenPlan(now: OpenPlan, command: Command): void {
  const { plan } = now;
  if (command.planId !== plan.id) return;
  if (isEssayCommand(command)) {
    applyEssayCommand(now, command);
    return;
  }
  switch (command.kind) {
    case "renameStudent":
      if (claimField(now, command, "studentName")) plan.studentName = command.studentName;
      break;
    case "setProfile":
      plan.profile = { ...plan.profile, ...pickUnclaimed(now, command, "profile", command.fields) };
      break;
    case "setMoney":
      plan.money = { ...plan.money, ...pickUnclaimed(now, command, "money", command.fields) };
      break;
    case "setAssumptions":
      plan.assumptions = {
        ...plan.assumptions,
        ...pickUnclaimed(now, command, "assumptions", command.fields),
      };
      break;
    case "setMatchWeights": {
      const weights = pickUnclaimed(now, command, "matchWeights", command.weights);
      for (const [name, weight] of Object.entries(weights))
        putMember(getForChange(now, "matchWeights"), name, weight);
      break;
    }
    case "setAidAnswers": {
      const answers = pickUnclaimed(now, command, "aid", command.answers);
      for (const [key, answer] of Object.entries(answers)) putMember(getForChange(now, "aid"), key, answer);
      break;
    }
    case "setOffer":
      if (claimField(now, command, toOfferKey(command.offerId)))
        putMember(getForChange(now, "offers"), command.offerId, command.offer);
      break;
    case "setCalculatorPrice":
      if (claimField(now, command, toCalculatorPriceKey(command.unitId)))
        putMember(getForChange(now, "calculatorPrices"), `${command.unitId}`, command.price);
      break;
    case "setComparing":
      if (claimField(now, command, "comparing")) plan.comparing = command.unitIds;
      break;
    case "setTimeline":
      plan.timeline = { ...plan.timeline, ...pickUnclaimed(now, command, "timeline", command.fields) };
      break;
    case "setSituations":
      if (claimField(now, command, "situations")) plan.situations = command.situations;
      break;
    case "setTaskMark":
    case "setPrivateTaskMark":
      markTask(now, command.taskId, pickUnclaimed(now, command, toTaskKey(command.taskId), command.fields));
      break;
    case "setOwnTask":
      if (claimField(now, command, `ownTasks.${command.taskId}`))
        putMember(getForChange(now, "ownTasks"), command.taskId, command.task);
      break;
    case "setTrip":
      if (claimField(now, command, `trips.${command.tripId}`))
        putMember(getForChange(now, "trips"), command.tripId, command.trip);
      break;
    case "setProposal":
      if (claimField(now, command, toProposalKey(command.proposalId)))
        putMember(getForChange(now, "proposals"), command.proposalId, command.proposal);
      break;
    case "answerProposal":
      if (claimField(now, command, toAnswerKey(command.proposalId)))
        putMember(getForChange(now, "proposalAnswers"), command.proposalId, command.answer);
      break;
    case "setComment":
    case "setPrivateComment":
      if (claimField(now, command, toCommentKey(command.commentId)))
        putMember(getForChange(now, "comments"), command.commentId, command.comment);
      break;
    case "addCollege":
      if (claimField(now, command, toListedKey(command.unitId)))
        listCollege(now, command.unitId, command.addedAt ?? command.at);
      break;
    case "removeCollege":
      if (claimField(now, command, toListedKey(command.unitId))) shelveCollege(now, command.unitId);
      break;
    case "setCollegeStatus":
      if (claimField(now, command, `colleges.${command.unitId}.status`))
        changeCollege(now, command.unitId, { status: command.status });
      break;
    case "setApplicationPlan":
      if (claimField(now, command, `colleges.${command.unitId}.applicationPlan`))
        changeCollege(now, command.unitId, { applicationPlan: command.applicationPlan });
      break;
    case "setCollegeNote":
    default:
      if (claimField(now, command, `colleges.${command.unitId}.note`))
        changeCollege(now, command.unitId, { note: command.note });
  }
}

/** The fields a command writes, as keys of `plan.stamps`. */
export function listWrittenKeys(command: Command): string[] {
  if (isEssayCommand(command)) return listWrittenEssayKeys(command);
  switch (command.kind) {
    case "renameStudent":
      return ["studentName"];
    case "setProfile":
      return listGivenKeys("profile", command.fields);
    case "setMoney":
      return listGivenKeys("money", command.fields);
    case "setAssumptions":
      return listGivenKeys("assumptions", command.fields);
    case "setMatchWeights":
      return listGivenKeys("matchWeights", command.weights);
    case "setAidAnswers":
      return listGivenKeys("aid", command.answers);
    case "setOffer":
      return [toOfferKey(command.offerId)];
    case "setCalculatorPrice":
      return [toCalculatorPriceKey(command.unitId)];
    case "setComparing":
      return ["comparing"];
    case "setTimeline":
      return listGivenKeys("timeline", command.fields);
    case "setSituations":
      return ["situations"];
    case "setTaskMark":
    case "setPrivateTaskMark":
      return listGivenKeys(toTaskKey(command.taskId), command.fields);
    case "setOwnTask":
      return [`ownTasks.${command.taskId}`];
    case "setTrip":
      return [`trips.${command.tripId}`];
    case "setProposal":
      return [toProposalKey(command.proposalId)];
    case "answerProposal":
      return [toAnswerKey(command.proposalId)];
    case "setComment":
    case "setPrivateComment":
      return [toCommentKey(command.commentId)];
    case "addCollege":
    case "removeCollege":
      return [toListedKey(command.unitId)];
    case "setCollegeStatus":
      return [`colleges.${command.unitId}.status`];
    case "setApplicationPlan":
      return [`colleges.${command.unitId}.applicationPlan`];
    case "setCollegeNote":
    default:
      return [`colleges.${command.unitId}.note`];
  }
}

function toListedKey(unitId: number): string {
  return `colleges.${unitId}.listed`;
}

/** Adds a college to the list, with its earlier status and note if it was there before. */
function listCollege(now: OpenPlan, unitId: number, at: string): void {
  const { colleges, shelved } = now.members;
  const known = colleges.get(unitId) ?? shelved.get(unitId);
  getForChange(now, "colleges").set(unitId, { ...makeEmptyCollege(unitId), ...known, addedAt: at });
  if (shelved.has(unitId)) getForChange(now, "shelved").delete(unitId);
}

/** Removes a college from the list; status and note are shelved, so that adding it again restores them. */
function shelveCollege(now: OpenPlan, unitId: number): void {
  const known = now.members.colleges.get(unitId);
  if (known === undefined) return;
  getForChange(now, "colleges").delete(unitId);
  getForChange(now, "shelved").set(unitId, { ...known, addedAt: shelvedAt });
}

/** A change to a college not on the list is shelved, because the command that adds it may still be on its way. */
function changeCollege(now: OpenPlan, unitId: number, fields: Partial<PlanCollege>): void {
  const listed = now.members.colleges.get(unitId);
  if (listed !== undefined) {
    getForChange(now, "colleges").set(unitId, { ...listed, ...fields });
    return;
  }
  const waiting = now.members.shelved.get(unitId) ?? makeEmptyCollege(unitId);
  getForChange(now, "shelved").set(unitId, { ...waiting, ...fields });
}

/** Shelved colleges have no added date; a constant keeps replays identical. */
const shelvedAt = "1970-01-01T00:00:00.000Z";

/** A college with no entries yet. */
function makeEmptyCollege(unitId: number): PlanCollege {
  return { unitId, addedAt: shelvedAt, status: "considering", applicationPlan: null, note: "" };
}

function toOfferKey(offerId: string): string {
  return `offers.${offerId}`;
}

function toCalculatorPriceKey(unitId: number): string {
  return `calculatorPrices.${unitId}`;
}

function toProposalKey(proposalId: string): string {
  return `proposals.${proposalId}`;
}

function toAnswerKey(proposalId: string): string {
  return `proposalAnswers.${proposalId}`;
}

function toCommentKey(commentId: string): string {
  return `comments.${commentId}`;
}

function toTaskKey(taskId: string): string {
  return `tasks.${taskId}`;
}

/** Empty marks are deleted. */
function markTask(now: OpenPlan, taskId: string, fields: Partial<TaskMark>): void {
  if (Object.keys(fields).length === 0) return;
  const marks = getForChange(now, "taskMarks");
  const marked = { ...emptyTaskMark, ...marks.get(taskId), ...fields };
  putMember(marks, taskId, isEmptyMark(marked) ? null : marked);
}

function isEmptyMark(mark: TaskMark): boolean {
  return !mark.isDropped && [mark.doneOn, mark.title, mark.due, mark.who].every((value) => value === null);
}
