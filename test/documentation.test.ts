/** What the documents for developers promise about themselves. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { describe, expect, test } from "vitest";

const root = resolve(import.meta.dirname, "..");
const read = (path: string) => readFileSync(join(root, path), "utf8");
const decisions = readdirSync(join(root, "docs/decisions")).filter((name) => /^\d{4}-/.test(name));

describe("the decisions", () => {
  test.each(decisions)("%s has a status and says why", (name) => {
    const text = read(`docs/decisions/${name}`);
    expect(text).toMatch(
      new RegExp(`^# ${name.slice(0, 4)} .+\\n\\n\\*\\*Status\\.\\*\\* (Accepted|Superseded|Proposed)`),
    );
    for (const part of ["Context", "Decision", "Consequences"]) expect(text).toContain(`**${part}.**`);
  });

  test("the list names every number once, and says which was skipped or merged into which", () => {
    const listed = [...read("docs/decisions/README.md").matchAll(/^\| \[?(\d{4})\]?(?:\(([^)]+)\))?/gm)];
    const numbers = listed.map(([, number]) => Number(number));
    expect(numbers).toEqual(numbers.map((_, index) => index + 1));
    const files = listed.flatMap(([, , file]) => (file === undefined ? [] : [file]));
    expect(files).toEqual(decisions.toSorted());
    const gone = [...read("docs/decisions/README.md").matchAll(/^\| (\d{4}) \| \| (.+) \|$/gm)];
    expect(gone.length + files.length).toBe(numbers.length);
    for (const [, number, status = ""] of gone) {
      const into = /^merged into (\d{4})$/.exec(status)?.[1];
      if (status === "skipped") continue;
      const record = decisions.find((name) => name.slice(0, 4) === into);
      expect(record, `${number}: ${status}`).toBeDefined();
      expect(read(`docs/decisions/${record}`), `${record} names what it took in`).toContain(number);
    }
  });
});

describe("the documents for developers", () => {
  test.each(["README.md", "SECURITY.md", "ARCHITECTURE.md", "CONTRIBUTING.md", "docs/testing.md"])(
    "%s names only files and folders that exist",
    (document) => {
      const named = read(document).matchAll(/`((?:src|test|build|docs|content|data|facts)\/[^`\s]*)`/g);
      const paths = [...named].map(([, path = ""]) => path).filter((path) => !/[<>…*{]/.test(path));
      expect(paths.filter((path) => !existsSync(join(root, path)))).toEqual([]);
      const links = [...read(document).matchAll(/\]\((?!https?:|#)([^)#]+)/g)].map(([, path = ""]) => path);
      const folder = join(root, document, "..");
      expect(links.filter((link) => !existsSync(join(folder, link)))).toEqual([]);
    },
  );

  test("every npm command that the documents name exists", () => {
    const scripts = Object.keys(
      (JSON.parse(read("package.json")) as { scripts: Record<string, string> }).scripts,
    );
    const documents = ["README.md", "CONTRIBUTING.md", "docs/testing.md", "docs/operating.md"];
    const named = documents.flatMap((document) =>
      [...read(document).matchAll(/npm run ([\w:]+)/g)].map(([, name = ""]) => name),
    );
    expect(named.length).toBeGreaterThan(5);
    expect(named.filter((name) => !scripts.includes(name))).toEqual([]);
  });
});
