/** What every kind of record has in common: values by period, in one series or, for a program, in three. */
import { periodsOf } from "#facts/fact.ts";
import type { FactBook } from "./factBook.ts";
import type { FactRecord, Plain } from "./schema.ts";

/** One value of any kind of record. */
export type DatedValue = Omit<Extract<FactRecord, { kind: "value" }>["values"][number], "value"> & {
  value: unknown;
};

/** `name` is null if the record has one series of values. */
export type Series = { name: string | null; values: readonly DatedValue[] };

export function seriesOf(record: FactRecord): Series[] {
  // A state's page has a title and a lead; what it states are the records it is made of.
  if (record.kind === "stateGuide") return [];
  if (record.kind !== "program") return [{ name: null, values: record.values }];
  const { rule, amount, deadline } = record;
  return [
    { name: "rule", values: rule },
    { name: "amount", values: amount },
    { name: "deadline", values: deadline },
  ];
}

/** Fields that do not change from year to year, written into the module beside the values. */
export function fieldsOf(
  record: FactRecord,
  { publishers, sources, records }: FactBook,
): Record<string, Plain> {
  switch (record.kind) {
    case "program": {
      const { title, state, agency, how, replacedBy } = record;
      const publisher = publishers.get(agency);
      return {
        title,
        state,
        agency: publisher?.name ?? agency,
        agencyUrl: publisher?.url ?? null,
        pageUrl: findAgencyPage(record, sources),
        how: how ?? null,
        replacedBy: replacedBy === undefined ? [] : [replacedBy].flat(),
      };
    }
    case "admissionRule":
      return { title: record.title, state: record.state };
    case "statusRule":
      return { state: record.state };
    case "policy":
    case "tuitionFree":
    case "internationalAid":
    case "merit":
    case "majorRates":
    case "collegePlaces":
      return { unitId: record.unitId };
    case "prompt":
    case "collegeEssays":
    case "aiPolicy":
      return { unitId: record.unitId ?? null, platform: record.platform ?? null };
    case "collegeChange":
      return { unitId: record.unitId ?? null, names: record.names ?? [] };
    case "majorPolicy":
      return { unitIds: record.unitIds };
    case "date":
      return fieldsOfDate(record, { publishers, records });
    default:
      return {};
  }
}

/** The agency's own page on its program. A law, a newspaper or a source of the state's date alone is no page to send a family to. */
function findAgencyPage(
  record: Extract<FactRecord, { kind: "program" }>,
  sources: FactBook["sources"],
): string | null {
  const pages = seriesOf(record).map(({ values }) => sources.get(findNewest(values).source));
  const isOwn = (page: (typeof pages)[number]) =>
    page?.publisher === record.agency && page.key?.startsWith("state-aid-") !== true;
  return pages.find((page) => isOwn(page) && page?.url !== null)?.url ?? null;
}

/** The value of the last period. */
export function findNewest<Value extends DatedValue>(values: readonly Value[]): Value {
  const newest = periodsOf({
    id: "",
    values: Object.fromEntries(values.map(({ period }) => [period, null])),
  }).at(-1);
  const value = values.find(({ period }) => period === newest);
  if (value === undefined) throw new Error("a record without values");
  return value;
}

/** A state's date carries who to ask, or its program's name and how to get it: the timeline loads dates, not programs. */
function fieldsOfDate(
  { state, agency, program, step, after }: Extract<FactRecord, { kind: "date" }>,
  { publishers, records }: Pick<FactBook, "publishers" | "records">,
): Record<string, Plain> {
  if (state === undefined) return {};
  const asked = agency === undefined ? undefined : publishers.get(agency);
  const agencyFields = asked === undefined ? {} : { agency: { name: asked.name, url: asked.url } };
  const found = program === undefined ? undefined : records.get(program);
  if (found?.kind !== "program") return { state, ...agencyFields };
  const { id, title, how } = found;
  return {
    state,
    program: id,
    name: title,
    how: how ?? null,
    step: step ?? "application",
    after: after ?? null,
  };
}

/** Whether rules iterate over all records of this kind in a file. */
export function isListed(record: FactRecord): boolean {
  if (record.kind === "date") return record.state !== undefined;
  return listedKinds.has(record.kind);
}

const listedKinds: ReadonlySet<FactRecord["kind"]> = new Set([
  "program",
  "admissionRule",
  "majorRates",
  "majorPolicy",
  "policy",
  "tuitionFree",
  "statusRule",
  "internationalAid",
  "merit",
  "prompt",
  "collegeEssays",
  "aiPolicy",
  "collegeChange",
  "collegePlaces",
]);
