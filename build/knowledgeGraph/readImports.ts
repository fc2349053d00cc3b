/** Which facts each module of the source reads, and which modules a screen comes to, by their import statements. */
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, posix } from "node:path";
import type { FactBook } from "#authoring/facts/factBook.ts";
import { isListed } from "#authoring/facts/series.ts";
import { type Gathering, toFactId } from "./gathering.ts";

export type SourceModule = {
  /** What its first comment says. */
  comment: string;
  /** The modules it imports, now or later, and the ones that answer what it asks the engine. */
  imports: readonly string[];
  /** Nodes of the facts and sources that it imports, such as "date:fafsaOpens". */
  facts: ReadonlySet<string>;
};

/** By path below src, such as "domain/aid/pellTerms.ts". */
export type SourceModules = ReadonlyMap<string, SourceModule>;

/** It imports every answer. What a screen asks it for says more. */
const engine = "client/engine/pageEngine.ts";

export function readImports(folder: string, book: FactBook): SourceModules {
  const paths = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((path) => path.replaceAll("\\", "/"))
    .filter((path) => /(?<!\.test)\.tsx?$/.test(path) && !path.startsWith("facts/"));
  const texts = new Map(paths.map((path) => [path, readFileSync(join(folder, path), "utf8")]));
  const answers = listAnswers(texts.get(engine) ?? "");
  const findFacts = createFactFinder(book);
  return new Map(
    [...texts].map(([path, text]) => {
      const imports = listImports(path, text);
      const asked = [...text.matchAll(/\baskEngine\("(\w+)"\)/g)].flatMap(
        ([, name = ""]) => answers.get(name) ?? [],
      );
      return [
        path,
        {
          comment:
            /^\/\*\*([^]*?)\*\//
              .exec(text)?.[1]
              ?.replaceAll(/\s*\n?\s*\*?\s+/g, " ")
              .trim() ?? "",
          imports: [...imports.map(({ from }) => from).filter((from) => from !== engine), ...asked],
          facts: new Set(
            imports.flatMap(({ from, names }) => names.flatMap((name) => findFacts(from, name))),
          ),
        },
      ];
    }),
  );
}

/** The modules that these paths come to, themselves among them. */
function reachFrom(modules: SourceModules, start: RegExp): ReadonlySet<string> {
  const reached = new Set([...modules.keys()].filter((path) => start.test(path)));
  // A set that grows is walked to its end.
  for (const path of reached) for (const next of modules.get(path)?.imports ?? []) reached.add(next);
  return reached;
}

/** The node rests on the rules that these modules come to, and on the facts that others on the way read themselves. */
export function linkReached(graph: Gathering, node: string, modules: SourceModules, start: RegExp): void {
  for (const path of reachFrom(modules, start)) {
    if (graph.has(`rule:${path}`)) graph.link(node, `rule:${path}`, "restsOn");
    else for (const fact of modules.get(path)?.facts ?? []) graph.link(node, fact, "restsOn");
  }
}

type Import = { from: string; names: readonly string[] };

/** Types do not count. `import * as` names "*". */
function listImports(path: string, text: string): Import[] {
  const toPath = (from: string) => (from.startsWith("#") ? from.slice(1) : posix.join(dirname(path), from));
  const now = text.matchAll(/^(?:import|export)\s+(?!type\s)([^"';]*?)\s*from\s+"([#.][^"]+)"/gm);
  const later = text.matchAll(/\bimport\(\s*"([#.][^"]+)"\s*\)/g);
  return [
    ...[...now].map(([, names = "", from = ""]) => ({
      from: toPath(from),
      names: [...names.matchAll(/(?<![\w*])(?!type\s)(\*|\w+)(?:\s+as\s+\w+)?/g)].map(
        ([, name = ""]) => name,
      ),
    })),
    ...[...later].map(([, from = ""]) => ({ from: toPath(from), names: [] })),
  ];
}

/** By question, the modules that answer it. */
function listAnswers(text: string): ReadonlyMap<string, string[]> {
  const files = new Map(
    listImports(engine, text).flatMap(({ from, names }) => names.map((name) => [name, from] as const)),
  );
  return new Map(
    [...text.matchAll(/^ {2}(\w+): (?:(\w+),$|async .*\bimport\("([^"]+)"\))/gm)].map(
      ([, question = "", name = "", later]) => {
        const file = later === undefined ? files.get(name) : posix.join(dirname(engine), later);
        return [question, file === undefined ? [] : [file]];
      },
    ),
  );
}

/** What is imported of "facts/calendar/admission.ts": a record, its origins, the list of all records, or "*". */
function createFactFinder(book: FactBook): (from: string, name: string) => readonly string[] {
  const listed = new Map<string, string[]>();
  for (const { path, records } of book.files) {
    listed.set(`${path}#*`, records.map(toFactId));
    const name = path.split("/").at(-1) ?? "";
    const ids = records.filter(isListed).map(toFactId);
    listed.set(`${path}#${name}Records`, ids);
    listed.set(`${path}#${name}Origins`, ids);
  }
  return (from, name) => {
    if (!from.startsWith("facts/")) return [];
    const path = from.slice("facts/".length).replace(/(?:\.origins)?\.ts$/, "");
    const several = listed.get(`${path}#${name}`);
    if (several !== undefined) return several;
    const record = book.records.get(name) ?? book.records.get(name.replace(/Origins$/, ""));
    if (record !== undefined) return [toFactId(record)];
    return path.startsWith("sources/") && book.sources.has(name) ? [`source:${name}`] : [];
  };
}
