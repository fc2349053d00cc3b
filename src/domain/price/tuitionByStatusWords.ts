/** A state's rule on tuition and aid without lawful presence, in the sentences that cards, screens and the counselor share. */
import { nameInText, type StateCode } from "#domain/college/states.ts";
import type { StatusRule } from "./statusRules.ts";
import { type TuitionByStatus, tuitionByStatus } from "./tuitionByStatus.ts";

/** Which price is counted, whether state aid is open, and as of when. */
export function describeStatusRule(state: StateCode): string {
  const law = tuitionByStatus.get(state);
  if (law === undefined)
    return `We could not find ${nameInText(state)}’s rule, so the range spans the in-state and the out-of-state price. Ask each public college which one you would pay, and the state’s aid agency whether state aid is open to you.`;
  return tellLaw(state, law, shownTexts[law.rule]);
}

/** The rule for a page that shows no price; null where none is on record. */
export function describeStatusLaw(state: StateCode): string | null {
  const law = tuitionByStatus.get(state);
  return law === undefined ? null : tellLaw(state, law, ".");
}

function tellLaw(state: StateCode, law: TuitionByStatus, end: string): string {
  const name = nameInText(state);
  const suit = law.isSuitUnknown === true ? [suitUnknown(name)] : [];
  const more = law.more === undefined ? [] : [law.more];
  const isNewestSaid = law.more?.includes("nothing newer") === true;
  const newest = isLongPast(law) && !isNewestSaid ? [nothingNewer] : [];
  const rule = [`As of ${law.asOf}, ${tuitionTexts[law.rule](name, law)}${end}`, ...more];
  if (law.stateAid === undefined) return [...rule, ...newest, aidUnknown(name), ...suit, confirm].join(" ");
  const aid = describeAid(name, law);
  return [
    ...rule,
    isLongPast(law) ? `At that time, ${aid}` : upperFirst(aid),
    ...newest,
    ...suit,
    confirm,
  ].join(" ");
}

/** Whether state aid is open, and by which form, where the price is not the subject. */
export function describeStateAidByStatus(state: StateCode): string {
  const law = tuitionByStatus.get(state);
  const name = nameInText(state);
  return law?.stateAid === undefined ? aidUnknown(name) : `As of ${law.asOf}, ${describeAid(name, law)}`;
}

/** A list or a law's summary with a year and no month: how things stood, and not known to stand. */
function isLongPast({ asOf }: TuitionByStatus): boolean {
  return /^\d{4}(?:-\d{2})?$/.test(asOf);
}

function describeAid(name: string, law: TuitionByStatus): string {
  const { stateAid, form } = law;
  const give = isLongPast(law) ? "gave" : "gives";
  if (stateAid === "closed") return `${name} ${give} no state grants to undocumented students.`;
  const open = `${name} ${give} state aid to undocumented students who meet the state’s requirements.`;
  return form === undefined
    ? `${open} Ask its aid agency which form to use instead of the FAFSA.`
    : `${open} Apply with the ${form} instead of the FAFSA.`;
}

/** "the District of Columbia" begins a sentence. */
function upperFirst(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

const aidUnknown = (name: string) =>
  `We could not find out whether ${name} gives state aid to undocumented students, so ask its aid agency.`;
const suitUnknown = (name: string) =>
  `By June 2026, the federal government had sued ten states over rules like this. We could not confirm whether ${name} is one of them.`;
const nothingNewer = "We found nothing newer.";
const confirm = "These rules change fast, so confirm them with the college.";

const yearWords: Readonly<Record<number, string>> = { 2: "two", 3: "three", 4: "four" };

/** The rule alone; what it means for a price that we show comes after it. */
const tuitionTexts: Readonly<Record<StatusRule, (name: string, law: TuitionByStatus) => string>> = {
  byHighSchool: (name, { years, isByHome }) => {
    const time = years === 1 ? "a year" : `${yearWords[years ?? 0] ?? years} years`;
    const stay = isByHome === true ? "lived" : "attended high school";
    return `undocumented students pay the resident price at public colleges in ${name} if they ${stay} in the state for ${time} and earned a diploma there`;
  },
  resident: (name) =>
    `undocumented students can pay the resident price at public colleges in ${name} if they meet its requirements`,
  nonresident: (name, law) =>
    `public colleges in ${name} ${isLongPast(law) ? "charged" : "charge"} undocumented students the out-of-state price`,
  byPermit: (name, law) =>
    `public colleges in ${name} ${isLongPast(law) ? "charged" : "charge"} the resident price to students with DACA or another federal work permit, and the out-of-state price to other undocumented students`,
  byCollege: (name, law) =>
    isLongPast(law)
      ? `each public college in ${name} decided which price it charged undocumented students`
      : `each public college in ${name} decides which price it charges undocumented students`,
  unsettled: (name) =>
    `a court was deciding which price public colleges in ${name} charge undocumented students`,
  barred: (name) => `a law in ${name} kept undocumented students out of its public colleges`,
};

const shownTexts: Readonly<Record<StatusRule, string>> = {
  byHighSchool: ", so that is what we show.",
  resident: ", so that is what we show.",
  nonresident: ".",
  byPermit: ", so the range spans both.",
  byCollege: ", so the range spans both.",
  unsettled: ", so the range spans both.",
  barred: ". We show the out-of-state price, so ask before you apply.",
};
