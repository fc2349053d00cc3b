/** Which rules rest on which facts and rules, and which of them a screen comes to, name by name. */
import type { FactBook } from "#authoring/facts/factBook.ts";
import { isListed } from "#authoring/facts/series.ts";
import type { SourceModule, SourceSymbol } from "./readSymbols.ts";

/** An exported name of the domain. `restsOn` holds ids of other rules and of facts ("date:fafsaOpens"). */
export type Rule = {
  id: string;
  name: string;
  module: string;
  comment: string;
  restsOn: ReadonlySet<string>;
};

export type Rules = {
  rules: ReadonlyMap<string, Rule>;
  /** The rules and facts that the default exports of a folder's matching files come to, past everything but rules. */
  reachedFrom: (folder: string, file: RegExp) => ReadonlySet<string>;
};

/** The node of a traced name: a rule, an answer of the counselor, or what already is a node, such as "date:fafsaOpens". */
export function toRuleId(id: string): string {
  return id.includes("#") ? `${isAnswer(id) ? "answer" : "rule"}:${id}` : id;
}

/** What the counselor answers with: the exported functions of its answers. */
export const isAnswer = (id: string) => /^domain\/counselor\/answers\/[^#]+#answer/.test(id);

/** `toFactId` says what the node of a record is called. */
export function traceRules(
  modules: ReadonlyMap<string, SourceModule>,
  book: FactBook,
  toFactId: (record: { kind: string; id: string }) => string,
): Rules {
  const symbols = new Map<string, SourceSymbol>();
  for (const { symbols: own } of modules.values())
    for (const symbol of own.values()) symbols.set(symbol.id, symbol);
  const factsOf = resolveFacts(book, toFactId);
  const isRule = (symbol: SourceSymbol) => symbol.module.startsWith("domain/") && symbol.isExported;

  /** What a symbol comes to: facts and exported rules, through whatever else lies between. */
  function reach(starts: Iterable<string>): Set<string> {
    const found = new Set<string>();
    const seen = new Set<string>();
    const waiting = [...starts];
    for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
      if (seen.has(id)) continue;
      seen.add(id);
      for (const fact of factsOf(id)) found.add(fact);
      const symbol = symbols.get(id);
      if (symbol === undefined) continue;
      if (isRule(symbol)) found.add(id);
      else waiting.push(...symbol.uses);
    }
    return found;
  }

  const rules = new Map<string, Rule>();
  for (const symbol of symbols.values()) {
    if (!isRule(symbol)) continue;
    const { id, name, module, uses } = symbol;
    const restsOn = reach(uses);
    restsOn.delete(id);
    rules.set(id, { id, name, module, comment: modules.get(module)?.comment ?? "", restsOn });
  }
  return {
    rules,
    reachedFrom: (folder, file) =>
      reach(
        [...modules].flatMap(([path, module]) =>
          path.startsWith(folder) && file.test(path)
            ? [...module.symbols.values()].filter(({ isExported }) => isExported).map(({ id }) => id)
            : [],
        ),
      ),
  };
}

/** "facts/calendar/admission.ts#fafsaOpens", its origins, and the list of a file's records, as ids of facts. */
function resolveFacts(
  book: FactBook,
  toFactId: (record: { kind: string; id: string }) => string,
): (id: string) => readonly string[] {
  const listed = new Map<string, string[]>();
  for (const { path, records } of book.files) {
    listed.set(`${path}#*`, records.map(toFactId));
    const name = path.split("/").at(-1) ?? "";
    const ids = records.filter(isListed).map(toFactId);
    listed.set(`${path}#${name}Records`, ids);
    listed.set(`${path}#${name}Origins`, ids);
  }
  return (id) => {
    if (!id.startsWith("facts/")) return [];
    const key = id.slice("facts/".length).replace(/(?:\.origins)?\.ts#/, "#");
    const several = listed.get(key);
    if (several !== undefined) return several;
    const [path = "", name = ""] = key.split("#");
    const record = book.records.get(name) ?? book.records.get(name.replace(/Origins$/, ""));
    if (record !== undefined) return [toFactId(record)];
    return path.startsWith("sources/") && book.sources.has(name) ? [`source:${name}`] : [];
  };
}
