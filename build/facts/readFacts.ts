/** Reads /facts and validates each file's records, naming every problem by file, record and field. */
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { deserialize, serialize } from "node:v8";
import { parseDocument } from "yaml";
import type { FactBook, FactFile } from "#authoring/facts/factBook.ts";
import {
  type FactRecord,
  kinds,
  type Publisher,
  publisherSchema,
  recordSchema,
  type SourceFact,
  sourceSchema,
} from "#authoring/facts/schema.ts";
import { seriesOf } from "#authoring/facts/series.ts";
import type { BuildCache } from "../buildCache.ts";

/** Everything wrong in /facts, one line each. */
export class FactProblems extends Error {
  readonly problems: readonly string[];
  constructor(problems: readonly string[]) {
    super(`The facts are not right:\n  ${problems.join("\n  ")}`);
    this.problems = problems;
  }
}

/** Change this when the same text would be read differently. */
const readerVersion = `yaml 2.9, kept by V8 ${process.versions.v8}\n`;

/** Throws FactProblems with all problems at once. `cache`: keeps each file as it was read, because reading YAML takes seconds. */
export async function readFacts(rootFolder: string, cache: BuildCache | null = null): Promise<FactBook> {
  const folder = join(rootFolder, "facts");
  const names = (await readdir(folder, { recursive: true }))
    .filter((name) => name.endsWith(".yaml"))
    .toSorted();
  return checkFacts(
    await Promise.all(
      names.map(async (name) => {
        const text = await readFile(join(folder, name), "utf8");
        return { name, text, list: cache === null ? undefined : await readKept(text, cache) };
      }),
    ),
  );
}

/** The records of a file without faults, from the cache; undefined for another, which is read again to say what is wrong. */
async function readKept(text: string, cache: BuildCache): Promise<unknown[] | undefined> {
  const kept = await cache.keep([readerVersion, text], () => {
    const list = parseList("", text, []);
    // Not JSON, which has no Infinity.
    return Promise.resolve(serialize(list));
  });
  const list: unknown = deserialize(kept);
  return Array.isArray(list) && list.length > 0 ? list : undefined;
}

/** `list`: its records where they have been read before. */
type YamlFile = { name: string; text: string; list?: readonly unknown[] | undefined };

/** `name` is the path relative to /facts, as in "federal-aid/pell.yaml". */
export function checkFacts(yamlFiles: readonly YamlFile[]): FactBook {
  const problems: string[] = [];
  const files: FactFile[] = [];
  const records = new Map<string, FactRecord>();
  const sources = new Map<string, SourceFact>();
  const publishers = new Map<string, Publisher>();
  const fileOfId = new Map<string, string>();

  for (const { name, text, list } of yamlFiles) {
    const file: FactFile = { path: name.replace(/\.yaml$/, ""), records: [], sources: [] };
    files.push(file);
    for (const raw of list ?? parseList(name, text, problems)) {
      const label = labelOf(name, raw);
      const before = fileOfId.get(idOf(raw));
      if (before !== undefined) problems.push(`${label}: the id is taken already, in facts/${before}`);
      fileOfId.set(idOf(raw), name);
      const kind = kindOf(raw);
      if (kind === "source") {
        keep(sourceSchema.safeParse(raw), label, problems, (source) => {
          file.sources.push(source);
          sources.set(source.id, source);
        });
      } else if (kind === "publisher") {
        keep(publisherSchema.safeParse(raw), label, problems, (one) => publishers.set(one.id, one));
      } else if (!(kinds as readonly string[]).includes(kind)) {
        problems.push(`${label}: kind is "${kind}", but must be one of ${kinds.join(", ")}`);
      } else {
        keep(recordSchema.safeParse(raw), label, problems, (record) => {
          file.records.push(record);
          records.set(record.id, record);
        });
      }
    }
  }
  problems.push(
    ...findLooseEnds(files, sources, publishers),
    ...findLooseDates(files, records, publishers),
    ...findLooseStateRecords(files, records, publishers),
  );
  if (problems.length > 0) throw new FactProblems(problems);
  return { files, records, sources, publishers };
}

function parseList(name: string, text: string, problems: string[]): unknown[] {
  const document = parseDocument(text);
  for (const error of document.errors) problems.push(`facts/${name}: ${error.message}`);
  if (document.errors.length > 0) return [];
  const list: unknown = document.toJS();
  if (Array.isArray(list)) return list;
  problems.push(`facts/${name}: a file is a list of records`);
  return [];
}

type Checked<Value> =
  | { success: true; data: Value }
  | { success: false; error: { issues: readonly Issue[] } };
type Issue = {
  path: readonly PropertyKey[];
  message: string;
  code?: string;
  errors?: readonly (readonly Issue[])[];
};

function keep<Value>(
  checked: Checked<Value>,
  label: string,
  problems: string[],
  add: (value: Value) => void,
): void {
  if (checked.success) add(checked.data);
  else for (const issue of checked.error.issues) problems.push(`${label}: ${describeIssue(issue)}`);
}

function describeIssue({ path, message, errors }: Issue): string {
  const field = path.map(String).join(".");
  const closest = errors?.toSorted((one, other) => one.length - other.length)[0]?.[0];
  const detail =
    closest === undefined ? message : describeIssue({ ...closest, path: [...path, ...closest.path] });
  return closest === undefined && field !== "" ? `${field}: ${message}` : detail;
}

/** Missing sources, missing publishers, and duplicate periods. */
function findLooseEnds(
  files: readonly FactFile[],
  sources: ReadonlyMap<string, SourceFact>,
  publishers: ReadonlyMap<string, Publisher>,
): string[] {
  const problems: string[] = [];
  for (const file of files) {
    for (const source of file.sources) {
      if (source.publisher === null || publishers.has(source.publisher)) continue;
      problems.push(`facts/${file.path}.yaml, ${source.id}: no publisher has the id ${source.publisher}`);
    }
    for (const record of file.records) {
      const label = `facts/${file.path}.yaml, ${record.id}`;
      if (record.kind === "program" && !publishers.has(record.agency))
        problems.push(`${label}: no publisher has the id ${record.agency}`);
      else if (record.kind === "program" && publishers.get(record.agency)?.url === null)
        problems.push(`${label}: its agency ${record.agency} has no address to send families to`);
      for (const { values } of seriesOf(record)) {
        const seen = new Set<string>();
        for (const { period, source } of values) {
          if (!sources.has(source)) problems.push(`${label}, ${period}: no source has the id ${source}`);
          if (seen.has(period)) problems.push(`${label}: the period ${period} is there twice`);
          seen.add(period);
        }
      }
    }
  }
  return problems;
}

/** A date of a program names a program of its state, and a program's deadline names a date of its own. */
function findLooseDates(
  files: readonly FactFile[],
  records: ReadonlyMap<string, FactRecord>,
  publishers: ReadonlyMap<string, Publisher>,
): string[] {
  const problems: string[] = [];
  for (const file of files) {
    for (const record of file.records) {
      const label = `facts/${file.path}.yaml, ${record.id}`;
      if (record.kind === "date") {
        const { state, agency, program, after } = record;
        const named = program === undefined ? undefined : records.get(program);
        if (program !== undefined && (named?.kind !== "program" || named.state !== state))
          problems.push(`${label}: no program of ${state ?? "its state"} has the id ${program}`);
        const before = after === undefined ? undefined : records.get(after);
        if (after !== undefined && (before?.kind !== "date" || before.program !== program))
          problems.push(`${label}: ${after} is no date of the same program`);
        if (agency !== undefined && !publishers.has(agency))
          problems.push(`${label}: no publisher has the id ${agency}`);
      }
      if (record.kind !== "program") continue;
      for (const { when } of record.deadline.flatMap(({ value }) => value)) {
        if (when.kind !== "programDate") continue;
        const date = records.get(when.date);
        if (date?.kind !== "date" || date.program !== record.id)
          problems.push(`${label}: ${when.date} is no date of this program`);
      }
    }
  }
  return problems;
}

/** A state's page names programs of its state and publishers with an address, and a state has one page. */
function findLooseStateRecords(
  files: readonly FactFile[],
  records: ReadonlyMap<string, FactRecord>,
  publishers: ReadonlyMap<string, Publisher>,
): string[] {
  const problems: string[] = [];
  const guided = new Set<string>();
  for (const file of files) {
    for (const record of file.records) {
      const label = `facts/${file.path}.yaml, ${record.id}`;
      if (record.kind === "stateGuide") {
        if (guided.has(record.state)) problems.push(`${label}: ${record.state} has a page already`);
        guided.add(record.state);
        for (const one of record.programs) {
          const program = records.get(one);
          if (program?.kind !== "program" || program.state !== record.state)
            problems.push(`${label}: no program of ${record.state} has the id ${one}`);
        }
      }
      if (record.kind !== "stateNote") continue;
      for (const { ask } of record.values.map(({ value }) => value)) {
        if (ask === undefined) continue;
        const asked = publishers.get(ask);
        if (asked === undefined) problems.push(`${label}: no publisher has the id ${ask}`);
        else if (asked.url === null) problems.push(`${label}: ${ask} has no address to send families to`);
      }
    }
  }
  return problems;
}

function labelOf(name: string, raw: unknown): string {
  return `facts/${name}, ${idOf(raw) || "a record without an id"}`;
}

function idOf(raw: unknown): string {
  return fieldOf(raw, "id");
}

function kindOf(raw: unknown): string {
  return fieldOf(raw, "kind");
}

function fieldOf(raw: unknown, field: "id" | "kind"): string {
  if (typeof raw !== "object" || raw === null || !(field in raw)) return "";
  const value: unknown = Object.entries(raw).find(([key]) => key === field)?.[1];
  return typeof value === "string" ? value : "";
}
