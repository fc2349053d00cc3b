/**
 * Questions with the key of their answer: what it must say, what it must never say, and which way it must point. Reads a
 * file of them, checks its form, and matches a key with a text.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { z } from "zod";
import { stateCodes } from "#domain/college/states.ts";
import type { AskedValue } from "#domain/counselor/counselor.ts";

/** A value that the product calculates: `{index}`, `{price:204796}`, `{chance:204796}`, `{college:204796:satRange}`. */
const calculated = /^\{(price|chance|college):(\d{6})(?::(admissionRate|satRange|testPolicy))?\}$/;
/** A fact, a list or a rarer figure, which a person settles before it counts. */
const inWords = /^\{(?:fact|list|waitlist|majorRate|deadline):[^{}]+\}$/;

const alternative = z
  .string()
  .min(1)
  .check(
    z.refine(
      (text) => !/[{}]/.test(text) || readCalculated(text) !== null || inWords.test(text),
      "Braces name a value or say a fact in words.",
    ),
  );

/** What the question says of the student, read by a person: the calculated values are those for it. */
const valuesSchema = z.strictObject({
  gpa: z.number().optional(),
  gpaScale: z.enum(["unweighted", "weighted", "percent"]).default("unweighted"),
  sat: z.number().optional(),
  act: z.number().optional(),
  rank: z.number().optional(),
  savings: z.number().optional(),
  income: z.number().optional(),
  size: z.number().optional(),
  parents: z.number().optional(),
  home: z.enum(stateCodes).optional(),
  /** Said without a home state: "out of state". */
  residency: z.enum(["resident", "nonresident"]).optional(),
});

const questionSchema = z.strictObject({
  q: z.string().trim().min(1),
  topic: z.string().regex(/^[a-z][A-Za-z0-9]*$/),
  /** A finer topic. */
  group: z.string().optional(),
  /** What the family wrote before, oldest first. */
  before: z.array(z.string().min(1)).default([]),
  plan: z
    .strictObject({
      grade: z.number().optional(),
      homeState: z.enum(stateCodes).optional(),
      income: z.number().optional(),
      gpa: z.number().optional(),
    })
    .default({}),
  values: valuesSchema.optional(),
  asks: z.strictObject({
    kind: z.enum(["figure", "rule", "date", "howTo", "list", "choice", "refuse", "danger", "outOfScope"]),
  }),
  /** Which way the answer must point, where the question is yes or no. */
  verdict: z.enum(["yes", "no"]).optional(),
  /** One of each inner list must be said. */
  facts: z.array(z.array(alternative).min(1)).min(1),
  /** Must not be said. */
  never: z.array(alternative).default([]),
  /** A sentence that a counselor would sign. */
  signs: z.string().min(1),
});
export type KeyedQuestion = z.output<typeof questionSchema>;

/** Throws with everything that is wrong, a line each. */
export function readKeyedQuestions(path: string): KeyedQuestion[] {
  const content: unknown = parse(readFileSync(path, "utf8"));
  if (!Array.isArray(content)) throw new Error(`${path}: a list of questions is expected.`);
  const faults: string[] = [];
  const asked = new Set<string>();
  const questions = content.flatMap((raw: unknown, at): KeyedQuestion[] => {
    const read = questionSchema.safeParse(raw);
    if (!read.success) {
      for (const { path: where, message } of read.error.issues)
        faults.push(`question ${at + 1}: ${where.join(".")}: ${message}`);
      return [];
    }
    const whole = [...read.data.before, read.data.q].join("\n").toLowerCase();
    if (asked.has(whole)) faults.push(`question ${at + 1} is there twice: ${read.data.q}`);
    asked.add(whole);
    return [read.data];
  });
  if (faults.length > 0) throw new Error(`${path}:\n  ${faults.join("\n  ")}`);
  return questions;
}

export function readAnswerSet(name: string): KeyedQuestion[] {
  return readKeyedQuestions(join(import.meta.dirname, "answers", `${name}.yaml`));
}

/** `kind` and college of a calculated value; null for text and for what is in words. */
export function readCalculated(text: string): { kind: string; unitId: number; what: string | null } | null {
  if (text === "{index}") return { kind: "index", unitId: 0, what: null };
  const [, kind, unitId, what] = calculated.exec(text) ?? [];
  return kind === undefined ? null : { kind, unitId: Number(unitId), what: what ?? null };
}

/** Nobody has said yet what meets it. */
export function isUnsettled(text: string): boolean {
  return inWords.test(text);
}

export function toAskedValues(question: KeyedQuestion): AskedValue[] {
  const { gpa, gpaScale, sat, act, rank, income, savings, size, parents, home } = question.values ?? {};
  const of = (kind: Exclude<AskedValue["kind"], "gpa" | "homeState">, value: number | undefined) =>
    value === undefined ? [] : [{ kind, value }];
  return [
    ...(gpa === undefined ? [] : [{ kind: "gpa" as const, value: gpa, scale: gpaScale ?? "unweighted" }]),
    ...of("satTotal", sat),
    ...of("actComposite", act),
    ...of("classRankTopPercent", rank),
    ...of("incomeUsd", income),
    ...of("savingsUsd", savings),
    ...of("familySize", size),
    ...of("parents", parents),
    ...(home === undefined ? [] : [{ kind: "homeState" as const, state: home }]),
  ];
}

/** A short key must stand alone: "no" is not in "know". Longer ones may be stems. */
const shortKey = 4;

/** Lower case, plain quotes and dashes, no accents. */
export function toPlain(text: string): string {
  return text
    .normalize("NFKD")
    .replaceAll(/\p{M}/gu, "")
    .replaceAll(/[’‘ʼ]/g, "'")
    .replaceAll(/[“”]/g, '"')
    .replaceAll(/[‐‑‒–—−]/g, "-")
    .replaceAll(/\s+/g, " ")
    .toLowerCase();
}

const patterns = new Map<string, RegExp>();

/** Whether the text says it. `plainText` is made by `toPlain`. */
export function says(plainText: string, key: string): boolean {
  const pattern = patterns.get(key) ?? toPattern(key);
  patterns.set(key, pattern);
  return pattern.test(plainText);
}

function toPattern(key: string): RegExp {
  const plain = toPlain(key);
  const isShort = plain.length <= shortKey;
  const edge = (character: string, side: "before" | "after"): string => {
    const isBefore = side === "before";
    // "25" stands neither in "2025" nor in "25,000", and "2,000" not in "12,000", however long the key is.
    if (/\d/.test(character)) return isBefore ? String.raw`(?<!\d|\d[.,])` : String.raw`(?!\d|[.,]\d)`;
    if (!isShort || !/\p{L}/u.test(character)) return "";
    return isBefore ? String.raw`(?<![\p{L}\d])` : String.raw`(?![\p{L}\d])`;
  };
  const body = plain.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);
  const whole = `${edge(plain.charAt(0), "before")}${body}${edge(plain.at(-1) ?? "", "after")}`;
  return new RegExp(whole, "u");
}

/** Questions by the card that answers them. */
export function readByCard(file: "paraphrases.yaml" | "strangersQuestions.yaml"): Record<string, string[]> {
  return parse(readFileSync(join(import.meta.dirname, file), "utf8"));
}
