/** Generates values for a JSON Schema: most nearly valid, some valid, some nonsense. */
import * as fc from "fast-check";

export type JsonSchema = {
  type?: string;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema | boolean;
  prefixItems?: JsonSchema[];
  additionalProperties?: JsonSchema | boolean;
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  allOf?: JsonSchema[];
  enum?: unknown[];
  const?: unknown;
  pattern?: string;
  format?: string;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
};

const strangeTexts = [
  "",
  " ",
  "\u0000",
  "\ud800",
  "\u202e",
  "\u{1F393}",
  "__proto__",
  "constructor",
  "toString",
  "null",
  "0",
  "-1",
  "1e999",
  "NaN",
  "../../etc/passwd",
  "%00",
  "%",
  "' or 1=1 --",
  "<script>alert(1)</script>",
  "${7*7}",
  "a".repeat(3_000),
  "2026-02-30",
  "2026-13-01T99:99:99Z",
];
const strangeNumbers = [
  0,
  -0,
  -1,
  0.5,
  1e21,
  2 ** 31,
  2 ** 53,
  -(2 ** 63),
  Number.MAX_VALUE,
  Number.MIN_VALUE,
];

const nonsense: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(null, true, false, ...strangeTexts, ...strangeNumbers, [], {}, [[]], { a: {} }),
  fc.jsonValue({ maxDepth: 3 }),
);

/** One value in ten is nonsense, whatever the schema says. */
export function makeArbitrary(schema: JsonSchema | boolean | undefined): fc.Arbitrary<unknown> {
  if (typeof schema !== "object") return nonsense;
  return fc.oneof({ weight: 9, arbitrary: makeFitting(schema) }, { weight: 1, arbitrary: nonsense });
}

function makeFitting(schema: JsonSchema): fc.Arbitrary<unknown> {
  if ("const" in schema) return fc.constant(schema.const);
  if (schema.enum !== undefined) return fc.constantFrom(...schema.enum);
  const choices = schema.anyOf ?? schema.oneOf ?? schema.allOf;
  if (choices !== undefined) return fc.oneof(...choices.map(makeArbitrary));
  switch (schema.type) {
    case "object":
      return makeObject(schema);
    case "array":
      return fc.array(makeArbitrary(schema.items), {
        minLength: Math.min(schema.minItems ?? 0, 3),
        maxLength: Math.min(schema.maxItems ?? 3, 3),
      });
    case "string":
      return makeText(schema);
    case "integer":
      return fc.integer({
        min: Math.max(schema.minimum ?? -10, -1e9),
        max: Math.min(schema.maximum ?? 10, 1e9),
      });
    case "number":
      return fc.double({ min: schema.minimum ?? -1e6, max: schema.maximum ?? 1e6, noNaN: true });
    case "boolean":
      return fc.boolean();
    case "null":
      return fc.constant(null);
    default:
      return nonsense;
  }
}

function makeObject({
  properties = {},
  required = [],
  additionalProperties,
}: JsonSchema): fc.Arbitrary<unknown> {
  const fields = Object.fromEntries(
    Object.entries(properties).map(([name, one]) => [name, makeArbitrary(one)]),
  );
  // Required fields are always generated; one is effectively missing whenever its value is nonsense.
  const known = fc.record(fields, { requiredKeys: required.filter((name) => name in fields) });
  const names = fc.oneof(fc.string({ maxLength: 8 }), fc.constantFrom("__proto__", "constructor", "extra"));
  const others = fc.dictionary(names, makeArbitrary(additionalProperties), { maxKeys: 2 });
  const hasOthers = typeof additionalProperties === "object";
  return fc
    .tuple(
      known,
      fc.oneof({ weight: hasOthers ? 1 : 9, arbitrary: fc.constant({}) }, { weight: 1, arbitrary: others }),
    )
    .map(([one, more]) => ({ ...more, ...one }));
}

/** What fast-check works out for a text takes a while, and the schemas of all endpoints have few kinds of text. */
const texts = new Map<string, fc.Arbitrary<string>>();

function makeText(schema: JsonSchema): fc.Arbitrary<string> {
  const { pattern, minLength, maxLength } = schema;
  const kind = JSON.stringify([pattern, minLength, maxLength]);
  const text = texts.get(kind) ?? makeNewText(schema);
  texts.set(kind, text);
  return text;
}

function makeNewText({ pattern, minLength = 0, maxLength = 40 }: JsonSchema): fc.Arbitrary<string> {
  const bounds = {
    minLength: Math.min(minLength, 60),
    maxLength: Math.max(Math.min(maxLength, 60), minLength),
  };
  const plain = fc.oneof(
    fc.string(bounds),
    fc.string({ ...bounds, unit: "binary" }),
    fc.constantFrom(...strangeTexts),
  );
  const matching = pattern === undefined ? null : makeMatching(pattern);
  return matching === null
    ? plain
    : fc.oneof({ weight: 4, arbitrary: matching }, { weight: 1, arbitrary: plain });
}

/** Null if the pattern has parts that cannot be generated. */
function makeMatching(pattern: string): fc.Arbitrary<string> | null {
  try {
    return fc.stringMatching(new RegExp(pattern));
  } catch {
    return null;
  }
}
