/**
 * Invariants of all endpoints: listed once, path and schemas agree, and the browser's route table has them.
 */
import { describe, expect, test } from "vitest";
import type { z } from "zod/mini";
import { adminRouteTable } from "./adminRouteTable.ts";
import type { Endpoint } from "./endpoint.ts";
import { endpoints } from "./endpoints.ts";
import { rareRouteTable } from "./rareRouteTable.ts";
import { routeTable } from "./routeTable.ts";

const listed: readonly Endpoint[] = endpoints;

describe("the list of endpoints", () => {
  test("names each id, and each method of a path, once", () => {
    const ids = listed.map(({ id }) => id);
    expect(ids).toEqual([...new Set(ids)]);
    const places = listed.map(({ method, path }) => `${method} ${path}`);
    expect(places).toEqual([...new Set(places)]);
  });

  test("holds every endpoint that a file of the contract exports", async () => {
    const modules = import.meta.glob<Record<string, unknown>>("./*.ts");
    const exported: string[] = [];
    for (const [file, load] of Object.entries(modules)) {
      if (file.endsWith(".test.ts")) continue;
      for (const [name, value] of Object.entries(await load())) {
        if (name.endsWith("Endpoint") && isEndpoint(value)) exported.push(value.id);
      }
    }
    expect(exported.toSorted()).toEqual(listed.map(({ id }) => id).toSorted());
  });
});

describe.each(listed)("$id", ({ path, params, body, replies }) => {
  test("reads every parameter of its path, and no other", () => {
    const named = [...path.matchAll(/:(\w+)/g)].map(([, name = ""]) => name);
    expect(fieldsOf(params).toSorted()).toEqual(named.toSorted());
  });

  test("has no field of the body that is called like a parameter: a call says both in one object", () => {
    const fields = fieldsOf(body);
    expect(fieldsOf(params).filter((name) => fields.includes(name))).toEqual([]);
  });

  test("says what it replies when all is well", () => {
    expect(Object.keys(replies).some((status) => Number(status) < 400)).toBe(true);
  });
});

test.each<
  [string, typeof routeTable | typeof adminRouteTable | typeof rareRouteTable, (one: Endpoint) => boolean]
>([
  ["everyone's", routeTable, ({ access, isRare }) => access !== "administrator" && isRare !== true],
  ["the rarely called", rareRouteTable, ({ isRare }) => isRare === true],
  ["the administrators'", adminRouteTable, ({ access }) => access === "administrator"],
])(
  "%s table in the browser holds method and path of each of its endpoints as plain data",
  (_, table, isIn) => {
    expect(JSON.parse(JSON.stringify(table))).toEqual(table);
    const said = Object.entries(table).map(([id, [method, path]]) => [id, `${method} /api/${path}`]);
    const expected = listed.filter(isIn);
    expect(said).toEqual(expected.map(({ id, method, path }) => [id, `${method} ${path}`]));
  },
);

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === "object" && value !== null && "id" in value && "replies" in value;
}

function fieldsOf(schema: z.ZodMiniType | undefined): string[] {
  const shape: unknown = schema === undefined ? {} : Reflect.get(schema._zod.def, "shape");
  return Object.keys(Object(shape));
}
