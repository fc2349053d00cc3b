/** The rows of the comparison: each college's value as text, and as an amount that can be compared. */

import type { Ranked } from "#client/engine/engine.ts";
import { toChanceText } from "#components/chance/ChanceView.tsx";
import { degreesYear, toFieldText } from "#components/chance/fieldWords.ts";
import { words as rowWords } from "#components/college-row/words.ts";
import { describeDistance } from "#components/distance/words.ts";
import { words as labelWords } from "#components/label/words.ts";
import { findClearlyLowest, type Range } from "#components/price/clearlyLowest.ts";
import { getFieldYear } from "#components/source/getFieldYear.ts";
import { getTestPolicy } from "#components/test-policy/getTestPolicy.ts";
import type { CollegeReply } from "#contract/colleges.ts";
import type { CollegeSummary } from "#domain/college/college.ts";
import { chooseComparedPrograms } from "#domain/college/comparedPrograms.ts";
import type { ProgramEarnings } from "#domain/college/programEarnings.ts";
import { describeLetters } from "#domain/college/requirementWords.ts";
import { getRoundName } from "#domain/college/roundNames.ts";
import { isTooFewToSay, tooFewText } from "#domain/college/tooFewToSay.ts";
import type { StudyPrice } from "#domain/price/fourYears.ts";
import { formatShownRange } from "#domain/price/shownPrice.ts";
import { describeAwardShort } from "#domain/price/stateAwardWords.ts";
import { describeTuitionFreeShort } from "#domain/price/tuitionFreeWords.ts";
import { describeDay } from "#domain/timeline/deadlineWords.ts";
import { formatInteger } from "#lib/format.ts";
import type { RowCode } from "./rowCodes.ts";
import { words } from "./words.ts";

export type GroupCode = "you" | "outcomes" | "place" | "applying";

/** A college with everything the comparison reads. */
export type Compared = {
  college: CollegeSummary;
  ranked: Ranked | null;
  study: StudyPrice | null;
  /** The full record: loaded, loading, or unavailable. */
  reply: CollegeReply | "loading" | "failed";
};

export type Cell = {
  text: string;
  /** The value that is drawn and compared; null if it is unknown or cannot be ordered. */
  amount: number | null;
  /** The range around the amount, if any: overlapping ranges have no lowest. */
  range?: Range;
};

export type CompareRow = {
  code: RowCode;
  /** Of a program, whose rows share a code. */
  program?: { cip4: string; title: string; middleUsd: number | null };
  group: GroupCode;
  /** The figure's year, if it has one. */
  year: string | null;
  /** Which end is better; null if neither is. */
  best: "lowest" | "highest" | "nearest" | null;
  /** Drawn as a small bar: a share of 1, or of the row's highest amount; null is not drawn. */
  drawn: "share" | "ofHighest" | null;
  cells: readonly Cell[];
};

/** `families` are the student's fields of study, which decide whose programs are compared. */
export function compareRows(compared: readonly Compared[], families: readonly string[] = []): CompareRow[] {
  const row = (
    code: RowCode,
    group: GroupCode,
    cell: (one: Compared) => Cell,
    more: { year?: string | null; best?: CompareRow["best"]; drawn?: CompareRow["drawn"] } = {},
  ): CompareRow => ({
    code,
    group,
    year: more.year ?? null,
    best: more.best ?? null,
    drawn: more.drawn ?? null,
    cells: compared.map(cell),
  });
  return [
    row("label", "you", ({ ranked }) => toTextCell(ranked === null ? null : labelWords.both(ranked))),
    row("chance", "you", ({ ranked }) => toTextCell(ranked === null ? null : toChanceText(ranked.chance))),
    row("match", "you", ({ ranked }) => matchCell(ranked), { best: "highest" }),
    ...(compared.some(({ ranked }) => ranked?.field != null)
      ? [row("field", "you", ({ ranked }) => toFieldCell(ranked), { year: degreesYear })]
      : []),
    row("price", "you", ({ study }) => toPriceCell(study?.firstYear ?? null), { best: "lowest" }),
    ...(compared.some(({ study }) => study?.firstYear.merit !== undefined)
      ? [row("award", "you", ({ study }) => toTextCell(describeAward(study?.firstYear.merit)))]
      : []),
    ...(compared.some(({ study }) => study?.firstYear.awards !== undefined)
      ? [row("stateProgram", "you", ({ study }) => toTextCell(describePrograms(study)))]
      : []),
    ...(compared.some(({ study }) => study?.firstYear.tuitionFree !== undefined)
      ? [row("tuitionFree", "you", ({ study }) => toTextCell(describeTuition(study)))]
      : []),
    row("sticker", "you", ({ study }) => toUsdCell(study?.firstYear.stickerUsd ?? null), { best: "lowest" }),
    row("total", "you", ({ study }) => toTotalCell(study), { best: "lowest" }),
    row("graduation", "outcomes", ({ college }) => toShareCell(college, "completionRate"), {
      best: "highest",
      drawn: "share",
      year: getFieldYear("completionRate"),
    }),
    row("retention", "outcomes", ({ college }) => toShareCell(college, "retentionRate"), {
      best: "highest",
      drawn: "share",
      year: getFieldYear("retentionRate"),
    }),
    row("earnings", "outcomes", ({ college }) => toUsdCell(college.earningsUsd), {
      best: "highest",
      drawn: "ofHighest",
      year: getFieldYear("earningsUsd"),
    }),
    ...chooseComparedPrograms(listPrograms(compared), families).map((program) => ({
      ...row(
        "program",
        "outcomes",
        (one) => toReplyCell(one, (reply) => toProgramCell(reply, program.cip4)),
        {
          best: "highest",
          drawn: "ofHighest",
        },
      ),
      program,
    })),
    row("debt", "outcomes", (one) => toReplyCell(one, (reply) => toUsdCell(reply.college.medianDebtUsd)), {
      best: "lowest",
      drawn: "ofHighest",
      year: getFieldYear("medianDebtUsd"),
    }),
    row("admitRate", "place", toAdmitCell, { year: getFieldYear("admitRate") }),
    row("kind", "place", ({ college }) => toTextCell(describeKind(college))),
    row("size", "place", ({ college }) => count(college.undergraduates), {
      year: getFieldYear("undergraduates"),
      drawn: "ofHighest",
    }),
    row("setting", "place", ({ college }) =>
      toTextCell(
        college.isOnlineOnly
          ? words.onlineOnly
          : college.setting === null
            ? null
            : words.setting(college.setting),
      ),
    ),
    row("distance", "place", toDistanceCell, { best: "nearest" }),
    row("tests", "applying", ({ college, reply }) =>
      toTextCell(
        words.testPolicy(getTestPolicy(college, typeof reply === "object" ? reply.datedTestPolicy : null)),
      ),
    ),
    row("asked", "applying", (one) => toReplyCell(one, toAskedCell)),
    row("fee", "applying", (one) => toReplyCell(one, toFeeCell), { best: "lowest" }),
    row("deadlines", "applying", (one) => toReplyCell(one, toDeadlineCell)),
    row("calculator", "applying", (one) =>
      toReplyCell(one, (reply) => toTextCell(reply.college.netPriceCalculatorUrl)),
    ),
  ];
}

/** Whether the colleges differ in this row. */
export function isDifferent(row: CompareRow): boolean {
  return new Set(row.cells.map((cell) => cell.text)).size > 1;
}

/** The index of the best cell; null if there is none, fewer than two are known, or two tie. */
export function findBest(row: CompareRow): number | null {
  if (row.best === null) return null;
  if (row.cells.some((cell) => cell.range !== undefined)) {
    return findClearlyLowest(row.cells.map((cell) => cell.range ?? null));
  }
  const known = row.cells.flatMap(({ amount }) => (amount === null ? [] : [amount]));
  if (known.length < 2) return null;
  const best = row.best === "highest" ? Math.max(...known) : Math.min(...known);
  if (known.filter((amount) => amount === best).length > 1) return null;
  return row.cells.findIndex((cell) => cell.amount === best);
}

/** Degrees of different fields are no race. */
function toFieldCell(ranked: Ranked | null): Cell {
  const field = ranked?.field ?? null;
  return toTextCell(field === null ? null : toFieldText(field));
}

function listPrograms(compared: readonly Compared[]): ProgramEarnings[][] {
  return compared.map(({ reply }) => (typeof reply === "object" ? (reply.programEarnings ?? []) : []));
}

function toProgramCell({ programEarnings = [] }: CollegeReply, cip4: string): Cell {
  const found = programEarnings.find((program) => program.cip4 === cip4);
  return found === undefined
    ? { text: words.program.none, amount: null }
    : { text: words.usd(found.earningsUsd), amount: found.earningsUsd };
}

function toTextCell(text: string | null): Cell {
  return { text: text ?? words.notPublished, amount: null };
}

function toUsdCell(amountUsd: number | null): Cell {
  return { text: amountUsd === null ? words.notPublished : words.usd(amountUsd), amount: amountUsd };
}

function toShareCell(college: CollegeSummary, field: "admitRate" | "completionRate" | "retentionRate"): Cell {
  const value = college[field];
  if (value !== null) return { text: rowWords.share(value), amount: value };
  return { text: isTooFewToSay(college, field) ? tooFewText : words.notPublished, amount: null };
}

function count(value: number | null): Cell {
  return { text: value === null ? words.notPublished : formatInteger(value), amount: value };
}

function matchCell(ranked: Ranked | null): Cell {
  const percent = ranked?.matchPercent ?? null;
  // Compared as shown: a difference that nobody can see does not count.
  return percent === null
    ? { text: words.notSaid, amount: null }
    : { text: words.match(percent), amount: Math.round(percent) };
}

function toPriceCell(band: StudyPrice["firstYear"] | null): Cell {
  return band === null
    ? { text: words.noEstimate, amount: null }
    : { text: formatShownRange(band), amount: band.middleUsd, range: band };
}

function describeAward(merit: StudyPrice["firstYear"]["merit"]): string {
  if (merit === undefined) return words.award.noTable;
  const mostUsd = Math.max(merit.mostUsd, merit.onExchangeUsd);
  if (merit.earnedUsd > 0) return words.award.earned(merit.earnedUsd);
  if (mostUsd > 0) return words.award.upTo(mostUsd);
  return merit.missing.length > 0 ? words.award.unknown : words.award.none;
}

/** The state programs in the price, and those that are close. */
function describePrograms(study: StudyPrice | null): string | null {
  if (study === null) return null;
  const { awards } = study.firstYear;
  return awards === undefined ? words.noProgram : awards.map(describeAwardShort).join("; ");
}

/** Where tuition is free, with what is asked in return. */
function describeTuition(study: StudyPrice | null): string | null {
  if (study === null) return null;
  const policy = study.firstYear.tuitionFree?.policy;
  if (policy === undefined) return words.tuitionCharged;
  const short = `${describeTuitionFreeShort(policy)} (${policy.period})`;
  return policy.inReturn === null ? short : `${short}. ${policy.inReturn}`;
}

function toTotalCell(study: StudyPrice | null): Cell {
  if (study === null) return { text: words.noEstimate, amount: null };
  const years = words.years(study.years.length);
  return {
    text: `${formatShownRange(study.total)} (${years})`,
    amount: study.total.middleUsd,
    range: study.total,
  };
}

function toAdmitCell({ college }: Compared): Cell {
  return college.hasOpenAdmission === true ? toTextCell(words.admitsAll) : toShareCell(college, "admitRate");
}

function describeKind(college: CollegeSummary): string {
  return [rowWords.kind(college), ...words.kindOf(college)].join(", ");
}

function toDistanceCell({ ranked, college }: Compared): Cell {
  const text = ranked === null ? null : describeDistance(ranked);
  if (text !== null) return { text, amount: ranked?.distanceMiles ?? null };
  return { text: college.latitude === null ? words.notPublished : words.homeMissing, amount: null };
}

function toDeadlineCell(reply: CollegeReply): Cell {
  if (reply.deadlines.length === 0) return { text: words.deadlineNone, amount: null };
  return toTextCell(
    reply.deadlines
      .map((one) => words.deadline(getRoundName(one.round), describeDay(one, "short")))
      .join("; "),
  );
}

/** Only what a college filled in, and our record of its essays, which may be of a newer cycle. */
function toAskedCell({ requirements, askedEssays }: CollegeReply): Cell {
  const { asked } = words;
  const own = askedEssays == null ? null : asked.essays[askedEssays.demand];
  const isSameCycle = askedEssays?.cycle === requirements?.cycle;
  const listed =
    requirements == null
      ? []
      : [
          requirements.essay === true && asked.essay,
          isSameCycle && own,
          requirements.writingSupplement === true && asked.essays.required,
          describeLetters(requirements),
          requirements.midYearReport === true && asked.midYear,
          requirements.coursesAndGrades === true && asked.grades,
          requirements.portfolio !== null && asked.portfolio,
        ];
  const parts = listed.filter((part) => typeof part === "string");
  const texts = [
    parts.length > 0 && asked.inCycle(parts.join("; "), requirements?.cycle ?? ""),
    own !== null && !isSameCycle && asked.inCycle(own, askedEssays?.cycle ?? ""),
  ].filter((text) => text !== false);
  return { text: texts.length === 0 ? asked.notTold : texts.join("; "), amount: null };
}

function toFeeCell({ college, requirements }: CollegeReply): Cell {
  if (requirements?.feeUsd == null) {
    const { applicationFeeUsd: feeUsd } = college;
    const text = feeUsd === null ? words.notPublished : words.fee(feeUsd, getFieldYear("applicationFeeUsd"));
    return { text, amount: feeUsd };
  }
  return { text: words.fee(requirements.feeUsd, requirements.cycle), amount: requirements.feeUsd };
}

function toReplyCell(one: Compared, cell: (reply: CollegeReply) => Cell): Cell {
  if (one.reply === "loading") return { text: words.loadingCell, amount: null };
  return one.reply === "failed" ? { text: words.failedCell, amount: null } : cell(one.reply);
}
