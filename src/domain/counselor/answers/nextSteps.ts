/** What to do next: the most pressing tasks of the student's own timeline. */
import { buildTimelineInput } from "#domain/plan/timelineInput.ts";
import { buildTimeline } from "#domain/timeline/buildTimeline.ts";
import { findNextTasks } from "#domain/timeline/nextTasks.ts";
import type { TimelineTask } from "#domain/timeline/timeline.ts";
import { formatDate } from "#lib/format.ts";
import type { AnswerContext } from "../context.ts";
import type { AnswerFact, AnswerSource } from "../counselor.ts";
import { type Draft, dropRepeats, makeDraft, toAnswerSource } from "../draft.ts";
import { links } from "../words.ts";

const most = 3;

export function answerNextSteps({ plan, byUnitId, deadlines, today }: AnswerContext): Draft {
  const input = buildTimelineInput(plan, (unitId) => byUnitId.get(unitId) ?? null, deadlines ?? [], today);
  if (input === null) {
    return makeDraft(
      "Set up your timeline with your grade or the year you finish high school, and I can say what comes next.",
      {
        kind: "dont-know",
        parts: [links.timeline],
      },
    );
  }
  const tasks = findNextTasks(buildTimeline(input).tasks, most);
  if (tasks.length === 0) {
    return makeDraft("Nothing is waiting for you right now. Your timeline shows what comes later.", {
      parts: [links.timeline],
    });
  }
  const facts: AnswerFact[] = [];
  const lines = tasks.map((task, place) => describeTask(task, place, facts));
  const numbered = lines.length === 1 ? `Next: ${lines[0] ?? ""}.` : `Next: ${lines.join("; ")}.`;
  const sources = tasks.flatMap(({ evidence }): AnswerSource[] =>
    evidence === null || evidence.source === null ? [] : [toAnswerSource(evidence.source)],
  );
  return makeDraft(numbered, {
    facts,
    sources: dropRepeats(sources),
    parts: [{ kind: "steps", from: today }, links.timeline],
  });
}

function describeTask({ title, due, standing }: TimelineTask, place: number, facts: AnswerFact[]): string {
  facts.push({ ref: `step${place}`, kind: "phrase", subject: null, text: title, year: "" });
  if (due === null) return title;
  const day: AnswerFact = {
    ref: `step${place}.due`,
    kind: "date",
    subject: null,
    text: formatDate(due),
    year: "",
  };
  facts.push(day);
  return standing === "expected" ? `${title} (around ${day.text})` : `${title} (by ${day.text})`;
}
