/** Reads the change a question asks for or asks about: a grade average, a score, money, a state, a college. */
import type { AskedChange, CounselorEntity } from "./counselor.ts";

const gpaRange = { least: 0.5, most: 5 };

/** `text` is folded, with signs for named things. Null where no change can be made out with certainty. */
export function readAskedChange(text: string, entities: readonly CounselorEntity[]): AskedChange | null {
  const numbers = [...text.matchAll(/(?<![\w.])\$?(\d+(?:\.\d+)?)(?![\w.%])/g)].map((match) =>
    Number(match[1]),
  );
  const isAbout = (pattern: RegExp) => pattern.test(text);
  // "From 1250 to 1400": the later one is what it would become.
  const last = (fits: (value: number) => boolean) => numbers.findLast(fits);

  const isGpa = (value: number) => value >= gpaRange.least && value <= gpaRange.most;
  const isSat = (value: number) => value >= 400 && value <= 1600 && value % 10 === 0;
  const isAct = (value: number) => value >= 1 && value <= 36 && Number.isInteger(value);
  const isMoney = (value: number) => value >= 500;

  if (isAbout(/\b(?:budget|presupuesto|spend|pay up to)\b/)) return money("budgetUsd");
  if (
    isAbout(/\b(?:income|ingresos?|salary|earn|earned|make|made|ganamos)\b/) &&
    last((value) => value > 5_000) !== undefined
  )
    return money("incomeUsd");
  if (isAbout(/\bact\b/)) {
    const score = last(isAct);
    if (score !== undefined) return { kind: "actComposite", value: score };
  }
  if (isAbout(/\bsats?\b/)) {
    const score = last(isSat);
    if (score !== undefined) return { kind: "satTotal", value: score };
  }
  if (isAbout(/\b(?:gpa|grades|average|promedio|notas)\b/)) {
    const gpa = last(isGpa);
    if (gpa !== undefined) return { kind: "gpa", value: gpa };
  }
  const state = entities.find(({ kind }) => kind === "state");
  if (
    state?.kind === "state" &&
    isAbout(/\b(?:move|moved|moving|live|lived|residen\w*|home state|state|mudamos|vivimos)\b/)
  )
    return { kind: "homeState", state: state.state };
  // A bare "1400" or "34" is a score only where the question is about scores.
  if (
    isAbout(
      /\b(?:scores?|retake|retook|test|got|get|bring|pull|saco|had|have|raise|puntaje|change|help|would|chances?|odds|difference|instead)\b/,
    )
  ) {
    const sat = last((value) => isSat(value) && value >= 700);
    if (sat !== undefined) return { kind: "satTotal", value: sat };
    const gpa = last((value) => isGpa(value) && !Number.isInteger(value));
    if (gpa !== undefined) return { kind: "gpa", value: gpa };
    const act = last((value) => isAct(value) && value >= 14);
    if (act !== undefined) return { kind: "actComposite", value: act };
  }
  const college = entities.find(({ kind }) => kind === "college");
  if (college?.kind !== "college") return null;
  if (
    isAbout(
      /\b(?:remove|delete|drop|take off|take @c off|not applying|get rid|quitar?|borrar?|eliminar?|scratch|cross off|off my)\b/,
    )
  )
    return { kind: "removeCollege", unitId: college.unitId };
  if (
    isAbout(
      /\b(?:add|adding|put|stick|throw|toss|include|save|agregar?(?:me)?|agregue|anade|anadir|pon(?:me)?|incluye|apply to|applied to)\b/,
    )
  )
    return { kind: "addCollege", unitId: college.unitId };
  return null;

  function money(kind: "budgetUsd" | "incomeUsd"): AskedChange | null {
    const value = last(isMoney);
    return value === undefined ? null : { kind, value };
  }
}
