/** What a family reads where nobody pays tuition, or everyone only a part: the same on a college's page, a price and in an answer. */
import { stateNames } from "#domain/college/states.ts";
import { describePeriod } from "#facts/describePeriod.ts";
import { formatAnd, formatInteger, formatShare, formatUsd } from "#lib/format.ts";
import type { TuitionFree } from "./tuitionFree.ts";

/** "Berea College: no student pays tuition, whatever the family earns (2025-26)."; without the name where text around it has it. */
export function describeTuitionFree(policy: TuitionFree, college: string | null): string {
  const text = `${describeWho(policy)}, whatever the family earns (${describePeriod(policy.period)}).`;
  return college === null ? text.charAt(0).toUpperCase() + text.slice(1) : `${college}: ${text}`;
}

function describeWho({ share, students, counties, coversLiving }: TuitionFree): string {
  if (share < 1) return `every undergraduate gets ${describeShare(share)} off tuition`;
  switch (students) {
    case "citizens":
      return "U.S. citizens and permanent residents pay no tuition";
    case "cadets":
      return coversLiving ? "nobody pays for tuition, housing or food" : "nobody pays tuition";
    case "tribalMembers":
      return "members of federally recognized tribes pay no tuition";
    case "countyResidents":
      return describeCounties(counties);
    default:
      return coversLiving ? "no student pays for tuition, housing, food or books" : "no student pays tuition";
  }
}

function describeCounties(counties: TuitionFree["counties"]): string {
  if (counties === null) return "students from some counties pay no tuition";
  const states = formatAnd(counties.states.map((state) => stateNames[state]));
  return `students from ${formatInteger(counties.count)} counties in ${states} pay no tuition`;
}

const describeShare = (share: number) => (share === 0.5 ? "half" : formatShare(share));

/** What is still paid, what is asked in return, and what else to know: none, one or several sentences. */
export function listTuitionFreeTerms({ period, billUsd, stillPaid, inReturn, more }: TuitionFree): string[] {
  const bill = billUsd === null ? "" : `: about ${formatUsd(billUsd)} in ${period}`;
  const paid = stillPaid === null ? null : `You would still pay ${stillPaid}${bill}.`;
  return [paid, inReturn, more].filter((text) => text !== null);
}

/** For a cell of a table. */
export function describeTuitionFreeShort({ share, students, coversLiving }: TuitionFree): string {
  if (share < 1) return `${describeShare(share)} off for everyone`;
  if (students === "countyResidents") return "free for students from some counties";
  return coversLiving ? "free, with housing and food" : "free";
}
