/** Finds published figures that are typed into the source instead of read from a record: amounts, days, thresholds, ISO dates and tables. */
import { parseSync } from "vite";

export type TypedFigure = { readonly literal: string; readonly text: string };

type Pattern = { readonly figure: RegExp; readonly beside?: RegExp };
type Node = { readonly type: string } & Readonly<Record<string, unknown>>;

const month =
  "(?:January|February|March|April|May|June|July|August|September|October|November|December|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec)";

/** Zero dollars and the ends of a scale (4.0, 400, 1600, 36) are published by nobody and never change. */
const patterns: readonly Pattern[] = [
  { figure: /\$(?!0(?![\d.]))\d{1,3}(?:,\d{3})*(?:\.\d+)?\d*(?: (?:million|billion))?/g },
  { figure: new RegExp(`\\b${month}\\.? \\d{1,2}\\b(?![,\\d]*\\d{3})`, "g") },
  { figure: /\b(?:19|20)\d\d-\d\d-\d\d\b/g },
  { figure: /\b(?!4\.0\b)[0-5]\.\d{1,2}\b/g, beside: /\bGPA\b|grade average|grade point/i },
  { figure: /\b(?!400\b|1600\b)(?:[4-9]\d0|1,?[0-6]\d0)\b/g, beside: /\bSAT\b/ },
  { figure: /\b(?:[12]\d|3[0-5])\b/g, beside: /\bACT\b/ },
  { figure: /(?<![\d.$])[-−]?\d{1,3},\d{3}\b/g, beside: /\bSAI\b|Student Aid Index|\bincome/i },
  { figure: /\b\d{2,3}(?:%| percent)/g, beside: /poverty/i },
];

/** Eight numbers in one list or object are a table. Those up to twelve are counts, months or codes, such as the sizes of a grid. */
const tableLength = 8;
const largestCount = 12;

/** An invented example is not a fact; its name says so. */
const exampleName = /^(?:example|sample|placeholder)/i;

const drawnAttributes = new Set(["className", "d", "points", "style", "viewBox", "placeholder"]);
const skippedTypes =
  /^(?:ImportDeclaration|ExportAllDeclaration|TS(?:TypeAnnotation|TypeAliasDeclaration|InterfaceDeclaration|TypeParameter\w*))$/;

/** Each figure once by literal, in the order of the file. A table's literal is its first numbers. */
export function findTypedFigures(file: string, code: string): TypedFigure[] {
  const found = new Map<string, TypedFigure>();
  const add = (literal: string, text: string) => {
    if (!found.has(literal)) found.set(literal, { literal, text });
  };
  readNode(parseSync(file, code).program, false, add);
  return [...found.values()];
}

type Add = (literal: string, text: string) => void;

function readNode(value: unknown, isInTable: boolean, add: Add): void {
  if (Array.isArray(value)) {
    for (const item of value) readNode(item, isInTable, add);
    return;
  }
  if (!isNode(value) || skippedTypes.test(value.type) || isExample(value)) return;
  if (value.type === "Literal" || value.type === "JSXText") {
    if (typeof value["value"] === "string") readText(value["value"], add);
    return;
  }
  if (value.type === "TemplateElement") {
    readText((value["value"] as { cooked: string | null }).cooked ?? "", add); // The parser's form of a template's text.
    return;
  }
  // In a replacement "$1" is a group, not a dollar.
  if (value.type === "CallExpression" && readName(value["callee"], "property").startsWith("replace")) {
    readNode(value["callee"], isInTable, add);
    return;
  }
  const isList = value.type === "ArrayExpression" || value.type === "ObjectExpression";
  const numbers = isList && !isInTable ? listNumbers(value) : [];
  const isTable = numbers.filter((one) => one > largestCount || !Number.isInteger(one)).length >= tableLength;
  if (isTable) add(`table ${numbers.slice(0, 4).join(", ")}`, `${numbers.length} numbers`);
  for (const child of Object.values(value)) {
    if (typeof child === "object") readNode(child, isInTable || isTable, add);
  }
}

function readText(text: string, add: Add): void {
  for (const { figure, beside } of patterns) {
    if (beside !== undefined && !beside.test(text)) continue;
    for (const [literal] of text.matchAll(figure)) add(literal, text.replace(/\s+/g, " ").slice(0, 120));
  }
}

/** Numbers written out in a list or object, at any depth, but not those handed to a function or drawn. */
function listNumbers(value: unknown): number[] {
  if (Array.isArray(value)) return value.flatMap(listNumbers);
  if (!isNode(value) || /Function|JSX|CallExpression/.test(value.type)) return [];
  if (value.type === "Literal") return typeof value["value"] === "number" ? [value["value"]] : [];
  return Object.values(value).flatMap((child) => (typeof child === "object" ? listNumbers(child) : []));
}

function isExample(node: Node): boolean {
  if (node.type === "VariableDeclarator") return exampleName.test(readName(node, "id"));
  if (node.type === "Property") return exampleName.test(readName(node, "key"));
  return node.type === "JSXAttribute" && drawnAttributes.has(readName(node, "name"));
}

function readName(node: unknown, field: string): string {
  const named = isNode(node) ? node[field] : undefined;
  return isNode(named) && typeof named["name"] === "string" ? named["name"] : "";
}

function isNode(value: unknown): value is Node {
  return typeof value === "object" && value !== null && "type" in value && typeof value.type === "string";
}
