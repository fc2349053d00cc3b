/** Changes of a plan in words: what somebody did at which college, and what going back would bring and take. */
import type { Command, CommandDraft } from "#domain/plan/commands.ts";
import { isFirstStepMark } from "#domain/plan/firstSteps.ts";
import type { Plan } from "#domain/plan/plan.ts";
import { listKnownColleges } from "#domain/plan/replay.ts";
import { listTopics } from "./topics.ts";
import { words as all } from "./words.ts";

const words = all.changes;

/** The names of colleges and tasks by id; a task that has none is left to its topic. */
export type Names = { college: (unitId: number) => string; task: (taskId: string) => string | null };

/** What was done, to follow a name: "moved Ohio State to Early action". Each once, the rest by topic. */
export function describeCommands(commands: readonly (Command | CommandDraft)[], names: Names): string[] {
  const said = new Set<string>();
  const others = new Set<string>();
  for (const command of commands) {
    const text = describeCommand(command, names);
    if (text === null) others.add(command.kind);
    else said.add(text);
  }
  const topics = listTopics([...others]).map((topic) => words.changed(all.topics[topic]));
  return [...said, ...topics];
}

function describeCommand(command: Command | CommandDraft, names: Names): string | null {
  switch (command.kind) {
    case "addCollege":
      return words.added(names.college(command.unitId));
    case "removeCollege":
      return words.removed(names.college(command.unitId));
    case "setCollegeStatus":
      return words.status(names.college(command.unitId), all.shown.statuses[command.status]);
    case "setApplicationPlan":
      return command.applicationPlan === null
        ? words.noRound(names.college(command.unitId))
        : words.round(names.college(command.unitId), all.rounds[command.applicationPlan]);
    case "setCollegeNote":
      return words.note(names.college(command.unitId), command.note === "");
    case "renameStudent":
      return command.studentName === null ? words.unnamed : words.named(command.studentName);
    case "setOwnTask":
      return command.task === null ? null : words.ownTask(command.task.title);
    case "setTaskMark":
    case "setPrivateTaskMark": {
      if (isFirstStepMark(command.taskId)) return words.firstStep;
      const task = names.task(command.taskId);
      if (task === null || command.fields.doneOn === undefined) return null;
      return command.fields.doneOn === null ? words.unticked(task) : words.ticked(task);
    }
    case "setProposal":
      return command.proposal === null
        ? words.withdrew
        : words.proposed(names.college(command.proposal.unitId));
    case "answerProposal":
      return command.answer === null ? null : words.answered(command.answer.answer);
    case "setComment":
    case "setPrivateComment": {
      if (command.comment === null) return words.uncommented;
      const { place } = command.comment;
      if (place.kind === "college") return words.commented(names.college(place.unitId));
      const task = names.task(place.taskId);
      return words.commented(task === null ? null : `“${task}”`);
    }
    default:
      return null;
  }
}

/** What going back does to the plan as it is now. */
export type RestorePreview = { back: string[]; gone: string[]; changed: string[] };

export function previewRestore(now: Plan, drafts: readonly CommandDraft[], names: Names): RestorePreview {
  const preview: RestorePreview = { back: [], gone: [], changed: [] };
  const known = listKnownColleges(now);
  const listed = new Set(drafts.flatMap((draft) => (draft.kind === "addCollege" ? [draft.unitId] : [])));
  const others: string[] = [];
  for (const draft of drafts) {
    switch (draft.kind) {
      case "addCollege":
        preview.back.push(names.college(draft.unitId));
        break;
      case "removeCollege":
        preview.gone.push(names.college(draft.unitId));
        break;
      case "setApplicationPlan": {
        const before = known(draft.unitId).applicationPlan;
        preview.changed.push(
          words.fromTo(
            names.college(draft.unitId),
            before === null ? words.none : all.rounds[before],
            draft.applicationPlan === null ? words.none : all.rounds[draft.applicationPlan],
          ),
        );
        break;
      }
      case "setCollegeStatus":
        // A college that comes back shows its status by coming back.
        if (listed.has(draft.unitId) && draft.status === "considering") break;
        preview.changed.push(
          words.fromTo(
            names.college(draft.unitId),
            all.shown.statuses[known(draft.unitId).status],
            all.shown.statuses[draft.status],
          ),
        );
        break;
      case "setCollegeNote": {
        const college = names.college(draft.unitId);
        if (draft.note === "") preview.gone.push(words.noteOf(college));
        else if (known(draft.unitId).note === "") preview.back.push(words.noteOf(college));
        else preview.changed.push(words.noteOf(college));
        break;
      }
      case "setOwnTask": {
        const before = now.ownTasks.find(({ id }) => id === draft.taskId);
        if (draft.task === null) preview.gone.push(words.taskNamed(before?.title ?? ""));
        else if (before === undefined) preview.back.push(words.taskNamed(draft.task.title));
        else preview.changed.push(words.taskNamed(draft.task.title));
        break;
      }
      case "setTaskMark":
      case "setPrivateTaskMark": {
        const task = names.task(draft.taskId);
        if (task === null || draft.fields.doneOn === undefined) others.push(draft.kind);
        else if (draft.fields.doneOn === null) preview.gone.push(words.checkMark(task));
        else preview.back.push(words.checkMark(task));
        break;
      }
      default:
        others.push(draft.kind);
    }
  }
  preview.changed.push(...listTopics(others).map((topic) => all.topics[topic]));
  return preview;
}
