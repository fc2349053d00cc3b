/**
 * Two or more colleges side by side on the thing asked, each figure with its year. Nothing is called better; one is
 * called cheaper only where no part of its price range reaches another's.
 */
import type { CollegeSummary, SummaryField } from "#domain/college/college.ts";
import { isTooFewToSay, tooFewText } from "#domain/college/tooFewToSay.ts";
import { formatInteger } from "#lib/format.ts";
import type { AnswerContext } from "../context.ts";
import {
  type AnswerFact,
  type AnswerSource,
  type CollegeMeasure,
  type CounselorReading,
  isCollegeMeasure,
} from "../counselor.ts";
import {
  type Draft,
  dropRepeats,
  findEntity,
  joinDrafts,
  joinWords,
  listAskedColleges,
  listFieldSources,
  listPlanColleges,
  makeDraft,
  makeFieldFact,
  rankForPlan,
  sayAbout,
  sayShare,
  sayUsd,
  toMatchQuestion,
} from "../draft.ts";
import { withResidency } from "../residency.ts";
import { links, words } from "../words.ts";
import { toChanceFact } from "./chance.ts";
import { sayCheapest } from "./cheapest.ts";
import { answerCollegeFacts } from "./collegeFacts.ts";
import { tellMajors } from "./collegeMajors.ts";
import { toPriceFact } from "./price.ts";
import { answerSaidOffers } from "./saidOffers.ts";
import { answerSystems } from "./systems.ts";
import { tellTuitionFree } from "./tuitionFree.ts";

/** As many as the comparison page holds. */
const most = 4;

/** Measures that are one figure of the data set. */
const figures: Readonly<
  Partial<
    Record<
      CollegeMeasure,
      {
        lead: string;
        make: (college: CollegeSummary) => AnswerFact | null;
        field: SummaryField;
      }
    >
  >
> = {
  admitRate: {
    lead: "Share of applicants admitted",
    field: "admitRate",
    make: (college) =>
      college.admitRate === null
        ? null
        : makeFieldFact(college, "admitRate", "share", sayShare(college.admitRate)),
  },
  graduation: {
    lead: "Share of full-time first-years who finish",
    field: "completionRate",
    make: (college) =>
      college.completionRate === null
        ? null
        : makeFieldFact(college, "completionRate", "share", sayShare(college.completionRate)),
  },
  size: {
    lead: "Undergraduates",
    field: "undergraduates",
    make: (college) =>
      college.undergraduates === null
        ? null
        : makeFieldFact(college, "undergraduates", "count", formatInteger(college.undergraduates)),
  },
  netPrice: {
    lead: "Average price a year after grants",
    field: "netPriceUsd",
    make: (college) =>
      college.netPriceUsd === null
        ? null
        : makeFieldFact(college, "netPriceUsd", "money", sayUsd(college.netPriceUsd)),
  },
  earnings: {
    lead: "Earnings ten years after starting",
    field: "earningsUsd",
    make: (college) =>
      college.earningsUsd === null
        ? null
        : makeFieldFact(college, "earningsUsd", "money", sayUsd(college.earningsUsd)),
  },
};

export function answerCompare(reading: CounselorReading, context: AnswerContext): Draft {
  if (reading.offers !== undefined) return answerSaidOffers(reading, context, reading.offers);
  const bySystem = reading.systems === true ? answerSystems(context) : null;
  if (bySystem !== null) return bySystem;
  const named = listAskedColleges(reading, context);
  const colleges = (named.length > 0 ? named : listPlanColleges(context)).slice(0, most);
  if (colleges.length === 0) return words.whichCollege();
  if (colleges.length === 1) {
    return makeDraft("Which other college should I compare it with? Name two or more.", {
      kind: "dont-know",
      parts: [links.colleges],
    });
  }
  const part = { kind: "compare", unitIds: colleges.map(({ unitId }) => unitId) } as const;
  const draft = compareOn(reading, context, colleges);
  return { ...draft, text: draft.text.trim(), sources: dropRepeats(draft.sources), parts: [part] };
}

function compareOn(
  reading: CounselorReading,
  context: AnswerContext,
  colleges: readonly CollegeSummary[],
): Draft {
  const { measure } = reading;
  const byField = measure === null ? tellField(reading, colleges, context) : null;
  if (byField !== null) return joinDrafts([byField, compareForStudent(reading, colleges, context)]);
  if (!isCollegeMeasure(measure) || measure === "overview")
    return compareForStudent(reading, colleges, context);
  const figure = figures[measure];
  if (figure === undefined)
    return answerCollegeFacts({ ...reading, entities: toEntities(colleges, reading) }, context);
  const rows = colleges.map((college) => ({ college, fact: figure.make(college) }));
  const facts = rows.flatMap(({ fact }) => fact ?? []);
  const year = facts[0]?.year ?? "";
  const text = rows.map(
    ({ college, fact }) =>
      `${college.name} ${fact?.text ?? (isTooFewToSay(college, figure.field) ? tooFewText : "not published")}`,
  );
  const values = colleges.flatMap((college) => {
    const value = college[figure.field];
    return typeof value === "number" ? [{ college, value }] : [];
  });
  const sorted = values.toSorted((a, b) => a.value - b.value);
  const [first, last] = [sorted.at(0), sorted.at(-1)];
  const isTold = sorted.length === colleges.length && first?.value !== last?.value;
  const ends = isTold
    ? ` The lowest is ${first?.college.name ?? ""}, and the highest is ${last?.college.name ?? ""}.`
    : "";
  return makeDraft(`${figure.lead} (${year}): ${text.join("; ")}.${ends}`, {
    facts,
    sources: listFieldSources(figure.field),
  });
}

/** "Which is better for nursing": how many degrees each awards in it, which says nothing of better. */
function tellField(
  reading: CounselorReading,
  colleges: readonly CollegeSummary[],
  context: AnswerContext,
): Draft | null {
  if (context.majors === null || findEntity(reading, "major") === null) return null;
  const counts = colleges.map((college) => tellMajors(college, context, reading));
  if (counts.some(({ facts }) => facts.length === 0)) return null;
  const told = joinDrafts(
    counts.map((draft) => ({ ...draft, text: draft.text.replace(/ Its page lists each major\.$/, "") })),
  );
  return { ...told, text: `No figure shows which college teaches it better. ${told.text}` };
}

function toEntities(colleges: readonly CollegeSummary[], { entities }: CounselorReading) {
  return [
    ...colleges.map(({ unitId }) => ({ kind: "college", unitId }) as const),
    ...entities.filter(({ kind }) => kind !== "college"),
  ];
}

/** Chance and price for this student; the admit rate where there is no chance. */
function compareForStudent(
  { residency }: CounselorReading,
  colleges: readonly CollegeSummary[],
  context: AnswerContext,
): Draft {
  const question = toMatchQuestion(context);
  const sources: AnswerSource[] = listFieldSources("admitRate", "netPriceUsd");
  const facts: AnswerFact[] = [];
  const rows = colleges.map((college) => rankForPlan(college, withResidency(question, college, residency)));
  const texts = rows.map((row) => {
    const { college } = row;
    const chance = toChanceFact(row);
    const price = toPriceFact(row, question.entryYear);
    const rate =
      college.admitRate === null
        ? null
        : makeFieldFact(college, "admitRate", "share", sayShare(college.admitRate));
    const clauses: string[] = [];
    if (chance !== null) {
      facts.push(chance);
      clauses.push(`a chance of ${sayAbout(chance.text)}`);
    } else if (rate !== null && college.hasOpenAdmission !== true) {
      facts.push(rate);
      clauses.push(`an admission rate of ${rate.text} (${rate.year})`);
    } else if (college.hasOpenAdmission === true) {
      clauses.push("open admission");
    }
    if (price !== null) {
      facts.push(price);
      const after = row.priceBand?.basis === "nothing" ? "" : " after grants";
      clauses.push(`a likely price of ${price.text.charAt(0).toLowerCase()}${price.text.slice(1)}${after}`);
    }
    const said = `${college.name}: ${clauses.length === 0 ? "too little is published" : joinWords(clauses)}.`;
    const policy = row.priceBand?.tuitionFree?.policy;
    if (policy === undefined) return said;
    const free = tellTuitionFree(policy, null, true);
    facts.push(...free.facts);
    sources.push(...free.sources);
    return `${said} ${free.text}`;
  });
  const year = facts.find(({ kind }) => kind === "money")?.year;
  const prices = year === undefined ? "" : ` Prices are for ${year}.`;
  return makeDraft(`${texts.join(" ")}${prices}${sayCheapest({ colleges, question, residency })}`, {
    facts,
    sources,
  });
}
