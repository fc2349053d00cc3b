/**
 * Which top-level names of the source use which others: "a#x" uses "b#y" if the declaration of x in module a mentions
 * what a imports as y from b. Modules are named by their path below src.
 */
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, posix } from "node:path";
import { parseSync } from "vite";

/** A name such as "domain/aid/pell.ts#pellGrant" and what its declaration mentions. */
export type SourceSymbol = {
  id: string;
  module: string;
  name: string;
  isExported: boolean;
  uses: ReadonlySet<string>;
};

export type SourceModule = {
  /** The comment that the file begins with, as one line; empty if there is none. */
  comment: string;
  symbols: ReadonlyMap<string, SourceSymbol>;
};

/** Where rules, and what shows them, are written. */
const layers = /^(?:domain|client|components|screens)\//;

/**
 * The modules of these layers below `srcFolder`, without tests, by path. What is used of facts stays as it is written:
 * "facts/calendar/admission.ts#fafsaOpens", or "…#*" for a whole file. Throws if a file does not parse.
 */
export function readSourceModules(srcFolder: string): Map<string, SourceModule> {
  const paths = readdirSync(srcFolder, { recursive: true, encoding: "utf8" })
    .filter((path) => layers.test(path) && /\.tsx?$/.test(path) && !/\.test\.tsx?$|\.d\.ts$/.test(path))
    .toSorted();
  const parsed = new Map(
    paths.map((path) => [path, parseModule(path, readFileSync(join(srcFolder, path), "utf8"))]),
  );
  return new Map([...parsed].map(([path, module]) => [path, resolveModule(path, module, parsed)]));
}

type Node = { type: string; start: number; end: number };

/** `name` is null for a whole module, as in `import * as facts` and `import("…")`. */
type Reference = { module: string; name: string | null };

type Declaration = {
  mentions: Set<string>;
  members: Map<string, Set<string>>;
  lazy: Set<string>;
  /** Names of the engine's answers it asks for. */
  asked: Set<string>;
};

/** `askEngine("prices")` comes to one answer of this table, not to all that the engine can answer. */
const engineTable = { module: "client/engine/pageEngine.ts", name: "pageEngine", askedBy: "askEngine" };

type ParsedModule = {
  comment: string;
  imports: Map<string, Reference>;
  declarations: Map<string, Declaration>;
  /** Exported name to the local name, or to where it is passed on from. */
  exported: Map<string, string | Reference>;
  passedOn: string[];
};

function parseModule(path: string, text: string): ParsedModule {
  const { program, errors } = parseSync(path, text);
  const [problem] = errors;
  if (problem !== undefined) throw new Error(`${path} cannot be read: ${problem.message}`);
  const module: ParsedModule = {
    comment: readFirstComment(text),
    imports: new Map(),
    declarations: new Map(),
    exported: new Map(),
    passedOn: [],
  };
  for (const statement of program.body) readStatement(path, statement, module);
  return module;
}

/** The block or line comment at the top of a file, without its marks. */
function readFirstComment(text: string): string {
  const [, block, lines] =
    /^(?:#![^\n]*\n)?\s*(?:\/\*\*?([\s\S]*?)\*\/|((?:\/\/[^\n]*\n)+))/.exec(text) ?? [];
  return (block ?? lines ?? "")
    .replaceAll(/^\s*(?:\*|\/\/)\s?/gm, "")
    .replaceAll(/\s+/g, " ")
    .trim();
}

function readStatement(path: string, statement: Node, module: ParsedModule): void {
  const node = statement as Node & Record<string, unknown>;
  switch (node.type) {
    case "ImportDeclaration":
      if (node["importKind"] !== "type") readImports(path, node, module);
      return;
    case "ExportAllDeclaration": {
      const from = toModule(path, textOf(node["source"]));
      if (from !== null && node["exportKind"] !== "type") module.passedOn.push(from);
      return;
    }
    case "ExportNamedDeclaration":
      if (node["exportKind"] === "type") return;
      if (node["declaration"] === null || node["declaration"] === undefined) readExports(path, node, module);
      else
        for (const name of declare(path, node["declaration"] as Node, module))
          module.exported.set(name, name);
      return;
    case "ExportDefaultDeclaration": {
      const [name = "default"] = declare(path, node["declaration"] as Node, module, "default");
      module.exported.set("default", name);
      return;
    }
    default:
      declare(path, node, module);
  }
}

function readImports(path: string, node: Record<string, unknown>, module: ParsedModule): void {
  const from = toModule(path, textOf(node["source"]));
  if (from === null) return;
  for (const specifier of node["specifiers"] as Record<string, unknown>[]) {
    if (specifier["importKind"] === "type") continue;
    const name =
      specifier["type"] === "ImportNamespaceSpecifier"
        ? null
        : specifier["type"] === "ImportDefaultSpecifier"
          ? "default"
          : nameOf(specifier["imported"]);
    module.imports.set(nameOf(specifier["local"]), { module: from, name });
  }
}

function readExports(path: string, node: Record<string, unknown>, module: ParsedModule): void {
  const from = node["source"] === null ? null : toModule(path, textOf(node["source"]));
  for (const specifier of node["specifiers"] as Record<string, unknown>[]) {
    if (specifier["exportKind"] === "type") continue;
    const local = nameOf(specifier["local"]);
    module.exported.set(nameOf(specifier["exported"]), from === null ? local : { module: from, name: local });
  }
}

/** Keeps what a statement declares with what it mentions, and returns the declared names. */
function declare(path: string, node: Node, module: ParsedModule, fallback?: string): string[] {
  const { type, declarations, id } = node as Node & { declarations?: Node[]; id?: unknown };
  if (/^TS(?:Interface|TypeAlias|Module)Declaration$/.test(type)) return [];
  if (type === "VariableDeclaration") {
    return (declarations ?? []).flatMap((one) => {
      const names = namesIn((one as Node & { id: unknown }).id);
      const declaration = mentionsOf(path, one);
      for (const name of names) module.declarations.set(name, declaration);
      if (path === engineTable.module && names.includes(engineTable.name)) declareAnswers(path, one, module);
      return names;
    });
  }
  const name = id === null || id === undefined ? fallback : nameOf(id);
  if (name === undefined) return [];
  module.declarations.set(name, mentionsOf(path, node));
  return [name];
}

/** Each answer of the engine's table as a declaration of its own, such as "pageEngine.prices". */
function declareAnswers(path: string, declarator: Node, module: ParsedModule): void {
  const { init } = declarator as Node & { init: { properties: Record<string, unknown>[] } };
  for (const { key, value } of init.properties)
    module.declarations.set(`${engineTable.name}.${nameOf(key)}`, mentionsOf(path, value as Node));
}

/** The names of a pattern: one, or those of `{ a, b: c }` and `[a, b]`. */
function namesIn(pattern: unknown): string[] {
  const node = pattern as Record<string, unknown>;
  switch (node["type"]) {
    case "Identifier":
      return [node["name"] as string];
    case "ObjectPattern":
      return (node["properties"] as Record<string, unknown>[]).flatMap((one) =>
        namesIn(one["value"] ?? one["argument"]),
      );
    case "ArrayPattern":
      return (node["elements"] as unknown[]).flatMap((one) => (one === null ? [] : namesIn(one)));
    case "AssignmentPattern":
      return namesIn(node["left"]);
    default:
      return [];
  }
}

/** Every identifier in a declaration, members of plain names (`facts.fafsaOpens`), and lazily imported modules. */
function mentionsOf(path: string, root: Node): Declaration {
  const found: Declaration = {
    mentions: new Set(),
    members: new Map(),
    lazy: new Set(),
    asked: new Set(),
  };
  const waiting: unknown[] = [root];
  while (waiting.length > 0) {
    const next = waiting.pop();
    if (Array.isArray(next)) waiting.push(...next);
    else if (typeof next === "object" && next !== null) {
      const node = next as Record<string, unknown>;
      const type = node["type"];
      // Types disappear before anything runs.
      if (typeof type === "string" && /^TS(?:TypeAnnotation|TypeParameter)/.test(type)) continue;
      if (type === "Identifier" || type === "JSXIdentifier") found.mentions.add(node["name"] as string);
      if (type === "ImportExpression") {
        const lazy = toModule(path, textOf(node["source"]));
        if (lazy !== null) found.lazy.add(lazy);
      }
      if (type === "CallExpression" && nameOf(node["callee"]) === engineTable.askedBy) {
        found.asked.add(textOf((node["arguments"] as unknown[])[0]));
        continue;
      }
      if (type === "MemberExpression" && node["computed"] !== true) {
        const object = node["object"] as Record<string, unknown>;
        const member = nameOf(node["property"]);
        if (object["type"] === "Identifier") {
          const name = object["name"] as string;
          found.members.set(name, (found.members.get(name) ?? new Set()).add(member));
        } else waiting.push(object);
        continue;
      }
      if (type === "Property" && node["computed"] !== true && node["shorthand"] !== true) {
        waiting.push(node["value"]);
        continue;
      }
      waiting.push(...Object.values(node));
    }
  }
  return found;
}

/** "#domain/aid/pell.ts" and "./pell.ts" as paths below src; null for a library. */
function toModule(path: string, specifier: string): string | null {
  if (specifier.startsWith("#")) return specifier.slice(1);
  return specifier.startsWith(".") ? posix.join(dirname(path), specifier) : null;
}

const nameOf = (node: unknown): string => {
  const { name, value } = node as { name?: string; value?: string };
  return name ?? value ?? "";
};

const textOf = (node: unknown): string => {
  const { value } = (node ?? {}) as { value?: unknown };
  return typeof value === "string" ? value : "";
};

type Parsed = ReadonlyMap<string, ParsedModule>;

function resolveModule(path: string, module: ParsedModule, parsed: Parsed): SourceModule {
  const exportedNames = new Set([...module.exported.values()].filter((one) => typeof one === "string"));
  const symbols = new Map<string, SourceSymbol>();
  for (const [name, { mentions, members, lazy, asked }] of module.declarations) {
    const uses = new Set<string>();
    const use = (local: string) => {
      const imported = module.imports.get(local);
      if (imported !== undefined) for (const id of resolve(imported, parsed)) uses.add(id);
      else if (local !== name && module.declarations.has(local)) uses.add(`${path}#${local}`);
    };
    for (const mention of mentions) use(mention);
    for (const [object, names] of members) {
      const imported = module.imports.get(object);
      if (imported?.name !== null) use(object);
      else
        for (const member of names)
          for (const id of resolve({ module: imported.module, name: member }, parsed)) uses.add(id);
    }
    for (const other of lazy)
      if (other !== engineTable.module)
        for (const id of resolve({ module: other, name: null }, parsed)) uses.add(id);
    for (const answer of asked) uses.add(`${engineTable.module}#${engineTable.name}.${answer}`);
    const isExported = exportedNames.has(name);
    symbols.set(name, { id: `${path}#${name}`, module: path, name, isExported, uses });
  }
  return { comment: module.comment, symbols };
}

/** The declarations behind a reference, followed through modules that pass it on. */
function resolve({ module: path, name }: Reference, parsed: Parsed): string[] {
  if (path.startsWith("facts/")) return [`${path}#${name ?? "*"}`];
  const module = parsed.get(path);
  if (module === undefined) return [];
  if (name === null) {
    return [
      ...[...module.exported.keys()].flatMap((one) => resolve({ module: path, name: one }, parsed)),
      ...module.passedOn.flatMap((other) => resolve({ module: other, name: null }, parsed)),
    ];
  }
  const target = module.exported.get(name);
  if (target === undefined)
    return module.passedOn.flatMap((other) => resolve({ module: other, name }, parsed));
  if (typeof target !== "string") return resolve(target, parsed);
  const imported = module.imports.get(target);
  if (imported !== undefined) return resolve(imported, parsed);
  return module.declarations.has(target) ? [`${path}#${target}`] : [];
}
