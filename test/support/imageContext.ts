/** What `COPY . .` takes: the files of a folder that .dockerignore leaves in, by Docker's own rules. */
import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";

type Rule = { matches: RegExp; isKept: boolean };

/** Paths relative to the folder, in order. */
export function listImageContext(folder: string, ignoreFile = join(folder, ".dockerignore")): string[] {
  const rules = readRules(readFileSync(ignoreFile, "utf8"));
  const canHoldKept = (path: string) => rules.some(({ isKept }) => isKept) && isWorthOpening(path);
  const found: string[] = [];
  const walk = (at: string) => {
    for (const entry of readdirSync(at, { withFileTypes: true })) {
      const path = relative(folder, join(at, entry.name));
      if (!entry.isDirectory()) {
        if (!isIgnored(path, rules)) found.push(path);
      } else if (!isIgnored(path, rules) || canHoldKept(path)) walk(join(at, entry.name));
    }
  };
  walk(folder);
  return found.toSorted();
}

/** Nothing of these folders is ever named, and they hold a hundred thousand files. */
const isWorthOpening = (path: string) => !/(?:^|\/)(?:node_modules|\.git)$/.test(path);

/** The last rule that fits a path, or a folder above it, decides. */
function isIgnored(path: string, rules: readonly Rule[]): boolean {
  const parts = path.split("/");
  const itself = parts.map((_, at) => parts.slice(0, at + 1).join("/"));
  const last = rules.findLast(({ matches }) => itself.some((one) => matches.test(one)));
  return last !== undefined && !last.isKept;
}

function readRules(text: string): Rule[] {
  return text.split("\n").flatMap((line) => {
    const pattern = line.trim();
    if (pattern === "" || pattern.startsWith("#")) return [];
    const isKept = pattern.startsWith("!");
    return [{ matches: toExpression(pattern.slice(isKept ? 1 : 0).replace(/^\/|\/$/g, "")), isKept }];
  });
}

/** `**` is any number of folders, `*` and `?` stay within a name. */
function toExpression(pattern: string): RegExp {
  const source = pattern.replace(/\*\*\/|\*\*|\*|\?|[.+^${}()|[\]\\]/g, (part) => {
    if (part === "**/") return "(?:.*/)?";
    if (part === "**") return ".*";
    if (part === "*") return "[^/]*";
    return part === "?" ? "[^/]" : `\\${part}`;
  });
  return new RegExp(`^${source}$`);
}
