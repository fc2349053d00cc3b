/** What is due on a day of a state's money, in words, and what it is cited by. */
import { stateAidDates } from "#domain/aid/stateAidDates.ts";
import type { StateMoneyDate } from "#domain/aid/stateMoneyDates.ts";
import type { ProgramStep, StateProgram } from "#domain/aid/stateProgram.ts";
import type { StateCode } from "#domain/college/states.ts";
import { statePageWords as words } from "./statePageWords.ts";

type DueContext = {
  /** An earlier step has the FAFSA filed. */
  isFormFiled: boolean;
  /** The programs that the page names first. */
  mains: readonly Pick<StateProgram, "name">[];
};

/**
 * What the state's main grant needs comes first, then the FAFSA. What is open to all comes before what is only for those who
 * applied, and what the one FAFSA is for stands together.
 */
export function tellDue(due: StateMoneyDate["due"], { isFormFiled, mains }: DueContext): string {
  const groups = groupDue(putFirst(mains, due)).map((group) => ({
    step: group[0]?.step ?? null,
    isClosed: group[0]?.isClosed === true,
    names: group.flatMap(({ name }) => name ?? []),
  }));
  const ofForm = groups.filter(({ step }) => isFafsa(step)).toSorted((a, b) => rankFafsa(a) - rankFafsa(b));
  const others = groups.filter(({ step }) => !isFafsa(step));
  const [form, ...moreForms] = ofForm;
  const [other, ...moreOthers] = others;
  // The same programs want both by that day: they are named once.
  if (form !== undefined && other !== undefined && moreForms.length + moreOthers.length === 0 && !isFormFiled)
    if (String(form.names) === String(other.names) && form.isClosed === other.isClosed)
      return words.dueWithForm(other.step, other.names, other.isClosed);
  const told = others.map(({ step, names, isClosed }) => words.due(step, names, isClosed));
  if (ofForm.length === 0) return told.join("; ");
  const namesMain = ({ names }: { names: readonly string[] }) =>
    names.some((name) => name === mains[0]?.name);
  const isMainApart = other?.isClosed === false && namesMain(other) && !ofForm.some(namesMain);
  const first = isMainApart ? told.slice(0, 1) : [];
  // What is to be filed early names programs already: what else it is for takes a sentence.
  const isLong = form?.step === "fafsaPriority" && form.names.length > 1;
  const [inFirst, after] = isLong ? [[form], moreForms] : [ofForm, []];
  const whole = [...first, words.fafsa(inFirst, isFormFiled), ...told.slice(first.length)].join("; ");
  return after.length === 0 ? whole : `${whole}. ${words.sameDate(after)}`;
}

function putFirst(mains: DueContext["mains"], due: StateMoneyDate["due"]): StateMoneyDate["due"] {
  const rank = (name: string | null) => {
    const at = mains.findIndex((main) => main.name === name);
    return at < 0 ? mains.length : at;
  };
  return due.toSorted((one, other) => rank(one.name) - rank(other.name));
}

const isFafsa = (step: ProgramStep | null) => step === "fafsa" || step === "fafsaPriority";
export const isOpenFafsa = ({ step, isClosed }: StateMoneyDate["due"][number]) => isFafsa(step) && !isClosed;
const rankFafsa = (one: { step: ProgramStep | null; isClosed: boolean }) =>
  (one.isClosed ? 2 : 0) + (one.step === "fafsaPriority" ? 0 : 1);

function groupDue(due: StateMoneyDate["due"]): StateMoneyDate["due"][] {
  const groups = Map.groupBy(due, ({ step, isClosed }) => `${step} ${isClosed}`);
  return [...groups.values()].toSorted(
    ([one], [other]) => Number(one?.isClosed === true) - Number(other?.isClosed === true),
  );
}

/** The source of the first program of each step; of the state's own form where no program is due. */
export function citeDue(
  due: StateMoneyDate["due"],
  programs: readonly StateProgram[],
  { state, mains }: { state: StateCode; mains: DueContext["mains"] },
): string {
  const keys = groupDue(putFirst(mains, due)).flatMap(([first]) => {
    const program = programs.find(({ name }) => name === first?.name);
    return program?.source.id ?? stateAidDates.find((one) => one.state === state)?.source.id ?? [];
  });
  return [...new Set(keys)].map((key) => `[^${key}]`).join("");
}
