/** Colleges like one that is named: "like UCLA, but easier to get into". */
import type { CollegeSummary } from "#domain/college/college.ts";
import type { RankedCollege } from "#domain/match/rank.ts";
import type { PriceBand } from "#domain/price/band.ts";
import { isTooWide } from "#domain/price/tooWide.ts";
import type { AnswerFact, LikenessBut } from "../counselor.ts";
import { type Draft, joinWords, listFieldSources, makeDraft, makeFieldFact, sayShare } from "../draft.ts";
import { links } from "../words.ts";
import { toPriceFact } from "./price.ts";

type Row = RankedCollege<PriceBand>;

/** Easier: this many times the admit rate, and this much above it. */
const easier = { times: 1.5, above: 0.1 } as const;
const smallerShare = 0.6;
const largerShare = 1.5;

const buts: Readonly<Record<LikenessBut, (row: Row, model: Row) => boolean>> = {
  easier: ({ college }, { college: model }) =>
    college.hasOpenAdmission === true ||
    (college.admitRate !== null &&
      model.admitRate !== null &&
      college.admitRate >= Math.max(model.admitRate * easier.times, model.admitRate + easier.above)),
  cheaper: (row, model) => {
    const [price, limit] = [toPrice(row), toPrice(model)];
    return price !== null && limit !== null && price < limit;
  },
  smaller: ({ college }, { college: model }) =>
    isSized(college, model, (own, other) => own < other * smallerShare),
  larger: ({ college }, { college: model }) =>
    isSized(college, model, (own, other) => own > other * largerShare),
};

function toPrice({ priceBand, college }: Row): number | null {
  return priceBand === null ? college.netPriceUsd : (priceBand.lowUsd + priceBand.highUsd) / 2;
}

function isSized(
  { undergraduates: own }: CollegeSummary,
  { undergraduates: other }: CollegeSummary,
  is: (own: number, other: number) => boolean,
): boolean {
  return own !== null && other !== null && is(own, other);
}

/** Those that are what was asked for, the most alike first; colleges with too little on record are left out. */
export function orderByLikeness(rows: readonly Row[], model: Row, but: readonly LikenessBut[]): Row[] {
  const isFree = {
    admission: but.includes("easier"),
    size: but.includes("smaller") || but.includes("larger"),
  };
  return rows
    .filter(
      (row) =>
        row.college.unitId !== model.college.unitId &&
        row.college.level === model.college.level &&
        row.college.specialFocus === model.college.specialFocus &&
        but.every((one) => buts[one](row, model)),
    )
    .flatMap((row) => {
      const apart = measureApart(row.college, model.college, isFree);
      return apart === null ? [] : [{ row, apart }];
    })
    .toSorted((a, b) => a.apart - b.apart)
    .map(({ row }) => row);
}

/** How far two colleges are apart; about 1 for each thing in which they clearly differ. */
function measureApart(
  college: CollegeSummary,
  model: CollegeSummary,
  isFree: { admission: boolean; size: boolean },
): number | null {
  const gap = (own: number | null, other: number | null, unit: number) =>
    own === null || other === null ? null : Math.abs(own - other) / unit;
  const logarithm = (value: number | null) => (value === null || value <= 0 ? null : Math.log2(value));
  const middle = (range: CollegeSummary["satTotal"]) =>
    range === null ? null : (range.lower + range.upper) / 2;
  const graduation = gap(college.completionRate, model.completionRate, 0.12);
  if (graduation === null) return null;
  // Where it is to be easier, a college a step below still comes before one far below.
  const ease = isFree.admission ? 0.3 : 1;
  const parts = [
    graduation,
    (isFree.size ? 0 : 1) * (gap(logarithm(college.undergraduates), logarithm(model.undergraduates), 1) ?? 1),
    ease * (gap(college.admitRate, model.admitRate, 0.2) ?? 1),
    ease * (gap(middle(college.satTotal), middle(model.satTotal), 120) ?? 1),
    (college.control === "public") === (model.control === "public") ? 0 : 1,
    college.setting === model.setting ? 0 : 0.7,
    college.isReligious === model.isReligious ? 0 : 0.5,
    college.isHbcu === model.isHbcu && college.isWomenOnly === model.isWomenOnly ? 0 : 1.5,
  ];
  return Math.hypot(...parts);
}

const mostShown = 6;
const mostNamed = 4;

const sayings: Readonly<Record<LikenessBut, string>> = {
  easier: "easier to get into",
  cheaper: "likely cheaper for you",
  smaller: "smaller",
  larger: "larger",
};

/** `within`: what else was asked of them, as words after "colleges". */
export function tellLike(
  rows: readonly Row[],
  model: Row,
  { but, within, entryYear }: { but: readonly LikenessBut[]; within: string; entryYear: number },
): Draft {
  const ordered = orderByLikeness(rows, model, but);
  const asked = but.length === 0 ? "" : `, but ${joinWords(but.map((one) => sayings[one]))}`;
  if (ordered.length === 0)
    return makeDraft(`I found no colleges${within} like ${model.college.name}${asked}.`, {
      kind: "dont-know",
      parts: [links.colleges],
    });
  const shown = ordered.slice(0, mostShown);
  const facts: AnswerFact[] = [];
  const add = (fact: AnswerFact) => {
    facts.push(fact);
    return fact.text;
  };
  const names = shown.slice(0, mostNamed).map((row) => {
    const { college, priceBand } = row;
    // Without an income a price spans nearly everything; the cards below show it by income.
    const isAnswer = priceBand !== null && priceBand.pricesByIncome === undefined && !isTooWide(priceBand);
    const price = isAnswer ? toPriceFact(row, entryYear) : null;
    const told = [
      ...(college.admitRate === null
        ? []
        : [`admits ${add(makeFieldFact(college, "admitRate", "share", sayShare(college.admitRate)))}`]),
      ...(price === null ? [] : [add(price)]),
    ];
    return told.length === 0 ? college.name : `${college.name} (${told.join(", ")})`;
  });
  const own =
    but.includes("easier") && model.college.admitRate !== null
      ? ` ${model.college.name} itself admits ${add(makeFieldFact(model.college, "admitRate", "share", sayShare(model.college.admitRate)))}.`
      : "";
  return makeDraft(
    `Most like ${model.college.name}${asked}${within === "" ? "" : `, among colleges${within}`}: ${joinWords(names)}.${own} I compared size, setting, graduation rate, scores, and public or private. Only a visit can tell you what a campus feels like.`,
    {
      facts,
      sources: listFieldSources("admitRate", "completionRate", "undergraduates"),
      parts: [{ kind: "colleges", unitIds: shown.map(({ college }) => college.unitId) }, links.colleges],
    },
  );
}
