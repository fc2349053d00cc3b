/**
 * What is stored or sent keeps its spelling from release to release, whatever symbols are called. A name that appears or
 * disappears changes fixtures/storedNames.txt: add with `vitest -u`; to change or drop one needs a way to carry over
 * what is already out there.
 */
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";
import { z } from "zod/mini";
import { endpoints } from "#contract/endpoints.ts";
import { essayPrompts } from "#domain/essays/essayPrompts.ts";
import { commandSchema, readCommand } from "#domain/plan/commandSchema.ts";
import { commandScopes } from "#domain/plan/commands.ts";
import { makeEmptyPlan } from "#domain/plan/plan.ts";
import { readPlan } from "#domain/plan/planSchema.ts";
import { replayCommands } from "#domain/plan/replay.ts";
import { buildOpenApiDocument } from "#server/http/openapi.ts";
import { migrations } from "#server/migrations.ts";
import { settingNames } from "#server/settings.ts";
import { openTestStore } from "./support/testStore.ts";

const root = resolve(import.meta.dirname, "..");

type StoredPlan = { id: string; createdAt: string; commands: unknown[]; plan: Record<string, unknown> };

/** Written by the release before this one, with its own code: a command of every kind, and the plan they make. */
const storedPlan = JSON.parse(
  readFileSync(join(root, "test/fixtures/storedPlan.json"), "utf8"),
) as StoredPlan;

test("a plan stored by the release before, with a command of every kind, is read and replayed to the same plan", () => {
  const commands = storedPlan.commands.map((raw) => {
    const read = readCommand(raw);
    if (!read.ok) throw new Error(JSON.stringify([raw, read.problem]));
    return read.value;
  });
  expect(commands).toEqual(storedPlan.commands);
  expect(new Set(commands.map(({ kind }) => kind))).toEqual(new Set(Object.keys(commandScopes)));
  const plan = replayCommands(makeEmptyPlan(storedPlan.id, storedPlan.createdAt), commands);
  const stored = JSON.parse(JSON.stringify(plan)) as unknown;
  expect(stored).toMatchObject(storedPlan.plan);
  // Answers that the release before did not ask for start empty, in the stored plan as in the replayed one.
  expect(readPlan(storedPlan.plan)).toEqual({ ok: true, value: stored });
});

test("names that are stored or sent are the committed ones", async () => {
  const names = {
    commands: { scopes: commandScopes, fields: listFields(z.toJSONSchema(commandSchema, schemaOptions)) },
    browser: {
      names: literalsIn("src", /["'`](tassel[-:_][a-z-:_]*|tassel)/g),
      objectStores: literalsIn("src/client", /create(?:ObjectStore|Index)\(("[^)]*)\)/g),
      anchors: anchors(),
    },
    endpoints: describeEndpoints(),
    tables: await listTables(),
    migrations: migrations.map(({ name }) => name),
    settings: settingNames.toSorted(),
    essayQuestions: essayPrompts.map(({ id }) => id).toSorted(),
  };
  await expect(`${JSON.stringify(names, null, 2)}\n`).toMatchFileSnapshot("fixtures/storedNames.txt");
});

const schemaOptions = { io: "input", unrepresentable: "any" } as const;

/** Each path of a schema's fields, such as "fields.gpa", sorted. */
function listFields(schema: unknown, path: readonly string[] = []): string[] {
  if (Array.isArray(schema)) return unique(schema.flatMap((one) => listFields(one, path)));
  if (typeof schema !== "object" || schema === null) return [];
  return unique(
    Object.entries(schema).flatMap(([key, value]) => {
      if (key === "const" && typeof value === "string" && path.length === 1)
        return [`${path.join(".")}=${value}`];
      if (key !== "properties") return listFields(value, path);
      return Object.entries(value as object).flatMap(([name, field]) => [
        [...path, name].join("."),
        ...listFields(field, [...path, name]),
      ]);
    }),
  );
}

/** By "GET /api/plans": a digest of parameters, body and replies, sentences apart. */
function describeEndpoints(): Record<string, string> {
  const document = buildOpenApiDocument(endpoints, "", "") as {
    paths: Record<string, Record<string, unknown>>;
  };
  const described = Object.entries(document.paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => {
      const shape = JSON.stringify(operation, (key, value: unknown) =>
        key === "summary" || key === "description" ? undefined : value,
      );
      const digest = createHash("sha256").update(shape).digest("hex").slice(0, 16);
      return [`${method.toUpperCase()} ${path}`, digest] as const;
    }),
  );
  return Object.fromEntries(described.toSorted(([one], [other]) => (one < other ? -1 : 1)));
}

async function listTables(): Promise<Record<string, string[]>> {
  const store = await openTestStore();
  const tables = await store.database.introspection.getTables();
  await store.close();
  return Object.fromEntries(
    tables
      .map(({ name, columns }) => [name, columns.map((column) => column.name).toSorted()] as const)
      .toSorted(([one], [other]) => (one < other ? -1 : 1)),
  );
}

/** Places in pages that links lead to by their name. */
function anchors(): string[] {
  const sources = sourceFiles("src").map((path) => readFileSync(path, "utf8"));
  const written = sourceFiles("content", ".md").map((path) => readFileSync(path, "utf8"));
  const targets = new Set(
    [...sources, ...written].flatMap((text) =>
      [...text.matchAll(/#([a-z][\w-]*)/g)].map(([, name = ""]) => name),
    ),
  );
  const ids = sources.flatMap((text) => [...text.matchAll(/\bid="([a-z][\w-]*)"/g)].map(([, id = ""]) => id));
  return unique(ids.filter((id) => targets.has(id)));
}

/** What the pattern's group finds in sources that are no tests. */
function literalsIn(folder: string, pattern: RegExp): string[] {
  return unique(
    sourceFiles(folder).flatMap((path) =>
      [...readFileSync(path, "utf8").matchAll(pattern)].map(([, name = ""]) => name),
    ),
  );
}

function sourceFiles(folder: string, ending = ""): string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
    .filter((path) => (ending === "" ? /(?<!\.test)\.tsx?$/.test(path) : path.endsWith(ending)))
    .map((path) => join(root, folder, path));
}

function unique(names: readonly string[]): string[] {
  return [...new Set(names)].toSorted();
}
