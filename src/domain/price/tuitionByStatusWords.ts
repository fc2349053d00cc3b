/** A state's rule on tuition and aid without lawful presence, in the sentences that cards, screens and the counselor share. */
import { type StateCode, stateNames } from "#domain/college/states.ts";
import type { StatusRule } from "./statusRules.ts";
import { type TuitionByStatus, tuitionByStatus } from "./tuitionByStatus.ts";

/** What the price counts, as of a day. */
export function describeTuitionByStatus(state: StateCode): string {
  const law = tuitionByStatus.get(state);
  const name = stateNames[state];
  if (law === undefined)
    return `We have no rule on record for ${name}, so the range spans the in-state and the out-of-state price. Ask each public college which one you would pay.`;
  const suit = law.isSuitUnknown === true ? [suitUnknown] : [];
  const more = law.more === undefined ? [] : [law.more];
  return [`As of ${law.asOf}, ${tuitionTexts[law.rule](name, law)}`, ...more, ...suit, confirm].join(" ");
}

/** Whether state aid is open, and by which form. */
export function describeStateAidByStatus(state: StateCode): string {
  const law = tuitionByStatus.get(state);
  const name = stateNames[state];
  if (law?.stateAid === undefined)
    return `We have no record on whether ${name} gives state aid to students without lawful presence, so ask its aid agency.`;
  if (law.stateAid === "closed")
    return `As of ${law.asOf}, ${name} gives no state grants to students without lawful presence.`;
  return law.form === undefined
    ? `As of ${law.asOf}, ${name} gives state aid to students without lawful presence who meet its terms. Ask its aid agency which form to use instead of the FAFSA.`
    : `As of ${law.asOf}, ${name} gives state aid to students without lawful presence who meet its terms. Apply with the ${law.form} instead of the FAFSA.`;
}

const suitUnknown =
  "The federal government had sued ten states over rules like this by June 2026, and we don’t know all ten.";
const confirm = "These rules change fast, so confirm it with the college.";

const tuitionTexts: Readonly<Record<StatusRule, (name: string, law: TuitionByStatus) => string>> = {
  byHighSchool: (name, { years }) =>
    `public colleges in ${name} charge the resident price after ${years === 1 ? "a year" : `${years} years`} of high school there and a diploma from it, so that is what we show.`,
  resident: (name) =>
    `public colleges in ${name} charge students who live there the resident price whatever their status, so that is what we show.`,
  nonresident: (name) =>
    `public colleges in ${name} charge students without lawful presence the out-of-state price.`,
  byPermit: (name) =>
    `public colleges in ${name} charge the resident price to students with DACA or another federal work permit, and the out-of-state price to others without lawful presence, so the range spans both.`,
  byCollege: (name) =>
    `each public college in ${name} decides which price it charges, so the range spans both.`,
  unsettled: (name) =>
    `which price public colleges in ${name} charge students without lawful presence was before a court, so the range spans both.`,
  barred: (name) =>
    `a law of ${name} kept students without lawful presence out of its public colleges. We show the out-of-state price, so ask before you apply.`,
};
