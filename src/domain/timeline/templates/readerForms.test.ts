/** What each reader is told: no text names its own reader in the third person, and each form has a reader. */
import { expect, test } from "vitest";
import { wordTask } from "../tasks.ts";
import { type TaskPerson, type TaskTemplate, taskPeople } from "../timeline.ts";
import { stateProgramTasks } from "./statePrograms.ts";
import { taskTemplates } from "./taskTemplates.ts";

/** How a text that speaks to somebody else names this reader. */
const thirdPerson: Readonly<Record<TaskPerson, RegExp>> = {
  student: /\b(the|your) (student(?! aid)|child|teen|son|daughter)\b/i,
  parent: /\b(the|your|a) (step)?parents?\b|\byour (school )?counselor\b/i,
  counselor: /\bcounselors?\b/i,
};

const told = (template: TaskTemplate, reader: TaskPerson) => {
  const { title, why } = wordTask(template, reader);
  return `${title}. ${why}`;
};

test.each(taskPeople)("no task names the %s who reads it as if they were somebody else", (reader) => {
  const isShown = ({ who }: TaskTemplate) => who.includes(reader);
  const wrong = taskTemplates.filter(isShown).filter((one) => thirdPerson[reader].test(told(one, reader)));
  expect(wrong.map((one) => `${one.id}: ${told(one, reader)}`)).toEqual([]);
});

test("a state’s date is told to a parent who sees it, too, without a counselor of theirs", () => {
  const wrong = stateProgramTasks.filter((one) => /\byour counselor\b/.test(wordTask(one, "parent").title));
  expect(wrong.map(({ id }) => id)).toEqual([]);
});

test("the test sees what it looks for", () => {
  const base = {
    title: "Ask your counselor for a waiver",
    why: "A parent signs it, and the student sends it.",
  };
  for (const reader of taskPeople) expect(thirdPerson[reader].test(`${base.title}. ${base.why}`)).toBe(true);
});

test("a form differs from the student’s text, keeps its limits, and names the same colleges", () => {
  const wrong = taskTemplates.flatMap((template) =>
    Object.entries(template.forms ?? {}).flatMap(([reader, form]) => {
      const { title, why } = { title: template.title, why: template.why, ...form };
      const isSame = title === template.title && why === template.why;
      const places = (text: string) => text.match(/\{\w+\}/g)?.join() ?? "";
      const isLong = title.length > 70 || why.length > 240 || title.endsWith(".");
      const isStray = places(title) !== places(template.title) && places(title) !== "{college}";
      return isSame || isLong || isStray ? [`${template.id} ${reader}`] : [];
    }),
  );
  expect(wrong).toEqual([]);
});
