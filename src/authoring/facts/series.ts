/** What every kind of record has in common: values by period, in one series or, for a program, in three. */
import type { FactBook } from "./factBook.ts";
import type { FactRecord, Plain } from "./schema.ts";

/** One value of any kind of record. */
export type DatedValue = Omit<Extract<FactRecord, { kind: "value" }>["values"][number], "value"> & {
  value: unknown;
};

/** `name` is null if the record has one series of values. */
export type Series = { name: string | null; values: readonly DatedValue[] };

export function seriesOf(record: FactRecord): Series[] {
  if (record.kind !== "program") return [{ name: null, values: record.values }];
  const { rule, amount, deadline } = record;
  return [
    { name: "rule", values: rule },
    { name: "amount", values: amount },
    { name: "deadline", values: deadline },
  ];
}

/** Fields that do not change from year to year, written into the module beside the values. */
export function fieldsOf(record: FactRecord, { publishers }: FactBook): Record<string, Plain> {
  switch (record.kind) {
    case "program": {
      const { title, state, agency, how, replacedBy } = record;
      const publisher = publishers.get(agency);
      return {
        title,
        state,
        agency: publisher?.name ?? agency,
        agencyUrl: publisher?.url ?? null,
        how: how ?? null,
        replacedBy: replacedBy ?? null,
      };
    }
    case "admissionRule":
      return { title: record.title, state: record.state };
    case "policy":
    case "merit":
    case "majorRates":
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
      return record.state === undefined ? {} : { state: record.state };
    default:
      return {};
  }
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
  "merit",
  "prompt",
  "collegeEssays",
  "aiPolicy",
  "collegeChange",
]);
