/** The text of agreements on tuition between states: what each is called, and what it means for a price. */
import { type StateCode, stateNames } from "#domain/college/states.ts";
import type {
  AgreementId,
  AgreementRate,
  AgreementReach,
  TuitionAgreement,
} from "#domain/price/tuitionAgreements.ts";
import { formatUsd } from "#lib/format.ts";

const names: Readonly<Record<AgreementId, string>> = {
  minnesotaWisconsin: "Minnesota–Wisconsin reciprocity",
  minnesotaNorthDakota: "Minnesota–North Dakota reciprocity",
  southDakotaAdvantage: "South Dakota Advantage",
  twinCitiesForSouthDakota: "the university’s grant for South Dakotans",
  dcTuitionGrant: "the DC Tuition Assistance Grant",
  wue: "the Western Undergraduate Exchange",
  msep: "the Midwest Student Exchange",
  borderRate: "the college’s rate for neighbors",
  tuitionBreak: "New England Tuition Break",
  academicCommonMarket: "the Academic Common Market",
};

const admitted = (name: string, year: string) =>
  `Out-of-state price, with a lower end at the rate of ${name} (${year}). Places and majors are limited, so ask the college whether you would get it.`;

/** Whose price it is, where an agreement lowers it; null where none does. */
export function describeAgreedPrice(
  agreement: TuitionAgreement | null,
  college: StateCode,
  home: StateCode | null,
): string | null {
  if (agreement === null || agreement.rate === null || home === null) return null;
  const { id, reach, rate } = agreement;
  const { year } = agreement.source;
  const [from, to] = [stateNames[home], stateNames[college]];
  switch (id) {
    case "minnesotaWisconsin":
      return `Reciprocity price: ${from} and ${to} charge each other’s students the higher of the two in-state prices (${year}). You have to apply for it in ${from}.`;
    case "minnesotaNorthDakota":
      return rate.kind === "resident"
        ? `Reciprocity price: students from ${from} pay the in-state price in ${to} (${year}). You have to apply for it in ${from}.`
        : `Reciprocity price: students from ${from} pay a little more than the in-state price in ${to} (${year}). You have to apply for it in ${from}.`;
    case "southDakotaAdvantage":
      return `In-state price: South Dakota’s public universities charge students from ${from} the same as residents (South Dakota Advantage, ${year}). You don’t have to apply for it.`;
    case "twinCitiesForSouthDakota":
      return `In-state price: a grant from the university brings the price for students from ${from} down to what ${to} residents pay (${year}).`;
    case "dcTuitionGrant":
      return `Out-of-state price less ${names.dcTuitionGrant}${formatMost(rate)} (${year}). You must apply every year, and there is an income limit.`;
    case "borderRate":
      return `Out-of-state price, with a lower end at what the college charges residents of ${to}: its page says students from ${from} may pay the same (${year}). Ask whether you would.`;
    default:
      return reach === "admitted" ? admitted(names[id], year) : null;
  }
}

const formatMost = (rate: AgreementRate) =>
  rate.kind === "belowOutOfState"
    ? `, up to ${formatUsd(rate.usd)} a year at public colleges outside DC`
    : "";

const whys: Readonly<Record<AgreementReach, string>> = {
  all: "Every student from your state pays this rate. Some agreements ask for a form first.",
  grant:
    "The grant pays the difference between out-of-state and in-state tuition, up to a yearly limit. The high end leaves it out, because you apply every year and there is an income limit.",
  admitted: "The rate applies only to students the college accepts for it, and often not in every major.",
  byCounty: "This is only for students from some nearby counties, so the price doesn’t count it.",
  byMajor:
    "This is only for approved majors that your own state’s colleges don’t offer, so the price doesn’t count it.",
  ask: "We don’t know whether this college takes part, so the price doesn’t count it. Ask the college.",
  none: "This college doesn’t take part, so the price doesn’t count it.",
};

/** The line of the price's working that names the agreement. Codes come from the line's values. */
export function describeAgreementLine(values: Readonly<Record<string, number | string | null>>): {
  label: string;
  why: string | null;
} {
  const name = nameAgreement(values["agreement"]);
  const reach = findReach(values["reach"]);
  const isCounted = values["rate"] !== null && reach !== null;
  return {
    label: isCounted ? `With ${name}, what living out of state adds` : `Not counted: ${name}`,
    why: reach === null ? null : whys[reach],
  };
}

export function nameAgreement(id: number | string | null | undefined): string {
  return typeof id === "string" && isAgreementId(id) ? names[id] : "an agreement between states";
}

function isAgreementId(id: string): id is AgreementId {
  return id in names;
}

function findReach(reach: number | string | null | undefined): AgreementReach | null {
  return typeof reach === "string" && isReach(reach) ? reach : null;
}

function isReach(reach: string): reach is AgreementReach {
  return reach in whys;
}
