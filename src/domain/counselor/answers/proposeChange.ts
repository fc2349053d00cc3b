/** A change the student asks for: shown as a card, and nothing happens until it is pressed. */
import { stateNames } from "#domain/college/states.ts";
import { formatGradePoints, formatUsd } from "#lib/format.ts";
import type { AnswerContext } from "../context.ts";
import type { AnswerFact, AskedChange, CounselorReading } from "../counselor.ts";
import { type Draft, listAskedColleges, makeDraft } from "../draft.ts";
import { links, words } from "../words.ts";

export function answerProposeChange(reading: CounselorReading, context: AnswerContext): Draft {
  const change = reading.change ?? findAdded(reading, context);
  if (change === null) {
    return makeDraft(
      "I can add or remove a college, or change your grades, scores, budget or home state. Which one?",
      {
        kind: "dont-know",
        parts: [links.plan],
      },
    );
  }
  const college = "unitId" in change ? (context.byUnitId.get(change.unitId) ?? null) : null;
  if ("unitId" in change && college === null) return words.whichCollege();
  const isListed = "unitId" in change && context.plan.colleges.some(({ unitId }) => unitId === change.unitId);
  const name = college === null ? "" : college.name;
  if (change.kind === "addCollege" && isListed)
    return makeDraft(`${name} is already on your list.`, { parts: [links.plan] });
  if (change.kind === "removeCollege" && !isListed) {
    return makeDraft(`${name} is not on your list.`, { parts: [links.plan] });
  }
  const said = sayChange(change, name);
  const fact: AnswerFact = { ref: "change", kind: "phrase", subject: null, text: said, year: "" };
  const draft = makeDraft(`I can ${said}. Nothing changes until you press the button, and you can undo it.`, {
    facts: [fact],
    parts: [{ kind: "change", change }],
  });
  return draft;
}

/** "Put Ohio State on my list" names the college alone. */
function findAdded(reading: CounselorReading, context: AnswerContext): AskedChange | null {
  const [college] = listAskedColleges(reading, context);
  return college === undefined ? null : { kind: "addCollege", unitId: college.unitId };
}

function sayChange(change: AskedChange, name: string): string {
  switch (change.kind) {
    case "addCollege":
      return `add ${name} to your list`;
    case "removeCollege":
      return `take ${name} off your list`;
    case "gpa":
      return `set your GPA to ${formatGradePoints(change.value)}`;
    case "satTotal":
      return `set your SAT to ${change.value}`;
    case "actComposite":
      return `set your ACT to ${change.value}`;
    case "budgetUsd":
      return `set what you can pay to ${formatUsd(change.value)} a year`;
    case "incomeUsd":
      return `set your family income to ${formatUsd(change.value)} a year`;
    case "homeState":
    default:
      return `set your home state to ${stateNames[change.state]}`;
  }
}
