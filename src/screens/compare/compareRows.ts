/** What the comparison says of each college, row by row, as text and as an amount that can be compared. */

import { chanceText } from "#components/chance/ChanceView.tsx";
import { words as rowWords } from "#components/college-row/words.ts";
import { roundName } from "#components/deadlines/roundNames.ts";
import { labelName } from "#components/label/LabelMark.tsx";
import type { Ranked } from "#components/matches/useMatches.ts";
import { clearlyLowest, type Range } from "#components/price/clearlyLowest.ts";
import { shownRange } from "#components/price/shownPrice.ts";
import type { CollegeReply } from "#contract/colleges.ts";
import type { CollegeSummary } from "#domain/college/college.ts";
import { fields } from "#domain/college/fields.ts";
import type { CollegeField } from "#domain/college/record.ts";
import type { StudyPrice } from "#domain/price/fourYears.ts";
import { formatInteger } from "#lib/format.ts";
import type { RowCode } from "./rowCodes.ts";
import { words } from "./words.ts";

export type GroupCode = "you" | "outcomes" | "place" | "applying";

/** A college with all that the comparison reads of it. */
export type Compared = {
  college: CollegeSummary;
  ranked: Ranked | null;
  study: StudyPrice | null;
  /** The full record, on its way, or not to be had. */
  reply: CollegeReply | "loading" | "failed";
};

export type Cell = {
  text: string;
  /** What is drawn and compared; null where it is not known or cannot be ordered. */
  amount: number | null;
  /** The band around the amount, where it is a band: overlapping bands have no lowest. */
  range?: Range;
};

export type CompareRow = {
  code: RowCode;
  group: GroupCode;
  /** The year of the figure, where it has one. */
  year: string | null;
  /** Which end is ahead; null where neither is better. */
  best: "lowest" | "highest" | "nearest" | null;
  /** Drawn as a small bar: a share of 1, or of the row's highest amount; null is not drawn. */
  drawn: "share" | "ofHighest" | null;
  cells: readonly Cell[];
};

export function compareRows(compared: readonly Compared[]): CompareRow[] {
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
  const yearOf = (field: CollegeField) => fields[field].year;
  return [
    row("label", "you", ({ ranked }) => said(ranked === null ? null : labelName(ranked.label.code))),
    row("chance", "you", ({ ranked }) => said(ranked === null ? null : chanceText(ranked.chance))),
    row("match", "you", ({ ranked }) => matchCell(ranked), { best: "highest" }),
    row("price", "you", ({ study }) => priceCell(study?.firstYear ?? null), { best: "lowest" }),
    row("sticker", "you", ({ study }) => usd(study?.firstYear.stickerUsd ?? null), { best: "lowest" }),
    row("total", "you", ({ study }) => totalCell(study), { best: "lowest" }),
    row("graduation", "outcomes", ({ college }) => share(college.completionRate), {
      best: "highest",
      drawn: "share",
      year: yearOf("completionRate"),
    }),
    row("retention", "outcomes", ({ college }) => share(college.retentionRate), {
      best: "highest",
      drawn: "share",
      year: yearOf("retentionRate"),
    }),
    row("earnings", "outcomes", ({ college }) => usd(college.earningsUsd), {
      best: "highest",
      drawn: "ofHighest",
      year: yearOf("earningsUsd"),
    }),
    row("debt", "outcomes", (one) => fromReply(one, (reply) => usd(reply.college.medianDebtUsd)), {
      best: "lowest",
      drawn: "ofHighest",
      year: yearOf("medianDebtUsd"),
    }),
    row("admitRate", "place", admitCell, { year: yearOf("admitRate") }),
    row("kind", "place", ({ college }) => said(kindText(college))),
    row("size", "place", ({ college }) => count(college.undergraduates), {
      year: yearOf("undergraduates"),
      drawn: "ofHighest",
    }),
    row("setting", "place", ({ college }) =>
      said(
        college.isOnlineOnly
          ? words.onlineOnly
          : college.setting === null
            ? null
            : words.setting(college.setting),
      ),
    ),
    row("distance", "place", distanceCell, { best: "nearest" }),
    row(
      "tests",
      "applying",
      ({ college }) => said(college.testPolicy === null ? null : words.testPolicy(college.testPolicy)),
      { year: yearOf("testPolicy") },
    ),
    row("deadlines", "applying", (one) => fromReply(one, deadlineCell)),
    row("calculator", "applying", (one) =>
      fromReply(one, (reply) => said(reply.college.netPriceCalculatorUrl)),
    ),
  ];
}

/** Whether a row says different things of the colleges. */
export function differs(row: CompareRow): boolean {
  return new Set(row.cells.map((cell) => cell.text)).size > 1;
}

/** The position of the cell that is ahead; null where none is, fewer than two are known, or two share it. */
export function bestOf(row: CompareRow): number | null {
  if (row.best === null) return null;
  if (row.cells.some((cell) => cell.range !== undefined)) {
    return clearlyLowest(row.cells.map((cell) => cell.range ?? null));
  }
  const known = row.cells.flatMap(({ amount }) => (amount === null ? [] : [amount]));
  if (known.length < 2) return null;
  const best = row.best === "highest" ? Math.max(...known) : Math.min(...known);
  if (known.filter((amount) => amount === best).length > 1) return null;
  return row.cells.findIndex((cell) => cell.amount === best);
}

function said(text: string | null): Cell {
  return { text: text ?? words.notPublished, amount: null };
}

function usd(amountUsd: number | null): Cell {
  return { text: amountUsd === null ? words.notPublished : words.usd(amountUsd), amount: amountUsd };
}

function share(value: number | null): Cell {
  return { text: value === null ? words.notPublished : rowWords.share(value), amount: value };
}

function count(value: number | null): Cell {
  return { text: value === null ? words.notPublished : formatInteger(value), amount: value };
}

function matchCell(ranked: Ranked | null): Cell {
  const percent = ranked?.matchPercent ?? null;
  // Compared as shown: a difference that nobody sees is none.
  return percent === null
    ? { text: words.notSaid, amount: null }
    : { text: words.match(percent), amount: Math.round(percent) };
}

function priceCell(band: StudyPrice["firstYear"] | null): Cell {
  return band === null
    ? { text: words.noEstimate, amount: null }
    : { text: shownRange(band), amount: band.middleUsd, range: band };
}

function totalCell(study: StudyPrice | null): Cell {
  if (study === null) return { text: words.noEstimate, amount: null };
  const years = words.years(study.years.length);
  return { text: `${shownRange(study.total)} (${years})`, amount: study.total.middleUsd, range: study.total };
}

function admitCell({ college }: Compared): Cell {
  return college.hasOpenAdmission === true ? said(words.admitsAll) : share(college.admitRate);
}

function kindText(college: CollegeSummary): string {
  return [rowWords.kind(college), ...words.kindOf(college)].join(", ");
}

function distanceCell({ ranked, college }: Compared): Cell {
  const miles = ranked?.distanceMiles ?? null;
  if (miles !== null) return { text: words.miles(miles), amount: miles };
  return { text: college.latitude === null ? words.notPublished : words.homeMissing, amount: null };
}

function deadlineCell(reply: CollegeReply): Cell {
  if (reply.deadlines.length === 0) return { text: words.deadlineNone, amount: null };
  return said(
    reply.deadlines
      .map(({ round, date, isRolling }) =>
        isRolling ? `${roundName(round)}: ${words.rolling}` : words.deadline(roundName(round), date),
      )
      .join("; "),
  );
}

function fromReply(one: Compared, cell: (reply: CollegeReply) => Cell): Cell {
  if (one.reply === "loading") return { text: words.loadingCell, amount: null };
  return one.reply === "failed" ? { text: words.failedCell, amount: null } : cell(one.reply);
}
